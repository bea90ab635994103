/**
 * Recovery codes. The server sends each code once, when a player takes a seat. This browser stores them, so that the
 * player can look one up and take the seat on another device.
 */
import { keyOf, recall, remember } from "../../app/settings.js";
import { signal } from "../../vendor/libraries.js";

/** @typedef {{seat: number, code: string}} SeatCode */

const NAME = "codes";
const MAX_TABLES = 50;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;
/** @param {unknown} held */
const isSeatCode = (held) => isObject(held) && Number.isInteger(held.seat) && typeof held.code === "string";
/** @param {unknown} seats */
const areSeatCodes = (seats) => Array.isArray(seats) && seats.every(isSeatCode);

/** Codes by match. Stored values that cannot be read are ignored. */
function read() {
  const tables = Object.entries(recall(NAME, isObject) ?? {});
  return /** @type {Record<string, SeatCode[]>} */ (
    Object.fromEntries(tables.filter(([, seats]) => areSeatCodes(seats)))
  );
}

const codes = signal(read());
/** Matches whose codes have not been shown yet. */
export const fresh = signal(/** @type {string[]} */ ([]));

/** @param {string} match */
export const codesOf = (match) => codes.value[match] ?? [];

/**
 * Store the codes of seats just taken.
 * @param {{match: string, seats: number[], codes: string[]}} seated the server's answer
 */
export function storeCodes({ match, seats, codes: given }) {
  const taken = seats.map((seat, place) => ({ seat, code: given[place] }));
  // Read again first: another window may have stored codes meanwhile.
  const others = Object.entries({ ...codes.value, ...read() }).filter(([id]) => id !== match);
  const before = codesOf(match).filter((held) => !seats.includes(held.seat));
  codes.value = Object.fromEntries([...others.slice(1 - MAX_TABLES), [match, [...before, ...taken]]]);
  fresh.value = [...fresh.value, match];
  remember(NAME, codes.value); // without storage, they last until the page is closed
}

/**
 * Call `then` when a seat is taken in another window of this browser, until the returned function is called.
 * @param {() => void} then
 */
export function whenSeatedElsewhere(then) {
  const onStorage = (/** @type {StorageEvent} */ { key }) => {
    if (key === keyOf(NAME)) then();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

whenSeatedElsewhere(() => (codes.value = read()));

/** The codes of a match have been shown. @param {string} match */
export function markCodesShown(match) {
  fresh.value = fresh.value.filter((id) => id !== match);
}
