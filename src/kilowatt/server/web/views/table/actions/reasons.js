/**
 * Why something cannot be done now, in words. What is legal is in the observation; why the rest is not, only the
 * server knows: it is asked once for each thing and each state of the turn.
 */
import { Problem } from "../../../app/api.js";
import { problemText, refusalText, t } from "../../../app/i18n.js";
import { isSame } from "../../../app/same.js";
import { signal } from "../../../vendor/libraries.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Refusal} Refusal */
/** @typedef {import("../../../app/match.js").Match} Match */
/** @typedef {import("../../../app/turn.js").Turn} Turn */

/** Undefined until it has come; null: nothing stands against it. @typedef {import("../../../vendor/libraries.js").Signal<Problem | null | undefined>} Answer */

/** @param {Observation} seen @param {Action} action */
const isLegal = (seen, action) => seen.legal_actions.some((each) => each.type === action.type && isSame(each, action));

export class Reasons {
  /** @param {Match} match @param {Turn} turn */
  constructor(match, turn) {
    this.match = match;
    this.turn = turn;
    /** What the server says to each thing it is asked: each answer changes only what shows it. @type {Map<string, Answer>} */
    this.answers = new Map();
  }

  /** Another state of the table has other reasons. */
  forget() {
    this.answers.clear();
  }

  /**
   * Empty if the action can be added to the turn.
   * @param {Action} action
   * @returns {string}
   */
  of(action) {
    return this.judged(this.turn.seen.value, this.turn.actions.value, action);
  }

  /**
   * Empty if the action can be played in place of the turn.
   * @param {Action} action
   * @returns {string}
   */
  atTable(action) {
    return this.judged(this.match.observation.value, [], action);
  }

  /**
   * @param {Observation | null} seen
   * @param {Action[]} before
   * @param {Action} action
   */
  judged(seen, before, action) {
    const { match } = this;
    const active = match.observation.value?.active ?? null;
    if (seen === null || active === null) return this.inWords("game_over");
    if (!match.isMyTurn.value) return this.inWords("not_your_turn", ["active", active]);
    if (isLegal(seen, action)) return "";
    const problem = this.answerTo([...before, action]).value;
    if (problem === null) return "";
    return problem ? problemText(problem, match.names.value) : t("actions-not-now");
  }

  /**
   * A reason that needs no asking.
   * @param {Refusal["why"]} why
   * @param {[string, string | number][]} facts
   */
  inWords(why, ...facts) {
    return refusalText({ why, rule: "R2", facts }, this.match.names.value);
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
