/**
 * Keys for the whole table. Who can do something binds a key to it, with the message that describes it; the list of
 * shortcuts is made of what is bound. Keys are those of `KeyboardEvent.key`, letters in lower case,
 * `shift+c` for those typed with Shift.
 */
import { singleKeys } from "../../app/settings.js";
import { computed, signal } from "../../vendor/libraries.js";

/** @typedef {{text: string, run: () => void}} Binding `text`: the key of a message */
/** @typedef {{group: string, bindings: Record<string, Binding>}} Group `group`: the key of its heading */

const groups = signal(/** @type {Group[]} */ ([]));
/** What is bound now, by group, for the list of shortcuts. */
export const boundKeys = computed(() => groups.value);

/**
 * Bind keys until the returned function is called. What was bound last wins.
 * @param {Record<string, Binding>} bindings
 * @param {string} [group]
 * @returns {() => void}
 */
export function bindKeys(bindings, group = "table-keys") {
  const added = { group, bindings };
  groups.value = [...groups.peek(), added];
  return () => {
    groups.value = groups.peek().filter((other) => other !== added);
  };
}

/** What is said to a key that is bound to nothing. @typedef {(key: string) => void} SayWhy */
/** @type {SayWhy | null} */
let sayWhy = null;

/** Keys that do nothing now are answered by this, until the returned function is called. @param {SayWhy} say */
export function explainKeys(say) {
  sayWhy = say;
  return () => void (sayWhy = null);
}

/** Where letters are typed, or keys mean something else. */
const OWN_KEYS = "input, textarea, select, [contenteditable], dialog, [role=menu]";
/** Of these, where nothing is typed: there, too, one may ask for the keys. */
const UNTYPED = "input:is([type=range], [type=radio], [type=checkbox])";
/** Where these keys press what has the focus. */
const PRESSED = "button, a, summary, [role=button], [role=radio], [role=spinbutton]";

/** Keys that may be held to go on. Whatever else is held was meant once: the turn after it is not played by it. */
const GOING_ON = /^(Arrow|Page)/;

/** @param {string} key */
const bindingOf = (key) => groups.peek().findLast((group) => key in group.bindings)?.bindings[key];

/** Letters are named with Shift, signs are what Shift makes of them. @param {KeyboardEvent} event */
function nameOf({ key, shiftKey }) {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? `shift+${key.toLowerCase()}` : key.toLowerCase();
}

/** Key repeat, text input and combinations with Ctrl, Meta or Alt. @param {KeyboardEvent} event */
function isForBrowser(event) {
  if (event.repeat && !GOING_ON.test(event.key)) return true;
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
}

/**
 * Whether the focused element handles the key itself: a text field, or a button that Enter presses.
 * @param {KeyboardEvent} event
 */
function isForElement({ key, target }) {
  if (!(target instanceof Element)) return false;
  if (target.closest(OWN_KEYS) && !(key === "?" && target.matches(UNTYPED))) return true;
  return (key === "Enter" || key === " ") && target.closest(PRESSED) !== null;
}

/** @param {KeyboardEvent} event */
function onKeyDown(event) {
  if (isForBrowser(event) || isForElement(event) || document.querySelector("dialog[open]")) return;
  if (event.key.length === 1 && !singleKeys.peek()) return;
  const key = nameOf(event);
  const binding = (event.shiftKey && bindingOf(`shift+${key}`)) || bindingOf(key);
  if (binding === undefined) return void sayWhy?.(key);
  event.preventDefault();
  binding.run();
}

/** Buttons, too, are pressed once, however long Enter is held. @param {KeyboardEvent} event */
function stopHeldEnter(event) {
  if (!event.repeat || event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
}

/** Listen for bound keys, until the returned function is called. */
export function followKeys() {
  document.addEventListener("keydown", stopHeldEnter, true);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("keydown", stopHeldEnter, true);
    document.removeEventListener("keydown", onKeyDown);
  };
}
