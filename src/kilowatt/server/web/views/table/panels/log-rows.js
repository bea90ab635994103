/** The log as lines to read: events in words, grouped by round and phase. */
import { eventText, listed, t } from "../../../app/i18n.js";
import { fuelWords } from "../../shared/fuel.js";

/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../types/protocol.js").Event} Event */
/** @typedef {import("../../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../../app/i18n.js").Names} Names */
/**
 * @typedef {{id: string, seat: number | null, text: string, rule: string | null, isUndone: boolean, note: string, isPhase: boolean}} Line
 */
/** @typedef {{round: number, lines: Line[]}} RoundLines */
/** Fuel markers bought in a row. @typedef {{type: "fuel", seat: number, stock: Stock, price: number}} Purchase */
/** @typedef {{entry: Entry, index: number, event: Event | Purchase, isUndone: boolean}} Item */

/** Events that follow from another line. */
const SILENT = ["sale_closed", "deck_prepared"];

/** Notes on moves that the player did not make. @type {Record<string, string>} */
const NOTES = { clock: "table-by-clock", order: "table-by-order" };

/**
 * All lines in order. Moves that were undone remain, marked.
 * @param {readonly Entry[]} entries
 * @param {Names} names
 * @returns {RoundLines[]}
 */
export function roundsOf(entries, names) {
  /** @type {RoundLines[]} */
  const rounds = [{ round: 1, lines: [] }];
  for (const item of merged(itemsOf(entries))) {
    const { event } = item;
    const isPhase = event.type === "phase_began";
    if (isPhase && event.round !== rounds[rounds.length - 1].round) rounds.push({ round: event.round, lines: [] });
    rounds[rounds.length - 1].lines.push(lineOf(item, names));
  }
  return rounds.filter(({ lines }) => lines.length);
}

/** The last lines, newest last. @param {readonly Entry[]} entries @param {Names} names @param {number} count */
export function lastLines(entries, names, count) {
  // Few entries are enough, because most have one or two lines.
  return merged(itemsOf(entries.slice(-4 * count)))
    .filter(({ event }) => event.type !== "phase_began")
    .slice(-count)
    .map((item) => lineOf(item, names));
}

/** The lines of a batch of entries. @param {readonly Entry[]} entries @param {Names} names */
export const linesOf = (entries, names) => merged(itemsOf(entries)).map((item) => lineOf(item, names));

/**
 * The number of lines that were not undone, without the beginnings of phases.
 * @param {readonly Entry[]} entries
 */
export const countOf = (entries) =>
  merged(itemsOf(entries)).filter(({ event, isUndone }) => !isUndone && event.type !== "phase_began").length;

/** @param {readonly Entry[]} entries @returns {Item[]} */
function itemsOf(entries) {
  const valid = numbersInForce(entries);
  return entries.flatMap((entry, place) => {
    const isUndone = entry.kind === "act" && !valid[place];
    if (entry.kind !== "act") return [{ entry, index: 0, event: /** @type {any} */ ({ type: entry.kind }), isUndone }];
    return entry.events
      .map((event, index) => ({ entry, index, event, isUndone }))
      .filter(({ event }) => !SILENT.includes(event.type));
  });
}

/** For each entry, whether no later undo takes it back. @param {readonly Entry[]} entries */
function numbersInForce(entries) {
  const valid = new Array(entries.length).fill(true);
  let limit = Infinity;
  for (let place = entries.length - 1; place >= 0; place--) {
    const { kind, number } = entries[place];
    if (kind !== "act") limit = Math.min(limit, number);
    else if (number > limit) valid[place] = false;
    else limit = Infinity;
  }
  return valid;
}

/** @param {{seat: number, fuel: keyof Stock, price: number}} event @returns {Purchase} */
function purchaseOf({ seat, fuel, price }) {
  const none = { coal: 0, oil: 0, garbage: 0, uranium: 0 };
  return { type: "fuel", seat, stock: { ...none, [fuel]: 1 }, price };
}

/** Merge fuel markers bought in a row into one line. @param {Item[]} items */
function merged(items) {
  /** @type {Item[]} */
  const found = [];
  for (const item of items) {
    const { event } = item;
    const last = found.at(-1);
    if (last && isPlainEnd(last, item)) continue;
    if (event.type !== "fuel_bought") found.push(item);
    else if (last?.event.type === "fuel" && last.event.seat === event.seat && last.isUndone === item.isUndone)
      add(last.event, event);
    else found.push({ ...item, event: purchaseOf(event) });
  }
  return found;
}

/**
 * The end of a turn is a line only if the player neither bought nor built anything.
 * @param {Item} last
 * @param {Item} item
 */
const isPlainEnd = ({ event: last }, { event }) =>
  event.type === "turn_ended" && (last.type === "fuel" || last.type === "city_built") && last.seat === event.seat;

/** @param {Purchase} purchase @param {{fuel: keyof Stock, price: number}} event */
function add(purchase, event) {
  purchase.stock[event.fuel]++;
  purchase.price += event.price;
}

/** @param {Item} item @param {Names} names @returns {Line} */
function lineOf({ entry, index, event, isUndone }, names) {
  const isAct = entry.kind === "act";
  return {
    id: `${entry.seq}.${index}`,
    seat: !isAct ? entry.seat : "seat" in event ? event.seat : null,
    text: textOf(entry, event, names),
    rule: "rule" in event ? event.rule : null,
    isUndone,
    note: NOTES[entry.by] && index === 0 ? t(NOTES[entry.by]) : "",
    isPhase: event.type === "phase_began",
  };
}

/** @param {Entry} entry @param {Event | Purchase} event @param {Names} names */
function textOf(entry, event, names) {
  if (entry.kind !== "act")
    return t(entry.kind === "undo" ? "table-log-undo" : "table-log-takeback", { player: names.players[entry.seat] });
  if (event.type === "phase_began") return t(`phase-${event.phase}`);
  if (event.type !== "fuel") return eventText(event, names);
  const fuel = listed(fuelWords(event.stock));
  return t("table-log-fuel", { player: names.players[event.seat], fuel, price: event.price });
}
