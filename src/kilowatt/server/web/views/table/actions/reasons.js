/**
 * Reasons why actions are refused. The observation contains the legal actions; only the server knows why others are
 * refused. It is asked on demand, once for each action and state of the turn.
 */
import { Problem } from "../../../app/api.js";
import { problemText, refusalText, t } from "../../../app/i18n.js";
import { notify } from "../../../app/notices.js";
import { isSame } from "../../../app/same.js";
import { effect, signal } from "../../../vendor/libraries.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Refusal} Refusal */
/** @typedef {import("../../../app/i18n.js").Names} Names */
/** @typedef {import("../../../app/match.js").Match} Match */
/** @typedef {import("../../../app/turn.js").Turn} Turn */

/**
 * Undefined until the server has answered; null if the action is legal.
 * @typedef {import("../../../vendor/libraries.js").Signal<Problem | null | undefined>} Answer
 */

/** Actions that replace the turn; all others are added to it. @type {readonly Action["type"][]} */
const REPLACING = ["draft_region", "nominate", "pass", "scrap", "power"];

/** A refusal as text, with its rule. @param {Refusal} refusal @param {Names} names */
export const reasonText = (refusal, names) =>
  t("actions-reason", { words: refusalText(refusal, names), rule: refusal.rule });

/** A problem as text, with its rule if it is a refusal. @param {Problem} problem @param {Names} names */
export const turnProblemText = (problem, names) =>
  problem.refusal ? reasonText(problem.refusal, names) : problemText(problem, names);

export class Reasons {
  /** @param {Match} match @param {Turn} turn */
  constructor(match, turn) {
    this.match = match;
    this.turn = turn;
    /**
     * The server's answers by action. Each is a signal, so an answer renders only what shows it.
     * @type {Map<string, Answer>}
     */
    this.answers = new Map();
  }

  /** Another position has other reasons. */
  forget() {
    this.answers.clear();
  }

  /** Whether the action can be played now, or added to the turn. @param {Action} action */
  isOpen(action) {
    const seen = REPLACING.includes(action.type) ? this.match.observation.value : this.turn.seen.value;
    return (
      this.match.isMyTurn.value &&
      seen !== null &&
      seen.legal_actions.some((each) => each.type === action.type && isSame(each, action))
    );
  }

  /**
   * Why an action is refused. Empty if it is legal, undefined until the server has answered.
   * @param {Action} action
   * @returns {string | undefined}
   */
  why(action) {
    const { match } = this;
    const names = match.names.value;
    if (!match.isPlaying.value) return t(match.mine.value.length ? "table-bot-plays" : "actions-watching");
    if (this.isOpen(action)) return "";
    const before = REPLACING.includes(action.type) ? [] : this.turn.actions.value;
    const problem = this.answerTo([...before, action]).value;
    return problem ? turnProblemText(problem, names) : problem === null ? "" : undefined;
  }

  /** The action to ask about: null if it is legal. @param {Action} action */
  against(action) {
    return this.isOpen(action) ? null : action;
  }

  /** Show a notice with the reason as soon as it is known. @param {Action} action */
  notify(action) {
    const stop = effect(() => {
      const words = this.why(action);
      if (words === undefined) return;
      // Outside the effect, which would otherwise depend on the signals of the notice.
      queueMicrotask(() => {
        stop();
        if (words) notify(words);
      });
    });
  }

  /** @param {Action[]} actions */
  answerTo(actions) {
    const key = JSON.stringify(actions);
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = signal(/** @type {Problem | null | undefined} */ (undefined));
      this.answers.set(key, answer);
      this.ask(actions, answer);
    }
    return answer;
  }

  /** @param {Action[]} actions @param {Answer} answer */
  async ask(actions, answer) {
    const seq = this.match.seq.peek();
    const problem = await this.match.preview(actions).then(
      () => null,
      (error) => (error instanceof Problem ? error : null),
    );
    if (seq === this.match.seq.peek()) answer.value = problem;
  }
}
