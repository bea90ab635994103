/**
 * Tooltips. Elements with `data-tip` show it on hover, on focus and, if a tap has no other effect, on tap. Disabled
 * elements say why they are disabled, also on click and Enter; with `data-why` the server is asked for the reason.
 * While the tooltip of the focused element is shown, it also describes that element to screen readers.
 */
import { announce } from "../../app/notices.js";
import { mayMove } from "../../app/settings.js";
import { html, useEffect, useRef, useSignal } from "../../vendor/libraries.js";

/** `isRefused`: the element was pressed, without effect. @typedef {{target: Element, isRefused: boolean}} Shown */
/**
 * What the element is, and why it has no effect; undefined until the reason is known.
 * @typedef {{about: string, why: string | undefined}} Words
 */
/**
 * The reason against an action; empty if there is none, undefined until it is known.
 * @typedef {(action: import("../../types/protocol.js").Action) => string | undefined} Explain
 */

const HOVER_MS = 350;
const MARGIN = 8;
const ID = "tip";
const WHY_ID = "tip-why";
const SHAKE = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 180;

/** Without a viewer who plays, nothing is refused. @type {Explain} */
const NOBODY = () => "";
let explain = NOBODY;

/** Explain refusals by this function until the returned function is called. @param {Explain} who */
export function explainBy(who) {
  explain = who;
  return () => void (explain = NOBODY);
}

/** The `data-why` of an element that would play this action. @param {import("../../types/protocol.js").Action} action */
export const asksFor = (action) => JSON.stringify(action);

/** @param {EventTarget | null} target */
const tipped = (target) =>
  target instanceof Element ? target.closest("[data-tip], [data-why], button[aria-disabled=true]") : null;

/** @param {Element} target */
const isDisabled = (target) => target.getAttribute("aria-disabled") === "true";

/** @param {Element} target @returns {Words} */
function wordsOf(target) {
  if (!target.isConnected) return { about: "", why: "" };
  const [tip, asked] = [target.getAttribute("data-tip") ?? "", target.getAttribute("data-why")];
  if (asked !== null) return { about: tip, why: explain(JSON.parse(asked)) };
  // A tooltip that repeats the text of the button would add nothing.
  return isDisabled(target) ? { about: "", why: tip } : { about: tip, why: "" };
}

/** Whether a tap has an effect of its own, which a tooltip would cover. @param {Element} target */
const isActive = (target) => target.closest("button, a") !== null && !isDisabled(target);

/** The layer in which tooltips appear; once on the page. */
export function Tips() {
  const shown = useSignal(/** @type {Shown | null} */ (null));
  const layer = useRef(/** @type {HTMLDivElement | null} */ (null));
  const now = shown.value;
  const { about, why } = now ? wordsOf(now.target) : { about: "", why: "" };
  useEffect(() => new TipTriggers((next) => (shown.value = next)).listen(), []);
  useAnnouncedReason(now, why);
  useEffect(() => {
    if (layer.current === null) return undefined;
    if (now === null || !(about || why)) return layer.current.hidePopover();
    place(layer.current, now.target);
    return describe(now.target, why ? WHY_ID : ID);
  }, [now, about, why]);
  return html`<div id=${ID} class="tooltip" role="tooltip" popover="manual" ref=${layer}>
    ${about && html`<p>${about}</p>`}${why && html`<p class="why" id=${WHY_ID}>${why}</p>`}
  </div>`;
}

/**
 * Announce why a press had no effect, once for each press: the tooltip may change with the table afterwards.
 * @param {Shown | null} shown
 * @param {string | undefined} why
 */
function useAnnouncedReason(shown, why) {
  const announced = useRef(/** @type {Shown | null} */ (null));
  useEffect(() => {
    if (!shown?.isRefused || why === undefined || announced.current === shown) return;
    announced.current = shown;
    announce(why || (shown.target.textContent ?? "").trim());
  }, [shown, why]);
}

/** Describe the focused element by the tooltip until the returned function is called. @param {Element} target @param {string} id */
function describe(target, id) {
  if (target === document.activeElement) target.setAttribute("aria-describedby", id);
  return () => {
    if (target.getAttribute("aria-describedby") === id) target.removeAttribute("aria-describedby");
  };
}

/** Watches pointer, focus, taps and keys, and reports what to show. */
class TipTriggers {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Element | null} */
  #current = null;
  /** @type {Record<string, (event: any) => void>} */
  #listeners = {
    pointerover: (event) => this.#onHover(event),
    focusin: ({ target }) => {
      if (target.matches(":focus-visible") && tipped(target) === target) this.#open(target);
    },
    focusout: () => this.#hide(),
    click: (event) => this.#onClick(event),
    keydown: ({ key }) => key === "Escape" && this.#hide(),
  };

  /** @param {(shown: Shown | null) => void} show */
  constructor(show) {
    this.show = show;
  }

  /** @returns {() => void} stops listening */
  listen() {
    const onScroll = () => this.#current !== null && this.#hide();
    for (const [type, listener] of Object.entries(this.#listeners)) document.addEventListener(type, listener);
    document.addEventListener("scroll", onScroll, true);
    return () => {
      this.#hide();
      for (const [type, listener] of Object.entries(this.#listeners)) document.removeEventListener(type, listener);
      document.removeEventListener("scroll", onScroll, true);
    };
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#current = null;
    this.show(null);
  }

  /** @param {Element} target */
  #open(target, isRefused = false) {
    clearTimeout(this.#timer);
    this.#current = target;
    this.show({ target, isRefused });
  }

  /** @param {PointerEvent} event */
  #onHover(event) {
    const target = tipped(event.target);
    if (event.pointerType === "touch" || target === this.#current) return;
    if (target === null && event.target instanceof Element && event.target.id === ID) return;
    this.#hide();
    if (target !== null) this.#timer = setTimeout(() => this.#open(target), HOVER_MS);
  }

  /** @param {PointerEvent} event */
  #onClick(event) {
    const target = tipped(event.target);
    if (target === null) return this.#hide();
    if (isDisabled(target) || wordsOf(target).why !== "") {
      if (mayMove()) target.animate(SHAKE, SHAKE_MS);
      return this.#open(target, true);
    }
    const isTip = event.pointerType === "touch" && target !== this.#current && !isActive(target);
    return isTip ? this.#open(target) : this.#hide();
  }
}

/**
 * Place the tooltip inside the window: above its target or, without room there, below.
 * @param {HTMLElement} layer
 * @param {Element} target
 */
function place(layer, target) {
  // Shown again each time, so that it is above a dialog opened meanwhile.
  layer.hidePopover();
  layer.showPopover();
  const around = target.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, around.left + around.width / 2 - width / 2));
  const above = around.top - height - MARGIN;
  layer.style.left = `${left}px`;
  layer.style.top = `${above >= MARGIN ? above : Math.min(around.bottom + MARGIN, innerHeight - height - MARGIN)}px`;
}
