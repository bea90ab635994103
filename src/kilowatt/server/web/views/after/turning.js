/** The turning points of a game: when, who gained or lost, and by which moves. */
import { t } from "../../app/i18n.js";
import { html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { linesOf } from "../table/panels/log-rows.js";
import { percent } from "./charts.js";
import { markAt } from "./timeline.js";

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../types/protocol.js").Turning} Turning */
/** @typedef {import("../../types/protocol.js").TurningPoint} TurningPoint */
/** @typedef {import("../../app/i18n.js").Names} Names */
/** @typedef {import("./timeline.js").Mark} Mark */

const MAX_LINES = 3;
/** Events that say little about why the chances changed. */
const MINOR = ["bid_made", "bidder_passed", "plant_nominated", "turn_ended", "phase_began", "order_set"];

/**
 * What the player did in the moves of a turning point, in a few lines.
 * @param {readonly Entry[]} entries
 * @param {TurningPoint} point
 * @param {Names} names
 */
function linesAt(entries, { first, last, seat }, names) {
  const own = entries
    .filter(({ number }) => number >= first && number <= last)
    .map((entry) => ({
      ...entry,
      events: entry.events.filter((event) => "seat" in event && event.seat === seat && !MINOR.includes(event.type)),
    }));
  return linesOf(own, names).slice(0, MAX_LINES);
}

/**
 * @typedef {{turning: Turning | null, isWaiting: boolean, entries: readonly Entry[], marks: readonly Mark[], names: Names,
 *   onGo: (number: number) => void, onFork: (number: number) => void}} TurningProps
 */

/** @param {TurningProps} props */
export function TurningPoints(props) {
  const { turning, isWaiting } = props;
  if (turning === null)
    return html`<p class="quiet-text" role="status">${t(isWaiting ? "after-turning-waiting" : "after-turning-none")}</p>`;
  if (!turning.points.length) return html`<p class="quiet-text">${t("after-turning-steady")}</p>`;
  return html`<ol class="plain-list turning">
    ${turning.points.map((point) => pointRow(point, turning, props))}
  </ol>`;
}

/** @param {TurningPoint} point @param {Turning} turning @param {TurningProps} props */
function pointRow(point, turning, { entries, marks, names, onGo, onFork }) {
  const { round, phase } = markAt(marks, point.first - 1);
  const before = turning.course.findLast(({ number }) => number < point.first)?.shares[point.seat] ?? 0;
  const after = turning.course.find(({ number }) => number >= point.last)?.shares[point.seat] ?? 0;
  return html`<li key=${`${point.first}/${point.seat}`} class=${point.swing > 0 ? "gain" : "loss"}>
    <p class="turning-when">${t("round-number", { round })} · ${t(`phase-${phase}`)}</p>
    <p class="turning-who">
      ${badge({ seat: point.seat })}
      <b>${t(point.swing > 0 ? "after-gained" : "after-lost", { player: names.players[point.seat] })}</b>
      <span class="turning-swing">${percent(before)} → ${percent(after)}</span>
    </p>
    <ul class="plain-list turning-doings">${linesAt(entries, point, names).map((line) => html`<li key=${line.id}>${line.text}</li>`)}</ul>
    <p class="turning-actions">
      <button type="button" class="button small" onClick=${() => onGo(point.first - 1)}>${t("after-watch")}</button>
      <button type="button" class="button small" onClick=${() => onFork(point.first - 1)}>${t("after-play-on")}</button>
    </p>
  </li>`;
}
