/** The log of a replay: each line leads to its moment, and the current moment is marked. */
import { spoken, t } from "../../app/i18n.js";
import { h, html, useLayoutEffect, useMemo, useRef } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { memoBy } from "../shared/memo.js";
import { roundsOf } from "../table/panels/log-rows.js";

/** @typedef {import("../table/panels/log-rows.js").Line} Line */
/** @typedef {import("./replay-states.js").ReplayStates} ReplayStates */

/** The number of the move of a line: the first part of its id. @param {Line} line */
const numberOf = (line) => Number(line.id.split(".")[0]);

/** @param {{replay: ReplayStates}} props */
export function ReplayLog({ replay }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const names = replay.names.value;
  const rounds = useMemo(() => roundsOf(replay.entries, names), [names, spoken.value]);
  const number = replay.number.value;
  // Fuel markers bought in a row share one line, which has the number of the first of these moves.
  const current = Math.max(
    -1,
    ...rounds.flatMap(({ lines }) => lines.map(numberOf).filter((found) => found <= number)),
  );
  useLayoutEffect(() => centre(box.current, ".current"), [current]);
  return html`<div class="full-log replay-log" ref=${box} tabindex="0" role="region" aria-label=${t("after-log")}>
    ${rounds.map(({ round, lines }) =>
      h(Round, {
        key: round,
        round,
        lines,
        current: lines.some((line) => numberOf(line) === current) ? current : -1,
        onGo: (to) => replay.go(to),
      }),
    )}
  </div>`;
}

/** Scroll a box so that a line is in its middle. @param {HTMLElement | null} box @param {string} selector */
function centre(box, selector) {
  const line = box?.querySelector(selector);
  if (box && line instanceof HTMLElement) box.scrollTop = line.offsetTop - box.clientHeight / 2;
}

const Round = memoBy(
  /** @param {{round: number, lines: Line[], current: number, onGo: (number: number) => void}} props */
  ({ round, lines, current, onGo }) => html`
    <h3>${t("round-number", { round })}</h3>
    <ol class="plain-list">
      ${lines.map((line) => h(LineButton, { key: line.id, line, isCurrent: numberOf(line) === current, onGo }))}
    </ol>
  `,
  ({ lines, current }) => [lines.map((line) => line.text), current],
);

/** @param {{line: Line, isCurrent: boolean, onGo: (number: number) => void}} props */
function LineButton({ line, isCurrent, onGo }) {
  return html`<li class=${line.isPhase ? "log-phase" : ""}>
    <button type="button" class="replay-line ${isCurrent ? "current" : ""}" aria-current=${isCurrent ? "true" : null} onClick=${() => onGo(numberOf(line))}>
      ${line.seat !== null && badge({ seat: line.seat, class: "tiny" })}<span>${line.text}</span>
    </button>
  </li>`;
}
