/** The timeline of a replay with a slider: rounds, phases, steps and turning points. */
import { t } from "../../app/i18n.js";
import { html } from "../../vendor/libraries.js";

/** @typedef {import("../../types/protocol.js").TurningPoint} TurningPoint */
/** @typedef {import("./replay-states.js").ReplayStates} ReplayStates */

/** Number of rounds with a label, so that the labels do not overlap. */
const MAX_LABELS = 14;

/** The moment in words. @param {ReplayStates} replay @param {number} number */
export function momentText({ marks, last }, number) {
  const { round, phase } = marks.findLast((mark) => mark.number <= number) ?? marks[0];
  return t("after-moment", { round, phase: t(`phase-${phase}`), number, count: last });
}

/** @param {{replay: ReplayStates, points: readonly TurningPoint[]}} props */
export function Scrubber({ replay, points }) {
  const number = replay.number.value;
  const onInput = (/** @type {{currentTarget: HTMLInputElement}} */ event) =>
    replay.go(Number(event.currentTarget.value));
  return html`<div class="scrubber">
    ${timeline(replay, points)}
    <input
      type="range"
      min="0"
      max=${replay.last}
      value=${number}
      aria-label=${t("after-time")}
      aria-valuetext=${momentText(replay, number)}
      onInput=${onInput}
    />
  </div>`;
}

/** @param {ReplayStates} replay @param {readonly TurningPoint[]} points */
function timeline({ number, last, marks, rounds, steps }, points) {
  const at = (/** @type {number} */ moves) => `${(100 * moves) / Math.max(1, last)}%`;
  const labelEvery = Math.ceil(rounds.length / MAX_LABELS);
  return html`<svg class="scrubber-line" width="100%" height="34" aria-hidden="true">
    <rect class="scrubber-ground" y="15" width="100%" height="7" rx="3.5" />
    <rect class="scrubber-done" y="15" width=${at(number.value)} height="7" rx="3.5" />
    ${marks.map((mark) => html`<line class="scrubber-phase" key=${mark.number} x1=${at(mark.number)} x2=${at(mark.number)} y1="16" y2="21" />`)}
    ${rounds.map(
      (mark, place) => html`<g key=${mark.number}>
        <line class="scrubber-round" x1=${at(mark.number)} x2=${at(mark.number)} y1="12" y2="25" />
        ${place % labelEvery === 0 && html`<text class="scrubber-number" x=${at(mark.number)} dx="3" y="10">${mark.round}</text>`}
      </g>`,
    )}
    ${steps.map(({ number: began, step }) => html`<text class="scrubber-step" key=${step} x=${at(began)} y="34" text-anchor="middle">${t("step-number", { step })}</text>`)}
    ${points.map((point) => html`<path class="scrubber-turn" key=${`${point.first}/${point.seat}`} d="M0 -6 5 0 0 6 -5 0Z" style=${{ transform: `translate(${at(point.first - 1)}, 18.5px)` }} />`)}
  </svg>`;
}
