/**
 * The WebSocket connection of a match. It reconnects and resumes by itself, and sends unanswered requests again. Moves
 * carry a key, so they are not played twice.
 */
import { Problem } from "./api.js";

/** @typedef {import("../types/protocol.js").FromClient} FromClient */
/** @typedef {import("../types/protocol.js").FromServer} FromServer */
/** @typedef {"connecting" | "live" | "reconnecting" | "closed"} Status */
/**
 * @typedef {{hello: () => FromClient, onMessage: (message: FromServer) => void,
 *   onStatus: (status: Status, reason?: string) => void}} Handlers
 */
/** @typedef {{message: any, resolve: (answer: any) => void, reject: (error: unknown) => void}} Request */

const MIN_RETRY_MS = 400;
const MAX_RETRY_MS = 10_000;
const PING_MS = 20_000;
/** A connection without a message for this long is considered dead. */
const SILENCE_MS = 45_000;

export class Socket {
  /** @param {string} path @param {Handlers} handlers */
  constructor(path, handlers) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.handlers = handlers;
    this.retryMs = MIN_RETRY_MS;
    this.lastHeard = 0;
    this.count = 0;
    this.isClosed = false;
    /** Unanswered requests. @type {Map<string, Request>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.retry = undefined;
    this.pingTimer = setInterval(() => this.checkAlive(), PING_MS);
    this.onWake = () => this.wake();
    addEventListener("online", this.onWake);
    document.addEventListener("visibilitychange", this.onWake);
    this.connect();
  }

  connect() {
    this.retry = undefined;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket === socket) this.onLost();
    };
  }

  /** The network is back, or the page is visible again: check at once instead of waiting for the timer. */
  wake() {
    if (document.hidden) return;
    if (this.retry === undefined) return this.checkAlive();
    clearTimeout(this.retry);
    this.connect();
  }

  onLost() {
    if (this.isClosed) return;
    this.handlers.onStatus("reconnecting");
    this.retry = setTimeout(() => this.connect(), this.retryMs * (0.7 + 0.6 * Math.random()));
    this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS);
  }

  checkAlive() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastHeard > SILENCE_MS) this.socket.close();
    else this.send({ type: "ping" });
  }

  /** @param {FromServer} message */
  receive(message) {
    this.lastHeard = Date.now();
    if (message.type === "welcome") {
      this.retryMs = MIN_RETRY_MS;
      this.handlers.onStatus("live");
      for (const { message: unanswered } of this.pending.values()) this.send(unanswered);
    }
    if (message.type === "goodbye" && message.retry_ms === null) this.close(message.reason);
    if (message.type === "refused" && message.ref === null && !this.pending.size) this.onEntryRefused(message.error);
    const ref = "ref" in message ? message.ref : null;
    const request = ref ? this.pending.get(ref) : undefined;
    if (ref && request) {
      this.pending.delete(ref);
      if (message.type === "refused") request.reject(new Problem(message.error));
      else request.resolve(message);
    }
    this.handlers.onMessage(message);
  }

  /**
   * Access was denied, so reconnecting would not help.
   * @param {import("../types/protocol.js").ProblemView} problem
   */
  onEntryRefused(problem) {
    if (problem.code !== "bad_request") this.close(problem.code);
  }

  /** @param {any} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send a request and wait for its answer, across reconnects.
   * @param {any} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const ref = `q${++this.count}`;
    return new Promise((resolve, reject) => {
      const whole = { ...message, ref };
      this.pending.set(ref, { message: whole, resolve, reject });
      this.send(whole);
    });
  }

  /** @param {string} [reason] */
  close(reason) {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.pingTimer);
    clearTimeout(this.retry);
    removeEventListener("online", this.onWake);
    document.removeEventListener("visibilitychange", this.onWake);
    this.socket?.close();
    for (const { reject } of this.pending.values()) reject(new Problem(/** @type {any} */ ({ code: "unavailable" })));
    this.pending.clear();
    this.handlers.onStatus("closed", reason);
  }
}
