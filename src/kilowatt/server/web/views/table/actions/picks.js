/**
 * Turns clicks on the map, the markets and the action bar into the turn. Each change waits for the one before, so that
 * fast clicks are not lost.
 */
import { asProblem } from "../../../app/turn.js";
import { batch, computed, effect, signal } from "../../../vendor/libraries.js";
import { movesInForce } from "../table-text.js";
import { Reasons } from "./reasons.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../types/protocol.js").Power} Power */
/** @typedef {import("../../../app/match.js").Match} Match */
/** @typedef {import("../../../app/turn.js").Turn} Turn */
/** @typedef {import("../../../app/seats.js").Fuel} Fuel */
/** @typedef {(actions: Action[]) => Action[]} Change */

/** The regions that can be drafted. @param {readonly Action[]} actions */
const regionsIn = (actions) =>
  new Set(actions.flatMap((action) => (action.type === "draft_region" ? [action.region] : [])));

export class Picks {
  /** The bid to make; null: the lowest. */
  bid = signal(/** @type {number | null} */ (null));
  /** The plants to run; null: the best choice. */
  power = signal(/** @type {Power | null} */ (null));
  /** Whether the player wants to pass and has not confirmed it yet. */
  isPassing = signal(false);
  /** The plant chosen to be nominated, or up for auction. */
  plant = computed(() => {
    const [first] = this.turn.actions.value;
    return first?.type === "nominate" ? first.plant : this.turn.seen.value?.auction.plant || null;
  });
  /** The regions that can be picked now. */
  regions = computed(() => regionsIn(this.match.observation.value?.legal_actions ?? []));
  /** @type {Promise<unknown>} */
  queue = Promise.resolve();
  /** The turn before each change, for undo. @type {Action[][]} */
  history = [];

  /** @param {Match} match @param {Turn} turn */
  constructor(match, turn) {
    this.match = match;
    this.turn = turn;
    this.reasons = new Reasons(match, turn);
    this.stop = effect(() => {
      match.seq.value;
      this.begin();
    });
  }

  /** The position has changed: forget all picks. */
  begin() {
    this.history = [];
    batch(() => {
      this.reasons.forget();
      this.bid.value = null;
      this.power.value = null;
      this.isPassing.value = false;
      this.turn.problem.value = null;
    });
  }

  // --- the turn

  /**
   * @param {Change} make
   * @returns {Promise<boolean>} whether it was accepted
   */
  change(make) {
    return this.meant(() => this.take(make));
  }

  /** @param {Change} make */
  async take(make) {
    const before = this.turn.actions.peek();
    const after = make(before);
    this.isPassing.value = false;
    if (after === before) return true;
    const isTaken = await this.turn.try(after);
    if (isTaken) this.history.push(before);
    return isTaken;
  }

  /**
   * Run after all earlier clicks, and only if the position is still the same: on a slow connection a second click must
   * not play the next turn.
   * @param {() => Promise<boolean>} work
   * @returns {Promise<boolean>}
   */
  meant(work) {
    const seq = this.match.seq.peek();
    return this.next(async () => seq === this.match.seq.peek() && this.match.isMyTurn.peek() && work());
  }

  /**
   * Run one job after another.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  next(work) {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /**
   * Send the turn after all earlier clicks have been applied.
   * @param {() => Action[]} ending the actions that end the turn
   */
  confirm(ending) {
    return this.meant(() => this.turn.confirm(...ending()));
  }

  /** Undo the last change of the turn or, if there is none, the last moves. */
  undo() {
    if (this.isPassing.peek()) {
      this.isPassing.value = false;
      return Promise.resolve(true);
    }
    return this.next(() =>
      this.turn.actions.peek().length ? this.turn.try(this.history.pop() ?? []) : this.takeBack(),
    );
  }

  /** Whether `undo` would do anything. */
  canUndo() {
    return this.isPassing.value || this.turn.actions.value.length > 0 || this.match.undo.value !== null;
  }

  /** Undo the last moves, and make them the turn again. */
  async takeBack() {
    await until(() => this.match.known.value !== null);
    const limit = this.match.undo.peek();
    if (limit === null) return false;
    const last = lastBatch(this.match.entries.peek(), limit);
    try {
      const { seq } = await this.match.undoTo(last[0].number - 1);
      await until(() => this.match.seq.value >= seq);
    } catch (error) {
      this.turn.problem.value = asProblem(error);
      return false;
    }
    return this.layOut(last.flatMap((entry) => entry.action ?? []));
  }

  /**
   * Make a plan the turn, except for the actions that would end it.
   * @param {readonly Action[]} plan
   */
  follow(plan) {
    return this.meant(() => this.layOut(plan));
  }

  /** @param {readonly Action[]} plan */
  async layOut(plan) {
    const picked = plan.filter((action) => !["bid", "pass", "power", "done"].includes(action.type));
    const isTaken = await this.take(() => picked);
    for (const action of plan) {
      if (action.type === "bid") this.bid.value = action.amount;
      if (action.type === "power") this.power.value = action;
      if (action.type === "pass") this.isPassing.value = true;
    }
    return isTaken;
  }

  // --- the plant market

  /** @param {number} number */
  choosePlant(number) {
    this.bid.value = null;
    return this.change(() => [{ type: "nominate", plant: number }]);
  }

  // --- the resource market

  /** @param {Fuel} fuel */
  buyFuel(fuel) {
    return this.change((actions) => [...actions, { type: "buy_fuel", fuel }]);
  }

  /** @param {Fuel} fuel */
  returnFuel(fuel) {
    return this.change((actions) =>
      without(
        actions,
        actions.findLastIndex((action) => action.type === "buy_fuel" && action.fuel === fuel),
      ),
    );
  }

  // --- the map

  /** @param {string} city */
  pickCity(city) {
    return this.change((actions) => (indexOfCity(actions, city) < 0 ? [...actions, { type: "build", city }] : actions));
  }

  /** @param {string} city */
  unpickCity(city) {
    return this.change((actions) => without(actions, indexOfCity(actions, city)));
  }

  /** @param {string} region */
  pickRegion(region) {
    return this.change(() => [{ type: "draft_region", region }]);
  }
}

/** @param {Action[]} actions @param {string} city */
const indexOfCity = (actions, city) => actions.findIndex((action) => action.type === "build" && action.city === city);

/** @param {Action[]} actions @param {number} index */
const without = (actions, index) => actions.filter((_, place) => place !== index);

/**
 * The last batch of moves.
 * @param {readonly Entry[]} entries
 * @param {number} limit number of moves to keep in any case
 */
function lastBatch(entries, limit) {
  const moves = movesInForce(entries);
  const last = moves.at(-1);
  return moves.filter((entry) => entry.batch === last?.batch && entry.number > limit);
}

/** @param {() => boolean} isReached reads signals @returns {Promise<void>} */
function until(isReached) {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!isReached()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
