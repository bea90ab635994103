/**
 * Why something cannot be done now, in words. What is legal is in the observation; why the rest is not, only the
 * server knows: it is asked once for each thing and each state of the turn.
 */
import { Problem } from "../../../app/api.js";
import { problemText, refusalText, t } from "../../../app/i18n.js";
import { signal } from "../../../vendor/signals.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Refusal} Refusal */
/** @typedef {import("../../../app/match.js").Match} Match */
/** @typedef {import("../../../app/turn.js").Turn} Turn */

/** @param {Action} one @param {Action} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Reasons {
  /** @param {Match} match @param {Turn} turn */
  constructor(match, turn) {
    this.match = match;
    this.turn = turn;
    /** What the server said, by what it was asked. */
    this.found = signal(/** @type {ReadonlyMap<string, Problem | null>} */ (new Map()));
    /** @type {Set<string>} */
    this.asked = new Set();
  }

  /** Another state of the table has other reasons. */
  forget() {
    this.asked.clear();
    this.found.value = new Map();
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
    if (seen.legal_actions.some((legal) => isSame(legal, action))) return "";
    const key = JSON.stringify([...before, action]);
    const problem = this.found.value.get(key);
    if (problem === undefined) this.ask(key, [...before, action]);
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

  /** @param {string} key @param {Action[]} actions */
  async ask(key, actions) {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const seq = this.match.seq.peek();
    const problem = await this.match.preview(actions).then(
      () => null,
      (error) => (error instanceof Problem ? error : null),
    );
    if (seq === this.match.seq.peek()) this.found.value = new Map([...this.found.peek(), [key, problem]]);
  }
}
