/**
 * Why something cannot be done now, in words. What is legal is in the observation; why the rest is not, only the
 * server knows: it is asked once for each thing and each state of the turn, when somebody wants to know.
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
 * Undefined until it has come; null: nothing stands against it.
 * @typedef {import("../../../vendor/libraries.js").Signal<Problem | null | undefined>} Answer
 */

/** What takes the place of the turn; everything else is added to it. @type {readonly Action["type"][]} */
const INSTEAD = ["draft_region", "nominate", "pass", "scrap", "power"];

/** A refusal in words, with its rule. @param {Refusal} refusal @param {Names} names */
export const reasonText = (refusal, names) =>
  t("actions-reason", { words: refusalText(refusal, names), rule: refusal.rule });

/** What went wrong; with its rule if one is against it. @param {Problem} problem @param {Names} names */
export const troubleText = (problem, names) =>
  problem.refusal ? reasonText(problem.refusal, names) : problemText(problem, names);

export class Reasons {
  /** @param {Match} match @param {Turn} turn */
  constructor(match, turn) {
    this.match = match;
    this.turn = turn;
    /**
     * What the server says to each thing it is asked: each answer changes only what shows it.
     * @type {Map<string, Answer>}
     */
    this.answers = new Map();
  }

  /** Another state of the table has other reasons. */
  forget() {
    this.answers.clear();
  }

  /** Whether the action can be played now, or added to the turn. @param {Action} action */
  isOpen(action) {
    const seen = INSTEAD.includes(action.type) ? this.match.observation.value : this.turn.seen.value;
    return (
      this.match.isMyTurn.value &&
      seen !== null &&
      seen.legal_actions.some((each) => each.type === action.type && isSame(each, action))
    );
  }

  /**
   * Why not. Empty if nothing stands against it, undefined until the server has answered.
   * @param {Action} action
   * @returns {string | undefined}
   */
  why(action) {
    const { match } = this;
    const names = match.names.value;
    if (!match.isPlaying.value) return t(match.mine.value.length ? "table-bot-plays" : "actions-watching");
    if (this.isOpen(action)) return "";
    const before = INSTEAD.includes(action.type) ? [] : this.turn.actions.value;
    const problem = this.answerTo([...before, action]).value;
    return problem ? troubleText(problem, names) : problem === null ? "" : undefined;
  }

  /** What there is to ask why: the action, unless it is open. @param {Action} action */
  against(action) {
    return this.isOpen(action) ? null : action;
  }

  /** Say why not, as soon as it is known, to who pressed a key. @param {Action} action */
  tell(action) {
    const stop = effect(() => {
      const words = this.why(action);
      if (words === undefined) return;
      // Not within the effect: it would follow whatever is said.
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
