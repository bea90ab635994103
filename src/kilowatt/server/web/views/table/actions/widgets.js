/** What the action bars of all phases are made of. */
import { t } from "../../../app/i18n.js";
import { notify } from "../../../app/notices.js";
import { h, html, signal, useLayoutEffect, useRef, useSignal } from "../../../vendor/libraries.js";
import { Money } from "../../shared/money.js";
import { afterPaint } from "../../shared/motion.js";
import { asksFor } from "../../shared/tip.js";
import { bindKeys } from "../keys.js";
import { troubleText } from "./reasons.js";

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

/** Whether the details are shown: at first where there is room for them. */
const isMoreOpen = signal(!matchMedia("(width <= 700px)").matches);

/** The player who looks. @param {Observation} seen @returns {PlayerView & {money: number}} */
export const meIn = (seen) => /** @type {PlayerView & {money: number}} */ (seen.players[seen.seat ?? 0]);

/**
 * Keys as long as the component is shown; what they do is always what was rendered last.
 * @param {Keys} keys
 */
export function useKeys(keys) {
  const now = useRef(keys);
  now.current = keys;
  const names = Object.keys(keys).join(" ");
  // Before anything is painted: keys work as soon as what they do is seen.
  useLayoutEffect(() => {
    const bound = Object.entries(keys).map(([key, { text }]) => [key, { text, run: () => now.current[key]?.run() }]);
    return bindKeys(Object.fromEntries(bound), "actions-keys");
  }, [names]);
}

/**
 * What a key does, or why it does nothing: nobody points at the button that would say so.
 * @param {string} reason
 * @param {() => unknown} act
 */
export const unless = (reason, act) => () => (reason ? notify(reason) : act());

/**
 * The same where only the server knows why.
 * @param {ActionContext} context
 * @param {Action | null} asks
 * @param {() => unknown} act
 */
export const unlessAsked =
  ({ picks }, asks, act) =>
  () =>
    asks ? picks.reasons.tell(asks) : act();

/**
 * A button. With a `reason` it can be looked at, and says why it does nothing; with `asks` the server says so to that
 * action, once somebody wants to know. A plain function: a component for each of so many would take as long as the
 * buttons themselves.
 * @param {{text: unknown, onAct: (event: MouseEvent) => unknown, reason?: string, asks?: Action | null, kind?: "primary" | "ghost" | "small" | "pick", tip?: string,
 *   label?: string, keys?: string, isPressed?: boolean, isChecked?: boolean, isBusy?: boolean, class?: string, tabIndex?: number,
 *   key?: string | number}} props
 */
export function button({
  text,
  onAct,
  reason = "",
  asks = null,
  kind = "ghost",
  tip,
  label,
  keys,
  isPressed,
  isChecked,
  isBusy,
  class: extra = "",
  tabIndex,
  key,
}) {
  const isBarred = asks !== null || reason !== "";
  // What the button says itself needs no second bubble.
  const told = reason === text ? tip : reason || tip;
  const role = isChecked === undefined ? {} : { role: "radio", "aria-checked": String(isChecked) };
  return html`<button
    key=${key}
    type="button"
    class="act act-${kind} ${extra}"
    ...${role}
    aria-pressed=${isPressed === undefined ? undefined : String(isPressed)}
    aria-disabled=${isBarred ? "true" : undefined}
    aria-busy=${isBusy ? "true" : undefined}
    aria-label=${label}
    aria-keyshortcuts=${keys}
    data-tip=${told || null}
    data-why=${asks && asksFor(asks)}
    tabindex=${tabIndex}
    onClick=${isBarred ? undefined : onAct}
  >
    ${text}
  </button>`;
}

/**
 * A group of choices of which one is taken: Tab comes to one of them, arrow keys go on.
 * @param {{label: string, children?: any, class?: string}} props
 */
export function Choices({ label, children, class: extra = "" }) {
  const onKeyDown = (/** @type {KeyboardEvent & {currentTarget: HTMLElement}} */ event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const choices = [.../** @type {NodeListOf<HTMLElement>} */ (event.currentTarget.querySelectorAll("[role=radio]"))];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const next = choices[(at + step + choices.length) % choices.length];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
    if (next?.getAttribute("aria-disabled") !== "true") next?.click();
  };
  return html`<div class="act-choices ${extra}" role="radiogroup" aria-label=${label} onKeyDown=${onKeyDown}>${children}</div>`;
}

/**
 * What the turn costs, and what is left. `isTold`: each change is said to who does not see it.
 * @param {{spent: number, left: number, isTold?: boolean}} props
 */
export function Sum({ spent, left, isTold = false }) {
  return html`<div class="act-sum" role=${isTold ? "status" : null}>
    ${h(Money, { amount: spent })}
    <small>${t("actions-left", { amount: left })}</small>
  </div>`;
}

/**
 * The bar of a phase: what to do, the choices, what they come to, and the buttons.
 * `aside`: a few words beside the title; `lead`: a sentence under it; `more`: details that one need not see.
 * With another `kind` the choices and buttons are others: the focus must not stay on one that has become another.
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
 * They are many, and need not be seen: they come last, when the rest of the table is on the screen.
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

/** When the button was last clicked that ends the turn, whichever turn it was. */
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
    // The second click of a double click comes where the first has ended a turn: it is not meant for the next.
    if (detail > 1 && timeStamp - endedAt < DOUBLE_MS) return;
    endedAt = timeStamp;
    act();
  };
  return button({ kind: "primary", text, keys: "Enter", reason, asks, isBusy, onAct: onClick });
}

/** What went wrong, in words. @param {{context: ActionContext}} props */
export function Trouble({ context }) {
  const problem = context.turn.problem.value;
  return html`<div class="act-trouble" role="alert">${problem && html`<p>${troubleText(problem, context.match.names.value)}</p>`}</div>`;
}
