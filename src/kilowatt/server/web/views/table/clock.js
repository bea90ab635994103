/** The clocks of the players. The time is read only while a clock runs. */
import { t } from "../../app/i18n.js";
import { h, html, signal, useEffect } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../types/protocol.js").Clocks} Clocks */
/** @typedef {import("../../app/match.js").Match} Match */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const HURRY = 30 * SECOND;

const now = signal(Date.now());
let watchers = 0;
/** @type {number | undefined} */
let beat;

/** Update the time while a clock is shown. */
function watch() {
  watchers++;
  beat ??= setInterval(() => (now.value = Date.now()), SECOND);
  now.value = Date.now();
  return () => {
    if (--watchers) return;
    clearInterval(beat);
    beat = undefined;
  };
}

/** Milliseconds as `1:24`, `2:05:00` or days. @param {number} milliseconds */
function timeText(milliseconds) {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return t("table-days", { count: Math.floor(left / DAY) });
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time left to a seat whose clock is stopped. @param {Clocks} clocks @param {number} seat */
const resting = (clocks, seat) => clocks.banks[seat] ?? null;

/** @param {Clocks} clocks @param {number} seat */
const isRunning = (clocks, seat) => clocks.active === seat && clocks.deadline !== null;

/**
 * The time left to a seat; nothing if the match has no clock. `withIcon`: as in the bar.
 * @param {{match: Match, seat: number, withIcon?: boolean}} props
 */
export function Clock({ match, seat, withIcon }) {
  const clocks = match.clocks.value;
  if (clocks === null) return null;
  if (isRunning(clocks, seat))
    return h(Running, { deadline: /** @type {number} */ (clocks.deadline), skew: match.skew.value, withIcon });
  const left = resting(clocks, seat);
  return left === null ? null : h(Time, { left, withIcon });
}

/** @param {{deadline: number, skew: number, withIcon?: boolean}} props */
function Running({ deadline, skew, withIcon }) {
  useEffect(watch, []);
  const left = deadline - now.value - skew;
  return h(Time, { left, withIcon, class: left < HURRY ? "hurry" : "running" });
}

/** @param {{left: number, withIcon?: boolean, class?: string}} props */
function Time({ left, withIcon, class: state = "" }) {
  return html`<span class="time ${state}" role="timer" data-tip=${t("table-time-left")}>
    ${withIcon && glyph({ name: "clock" })}<span>${timeText(left)}</span>
  </span>`;
}

/** The clock in the bar: the viewer's or, for spectators, the active player's. @param {{match: Match}} props */
export function BarClock({ match }) {
  const active = match.clocks.value?.active ?? null;
  const seat = match.mine.value.length ? match.seat.value : active;
  const shown =
    seat !== null && match.clocks.value !== null && resting(match.clocks.value, seat) === null ? active : seat;
  return shown === null ? null : h(Clock, { match, seat: shown, withIcon: true });
}
