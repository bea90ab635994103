/** Animations, if the viewer wants them. Nothing waits for them; without them, what changed is outlined for a moment. */
import { mayMove } from "../../app/settings.js";
import { html, useLayoutEffect, useRef } from "../../vendor/libraries.js";

const OUTLINED_MS = 2000;
const COUNT_MS = 500;
const UNPAINTED_MS = 100;

/**
 * Start an animation after all measurements of this update: starting one between them would force another layout.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
export function move(element, frames, duration) {
  queueMicrotask(() => (mayMove() ? element.animate(frames, { duration, easing: "ease-out" }) : outline(element)));
}

/** Run after the next paint, or shortly later if nothing is painted. @param {() => void} run */
export function afterPaint(run) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(run, 0);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, UNPAINTED_MS);
}

/** @param {Element} element */
function outline(element) {
  element.classList.add("just-changed");
  setTimeout(() => element.classList.remove("just-changed"), OUTLINED_MS);
}

/**
 * Measure after all components of this update are rendered and before the paint: each measurement forces a layout, so
 * there should be only one. Measured again only when `order` changes.
 * @param {() => void} measure
 * @param {string} order
 */
export const useMeasure = (measure, order) => useLayoutEffect(() => queueMicrotask(measure), [order]);

/**
 * Animate the children that have `attribute` from their old place to their new one, and let new ones turn in. The value
 * of the attribute identifies a child. Places are relative to the parent.
 * @param {import("../../vendor/libraries.js").RefObject<Element>} parent
 * @param {string} attribute
 * @param {string} order
 */
export function useGlide(parent, attribute, order) {
  const before = useRef(/** @type {Map<string, Place> | null} */ (null));
  useMeasure(() => {
    const now = new Map();
    const frame = parent.current?.getBoundingClientRect() ?? new DOMRect();
    for (const child of parent.current?.querySelectorAll(`[${attribute}]`) ?? []) {
      const name = /** @type {string} */ (child.getAttribute(attribute));
      const { left, top, width } = child.getBoundingClientRect();
      const here = { left: left - frame.left, top: top - frame.top, width };
      now.set(name, here);
      if (before.current !== null && here.width) glide(child, before.current.get(name), here);
    }
    before.current = now;
  }, order);
}

/** @typedef {{left: number, top: number, width: number}} Place */

/** @param {Element} element @param {Place | undefined} from @param {Place} to */
function glide(element, from, to) {
  if (from === undefined) return move(element, [{ transform: "rotateY(90deg)", opacity: 0 }, {}], 250);
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (from.width && Math.hypot(x, y) > 4) move(element, [{ transform: `translate(${x}px, ${y}px)` }, {}], 300);
  return undefined;
}

/**
 * A number that counts up to its new value when it grows.
 * @param {{value: number}} props
 */
export function Counting({ value }) {
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(value);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = value;
    // Keep the text node: Preact updates it with the value.
    const text = /** @type {Text} */ (shown.current?.firstChild);
    if (value <= from || !mayMove()) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - began) / COUNT_MS);
      text.data = String(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return html`<b aria-hidden="true" ref=${shown}>${value}</b>`;
}
