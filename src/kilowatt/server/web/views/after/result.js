/** The result of a game: the winner, the standings, the course, the turning points, and what to do next. */
import { problemText, t } from "../../app/i18n.js";
import { navigate } from "../../app/route.js";
import { h, html, useMemo, useSignal } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";
import { playAgain } from "../table/table-requests.js";
import { movesInForce } from "../table/table-text.js";
import { Awards } from "./awards.js";
import { Charts } from "./charts.js";
import { useFigures } from "./figures.js";
import { ForkDialog } from "./fork.js";
import { momentPath, shareLink } from "./share.js";
import { Standings, Verdict } from "./standings.js";
import { marksOf, markAt } from "./timeline.js";
import { TurningPoints } from "./turning.js";

/** @typedef {import("../../app/match.js").Match} Match */

/** @param {{context: {match: Match}}} props */
export function Result({ context: { match } }) {
  const table = match.table.value;
  const names = match.names.value;
  const { standings = [], decided_by: decidedBy = [] } = match.observation.value ?? {};
  const ranking = { standings, decidedBy };
  const isOver = table.status === "finished" || table.status === "study";
  const { figures, problem, isWaiting } = useFigures(match.id, isOver);
  const entries = useMemo(() => movesInForce(match.entries.value), [match.entries.value]);
  const marks = useMemo(() => marksOf(entries), [entries]);
  const forked = useSignal(/** @type {number | null} */ (null));
  const onGo = (/** @type {number} */ number) => navigate(momentPath(match.id, number));
  const onFork = (/** @type {number} */ number) => (forked.value = number);
  return html`<main class="result">
    ${standings.length ? h(Verdict, { ranking, names, mine: match.mine.value }) : h(NoResult, { isAbandoned: table.status === "abandoned" })}
    ${h(NextSteps, { match })}
    ${problem && html`<p class="error wide" role="alert">${problemText(problem)}</p>`}
    <div class="result-half">
      ${standings.length > 0 && html`<section class="card"><h2>${t("after-standings")}</h2>${h(Standings, { ranking, names, mine: match.mine.value })}</section>`}
      ${figures !== null && html`<section class="card"><h2>${t("after-awards")}</h2>${h(Awards, { awards: figures.awards, names: names.players })}</section>`}
    </div>
    ${figures !== null && cards({ turning: figures.turning, isWaiting, entries, marks, names, onGo, onFork }, figures)}
    ${forked.value !== null && h(ForkAt, { match, number: forked.value, seat: match.mine.value[0] ?? 0, marks, onClose: () => (forked.value = null) })}
  </main>`;
}

/** @param {{isAbandoned: boolean}} props */
function NoResult({ isAbandoned }) {
  return html`<header class="verdict dark"><h1>${t(isAbandoned ? "after-abandoned" : "after-unfinished")}</h1></header>`;
}

/**
 * The turning points and the charts.
 * @param {import("./turning.js").TurningProps} props
 * @param {import("../../types/protocol.js").Statistics} figures
 */
const cards = (props, figures) => html`
  <section class="card"><h2>${t("after-turning")}</h2>${h(TurningPoints, props)}</section>
  <section class="card wide">
    <h2>${t("after-course")}</h2>
    ${h(Charts, { figures, names: props.names.players, marks: props.marks, onGo: props.onGo })}
  </section>
`;

/**
 * @param {{match: Match, number: number, seat: number, marks: import("./timeline.js").Mark[], onClose: () => void}} props
 */
function ForkAt({ match, number, seat, marks, onClose }) {
  const { round, phase } = markAt(marks, number);
  const when = t("after-moment", { round, phase: t(`phase-${phase}`), number, count: match.number.value });
  return h(ForkDialog, { table: match.table.value, number, seat, when, onClose });
}

/** @param {{match: Match}} props */
function NextSteps({ match }) {
  const { status, rematch, number } = match.table.value;
  const canRematch = match.mine.value.length > 0 && (status === "finished" || status === "abandoned");
  return html`<nav class="next-steps" aria-label=${t("after-next")}>
    ${canRematch && html`<button type="button" class="button primary" onClick=${() => playAgain(match.id)}>${glyph({ name: "refresh" })}${t("after-rematch")}</button>`}
    ${!canRematch && rematch && html`<a class="button" href=${`/t/${rematch}`}>${glyph({ name: "refresh" })}${t("after-to-rematch")}</a>`}
    ${number > 0 && html`<a class="button" href=${momentPath(match.id)}>${glyph({ name: "play" })}${t("after-replay")}</a>`}
    <button type="button" class="button" onClick=${() => shareLink(momentPath(match.id))}>${glyph({ name: "share" })}${t("after-share")}</button>
    <a class="button" href=${`/api/matches/${match.id}/record`} download=${`kilowatt-${match.id}.json`}>${glyph({ name: "download" })}${t("after-download")}</a>
  </nav>`;
}
