/** The states of a game for its replay: by number and seat, loaded on demand. */
import { get } from "../../app/api.js";
import { contentOf } from "../../app/content.js";
import { namesOf } from "../../app/i18n.js";
import { keepOffline } from "../../app/offline.js";
import { computed, effect, signal } from "../../vendor/libraries.js";
import { buildersOf } from "../table/table-text.js";
import { entriesOf, markAt, marksOf, roundMarks, stepsOf } from "./timeline.js";

/** @typedef {import("../../types/protocol.js").MatchView} MatchView */
/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../types/protocol.js").PublicRecord} PublicRecord */
/** @typedef {import("../../types/protocol.js").Record} FullRecord */
/** @typedef {import("../../types/protocol.js").StateList} StateList */
/** @typedef {import("../../app/content.js").Content} Content */

/** States per request. The batches are always the same, so that the browser can cache them. */
const BATCH = 100;

export class ReplayStates {
  /** The number of the moment that is shown. */
  number = signal(0);
  /** The seat whose view is shown; null shows everything once the game is over. */
  seat = signal(/** @type {number | null} */ (null));
  mark = computed(() => markAt(this.marks, this.number.value));
  /** @type {Map<string, Promise<void>>} */
  batches = new Map();
  /** @type {Map<string, Observation>} */
  states = new Map();
  /** Number of batches loaded. */
  count = signal(0);
  /** Whether the whole game, from every seat, is available offline. */
  isKept = signal(false);
  problem = signal(/** @type {unknown} */ (null));
  /** The state of the moment; null until it is loaded. */
  state = computed(() => (this.count.value, this.states.get(`${this.seat.value}/${this.number.value}`) ?? null));
  /** The state that is shown: until the wanted one is loaded, the one before it. */
  seen = signal(/** @type {Observation | null} */ (null));

  /** @param {string} id @param {MatchView} view @param {Content} content @param {FullRecord | PublicRecord} record */
  constructor(id, view, content, record) {
    this.id = id;
    this.table = view.table;
    this.mine = view.mine;
    this.content = content;
    this.entries = entriesOf(record);
    this.last = record.moves.length;
    this.isOver = view.table.status === "finished" || view.table.status === "study";
    this.marks = marksOf(this.entries);
    this.rounds = roundMarks(this.marks);
    this.steps = stepsOf(this.entries);
    this.builders = buildersOf(this.entries);
    this.names = computed(() => namesOf(content, view.table));
    this.stops = [
      effect(() => {
        this.load(this.number.value, this.seat.value);
      }),
      effect(() => {
        if (this.state.value !== null) this.seen.value = this.state.value;
      }),
    ];
  }

  close() {
    for (const stop of this.stops) stop();
  }

  /** @param {number} number */
  go(number) {
    this.number.value = Math.max(0, Math.min(this.last, number));
  }

  /** Load the states around a number. @param {number} number @param {number | null} seat */
  async load(number, seat) {
    const first = number - (number % BATCH);
    try {
      await this.batch(first, seat);
      if (first + BATCH <= this.last) await this.batch(first + BATCH, seat);
    } catch (error) {
      this.problem.value = error;
    }
  }

  /** Load all states for everyone to see, and keep those of every seat for use offline. */
  async loadAll() {
    for (let first = 0; first <= this.last; first += BATCH) await this.batch(first, null).catch(() => undefined);
    this.isKept.value = await keepOffline(this.addresses());
  }

  /** All addresses that a replay requests, the most important first. */
  addresses() {
    const [match, board] = [`/api/matches/${this.id}`, this.content.board.id];
    const viewers = [null, ...this.table.seats.keys()];
    const batches = viewers.flatMap((seat) => this.batchAddresses(seat));
    return [
      match,
      `${match}/record`,
      `/content/${board}.json`,
      `/board/${board}.json`,
      ...batches,
      `${match}/statistics`,
    ];
  }

  /** @param {number | null} seat */
  batchAddresses(seat) {
    return Array.from({ length: Math.floor(this.last / BATCH) + 1 }, (_, batch) =>
      this.batchAddress(batch * BATCH, seat),
    );
  }

  /** @param {number} first @param {number | null} seat */
  batchAddress(first, seat) {
    const view = seat === null ? "reveal=true" : `seat=${seat}`;
    return `/api/matches/${this.id}/states?first=${first}&count=${BATCH}&${view}`;
  }

  /** @param {number} first @param {number | null} seat */
  batch(first, seat) {
    const key = `${seat}/${first}`;
    const found = this.batches.get(key) ?? this.fetchBatch(first, seat);
    this.batches.set(key, found);
    found.catch(() => this.batches.delete(key));
    return found;
  }

  /** @param {number} first @param {number | null} seat */
  async fetchBatch(first, seat) {
    /** @type {StateList} */
    const list = await get(this.batchAddress(first, seat));
    list.observations.forEach((state, at) => this.states.set(`${seat}/${first + at}`, state));
    this.problem.value = null;
    this.count.value++;
  }
}

/** @param {string} id @returns {Promise<ReplayStates>} */
export async function openReplay(id) {
  const path = `/api/matches/${encodeURIComponent(id)}`;
  /** @type {[MatchView, FullRecord | PublicRecord]} */
  const [view, record] = await Promise.all([
    /** @type {Promise<MatchView>} */ (get(path)),
    /** @type {Promise<FullRecord | PublicRecord>} */ (get(`${path}/record`)),
  ]);
  return new ReplayStates(id, view, await contentOf(view.table.terms.config.board), record);
}
