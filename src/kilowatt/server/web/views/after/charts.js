/** The charts of a game: figures by round, and the chances to win. */
import { spoken, t } from "../../app/i18n.js";
import { h, html, useMemo, useSignal } from "../../vendor/libraries.js";
import { Chart, Legend } from "./chart.js";
import { markAt } from "./timeline.js";

/** @typedef {import("../../types/protocol.js").Statistics} Statistics */
/** @typedef {import("../../types/protocol.js").Turning} Turning */
/** @typedef {import("./timeline.js").Mark} Mark */

/** @typedef {"money" | "cities" | "income" | "capacity"} Figure */
/** @typedef {{names: string[], hidden: ReadonlySet<number>, number?: number, onGo: (number: number) => void}} Shared */

/** The figures with the keys of their titles. @type {[Figure, string][]} */
const FIGURES = [
  ["money", "label-money"],
  ["cities", "label-cities"],
  ["income", "label-income"],
  ["capacity", "label-capacity"],
];

/** A share of one in percent. @param {number} share */
export const percent = (share) => new Intl.NumberFormat(spoken.value, { style: "percent" }).format(share);

/**
 * @param {{figures: Statistics, names: string[], marks: readonly Mark[], number?: number, onGo: (number: number) => void}} props
 *   `number`: the moment that is shown
 */
export function Charts({ figures, names, marks, number, onGo }) {
  const hidden = useSignal(/** @type {ReadonlySet<number>} */ (new Set()));
  const shared = { names, hidden: hidden.value };
  return html`
    ${h(Legend, { ...shared, onChange: (next) => (hidden.value = next) })}
    <div class="charts">
      ${figures.turning && h(Chances, { ...shared, turning: figures.turning, marks, number, onGo })}
      ${FIGURES.map(([figure, title]) => h(ByRound, { key: figure, ...shared, figures, figure, title: t(title), number, onGo }))}
    </div>
  `;
}

/** The chances to win. @param {Shared & {turning: Turning, marks: readonly Mark[]}} props */
function Chances({ turning: { course }, marks, number, onGo, ...shared }) {
  const rounds = course.map((moment) => markAt(marks, moment.number).round);
  return h(Chart, {
    ...shared,
    title: t("after-chances"),
    xs: course.map((moment) => moment.number),
    label: (at) => t("round-number", { round: rounds[at] }),
    tick: (at) => (rounds[at] === rounds[at - 1] ? "" : String(rounds[at])),
    series: shared.names.map((_, seat) => ({ seat, values: course.map(({ shares }) => shares[seat]) })),
    format: percent,
    most: 1,
    onPick: (at) => onGo(course[at].number),
    now: number,
  });
}

/** @param {Shared & {figures: Statistics, figure: Figure, title: string}} props */
function ByRound({ figures, figure, title, number, onGo, ...shared }) {
  // Nobody is paid in the last round, so its value would only mislead.
  const rounds =
    figure === "income" ? figures.rounds.filter(({ seats }) => seats.some((seat) => seat.income)) : figures.rounds;
  const series = useMemo(
    () => shared.names.map((_, seat) => ({ seat, values: rounds.map(({ seats }) => seats[seat][figure]) })),
    [figures, shared.names.length],
  );
  if (!rounds.length) return null;
  return h(Chart, {
    ...shared,
    title,
    xs: rounds.map(({ round }) => round),
    label: (at) => t("round-number", { round: rounds[at].round }),
    tick: (at) => String(rounds[at].round),
    series,
    onPick: (at) => onGo(rounds[at].last),
    now: number === undefined ? undefined : Math.min(roundAt(figures, number), rounds[rounds.length - 1].round),
  });
}

/** The position of a moment on the axis of rounds. @param {Statistics} figures @param {number} number */
function roundAt({ rounds }, number) {
  const at = rounds.findIndex(({ last }) => number <= last);
  if (at <= 0) return rounds[Math.max(0, at)]?.round ?? 1;
  const [before, here] = [rounds[at - 1], rounds[at]];
  return before.round + (number - before.last) / Math.max(1, here.last - before.last);
}
