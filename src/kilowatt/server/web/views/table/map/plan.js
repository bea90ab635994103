//# allFunctionsCalledOnLoad
/** The cities picked this turn: by which path each is connected to the network as it is when it is built. */

/** @typedef {import("./geometry.js").Atlas} Atlas */
/** @typedef {{path: string[], cost: number}} Way */

/**
 * The server arranges a plan anew with each pick, so the path a city was once offered with tells nothing: the cheapest
 * one from what is built before it does.
 * @param {Atlas} atlas
 * @param {readonly string[]} network the cities that are built
 * @param {readonly string[]} plan in the order they are built
 * @param {readonly string[]} regions in play
 * @returns {Map<string, string[]>}
 */
export function pathsOf(atlas, network, plan, regions) {
  const isOpen = (/** @type {string} */ city) => regions.includes(atlas.place(city).region);
  return new Map(plan.map((city, place) => [city, cheapestPath(atlas, new Set([...network, ...plan.slice(0, place)]), city, isOpen)]));
}

/**
 * From the goal outwards, city by city, until the network is met. The first city of all needs no path.
 * @param {Atlas} atlas @param {ReadonlySet<string>} network @param {string} goal @param {(city: string) => boolean} isOpen
 */
function cheapestPath(atlas, network, goal, isOpen) {
  /** @type {Way[]} */
  const ways = network.size ? [{ path: [goal], cost: 0 }] : [];
  const passed = new Set();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const { path, cost } = way;
    const [city] = path;
    if (network.has(city)) return path;
    if (passed.has(city)) continue;
    passed.add(city);
    const onwards = atlas.place(city).neighbours.filter((next) => isOpen(next) && !passed.has(next));
    ways.push(...onwards.map((next) => ({ path: [next, ...path], cost: cost + (atlas.link(city, next)?.cost ?? 0) })));
    ways.sort((one, other) => one.cost - other.cost);
  }
  return [goal];
}
