/** A button that opens a menu. */
import { h, html, useLayoutEffect, useRef, useSignal } from "../../vendor/libraries.js";
import { glyph } from "./icon.js";

/**
 * `reason`: why the item is disabled.
 * @typedef {{text: string, onPick: () => void, reason?: string, danger?: boolean, icon?: string, class?: string}} Item
 */

/**
 * @param {{label: string, icon: string, items: () => (Item | null)[], class?: string}} props `null` draws a separator
 */
export function Menu({ label, icon, items, class: extra = "" }) {
  const isOpen = useSignal(false);
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const close = (/** @type {boolean} */ refocus) => {
    isOpen.value = false;
    if (refocus) opener.current?.focus();
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && isOpen.value) close(true);
  };
  return html`<div class="menu ${extra}" onKeyDown=${onKeyDown}>
    <button
      type="button"
      class="icon-button"
      ref=${opener}
      aria-label=${label}
      aria-haspopup="menu"
      aria-expanded=${isOpen.value ? "true" : "false"}
      data-tip=${isOpen.value ? null : label}
      onClick=${() => (isOpen.value = !isOpen.value)}
    >
      ${glyph({ name: icon })}
    </button>
    ${isOpen.value && h(MenuList, { label, items, close })}
  </div>`;
}

/** @param {{label: string, items: () => (Item | null)[], close: (refocus: boolean) => void}} props */
function MenuList({ label, items, close }) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  const buttons = () => shownIn(list.current);
  useLayoutEffect(() => {
    buttons()[0]?.focus();
    const onPointerDown = (/** @type {PointerEvent} */ event) => {
      if (event.target instanceof Node && !list.current?.parentElement?.contains(event.target)) close(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Tab") return close(false);
    const shown = buttons();
    const at = shown.findIndex((button) => button === document.activeElement);
    /** @type {Record<string, number>} */
    const goals = { ArrowDown: at + 1, ArrowUp: at - 1 + shown.length, Home: 0, End: shown.length - 1 };
    if (!(event.key in goals)) return undefined;
    event.preventDefault();
    return shown[goals[event.key] % shown.length]?.focus();
  };
  return html`<div class="menu-list" role="menu" aria-label=${label} ref=${list} onKeyDown=${onKeyDown}>
    ${items().map((item) => (item === null ? html`<hr role="separator" />` : h(MenuItem, { item, close })))}
  </div>`;
}

/** The visible items: some are for phones only, and a hidden item cannot have the focus. @param {Element | null} list */
const shownIn = (list) => [...(list?.querySelectorAll("button") ?? [])].filter((button) => button.checkVisibility());

/** @param {{item: Item, close: (refocus: boolean) => void}} props */
function MenuItem({ item, close }) {
  const pick = () => {
    if (item.reason) return;
    close(true);
    item.onPick();
  };
  return html`<button
    type="button"
    role="menuitem"
    tabindex="-1"
    class="${item.danger ? "danger" : ""} ${item.class ?? ""}"
    aria-disabled=${item.reason ? "true" : "false"}
    data-tip=${item.reason || null}
    onClick=${pick}
  >
    ${item.icon && glyph({ name: item.icon })}<span>${item.text}</span>
  </button>`;
}
