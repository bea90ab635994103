/** A match: the server's state as signals, and the requests a player can make. */
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
  clocks = signal(/** @type {Clocks | null} */ (null));
  /** Server clock minus local clock, in milliseconds. */
  skew = signal(0);
  entries = signal(/** @type {Entry[]} */ ([]));
  /** Pages of the log that arrived ahead of the next update, which shows them. @type {Entry[]} */
  pages = [];
  /** Number of entries that existed when the page was opened; they are not news. */
  known = signal(/** @type {number | null} */ (null));
  chat = signal(/** @type {ChatLine[]} */ ([]));
  online = signal(/** @type {number[]} */ ([]));
  spectators = signal(0);
  status = signal(/** @type {import("./socket.js").Status} */ ("connecting"));
  closedFor = signal(/** @type {string | null} */ (null));
  names = computed(() => namesOf(this.content, this.table.value));
  /** The viewer's seat; with several players at this device, the seat that moves next. */
  seat = computed(() => this.observation.value?.seat ?? null);
  /** Whether the viewer plays this seat: false while a bot plays for them. */
  isPlaying = computed(() => {
    const seat = this.seat.value;
    return seat !== null && this.mine.value.includes(seat) && !isPlayedByBot(this.table.value.seats[seat]);
  });
  isMyTurn = computed(() => this.isPlaying.value && this.observation.value?.active === this.seat.value);
  isHotSeat = computed(() => this.mine.value.length > 1);

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
    return (this.pages.at(-1) ?? this.entries.value.at(-1))?.seq ?? 0;
  }

  /** @param {FromServer} message */
  receive(message) {
    batch(() => {
      switch (message.type) {
        case "welcome":
          return void (this.mine.value = message.mine);
        case "entries":
          return this.keep(message.moves);
        case "update":
          return this.update(message);
        case "table":
          return this.setTable(message.table);
        case "chat":
          return void (this.chat.value = [...this.chat.value, ...message.lines]);
        case "presence":
          return this.setPresence(message);
      }
      return undefined;
    });
  }

  /** @param {TableView} table */
  setTable(table) {
    if (occupantsOf(table) !== occupantsOf(this.table.value)) this.refreshMySeats();
    this.table.value = table;
  }

  /** @param {{online: number[], spectators: number}} presence */
  setPresence({ online, spectators }) {
    this.online.value = online;
    this.spectators.value = spectators;
  }

  /** The viewer may have been removed, or may have joined or left in another window. */
  refreshMySeats() {
    viewOf(this.id).then(
      ({ mine }) => (this.mine.value = mine),
      () => undefined, // if access was revoked, the socket reports it
    );
  }

  /** @param {Entry[]} moves entries of the log, some of which may be known already */
  keep(moves) {
    const last = this.lastSeq();
    this.pages.push(...moves.filter((entry) => entry.seq > last));
  }

  /** @param {import("../types/protocol.js").Update} update */
  update(update) {
    this.keep(update.moves);
    if (this.pages.length) this.entries.value = [...this.entries.value, ...this.pages];
    this.pages = [];
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
   * Play actions: all of them or none.
   * @param {Action[]} actions
   */
  play(actions) {
    return this.socket.ask({
      type: "play",
      seq: this.seq.value,
      actions,
      seat: this.seat.value,
      key: crypto.randomUUID(),
    });
  }

  /** @param {number} number the number of moves to keep */
  undoTo(number) {
    return this.socket.ask({ type: "undo", seq: this.seq.value, number, seat: this.seat.value });
  }

  /** @param {number} plant @param {number} most 0 cancels the order */
  order(plant, most) {
    return this.socket.ask({ type: "order", plant, most, seat: this.seat.value });
  }

  /** @param {string} text */
  say(text) {
    return this.socket.ask({ type: "say", text, seat: this.seat.value });
  }

  /**
   * Preview actions. The server puts builds in the cheapest order (`arrange`).
   * @param {Action[]} actions
   * @returns {Promise<Previewed>}
   */
  async preview(actions) {
    const answer = await this.socket.ask({ type: "preview", actions, seat: this.seat.value, arrange: true });
    return answer.preview;
  }

  /** @param {number | null} seat the seat whose view is wanted */
  view(seat) {
    this.socket.send({ type: "view", seat });
  }

  close() {
    this.socket.close();
  }
}

/** The occupants of the seats, in a form that can be compared. @param {TableView} table */
const occupantsOf = ({ seats }) => JSON.stringify(seats.map(({ kind, name, free }) => [kind, name, free]));

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
