/** The parts of the action bars of all phases. */
import { t } from "../../../app/i18n.js";
import { notify } from "../../../app/notices.js";
import { h, html, signal, useLayoutEffect, useRef, useSignal } from "../../../vendor/libraries.js";
import { Money } from "../../shared/money.js";
import { afterPaint } from "../../shared/motion.js";
import { asksFor } from "../../shared/tip.js";
import { bindKeys } from "../keys.js";
import { turnProblemText } from "./reasons.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").PlayerView} PlayerView */
/** @typedef {import("../../../app/match.js").Match} Match */
/** @typedef {import("../../../app/turn.js").Turn} Turn */
/** @template [Props={}] @typedef {import("../../../vendor/libraries.js").VNode<Props>} VNode */
/** @typedef {import("./picks.js").Picks} Picks */
/** @typedef {{match: Match, turn: Turn, picks: Picks}} ActionContext */
/**
 * `text`: the key of the message that describes what the key does.
 * @typedef {Record<string, {text: string, run: () => void}>} Keys
 */

const DOUBLE_MS = 600;

/** Whether the details are shown: at first only on a window with room for them. */
const isMoreOpen = signal(!matchMedia("(width <= 700px)").matches);

/** The viewer's player. @param {Observation} seen @returns {PlayerView & {money: number}} */
export const meIn = (seen) => /** @type {PlayerView & {money: number}} */ (seen.players[seen.seat ?? 0]);

/**
 * Bind keys while the component is shown. They always run what was rendered last.
 * @param {Keys} keys
 */
export function useKeys(keys) {
  const now = useRef(keys);
  now.current = keys;
  const names = Object.keys(keys).join(" ");
  // A layout effect: the keys work as soon as their buttons are visible.
  useLayoutEffect(() => {
    const bound = Object.entries(keys).map(([key, { text }]) => [key, { text, run: () => now.current[key]?.run() }]);
    return bindKeys(Object.fromEntries(bound), "actions-keys");
  }, [names]);
}

/**
 * The digits choose among numbered choices.
 * @param {ActionContext} context
 * @param {string} text the key of the message that describes it
 * @param {{asks: Action | null, onChoose: () => unknown}[]} choices
 */
export function useDigitKeys(context, text, choices) {
  const keys = choices.map(({ asks, onChoose }, place) => [
    String(place + 1),
    { text, run: unlessAsked(context, asks, onChoose) },
  ]);
  useKeys(Object.fromEntries(keys));
}

/**
 * What a key does, or a notice why it has no effect: the button's tooltip would not be seen.
 * @param {string} reason
 * @param {() => unknown} act
 */
export const unless = (reason, act) => () => (reason ? notify(reason) : act());

/**
 * The same, if only the server knows the reason.
 * @param {ActionContext} context
 * @param {Action | null} asks
 * @param {() => unknown} act
 */
export const unlessAsked =
  ({ picks }, asks, act) =>
  () =>
    asks ? picks.reasons.notify(asks) : act();

/**
 * @typedef {object} ButtonProps
 * @property {unknown} text
 * @property {(event: MouseEvent) => unknown} onAct
 * @property {string} [reason] why it is disabled
 * @property {Action | null} [asks] it is disabled, and the server says why this action is refused
 * @property {"primary" | "ghost" | "small" | "pick"} [kind]
 * @property {string} [tip]
 * @property {string} [label]
 * @property {string} [keys]
 * @property {boolean} [isPressed]
 * @property {boolean} [isChecked]
 * @property {boolean} [isBusy]
 * @property {string} [class]
 * @property {number} [tabIndex]
 * @property {string | number} [key]
 */

/**
 * A button. A plain function, because a component for each of so many buttons would double the time to render them.
 * @param {ButtonProps} props
 */
export function button(props) {
  const { text, onAct, kind = "ghost", label, keys, class: extra = "", tabIndex, key } = props;
  return html`<button
    key=${key}
    type="button"
    class="act act-${kind} ${extra}"
    ...${stateOf(props)}
    aria-label=${label}
    aria-keyshortcuts=${keys}
    tabindex=${tabIndex}
    onClick=${isBarred(props) ? undefined : onAct}
  >
    ${text}
  </button>`;
}

/** @param {ButtonProps} props */
const isBarred = ({ asks = null, reason = "" }) => asks !== null || reason !== "";

/** The attributes that say what state a button is in, and why it is disabled. @param {ButtonProps} props */
function stateOf(props) {
  const { text, reason, asks, tip, isPressed, isChecked, isBusy } = props;
  // A tooltip that repeats the text of the button would add nothing.
  const words = reason === text ? tip : reason || tip;
  const role = isChecked === undefined ? null : { role: "radio", "aria-checked": String(isChecked) };
  return {
    ...role,
    "aria-pressed": isPressed === undefined ? undefined : String(isPressed),
    "aria-disabled": isBarred(props) ? "true" : undefined,
    "aria-busy": isBusy ? "true" : undefined,
    "data-tip": words || null,
    "data-why": asks ? asksFor(asks) : null,
  };
}

/**
 * A group of choices that exclude each other. Tab reaches one of them, arrow keys the others.
 * @param {{label: string, children?: any, class?: string}} props
 */
export function Choices({ label, children, class: extra = "" }) {
  return html`<div class="act-choices ${extra}" role="radiogroup" aria-label=${label} onKeyDown=${moveChoice}>${children}</div>`;
}

/** Arrow keys move the focus to the next choice and choose it. @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function moveChoice(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const choices = [.../** @type {NodeListOf<HTMLElement>} */ (event.currentTarget.querySelectorAll("[role=radio]"))];
  const at = choices.findIndex((choice) => choice === document.activeElement);
  const next = choices[(at + step + choices.length) % choices.length];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  if (next?.getAttribute("aria-disabled") !== "true") next?.click();
}

/**
 * The cost of the turn and the money left. `isTold`: screen readers announce each change.
 * @param {{spent: number, left: number, isTold?: boolean}} props
 */
export function Sum({ spent, left, isTold = false }) {
  return html`<div class="act-sum" role=${isTold ? "status" : null}>
    ${h(Money, { amount: spent })}
    <small>${t("actions-left", { amount: left })}</small>
  </div>`;
}

/**
 * The bar of a phase: the title, the choices, their sum and the buttons.
 * `aside`: a few words beside the title; `lead`: a sentence under it; `more`: details that can be hidden.
 * `kind` is part of the keys, so that the focus never stays on a button that has become another one.
 * @param {{kind: string, title: string, aside?: unknown, lead?: unknown, sum?: unknown, more?: VNode<any> | false, buttons: unknown, children?: any}} props
 */
export function Bar({ kind, title, aside, lead, sum, more, buttons, children }) {
  const isOpen = isMoreOpen.value;
  return html`<div class="act-bar">
    <header class="act-head">
      <h2>${title}</h2>
      ${aside && html`<p class="act-aside">${aside}</p>`}
      ${
        more &&
        html`<button type="button" class="act-more-button" aria-expanded=${String(isOpen)} onClick=${() => (isMoreOpen.value = !isOpen)}>
        ${t("actions-more")}
      </button>`
      }
      ${lead && html`<p class="act-lead">${lead}</p>`}
    </header>
    ${children && html`<div class="act-body" key=${`${kind} body`}>${children}</div>`} ${more && isOpen && h(Details, { key: more.type }, more)}
    <div class="act-end" key=${`${kind} end`}>${sum}<div class="act-buttons">${buttons}</div></div>
  </div>`;
}

/**
 * Details have many elements, so they are rendered after the rest of the table is on the screen.
 * @param {{children?: any}} props
 */
function Details({ children }) {
  const isDue = useSignal(false);
  useLayoutEffect(() => afterPaint(() => afterPaint(() => (isDue.value = true))), []);
  return isDue.value && html`<div class="act-more">${children}</div>`;
}

/** Take back the last step. @param {{context: ActionContext}} props */
export function Undo({ context }) {
  const { picks } = context;
  const undo = () => picks.undo();
  const reason = picks.canUndo() ? "" : t("actions-nothing-to-undo");
  useKeys({ z: { text: "actions-key-undo", run: unless(reason, undo) } });
  return button({ text: t("label-undo"), keys: "Z", reason, onAct: undo });
}

/** When a turn was last ended by a click. */
let endedAt = -Infinity;

/**
 * The one button that ends the turn.
 * @param {{context: ActionContext, text: string, reason?: string, asks?: Action | null, onAct: () => unknown}} props
 */
export function Primary({ context, text, reason = "", asks = null, onAct }) {
  const isBusy = context.turn.isSending.value;
  const act = () => (isBusy ? undefined : onAct());
  useKeys({ Enter: { text: "actions-key-confirm", run: unlessAsked(context, asks, unless(reason, act)) } });
  const onClick = (/** @type {MouseEvent} */ { detail, timeStamp }) => {
    // The second click of a double click must not end the next turn.
    if (detail > 1 && timeStamp - endedAt < DOUBLE_MS) return;
    endedAt = timeStamp;
    act();
  };
  return button({ kind: "primary", text, keys: "Enter", reason, asks, isBusy, onAct: onClick });
}

/** Why the last action was refused, in words. @param {{context: ActionContext}} props */
export function TurnProblem({ context }) {
  const problem = context.turn.problem.value;
  return html`<div class="act-trouble" role="alert">${problem && html`<p>${turnProblemText(problem, context.match.names.value)}</p>`}</div>`;
}
