/** Moves from city to city by keys. */
import { plain } from "../../../shared/plain-text.js";

/** @typedef {import("../geometry.js").Atlas} Atlas */
/** @typedef {import("../geometry.js").Place} Place */

/** @type {Record<string, [number, number]>} */
export const DIRECTIONS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Cosine of the largest angle between a direction and a city in it: 65 degrees. */
const WIDEST = 0.42;

/**
 * The connected city nearest to a direction; if none is connected that way, the nearest city there.
 * @param {Atlas} atlas
 * @param {string} from
 * @param {string} key one of the arrow keys
 * @param {(city: string) => boolean} isOpen whether a city can have the focus
 * @returns {string | null}
 */
export function cityTowards(atlas, from, key, isOpen) {
  const start = atlas.place(from);
  const heading = (/** @type {string} */ city) => bearing(start, atlas.place(city), DIRECTIONS[key]);
  const ahead = (/** @type {string} */ city) => city !== from && isOpen(city) && heading(city).along > WIDEST;
  const linked = start.neighbours.filter(ahead);
  if (linked.length) return least(linked, (city) => -heading(city).along);
  const others = [...atlas.places.keys()].filter(ahead);
  return others.length ? least(others, (city) => heading(city).far) : null;
}

/** @param {Place} from @param {Place} to @param {[number, number]} direction */
function bearing(from, to, [dx, dy]) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(x, y);
  return { far, along: (x * dx + y * dy) / far };
}

/** @template T @param {T[]} items @param {(item: T) => number} measure */
const least = (items, measure) => items.reduce((best, item) => (measure(item) < measure(best) ? item : best));

/** Milliseconds after which a letter begins a new word. */
const PAUSE = 900;

/** Finds a city by the first letters of its name; the same letter again finds the next one. */
export class Speller {
  #typed = "";
  #time = -Infinity;

  /**
   * @param {string} letter
   * @param {number} time
   * @param {[string, string][]} cities ids and names, in the order to go through them
   * @param {string | null} current
   * @returns {string | null}
   */
  type(letter, time, cities, current) {
    const key = plain(letter);
    const begun = time - this.#time < PAUSE && this.#typed !== key ? this.#typed : "";
    this.#time = time;
    for (const typed of begun ? [begun + key, key] : [key]) {
      const found = cities.filter(([, name]) => plain(name).startsWith(typed)).map(([id]) => id);
      if (!found.length) continue;
      this.#typed = typed;
      const at = current === null ? -1 : found.indexOf(current);
      return typed !== key && at >= 0 ? current : found[(at + 1) % found.length];
    }
    return null;
  }
}
