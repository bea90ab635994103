/**
 * Recovery codes. The server tells each one once, to whoever sits down; this browser remembers them, so that a person
 * can look one up and take the seat along to another device.
 */
import { keyOf, recall, remember } from "../../app/settings.js";
import { signal } from "../../vendor/libraries.js";

/** @typedef {{seat: number, code: string}} SeatCode */

const NAME = "codes";
const MOST_TABLES = 50;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;
/** @param {unknown} held */
const isSeatCode = (held) => isObject(held) && Number.isInteger(held.seat) && typeof held.code === "string";
/** @param {unknown} seats */
const areSeatCodes = (seats) => Array.isArray(seats) && seats.every(isSeatCode);

/** By table; a table of which there is nothing to be made is left out, the others are kept. */
function read() {
  const tables = Object.entries(recall(NAME, isObject) ?? {});
  return /** @type {Record<string, SeatCode[]>} */ (
    Object.fromEntries(tables.filter(([, seats]) => areSeatCodes(seats)))
  );
}

const codes = signal(read());
/** Tables one has just sat down at: their codes are still to be shown. */
export const fresh = signal(/** @type {string[]} */ ([]));

/** @param {string} match */
export const codesOf = (match) => codes.value[match] ?? [];

/**
 * Remember the codes of seats just taken.
 * @param {{match: string, seats: number[], codes: string[]}} seated what the server says to who sits down
 */
export function keepCodes({ match, seats, codes: given }) {
  const taken = seats.map((seat, place) => ({ seat, code: given[place] }));
  // Another window may just have written: nothing of it may be lost.
  const others = Object.entries({ ...codes.value, ...read() }).filter(([id]) => id !== match);
  const before = codesOf(match).filter((held) => !seats.includes(held.seat));
  codes.value = Object.fromEntries([...others.slice(1 - MOST_TABLES), [match, [...before, ...taken]]]);
  fresh.value = [...fresh.value, match];
  remember(NAME, codes.value); // where nothing can be kept, they last long enough to be written down
}

/**
 * Call `then` whenever a seat was taken in another window of this browser, until the returned function is called.
 * @param {() => void} then
 */
export function whenSeatedElsewhere(then) {
  const hear = (/** @type {StorageEvent} */ { key }) => {
    if (key === keyOf(NAME)) then();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

whenSeatedElsewhere(() => (codes.value = read()));

/** They have been seen. @param {string} match */
export function codesSeen(match) {
  fresh.value = fresh.value.filter((id) => id !== match);
}
