/** The geometry of a board, in units of its viewBox. */

/** @typedef {[number, number]} Point */
/** @typedef {{text: string, x: number, y: number}} Label */
/**
 * A city: its marker's centre, and its name on one side of it, inside `box` (left, top, right, bottom).
 * @typedef {{
 *   id: string, text: string, code: string, x: number, y: number,
 *   label: "above" | "below" | "left" | "right", box: [number, number, number, number],
 * }} Site
 */
/**
 * A connection: straight, or one curve with its control point at `bend`; its cost stands at `at`, `w` wide.
 * @typedef {{a: string, b: string, bend?: Point, at: Point, w: number}} Line
 */
/**
 * A file in `board/`. `shore` is the simplified coast in pieces. The drawing goes beyond the viewBox to `bounds`, for
 * windows with another aspect ratio.
 * @typedef {{
 *   id: string, lang: string,
 *   viewBox: [number, number, number, number], bounds: [number, number, number, number],
 *   marker: {w: number, h: number, slot: number},
 *   name: {size: number, gap: number, sideGap: number}, cost: {h: number, size: number},
 *   title: Label, lands: Label[], seas: Label[],
 *   legend: {x: number, y: number, row: number, columns: [number, number]},
 *   cities: Site[], links: Line[],
 *   paths: Record<"neighbours" | "neighbourBorders" | "land" | "states" | "lakes" | "rivers" | "graticule", string>,
 *   shore: string[], regions: {id: string, path: string, at: Point}[], borders: string,
 * }} Geometry
 */
/** @typedef {Line & {cost: number}} Link */
/** @typedef {Site & {region: string, neighbours: string[]}} Place */

/** The orientation of a board, on which the layout of the table depends. @param {Geometry} geometry */
export const shapeOf = ({ viewBox: [, , width, height] }) => (width > height ? "landscape" : "portrait");

/** The data of a board and its geometry, joined by id. */
export class Atlas {
  /** @param {Pick<import("../../../app/content.js").Content, "board" | "geometry">} content */
  constructor({ board, geometry }) {
    this.geometry = geometry;
    const regionOf = new Map(board.cities.map((city) => [city.id, city.region]));
    /** @type {Map<string, Place>} */
    this.places = new Map(
      geometry.cities.map((site) => [site.id, { ...site, region: regionOf.get(site.id) ?? "", neighbours: [] }]),
    );
    /** @type {Map<string, Link>} */
    this.links = new Map();
    const lines = new Map(geometry.links.map((line) => [pairOf(line.a, line.b), line]));
    for (const { a, b, cost } of board.connections) {
      const line = lines.get(pairOf(a, b));
      if (line === undefined) throw new Error(`${geometry.id}: no line from ${a} to ${b}`);
      this.links.set(pairOf(a, b), { ...line, cost });
      this.place(a).neighbours.push(b);
      this.place(b).neighbours.push(a);
    }
  }

  /** @param {string} city */
  place(city) {
    const found = this.places.get(city);
    if (found === undefined) throw new Error(`${this.geometry.id}: no place for ${city}`);
    return found;
  }

  /** @param {string} a @param {string} b */
  link(a, b) {
    return this.links.get(pairOf(a, b));
  }

  /**
   * The line along a path of cities, drawn in the order they are passed.
   * @param {string[]} path
   */
  route(path) {
    return path.map((city, at) => (at ? this.#stretch(path[at - 1], city) : `M${spot(this.place(city))}`)).join("");
  }

  /** @param {string} a @param {string} b */
  #stretch(a, b) {
    const bend = this.link(a, b)?.bend;
    const end = spot(this.place(b));
    return bend ? `Q${bend[0]} ${bend[1]} ${end}` : `L${end}`;
  }
}

/** @type {WeakMap<object, Atlas>} */
const atlases = new WeakMap();

/** @param {Pick<import("../../../app/content.js").Content, "board" | "geometry">} content */
export function atlasOf(content) {
  const made = atlases.get(content.geometry) ?? new Atlas(content);
  atlases.set(content.geometry, made);
  return made;
}

/** @param {string} a @param {string} b */
const pairOf = (a, b) => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** @param {Site} site */
const spot = (site) => `${site.x} ${site.y}`;

/** A house that fills a slot of this size, around 0,0. @param {number} slot */
export function housePath(slot) {
  const half = 0.46 * slot;
  const eaves = -0.129 * slot;
  return `M0 ${-0.515 * slot}L${half} ${eaves}V${half}H${-half}V${eaves}Z`;
}

/** @param {Site} site @param {Geometry} geometry the name, as seen from the marker's centre */
export function namePlace(site, { name }) {
  const [left, top, right, bottom] = site.box;
  const baseline = (top + bottom) / 2 - site.y + 0.28 * name.size;
  if (site.label === "left") return { x: right - site.x, y: baseline, anchor: "end" };
  if (site.label === "right") return { x: left - site.x, y: baseline, anchor: "start" };
  return { x: (left + right) / 2 - site.x, y: baseline, anchor: "middle" };
}
