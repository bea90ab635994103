/**
 * The connection to one table. It comes back by itself and goes on where it was; what was asked and not answered is
 * asked again (moves carry a key, so they are not played twice).
 */
import { Problem } from "./api.js";

/** @typedef {import("../types/protocol.js").FromClient} FromClient */
/** @typedef {import("../types/protocol.js").FromServer} FromServer */
/** @typedef {"connecting" | "live" | "reconnecting" | "closed"} Status */
/** @typedef {{hello: () => FromClient, onMessage: (message: FromServer) => void, onStatus: (status: Status, reason?: string) => void}} Handlers */
/** @typedef {{message: any, resolve: (answer: any) => void, reject: (error: unknown) => void}} Asked */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;

export class Socket {
  /** @param {string} path @param {Handlers} handlers */
  constructor(path, handlers) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.handlers = handlers;
    this.wait = FIRST_WAIT_MS;
    this.heard = 0;
    this.count = 0;
    this.isClosed = false;
    /** @type {Map<string, Asked>} */
    this.asked = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.retry = undefined;
    this.beat = setInterval(() => this.checkPulse(), PING_MS);
    this.comeBack = () => this.wake();
    addEventListener("online", this.comeBack);
    document.addEventListener("visibilitychange", this.comeBack);
    this.connect();
  }

  connect() {
    this.retry = undefined;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** The network is back, or somebody looks again, perhaps after a sleep: do not sit out the wait. */
  wake() {
    if (document.hidden) return;
    if (this.retry === undefined) return this.checkPulse();
    clearTimeout(this.retry);
    this.connect();
  }

  lost() {
    if (this.isClosed) return;
    this.handlers.onStatus("reconnecting");
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  checkPulse() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE_MS) this.socket.close();
    else this.send({ type: "ping" });
  }

  /** @param {FromServer} message */
  receive(message) {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT_MS;
      this.handlers.onStatus("live");
      for (const { message: again } of this.asked.values()) this.send(again);
    }
    if (message.type === "goodbye" && message.retry_ms === null) this.close(message.reason);
    if (message.type === "refused" && message.ref === null && !this.asked.size) this.entryRefused(message.error);
    const ref = "ref" in message ? message.ref : null;
    const asked = ref ? this.asked.get(ref) : undefined;
    if (ref && asked) {
      this.asked.delete(ref);
      if (message.type === "refused") asked.reject(new Problem(message.error));
      else asked.resolve(message);
    }
    this.handlers.onMessage(message);
  }

  /**
   * Not let in at all: coming back would not help.
   * @param {import("../types/protocol.js").ProblemView} problem
   */
  entryRefused(problem) {
    if (problem.code !== "bad_request") this.close(problem.code);
  }

  /** @param {any} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a message and wait for its answer, over lost connections too.
   * @param {any} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const ref = `q${++this.count}`;
    return new Promise((resolve, reject) => {
      const whole = { ...message, ref };
      this.asked.set(ref, { message: whole, resolve, reject });
      this.send(whole);
    });
  }

  /** @param {string} [reason] */
  close(reason) {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    removeEventListener("online", this.comeBack);
    document.removeEventListener("visibilitychange", this.comeBack);
    this.socket?.close();
    for (const { reject } of this.asked.values()) reject(new Problem(/** @type {any} */ ({ code: "unavailable" })));
    this.asked.clear();
    this.handlers.onStatus("closed", reason);
  }
}
