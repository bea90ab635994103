/** A number input with buttons, arrow keys, Home and End. */
import { t } from "../../app/i18n.js";
import { html, useRef } from "../../vendor/libraries.js";

/** @typedef {"less" | "more"} End */
/** A value for each end. @typedef {{less: string, more: string}} Ends */
/**
 * @typedef {object} StepperProps
 * @property {number} value
 * @property {number} least
 * @property {number} most
 * @property {string} label
 * @property {string} [text] the value in words
 * @property {(value: number) => void} onChange
 * @property {() => void} [onEnter]
 * @property {number} [leap] the step of Page Up and Page Down
 * @property {Ends} [ends] why the value cannot go further
 * @property {Ends} [asks] the actions for which the server says why
 */

/** @param {StepperProps} props */
export function Stepper(props) {
  const { value, least, most, label, text } = props;
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => pressKey(props, event, element.current);
  return html`<span class="stepper" ref=${element}>
    ${stepButton(props, "less")}
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
    ${stepButton(props, "more")}
  </span>`;
}

/** @param {StepperProps} props @param {End} end */
function stepButton(props, end) {
  const { value, ends, asks } = props;
  const step = end === "less" ? -1 : 1;
  const label = t(end === "less" ? "table-less" : "table-more");
  const barred = isAt(props, end) ? { "aria-disabled": "true", "data-tip": ends?.[end], "data-why": asks?.[end] } : {};
  return html`<button type="button" class=${end} tabindex="-1" aria-label=${label} ...${barred} onClick=${() => set(props, value + step)}>${step < 0 ? "−" : "+"}</button>`;
}

/** @param {StepperProps} props @param {End} end */
const isAt = ({ value, least, most }, end) => (end === "less" ? value <= least : value >= most);

/** @param {StepperProps} props @param {number} wanted */
function set({ value, least, most, onChange }, wanted) {
  const next = Math.max(least, Math.min(most, wanted));
  if (next !== value) onChange(next);
}

/** @param {StepperProps} props @param {KeyboardEvent} event @param {HTMLElement | null} element */
function pressKey(props, event, element) {
  const action = keyActions(props, element)[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/**
 * What each key does. At an end, an arrow key clicks the button, which says why the value cannot go further.
 * @param {StepperProps} props
 * @param {HTMLElement | null} element
 * @returns {Record<string, () => void>}
 */
function keyActions(props, element) {
  const { value, least, most, onEnter, leap = 5 } = props;
  /** @param {End} end @param {number} wanted */
  const go = (end, wanted) => {
    if (!isAt(props, end)) return set(props, wanted);
    /** @type {HTMLElement | null | undefined} */ (element?.querySelector(`.${end}`))?.click();
  };
  return {
    ArrowUp: () => go("more", value + 1),
    ArrowRight: () => go("more", value + 1),
    ArrowDown: () => go("less", value - 1),
    ArrowLeft: () => go("less", value - 1),
    PageUp: () => go("more", value + leap),
    PageDown: () => go("less", value - leap),
    Home: () => set(props, least),
    End: () => set(props, most),
    Enter: () => onEnter?.(),
  };
}
