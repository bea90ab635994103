/** One table as this browser knows it: everything the server tells, as signals, and everything one can ask of it. */
import { batch, computed, signal } from "../vendor/libraries.js";
import { get } from "./api.js";
import { contentOf } from "./content.js";
import { namesOf } from "./i18n.js";
import { keepingSame } from "./same.js";
import { isPlayedByBot } from "./seats.js";
import { Socket } from "./socket.js";

/** @typedef {import("../types/protocol.js").Action} Action */
/** @typedef {import("../types/protocol.js").Entry} Entry */
/** @typedef {import("../types/protocol.js").ChatLine} ChatLine */
/** @typedef {import("../types/protocol.js").Clocks} Clocks */
/** @typedef {import("../types/protocol.js").FromServer} FromServer */
/** @typedef {import("../types/protocol.js").MatchView} MatchView */
/** @typedef {import("../types/protocol.js").Observation} Observation */
/** @typedef {import("../types/protocol.js").OrderView} OrderView */
/** @typedef {import("../types/protocol.js").Previewed} Previewed */
/** @typedef {import("../types/protocol.js").TableView} TableView */
/** @typedef {import("./content.js").Content} Content */

export class Match {
  /** @param {string} id @param {MatchView} view @param {Content} content */
  constructor(id, view, content) {
    this.id = id;
    this.content = content;
    this.table = signal(view.table);
    this.mine = signal(view.mine);
    this.observation = signal(/** @type {Observation | null} */ (view.observation ?? null));
    this.orders = signal(view.orders);
    this.undo = signal(/** @type {number | null} */ (view.undo ?? null));
    this.seq = signal(view.table.seq);
    this.number = signal(view.table.number);
    this.clocks = signal(/** @type {Clocks | null} */ (null));
    /** The server's time less ours, in milliseconds. */
    this.skew = signal(0);
    this.entries = signal(/** @type {Entry[]} */ ([]));
    /** How many entries had been there when the page was opened: they are history, not news. */
    this.known = signal(/** @type {number | null} */ (null));
    this.chat = signal(/** @type {ChatLine[]} */ ([]));
    this.online = signal(/** @type {number[]} */ ([]));
    this.spectators = signal(0);
    this.status = signal(/** @type {import("./socket.js").Status} */ ("connecting"));
    this.closedFor = signal(/** @type {string | null} */ (null));
    this.names = computed(() => namesOf(this.content, this.table.value));
    /** The seat one looks from; at a hot-seat table that of whoever is asked. */
    this.seat = computed(() => this.observation.value?.seat ?? null);
    /** Whether I play the seat I look from: not while a bot does so for me. */
    this.isPlaying = computed(() => {
      const seat = this.seat.value;
      return seat !== null && this.mine.value.includes(seat) && !isPlayedByBot(this.table.value.seats[seat]);
    });
    this.isMyTurn = computed(() => this.isPlaying.value && this.observation.value?.active === this.seat.value);
    this.isHotSeat = computed(() => this.mine.value.length > 1);
    this.socket = new Socket(`/api/matches/${id}/socket`, {
      hello: () => ({ type: "hello", after: this.lastSeq(), chat_after: this.chat.value.at(-1)?.line ?? 0 }),
      onMessage: (message) => this.receive(message),
      onStatus: (status, reason) => {
        this.status.value = status;
        this.closedFor.value = reason ?? null;
      },
    });
  }

  lastSeq() {
    return this.entries.value.at(-1)?.seq ?? 0;
  }

  /** @param {FromServer} message */
  receive(message) {
    batch(() => {
      switch (message.type) {
        case "welcome":
          this.mine.value = message.mine;
          break;
        case "update":
          this.update(message);
          break;
        case "table":
          if (sittersAt(message.table) !== sittersAt(this.table.value)) this.askWhereISit();
          this.table.value = message.table;
          break;
        case "chat":
          this.chat.value = [...this.chat.value, ...message.lines];
          break;
        case "presence":
          this.online.value = message.online;
          this.spectators.value = message.spectators;
          break;
      }
    });
  }

  /** I may have been removed, or have sat down or left in another window. */
  askWhereISit() {
    viewOf(this.id).then(
      ({ mine }) => (this.mine.value = mine),
      () => undefined, // who is not let in any more is told so by the socket
    );
  }

  /** @param {import("../types/protocol.js").Update} update */
  update(update) {
    const last = this.lastSeq();
    const fresh = update.moves.filter((entry) => entry.seq > last);
    if (fresh.length) this.entries.value = [...this.entries.value, ...fresh];
    this.known.value ??= this.entries.value.length;
    this.observation.value = keepingSame(this.observation.peek(), update.observation);
    this.orders.value = update.orders;
    this.undo.value = update.undo;
    this.seq.value = update.seq;
    this.number.value = update.number;
    this.clocks.value = update.clocks;
    this.skew.value = update.clocks.now - Date.now();
  }

  /**
   * Play actions, all or none.
   * @param {Action[]} actions
   */
  play(actions) {
    return this.socket.ask({ type: "play", seq: this.seq.value, actions, seat: this.seat.value, key: crypto.randomUUID() });
  }

  /** @param {number} number go back to so many moves */
  undoTo(number) {
    return this.socket.ask({ type: "undo", seq: this.seq.value, number, seat: this.seat.value });
  }

  /** @param {number} plant @param {number} most 0 takes the order back */
  order(plant, most) {
    return this.socket.ask({ type: "order", plant, most, seat: this.seat.value });
  }

  /** @param {string} text */
  say(text) {
    return this.socket.ask({ type: "say", text, seat: this.seat.value });
  }

  /**
   * What actions would lead to. With `arrange` cities are built in the cheapest order.
   * @param {Action[]} actions
   * @returns {Promise<Previewed>}
   */
  async preview(actions) {
    const answer = await this.socket.ask({ type: "preview", actions, seat: this.seat.value, arrange: true });
    return answer.preview;
  }

  /** @param {number | null} seat look from this seat */
  view(seat) {
    this.socket.send({ type: "view", seat });
  }

  close() {
    this.socket.close();
  }
}

/** Who has which seat. @param {TableView} table */
const sittersAt = ({ seats }) => JSON.stringify(seats.map(({ kind, name, free }) => [kind, name, free]));

/** @param {string} id @returns {Promise<MatchView>} */
const viewOf = (id) => get(`/api/matches/${encodeURIComponent(id)}`);

/**
 * @param {string} id
 * @returns {Promise<Match>}
 */
export async function openMatch(id) {
  const view = await viewOf(id);
  return new Match(id, view, await contentOf(view.table.terms.config.board));
}
