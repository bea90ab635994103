/** A number chosen step by step: with buttons, arrow keys, Home and End. */
import { t } from "../../app/i18n.js";
import { html, useRef } from "../../vendor/libraries.js";

/** Something for each end. @typedef {{less: string, more: string}} Ends */

/**
 * @param {{value: number, least: number, most: number, label: string, text?: string, onChange: (value: number) => void,
 *   onEnter?: () => void, leap?: number, ends?: Ends, asks?: Ends}} props `text`: the value in words; `leap`: the step of
 *   Page Up and Down; `ends`: why it goes no further, or `asks`: what to ask for to hear it
 */
export function Stepper({ value, least, most, label, text, onChange, onEnter, leap = 5, ends, asks }) {
  const parts = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {number} wanted */
  const to = (wanted) => {
    const found = Math.max(least, Math.min(most, wanted));
    if (found !== value) onChange(found);
  };
  /**
   * A key that goes no further presses the button that says why.
   * @param {"less" | "more"} end
   * @param {number} wanted
   */
  const go = (end, wanted) => {
    if (!isAt[end]) return to(wanted);
    /** @type {HTMLElement | null | undefined} */ (parts.current?.querySelector(`.${end}`))?.click();
  };
  const isAt = { less: value <= least, more: value >= most };
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowUp: () => go("more", value + 1),
    ArrowRight: () => go("more", value + 1),
    ArrowDown: () => go("less", value - 1),
    ArrowLeft: () => go("less", value - 1),
    PageUp: () => go("more", value + leap),
    PageDown: () => go("less", value - leap),
    Home: () => to(least),
    End: () => to(most),
    Enter: () => onEnter?.(),
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  const stop = (/** @type {"less" | "more"} */ end) =>
    isAt[end] ? { "aria-disabled": "true", "data-tip": ends?.[end], "data-why": asks?.[end] } : {};
  return html`<span class="stepper" ref=${parts}>
    <button type="button" class="less" tabindex="-1" aria-label=${t("table-less")} ...${stop("less")} onClick=${() => to(value - 1)}>−</button>
    <span
      class="stepper-value"
      role="spinbutton"
      tabindex="0"
      aria-label=${label}
      aria-valuenow=${value}
      aria-valuemin=${least}
      aria-valuemax=${most}
      aria-valuetext=${text ?? String(value)}
      onKeyDown=${onKeyDown}
      >${value}</span
    >
    <button type="button" class="more" tabindex="-1" aria-label=${t("table-more")} ...${stop("more")} onClick=${() => to(value + 1)}>+</button>
  </span>`;
}
