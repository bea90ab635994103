/** The city under the mouse for a moment, or with the focus. */
import { useEffect, useRef, useSignal } from "../../../../vendor/libraries.js";

const DELAY = 150;
const LINGER = 60;

/** @param {EventTarget | null} target @returns {string | null} the city an element belongs to */
export function cityOf(target) {
  if (!(target instanceof Element)) return null;
  return target.closest("[data-city]")?.getAttribute("data-city") ?? null;
}

export function useAim() {
  const city = useSignal(/** @type {string | null} */ (null));
  const timer = useRef(0);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const look = (/** @type {string | null} */ next) => {
    stop();
    city.value = next;
  };
  const hover = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== "mouse") return;
    const next = event.type === "pointerleave" ? null : cityOf(event.target);
    stop();
    if (next !== city.peek()) timer.current = window.setTimeout(() => look(next), next === null ? LINGER : DELAY);
  };
  return { city, look, hover };
}
