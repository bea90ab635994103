/**
 * The turn a person is putting together: actions picked and not yet sent. What they cost and where they lead is the
 * server's preview; nothing here knows a rule.
 */
import { batch, computed, effect, signal } from "../vendor/libraries.js";
import { Problem } from "./api.js";
import { keepingSame } from "./same.js";

/** @typedef {import("../types/protocol.js").Action} Action */
/** @typedef {import("../types/protocol.js").Event} Event */
/** @typedef {import("../types/protocol.js").Observation} Observation */
/** @typedef {import("./match.js").Match} Match */

export class Turn {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.actions = signal(/** @type {Action[]} */ ([]));
    /** What the picked actions do, and what they cost together. */
    this.events = signal(/** @type {Event[]} */ ([]));
    this.spent = signal(0);
    this.ahead = signal(/** @type {Observation | null} */ (null));
    /** A preview is on its way. */
    this.isTrying = signal(false);
    /** The move itself is on its way. */
    this.isSending = signal(false);
    /** Why the last thing picked, or sent, was not taken. */
    this.problem = signal(/** @type {Problem | null} */ (null));
    /** The table as it would be: to draw, to price, to pick from. */
    this.seen = computed(() => this.ahead.value ?? match.observation.value);
    this.tries = 0;
    // Whatever happens at the table makes a new turn: what was picked against the old one is dropped.
    let seq = match.seq.value;
    this.stop = effect(() => {
      if (match.seq.value === seq) return;
      seq = match.seq.value;
      this.clear();
    });
  }

  /** @param {Action} action @returns {Promise<boolean>} whether it was taken */
  add(action) {
    return this.try([...this.actions.peek(), action]);
  }

  /** @param {number} index */
  remove(index) {
    return this.try(this.actions.peek().filter((_, place) => place !== index));
  }

  clear() {
    this.tries++;
    batch(() => {
      this.actions.value = [];
      this.events.value = [];
      this.spent.value = 0;
      this.ahead.value = null;
      this.isTrying.value = false;
    });
  }

  /**
   * Take these actions as the turn, if they can be played.
   * @param {Action[]} actions
   */
  async try(actions) {
    this.problem.value = null;
    if (!actions.length) {
      this.clear();
      return true;
    }
    const mine = ++this.tries;
    this.isTrying.value = true;
    try {
      const shown = await this.match.preview(actions);
      if (mine !== this.tries) return false;
      batch(() => {
        this.actions.value = shown.actions;
        this.events.value = shown.events;
        this.spent.value = shown.spent;
        this.ahead.value = keepingSame(this.seen.peek(), shown.observation ?? null);
      });
      return true;
    } catch (error) {
      if (mine === this.tries) this.problem.value = asProblem(error);
      return false;
    } finally {
      if (mine === this.tries) this.isTrying.value = false;
    }
  }

  /**
   * Send the turn, and what ends it, as one batch.
   * @param {Action[]} ending
   * @returns {Promise<boolean>} whether it was taken
   */
  async confirm(...ending) {
    const actions = [...this.actions.peek(), ...ending];
    if (!actions.length || this.isSending.peek()) return false;
    this.problem.value = null;
    this.isSending.value = true;
    try {
      await this.match.play(actions);
      this.clear();
      return true;
    } catch (error) {
      this.problem.value = asProblem(error);
      return false;
    } finally {
      this.isSending.value = false;
    }
  }
}

/** @param {unknown} error @returns {Problem} */
export function asProblem(error) {
  if (error instanceof Problem) return error;
  throw error;
}
