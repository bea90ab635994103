/** The status of each city: the owners of its houses, its free slots, and the effect of a click. */

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").CityPrice} CityPrice */
/** @typedef {import("./geometry.js").Atlas} Atlas */
/** @typedef {Map<string, CityPrice>} Prices */
/** Who built in each city, the first one first. @typedef {ReadonlyMap<string, readonly number[]>} Builders */

/**
 * `out`: not in play. `target`: the viewer can build here now. `queued`: picked this turn. `barred`: it is the viewer's
 * turn to build, but not here.
 * @typedef {"out" | "rest" | "target" | "queued" | "barred"} State
 */
/** @typedef {{state: State, owners: number[], planned: number[]}} Status seats with a house, and those not yet sent */

/**
 * @typedef {object} Situation
 * @property {Observation} observation
 * @property {Observation} base
 * @property {boolean} active
 * @property {Prices} prices
 * @property {Builders} [builders]
 * @property {boolean} [drafting] regions are being chosen, and all cities are shown
 */

/**
 * @param {Atlas} atlas
 * @param {Situation} situation
 * @returns {Map<string, Status>}
 */
export function statuses(atlas, { observation, base, active, prices, builders = NOBODY, drafting = false }) {
  const inPlay = new Set(observation.cities_in_play);
  const owners = ownersOf(observation);
  const before = ownersOf(base);
  const found = new Map();
  for (const city of atlas.places.keys()) {
    const sent = before.get(city) ?? [];
    const [built, planned] = split(inOrder(owners.get(city) ?? [], builders.get(city)), (seat) => sent.includes(seat));
    const isOut = !drafting && !inPlay.has(city);
    found.set(city, {
      owners: [...built, ...planned],
      planned,
      state: isOut ? "out" : stateOf(active, planned, prices.get(city)),
    });
  }
  return found;
}

/** @type {Builders} */
const NOBODY = new Map();

/**
 * The seats in the order they built; those from before the log come first.
 * @param {number[]} seats
 * @param {readonly number[]} [order]
 */
const inOrder = (seats, order = []) => seats.sort((one, other) => order.indexOf(one) - order.indexOf(other));

/** @param {boolean} active @param {number[]} planned @param {CityPrice | undefined} price @returns {State} */
function stateOf(active, planned, price) {
  if (planned.length) return "queued";
  if (!active) return "rest";
  return price && !price.refusal ? "target" : "barred";
}

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => boolean} test
 * @returns {[T[], T[]]} those that pass, the others
 */
const split = (items, test) => [items.filter(test), items.filter((item) => !test(item))];

/** @param {Observation} observation @returns {Map<string, number[]>} the seats with a house in each city */
function ownersOf(observation) {
  const owners = new Map();
  observation.players.forEach((player, seat) => {
    for (const city of player.cities) owners.set(city, [...(owners.get(city) ?? []), seat]);
  });
  return owners;
}
