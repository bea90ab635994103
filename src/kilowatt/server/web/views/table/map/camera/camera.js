/**
 * The part of the board on the screen. The whole drawing is one layer, one pixel per unit, which is moved and scaled:
 * moving the map renders nothing again, and paints nothing until it stops.
 */
import { mayMove } from "../../../../app/settings.js";

/** @typedef {import("../geometry.js").Geometry} Geometry */
/** @typedef {import("../geometry.js").Point} Point */
/** @typedef {{x: number, y: number, scale: number}} View the board's point in the middle, and pixels per unit */

/** Scales: from here up, everything is shown; down to `CODES`, houses and short codes; below that, houses only. */
const FULL = 0.5;
const CODES = 0.3;
/** Initial scale of a map that cannot be read as a whole. */
export const READABLE = 0.66;
const CLOSEST = 3;
const TRAVEL = 200;
/** Milliseconds without movement after which the map is painted sharp. */
const STILL = 160;
/** Distance of a revealed place from the edge of the window, in units. */
const MARGIN = 90;

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => (least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value)));

export class Camera {
  /** @type {View} */
  view = { x: 0, y: 0, scale: 1 };
  width = 0;
  height = 0;
  /** Whether the view is the whole board; it stays so when the window changes. */
  isFitted = true;
  /** Called after each change. */
  onChange = () => {};
  #frame = 0;
  #rest = 0;

  /** @param {Geometry} geometry @param {HTMLElement} window @param {HTMLElement} sheet */
  constructor(geometry, window, sheet) {
    this.board = geometry.viewBox;
    this.origin = geometry.bounds;
    this.window = window;
    this.sheet = sheet;
  }

  /** The scale at which the whole board is visible. */
  get whole() {
    return Math.min(this.width / this.board[2], this.height / this.board[3]) || 1;
  }

  /**
   * Set the size of the window. The first time, also choose the view: the whole board if it can be read, otherwise the
   * readable part around a point of interest.
   * @param {number} width @param {number} height @param {() => Point | null} interest
   */
  resize(width, height, interest) {
    if (!width || !height) return;
    const isFirst = this.width === 0;
    this.width = width;
    this.height = height;
    if (isFirst) this.#show(this.home(interest()));
    else this.#show(this.isFitted ? this.fitted() : this.view);
  }

  /** @returns {View} */
  fitted() {
    const [x, y, w, h] = this.board;
    return { x: x + w / 2, y: y + h / 2, scale: this.whole };
  }

  /** @param {Point | null} interest @returns {View} */
  home(interest) {
    if (interest === null || this.whole >= FULL) return this.fitted();
    return { x: interest[0], y: interest[1], scale: READABLE };
  }

  /** @param {number} factor @param {Point} [at] the fixed point, in pixels of the window */
  zoom(factor, at = [this.width / 2, this.height / 2]) {
    this.stop();
    this.#show(this.#zoomed(this.view.scale * factor, at));
  }

  /** @param {number} factor @param {Point} [at] */
  glideZoom(factor, at = [this.width / 2, this.height / 2]) {
    this.glide(this.#zoomed(this.view.scale * factor, at));
  }

  /** @param {number} scale @param {Point} at @returns {View} */
  #zoomed(scale, at) {
    const [x, y] = this.boardPoint(at);
    const held = clamp(scale, this.whole, Math.max(CLOSEST, this.whole));
    return { x: x - (at[0] - this.width / 2) / held, y: y - (at[1] - this.height / 2) / held, scale: held };
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.stop();
    const { x, y, scale } = this.view;
    this.#show({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Move a place into the window, if it is outside. @param {Point} place */
  reveal([x, y]) {
    const reachX = Math.max(0, this.width / 2 / this.view.scale - MARGIN);
    const reachY = Math.max(0, this.height / 2 / this.view.scale - MARGIN);
    const next = {
      x: clamp(this.view.x, x - reachX, x + reachX),
      y: clamp(this.view.y, y - reachY, y + reachY),
      scale: this.view.scale,
    };
    const held = this.#held(next);
    if (held.x !== this.view.x || held.y !== this.view.y) this.glide(next);
  }

  /** Animate the move to a view. @param {View} goal */
  glide(goal) {
    this.stop();
    if (!mayMove()) return this.#show(goal);
    const from = this.view;
    const to = this.#held(goal);
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, now - start) / TRAVEL);
      const eased = 1 - (1 - part) ** 3;
      const scale = from.scale * (to.scale / from.scale) ** eased;
      this.#show(part < 1 ? { x: mix(from.x, to.x, eased), y: mix(from.y, to.y, eased), scale } : to);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  /** Stop all timers and animations. */
  close() {
    this.stop();
    clearTimeout(this.#rest);
  }

  /** The board's point under a pixel of the window. @param {Point} at @returns {Point} */
  boardPoint([px, py]) {
    const { x, y, scale } = this.view;
    return [x + (px - this.width / 2) / scale, y + (py - this.height / 2) / scale];
  }

  /** The pixel of the window over a point of the board. @param {Point} at @returns {Point} */
  windowPoint([bx, by]) {
    const { x, y, scale } = this.view;
    return [(bx - x) * scale + this.width / 2, (by - y) * scale + this.height / 2];
  }

  get detail() {
    if (this.view.scale >= FULL) return "full";
    return this.view.scale >= CODES ? "codes" : "houses";
  }

  /** The view, limited to the board. @param {View} view @returns {View} */
  #held({ x, y, scale }) {
    const [left, top, w, h] = this.board;
    const reachX = this.width / 2 / scale;
    const reachY = this.height / 2 / scale;
    return {
      x: clamp(x, left + reachX, left + w - reachX),
      y: clamp(y, top + reachY, top + h - reachY),
      scale,
    };
  }

  /** @param {View} view */
  #show(view) {
    this.view = this.#held(view);
    const { scale } = this.view;
    const [left, top] = this.windowPoint([this.origin[0], this.origin[1]]);
    this.isFitted = scale <= this.whole * 1.001;
    this.sheet.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    this.window.dataset.detail = this.detail;
    this.window.dataset.view = this.isFitted ? "whole" : "part";
    this.#settle();
    this.onChange();
  }

  #settle() {
    this.sheet.style.willChange = "transform";
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.sheet.style.willChange = ""), STILL);
  }
}

/** @param {number} a @param {number} b @param {number} part */
const mix = (a, b, part) => a + (b - a) * part;
