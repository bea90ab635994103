/** The choice of clocks: for live games, and for games that last days or weeks. */
import { spoken, t } from "../../app/i18n.js";

/** @typedef {import("../../types/protocol.js").Clock} Clock */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @type {Clock[]} */
export const LIVE = [
  { kind: "move", seconds: MINUTE, increment: 0 },
  { kind: "move", seconds: 3 * MINUTE, increment: 0 },
  { kind: "bank", seconds: 15 * MINUTE, increment: 15 },
  { kind: "bank", seconds: 45 * MINUTE, increment: 30 },
];
/** @type {Clock[]} */
export const DAYS = [
  { kind: "move", seconds: 12 * HOUR, increment: 0 },
  { kind: "move", seconds: DAY, increment: 0 },
  { kind: "move", seconds: 3 * DAY, increment: 0 },
  { kind: "bank", seconds: 7 * DAY, increment: 12 * HOUR },
];

/** @type {[string, number][]} */
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
];

/** A duration in the largest unit that gives a whole number. @param {number} seconds */
export function span(seconds) {
  const [unit, size] = UNITS.find(([, long]) => seconds % long === 0) ?? UNITS[3];
  return new Intl.NumberFormat(spoken.value, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** @param {Clock} clock */
export function clockText({ kind, seconds, increment = 0 }) {
  if (kind === "move") return t("start-clock-move", { time: span(seconds) });
  return t("start-clock-bank", { time: span(seconds), more: span(increment) });
}
