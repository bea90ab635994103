/** Moves and zooms the map by wheel, drag, pinch and double tap. */

/** @typedef {import("../camera/camera.js").Camera} Camera */
/** @typedef {import("../geometry.js").Point} Point */

/** Pixels that a pointer may move during a click. */
const STEADY = { mouse: 4, touch: 10 };
/** Limits of time and distance within which two taps are a double tap. */
const DOUBLE = { time: 320, reach: 36 };
const DOUBLE_ZOOM = 2;

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether an event is on a button above the map. @param {Event} event */
const isOnButton = ({ target }) => target instanceof Element && target.closest("button") !== null;

export class Gestures {
  /** Pointers that are down. @type {Map<number, Point>} */
  #down = new Map();
  /** How far the pointers have moved since the first came down. */
  #moved = 0;
  /** @type {{at: Point, time: number}} */
  #tap = { at: [0, 0], time: -Infinity };

  /**
   * @param {Camera} camera
   * @param {(at: Point) => boolean} isFree whether there is nothing to pick at this point
   */
  constructor(camera, isFree) {
    this.camera = camera;
    this.isFree = isFree;
    this.window = camera.window;
  }

  /** @returns {() => void} what ends it */
  listen() {
    const ending = new AbortController();
    const { signal } = ending;
    const map = this.window;
    map.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    map.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    map.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      map.addEventListener(end, (event) => this.#release(event), { signal });
    }
    // The browser also sends a click after a drag: ignore it.
    map.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    return () => ending.abort();
  }

  /** @param {MouseEvent} event @returns {Point} */
  #at(event) {
    const box = this.window.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    // At the smallest scale let the page scroll.
    if (this.camera.isFitted && event.deltaY > 0) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 32;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.camera.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed), this.#at(event));
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0 || isOnButton(event)) return;
    if (!this.#down.size) this.#moved = 0;
    this.#down.set(event.pointerId, this.#at(event));
    if (this.#down.size === 2) this.#moved = Infinity;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#down.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#at(event);
    const [other] = [...this.#down].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) this.#pinch(before, now, other);
    else if (!this.#drag(event, before, now)) return;
    this.#down.set(event.pointerId, now);
  }

  /** @param {Point} before @param {Point} now @param {Point} other the other pointer, which does not move */
  #pinch(before, now, other) {
    const middle = /** @type {Point} */ ([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    this.camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
  }

  /** @param {PointerEvent} event @param {Point} before @param {Point} now @returns {boolean} whether it is a drag */
  #drag(event, before, now) {
    const steady = event.pointerType === "mouse" ? STEADY.mouse : STEADY.touch;
    const step = distance(before, now);
    if (this.#moved <= steady && step <= steady) return false;
    if (this.#moved <= steady) this.window.setPointerCapture(event.pointerId);
    this.#moved += step;
    this.window.dataset.moving = "";
    this.camera.pan(now[0] - before[0], now[1] - before[1]);
    return true;
  }

  /** @param {PointerEvent} event */
  #release(event) {
    this.#down.delete(event.pointerId);
    if (!this.#down.size) delete this.window.dataset.moving;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const hasMoved = this.#moved > 0;
    this.#moved = 0;
    if (hasMoved) {
      event.stopPropagation();
      return;
    }
    // Clicks by keys and screen readers have no position.
    if (event.detail === 0 || isOnButton(event)) return;
    const at = this.#at(event);
    if (this.isFree(at)) this.#tapped(at, event.timeStamp);
  }

  /** @param {Point} at @param {number} time */
  #tapped(at, time) {
    const isDouble = time - this.#tap.time < DOUBLE.time && distance(at, this.#tap.at) < DOUBLE.reach;
    if (isDouble) this.camera.glideZoom(DOUBLE_ZOOM, at);
    this.#tap = isDouble ? { at, time: -Infinity } : { at, time };
  }
}
