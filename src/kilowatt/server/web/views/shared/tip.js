/**
 * Tooltips. Whatever carries `data-tip` shows it on hover and on focus, and where a tap does nothing else, on tap:
 * symbols say what they are, and what is disabled says why. While it is shown for what has the focus, it also describes it to screen readers.
 */
import { html, useEffect, useRef, useSignal } from "../../vendor/libraries.js";

/** @typedef {{target: Element, text: string}} Shown */

const HOVER_MS = 350;
const MARGIN = 8;
const ID = "tip";

/** @param {EventTarget | null} target */
const tipped = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** Whether a tap on it does something of its own, over which a bubble would only lie. @param {Element} target */
const isActive = (target) => target.closest("button, a") !== null && target.getAttribute("aria-disabled") !== "true";

/** The layer in which they appear; once on the page. */
export function Tips() {
  const shown = useSignal(/** @type {Shown | null} */ (null));
  const layer = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => follow((next) => (shown.value = next)), []);
  useEffect(() => {
    const now = shown.value;
    if (layer.current === null) return undefined;
    if (now === null) return layer.current.hidePopover();
    place(layer.current, now.target);
    const isFocused = now.target === document.activeElement;
    if (isFocused) now.target.setAttribute("aria-describedby", ID);
    return () => {
      if (now.target.getAttribute("aria-describedby") === ID) now.target.removeAttribute("aria-describedby");
    };
  }, [shown.value]);
  return html`<div id=${ID} class="tooltip" role="tooltip" popover="manual" ref=${layer}>${shown.value?.text}</div>`;
}

/**
 * Watch pointer, focus and taps, and tell what is to be shown.
 * @param {(shown: Shown | null) => void} show
 * @returns {() => void} stops it
 */
function follow(show) {
  /** @type {number | undefined} */
  let wait;
  /** @type {Element | null} */
  let current = null;
  const hide = () => {
    clearTimeout(wait);
    current = null;
    show(null);
  };
  /** @param {Element} target */
  const open = (target) => {
    clearTimeout(wait);
    const text = target.getAttribute("data-tip");
    current = target;
    show(text ? { target, text } : null);
  };
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {
    pointerover: (event) => {
      const target = tipped(event.target);
      if (event.pointerType === "touch" || target === current) return;
      if (target === null && event.target instanceof Element && event.target.id === ID) return;
      hide();
      if (target !== null) wait = setTimeout(() => open(target), HOVER_MS);
    },
    focusin: (event) => {
      const target = tipped(event.target);
      if (target !== null && target === event.target && target.matches(":focus-visible")) open(target);
    },
    focusout: hide,
    click: (event) => {
      const target = tipped(event.target);
      if (event.pointerType === "touch" && target !== null && target !== current && !isActive(target)) open(target);
      else hide();
    },
    keydown: (event) => {
      if (event.key === "Escape") hide();
    },
  };
  const onScroll = () => current !== null && hide();
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
  document.addEventListener("scroll", onScroll, true);
  return () => {
    hide();
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
    document.removeEventListener("scroll", onScroll, true);
  };
}

/**
 * Beside its target and within the window: above it, below where there is no room.
 * @param {HTMLElement} layer
 * @param {Element} target
 */
function place(layer, target) {
  // Shown anew each time, so that it lies above a dialog opened meanwhile.
  layer.hidePopover();
  layer.showPopover();
  const around = target.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, around.left + around.width / 2 - width / 2));
  const above = around.top - height - MARGIN;
  layer.style.left = `${left}px`;
  layer.style.top = `${above >= MARGIN ? above : Math.min(around.bottom + MARGIN, innerHeight - height - MARGIN)}px`;
}
