/** The log beside a replay: every line leads to its moment, and the moment at hand is marked. */
import { spoken, t } from "../../app/i18n.js";
import { h, html, useLayoutEffect, useMemo, useRef } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { memoBy } from "../shared/memo.js";
import { roundsOf } from "../table/panels/log-rows.js";

/** @typedef {import("../table/panels/log-rows.js").Line} Line */
/** @typedef {import("./replay-states.js").ReplayStates} ReplayStates */

/** The move a line belongs to: it is the first part of its id. @param {Line} line */
const numberOf = (line) => Number(line.id.split(".")[0]);

/** @param {{replay: ReplayStates}} props */
export function ReplayLog({ replay }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const names = replay.names.value;
  const rounds = useMemo(() => roundsOf(replay.entries, names), [names, spoken.value]);
  const number = replay.number.value;
  // Markers bought one after the other are one line, of the first of these moves.
  const current = Math.max(
    -1,
    ...rounds.flatMap(({ lines }) => lines.map(numberOf).filter((found) => found <= number)),
  );
  useLayoutEffect(() => {
    const line = box.current?.querySelector(".current");
    if (box.current && line instanceof HTMLElement)
      box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
  }, [current]);
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
