/** The page of one table: before, during and after its game. */
import { Problem } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { openMatch } from "../../app/match.js";
import { guide } from "../../app/settings.js";
import { Turn } from "../../app/turn.js";
import { h, html, useEffect, useRef, useSignal } from "../../vendor/libraries.js";
import { codesOf, whenSeatedElsewhere } from "../shared/codes.js";
import { opening } from "../shared/request.js";
import { Picks } from "./actions/picks.js";
import { followTurns } from "./news/turn-alerts.js";
import { Connection } from "./banners.js";
import { Bar } from "./frame/table-bar.js";
import { Frame, openRules, LazySettings } from "./frame/frame.js";
import { LazyView } from "./frame/lazy-view.js";
import { FreshCodes, TableMenu } from "./frame/table-menu.js";
import { Retake, WaitingRoom } from "./waiting.js";

/** @typedef {import("../../app/match.js").Match} Match */
/** @typedef {import("./actions/widgets.js").ActionContext} ActionContext */

/** @param {Match} match @returns {ActionContext} */
function actionContextFor(match) {
  const turn = new Turn(match);
  return { match, turn, picks: new Picks(match, turn) };
}

/** Announce the turns of a match; the returned function stops that and closes the match. @param {ActionContext} context */
function following({ match, turn, picks }) {
  const stop = followTurns(match);
  return () => {
    stop();
    picks.stop();
    turn.stop();
    match.close();
  };
}

/** @param {{match: string}} props */
export function TablePage({ match: id }) {
  const { opened, problem, again } = useMatch(id);
  useEffect(
    () =>
      whenSeatedElsewhere(() => {
        // To the server a spectator is nobody: only a new connection has the seat.
        const isSpectator = (opened.peek()?.context.match.seat.peek() ?? null) === null;
        if (codesOf(id).length && isSpectator) again();
      }),
    [id],
  );
  if (problem.value) return h(Unavailable, { id, problem: problem.value, again });
  if (opened.value === null) return html`<main class="waiting" aria-busy="true"><p>${t("page-loading")}</p></main>`;
  // The key makes another visit another component, which keeps nothing of the last visit's context.
  return h(Table, { key: opened.value.visit, context: opened.value.context, again });
}

/** Open a match, and open it again with `again`: until then the table of the last visit is shown. @param {string} id */
function useMatch(id) {
  const opened = useSignal(/** @type {{context: ActionContext, visit: number} | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  const visit = useSignal(0);
  const leave = useRef(() => {});
  const onOpen = (/** @type {Match} */ match) => {
    const context = actionContextFor(match);
    leave.current();
    leave.current = following(context);
    problem.value = null;
    opened.value = { context, visit: visit.peek() };
  };
  const onProblem = (/** @type {Problem} */ found) => {
    leave.current();
    problem.value = found;
  };
  useEffect(() => opening(openMatch(id), onOpen, onProblem), [id, visit.value]);
  useEffect(() => () => leave.current(), []);
  return { opened, problem, again: () => visit.value++ };
}

/** @param {{id: string, problem: Problem, again: () => void}} props */
function Unavailable({ id, problem, again }) {
  const isThere = problem.code === "no_spectators" || problem.code === "unavailable";
  return html`<main class="message">
    <h1>${problemText(problem)}</h1>
    <p class="message-actions">
      ${isThere && html`<button type="button" class="button" onClick=${again}>${t("page-reload")}</button>`}
      <a class="button primary" href="/">${t("page-to-start")}</a>
    </p>
    ${problem.code === "no_spectators" && h(Retake, { id, onMoved: again })}
  </main>`;
}

/** @param {{context: ActionContext, again: () => void}} props */
function Table({ context, again }) {
  const { match } = context;
  const isBoardWanted = useSignal(false);
  const coach = useCoach(context);
  const { status } = match.table.value;
  if (status === "open") return h(WithBar, { context, again }, h(WaitingRoom, { match, onMoved: again }));
  if (match.observation.value === null) return h(NotVisible, { match, again });
  if (status === "running" || isBoardWanted.value) {
    return html`${h(Frame, { context, coach, onMoved: again })}${status !== "running" && h(ResultButton, { onClick: () => (isBoardWanted.value = false) })}`;
  }
  return h(
    WithBar,
    { context, again },
    html`${coach}<div class="after-table">
      ${h(LazyView, { load: async () => (await import("../after/result.js")).Result, props: { context } })}
      <p class="after-actions"><button type="button" class="button" onClick=${() => (isBoardWanted.value = true)}>${t("table-final-board")}</button></p>
    </div>`,
  );
}

/** The game has begun: its observation is about to arrive, or the viewer may not see it. @param {{match: Match, again: () => void}} props */
function NotVisible({ match, again }) {
  const code = match.closedFor.value;
  if (code !== null)
    return h(Unavailable, { id: match.id, problem: new Problem(/** @type {any} */ ({ code })), again });
  return html`<main class="waiting" aria-busy="true"><p>${t("page-loading")}</p></main>`;
}

/**
 * The coach of a guided game: the address opens it, and it stays, also after a reload, until the player closes it.
 * @param {ActionContext} context
 */
function useCoach(context) {
  const { id } = context.match;
  useEffect(() => {
    if (!new URLSearchParams(location.search).has("coach")) return;
    const { match, heard } = guide.peek();
    guide.value = { match: id, heard: match === id ? heard : [], isAway: false };
  }, [id]);
  const { match, isAway } = guide.value;
  return (
    match === id &&
    !isAway &&
    h(LazyView, { key: id, load: async () => (await import("../learn/coach.js")).Coach, props: { context } })
  );
}

/** @param {{onClick: () => void}} props */
function ResultButton({ onClick }) {
  return html`<button type="button" class="button primary to-result" onClick=${onClick}>${t("table-to-result")}</button>`;
}

/**
 * The bar and the banners around the views before and after the game.
 * @param {{context: ActionContext, again: () => void, children?: any}} props
 */
function WithBar({ context: { match }, again, children }) {
  const isSetting = useSignal(false);
  const more = [
    { text: t("table-rules"), icon: "book", onPick: openRules },
    { text: t("table-key-settings"), icon: "gear", onPick: () => (isSetting.value = true) },
  ];
  return html`<div class="around">
    ${h(Bar, { board: match.content.board.id, tools: h(TableMenu, { match, onMoved: again, more }) })}
    ${isSetting.value && h(LazySettings, { onClose: () => (isSetting.value = false) })}
    <div class="banners">${h(Connection, { match })}</div>
    ${children} ${h(FreshCodes, { match })}
  </div>`;
}
