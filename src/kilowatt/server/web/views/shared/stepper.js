/** A number chosen step by step: with buttons, arrow keys, Home and End. */
import { t } from "../../app/i18n.js";
import { html } from "../../vendor/libraries.js";

/**
 * @param {{value: number, least: number, most: number, label: string, text?: string, onChange: (value: number) => void,
 *   onEnter?: () => void, leap?: number}} props `text`: the value in words; `leap`: the step of Page Up and Down
 */
export function Stepper({ value, least, most, label, text, onChange, onEnter, leap = 5 }) {
  /** @param {number} wanted */
  const to = (wanted) => {
    const found = Math.max(least, Math.min(most, wanted));
    if (found !== value) onChange(found);
  };
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowUp: () => to(value + 1),
    ArrowRight: () => to(value + 1),
    ArrowDown: () => to(value - 1),
    ArrowLeft: () => to(value - 1),
    PageUp: () => to(value + leap),
    PageDown: () => to(value - leap),
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
  return html`<span class="stepper">
    <button type="button" tabindex="-1" aria-label=${t("table-less")} disabled=${value <= least} onClick=${() => to(value - 1)}>−</button>
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
    <button type="button" tabindex="-1" aria-label=${t("table-more")} disabled=${value >= most} onClick=${() => to(value + 1)}>+</button>
  </span>`;
}
