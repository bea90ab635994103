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
  actions = signal(/** @type {Action[]} */ ([]));
  /** Events of the picked actions. */
  events = signal(/** @type {Event[]} */ ([]));
  /** Total cost of the picked actions. */
  spent = signal(0);
  /** The fuel that is left, and what goes back to the supply with a scrapped plant; null before a preview. */
  fuel = signal(/** @type {Pick<Previewed, "fuel" | "dropped"> | null} */ (null));
  /** The path that connects each city picked, in build order; it ends with that city. */
  paths = signal(/** @type {string[][]} */ ([]));
  /** The observation after the picked actions. */
  ahead = signal(/** @type {Observation | null} */ (null));
  /** Whether a preview is pending. */
  isTrying = signal(false);
  /** Whether the turn was sent and not yet answered. */
  isSending = signal(false);
  /** Why the last action, or the turn, was refused. */
  problem = signal(/** @type {Problem | null} */ (null));
  /** The observation to show: with the picked actions applied. */
  seen = computed(() => this.ahead.value ?? this.match.observation.value);
  /** Number of previews requested: only the answer to the last one counts. */
  tries = 0;

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
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
      this.show(shown);
      return true;
    } catch (error) {
      if (mine === this.tries) this.problem.value = asProblem(error);
      return false;
    } finally {
      if (mine === this.tries) this.isTrying.value = false;
    }
  }

  /** @param {Previewed} preview */
  show({ actions, events, spent, fuel, dropped, paths, observation }) {
    batch(() => {
      this.actions.value = actions;
      this.events.value = events;
      this.spent.value = spent;
      this.fuel.value = { fuel, dropped };
      this.paths.value = paths;
      this.ahead.value = keepingSame(this.seen.peek(), observation ?? null);
    });
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
