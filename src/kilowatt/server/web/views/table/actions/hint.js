//# allFunctionsCalledOnLoad
/** A hint: plans for one's turn, judged by playing them out, where the table allows it. */
import { post } from "../../../app/api.js";
import { actionText, problemText, t } from "../../../app/i18n.js";
import { asProblem } from "../../../app/turn.js";
import { h, html, useSignal } from "../../../vendor/libraries.js";
import { Dialog } from "../../shared/dialog.js";
import { button, useKeys } from "./parts.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Candidate} Candidate */
/** @typedef {import("../../../types/protocol.js").Hint} HintView */
/** @typedef {import("../../../app/api.js").Problem} Problem */
/** @typedef {import("./parts.js").Desk} Desk */

/** @type {import("./parts.js").Keys} */
const NONE = {};

/** @param {{desk: Desk}} props */
export function Hint({ desk }) {
  const { match } = desk;
  const isOpen = useSignal(false);
  const isAllowed = match.table.value.terms.hints;
  const open = () => void (isOpen.value = true);
  useKeys(isAllowed ? { h: { text: "actions-key-hint", run: open } } : NONE);
  if (!isAllowed) return null;
  return html`
    ${button({ text: t("actions-hint"), keys: "H", onAct: open })}
    ${isOpen.value && h(Plans, { desk, onClose: () => (isOpen.value = false) })}
  `;
}

/** @param {{desk: Desk, onClose: () => void}} props */
function Plans({ desk, onClose }) {
  const { match, picks } = desk;
  const found = useSignal(/** @type {readonly Candidate[] | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  const isAsked = useSignal(false);
  if (!isAsked.peek()) {
    isAsked.value = true;
    askFor(desk).then(
      (candidates) => (found.value = candidates),
      (error) => (problem.value = asProblem(error)),
    );
  }
  const take = (/** @type {Candidate} */ candidate) => {
    onClose();
    picks.follow(candidate.actions);
  };
  return h(
    Dialog,
    { title: t("actions-hint"), class: "act-hint", onClose },
    problem.value
      ? html`<p role="alert">${problemText(problem.value, match.names.value)}</p>`
      : found.value === null
        ? html`<p role="status">${t("actions-hint-thinking")}</p>`
        : html`${isJudged(found.value) && html`<p class="act-about">${t("actions-hint-about")}</p>`}
            <ol class="act-plans">
              ${found.value.map((candidate, place) => h(PlanLine, { key: place, desk, candidate, onTake: () => take(candidate) }))}
            </ol>`,
  );
}

/** Whether there was a choice to play out. @param {readonly Candidate[]} candidates */
const isJudged = (candidates) => candidates.some(({ playouts }) => playouts > 0);

/** @param {Desk} desk */
async function askFor({ match }) {
  /** @type {HintView} */
  const { candidates } = await post(`/api/matches/${encodeURIComponent(match.id)}/hint`, { seat: match.seat.peek() });
  return candidates;
}

/** @param {{desk: Desk, candidate: Candidate, onTake: () => void}} props */
function PlanLine({ desk, candidate, onTake }) {
  const percent = Math.round(100 * candidate.win_rate);
  return html`<li>
    <span class="act-plan-words">${planText(desk, candidate.actions)}</span>
    ${candidate.playouts > 0 &&
    html`<span class="act-rate"><i style=${{ "--won": `${percent}%` }}></i> ${t("actions-hint-won", { percent, playouts: candidate.playouts })}</span>`}
    ${button({ kind: "ghost", text: t("actions-hint-use"), onAct: onTake })}
  </li>`;
}

/** Ending a phase at once, as its own button says it. @type {Record<string, string>} */
const DONE = { resources: "actions-buy-nothing", building: "actions-build-nothing" };

/**
 * A plan in words, what is done several times only once: `Buy 1 coal ×3 · Buy 1 oil`.
 * @param {Desk} desk
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
