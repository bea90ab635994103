/** The log beside a replay: every line leads to its moment, and the moment at hand is marked. */
import { h, html } from "../../app/html.js";
import { spoken, t } from "../../app/i18n.js";
import { useLayoutEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { Badge } from "../shared/badge.js";
import { memoBy } from "../shared/memo.js";
import { roundsOf } from "../table/lines.js";

/** @typedef {import("../table/lines.js").Line} Line */
/** @typedef {import("./film.js").Film} Film */

/** The move a line belongs to: it is the first part of its id. @param {Line} line */
const numberOf = (line) => Number(line.id.split(".")[0]);

/** @param {{film: Film}} props */
export function ReplayLog({ film }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const names = film.names.value;
  const rounds = useMemo(() => roundsOf(film.entries, names), [names, spoken.value]);
  const number = film.number.value;
  const current = rounds.flatMap(({ lines }) => lines).findLast((line) => numberOf(line) <= number)?.id ?? "";
  useLayoutEffect(() => {
    const line = box.current?.querySelector(".current");
    if (box.current && line instanceof HTMLElement) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 2;
  }, [current]);
  return html`<div class="full-log replay-log" ref=${box} tabindex="0" role="region" aria-label=${t("after-log")}>
    ${rounds.map(({ round, lines }) =>
      h(Round, { key: round, round, lines, current: lines.some((line) => line.id === current) ? current : "", onGo: (to) => film.go(to) }),
    )}
  </div>`;
}

const Round = memoBy(
  /** @param {{round: number, lines: Line[], current: string, onGo: (number: number) => void}} props */
  ({ round, lines, current, onGo }) => html`
    <h3>${t("round-number", { round })}</h3>
    <ol class="plain-list">
      ${lines.map((line) => html`<li key=${line.id} class=${line.isPhase ? "log-phase" : ""}>
        <button type="button" class="replay-line ${line.id === current ? "current" : ""}" aria-current=${line.id === current ? "true" : null} onClick=${() => onGo(numberOf(line))}>
          ${line.seat !== null && h(Badge, { seat: line.seat, class: "tiny" })}<span>${line.text}</span>
        </button>
      </li>`)}
    </ol>
  `,
  ({ lines, current }) => [lines.map((line) => line.text), current],
);
