/**
 * The player's turn in progress: actions picked and not yet sent. Their cost and effect come from the server's preview;
 * nothing here knows a rule.
 */
import { batch, computed, effect, signal } from "../vendor/libraries.js";
import { Problem } from "./api.js";
import { keepingSame } from "./same.js";

/** @typedef {import("../types/protocol.js").Action} Action */
/** @typedef {import("../types/protocol.js").Event} Event */
/** @typedef {import("../types/protocol.js").Observation} Observation */
/** @typedef {import("../types/protocol.js").Previewed} Previewed */
/** @typedef {import("./match.js").Match} Match */

export class Turn {
  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.actions = signal(/** @type {Action[]} */ ([]));
    /** Events of the picked actions. */
    this.events = signal(/** @type {Event[]} */ ([]));
    /** Total cost of the picked actions. */
    this.spent = signal(0);
    /** The fuel that is left, and what goes back to the supply with a scrapped plant; null before a preview. */
    this.fuel = signal(/** @type {Pick<Previewed, "fuel" | "dropped"> | null} */ (null));
    /** The path that connects each city picked, in build order; it ends with that city. */
    this.paths = signal(/** @type {string[][]} */ ([]));
    /** The observation after the picked actions. */
    this.ahead = signal(/** @type {Observation | null} */ (null));
    /** Whether a preview is pending. */
    this.isTrying = signal(false);
    /** Whether the turn was sent and not yet answered. */
    this.isSending = signal(false);
    /** Why the last action, or the turn, was refused. */
    this.problem = signal(/** @type {Problem | null} */ (null));
    /** The observation to show: with the picked actions applied. */
    this.seen = computed(() => this.ahead.value ?? match.observation.value);
    this.tries = 0;
    // The picked actions refer to one position; drop them whenever it changes.
    let seq = match.seq.value;
    this.stop = effect(() => {
      if (match.seq.value === seq) return;
      seq = match.seq.value;
      this.clear();
    });
  }

  /** @param {Action} action @returns {Promise<boolean>} whether it was accepted */
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
      this.fuel.value = null;
      this.paths.value = [];
      this.ahead.value = null;
      this.isTrying.value = false;
    });
  }

  /**
   * Make these actions the turn if they are legal.
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
        this.fuel.value = { fuel: shown.fuel, dropped: shown.dropped };
        this.paths.value = shown.paths;
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
   * Send the turn and its ending actions as one batch.
   * @param {Action[]} ending
   * @returns {Promise<boolean>} whether it was accepted
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
