/** The hint: plans for the turn, rated by playouts, if the table allows hints. */
import { post } from "../../../app/api.js";
import { actionText, problemText, t } from "../../../app/i18n.js";
import { asProblem } from "../../../app/turn.js";
import { h, html, useEffect, useSignal } from "../../../vendor/libraries.js";
import { Dialog } from "../../shared/dialog.js";
import { button, useKeys } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Candidate} Candidate */
/** @typedef {import("../../../types/protocol.js").Hint} HintView */
/** @typedef {import("../../../app/api.js").Problem} Problem */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

/** @type {import("./widgets.js").Keys} */
const NONE = {};

/** @param {{context: ActionContext}} props */
export function Hint({ context }) {
  const { match } = context;
  const isOpen = useSignal(false);
  const isAllowed = match.table.value.terms.hints;
  const open = () => void (isOpen.value = true);
  useKeys(isAllowed ? { h: { text: "actions-key-hint", run: open } } : NONE);
  if (!isAllowed) return null;
  return html`
    ${button({ text: t("actions-hint"), keys: "H", onAct: open })}
    ${isOpen.value && h(Plans, { context, onClose: () => (isOpen.value = false) })}
  `;
}

/** @param {{context: ActionContext, onClose: () => void}} props */
function Plans({ context, onClose }) {
  const found = useSignal(/** @type {readonly Candidate[] | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  useEffect(() => {
    requestPlans(context).then(
      (candidates) => (found.value = candidates),
      (error) => (problem.value = asProblem(error)),
    );
  }, []);
  const take = (/** @type {Candidate} */ candidate) => {
    onClose();
    context.picks.follow(candidate.actions);
  };
  const content = problem.value
    ? html`<p role="alert">${problemText(problem.value, context.match.names.value)}</p>`
    : h(PlanList, { context, candidates: found.value, onTake: take });
  return h(Dialog, { title: t("actions-hint"), class: "act-hint", onClose }, content);
}

/** @param {{context: ActionContext, candidates: readonly Candidate[] | null, onTake: (candidate: Candidate) => void}} props */
function PlanList({ context, candidates, onTake }) {
  if (candidates === null) return html`<p role="status">${t("actions-hint-thinking")}</p>`;
  return html`${isJudged(candidates) && html`<p class="act-about">${t("actions-hint-about")}</p>`}
    <ol class="act-plans">
      ${candidates.map((candidate, place) => h(PlanLine, { key: place, context, candidate, onTake: () => onTake(candidate) }))}
    </ol>`;
}

/** Whether any plan was rated by playouts. @param {readonly Candidate[]} candidates */
const isJudged = (candidates) => candidates.some(({ playouts }) => playouts > 0);

/** @param {ActionContext} context */
async function requestPlans({ match }) {
  /** @type {HintView} */
  const { candidates } = await post(`/api/matches/${encodeURIComponent(match.id)}/hint`, { seat: match.seat.peek() });
  return candidates;
}

/** @param {{context: ActionContext, candidate: Candidate, onTake: () => void}} props */
function PlanLine({ context, candidate, onTake }) {
  const percent = Math.round(100 * candidate.win_rate);
  return html`<li>
    <span class="act-plan-words">${planText(context, candidate.actions)}</span>
    ${
      candidate.playouts > 0 &&
      html`<span class="act-rate"><i style=${{ "--won": `${percent}%` }}></i> ${t("actions-hint-won", { percent, playouts: candidate.playouts })}</span>`
    }
    ${button({ kind: "ghost", text: t("actions-hint-use"), onAct: onTake })}
  </li>`;
}

/** Ending a phase at once: the keys of the texts of its button. @type {Record<string, string>} */
const DONE = { resources: "actions-buy-nothing", building: "actions-build-nothing" };

/**
 * A plan in words; repeated actions are counted: `Buy 1 coal ×3 · Buy 1 oil`.
 * @param {ActionContext} context
 * @param {readonly Action[]} actions
 */
function planText({ match }, actions) {
  const done = DONE[match.observation.peek()?.phase ?? ""];
  if (actions[0]?.type === "done" && done) return t(done);
  const told = actions.length > 1 && actions.at(-1)?.type === "done" ? actions.slice(0, -1) : actions;
  const words = told.map((action) => actionText(action, match.names.value));
  const counted = [...new Set(words)].map((word) => {
    const times = words.filter((other) => other === word).length;
    return times > 1 ? `${word} ×${times}` : word;
  });
  return counted.join(" · ");
}
