/**
 * Keys for the whole table. Each view binds its keys, with the message that describes them; the list of shortcuts shows
 * all bound keys. Keys are those of `KeyboardEvent.key`, letters in lower case,
 * `shift+c` for those typed with Shift.
 */
import { singleKeys } from "../../app/settings.js";
import { computed, signal } from "../../vendor/libraries.js";

/** @typedef {{text: string, run: () => void}} Binding `text`: the key of a message */
/** @typedef {{group: string, bindings: Record<string, Binding>}} Group `group`: the key of its heading */

const groups = signal(/** @type {Group[]} */ ([]));
/** The bound keys by group, for the list of shortcuts. */
export const boundKeys = computed(() => groups.value);

/**
 * Bind keys until the returned function is called. The last binding of a key wins.
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

/** Says why a key has no effect. @typedef {(key: string) => void} SayWhy */
/** @type {SayWhy | null} */
let sayWhy = null;

/** Explain keys that are not bound by this function until the returned function is called. @param {SayWhy} say */
export function explainKeys(say) {
  sayWhy = say;
  return () => void (sayWhy = null);
}

/** Elements that take text or use keys themselves. */
const OWN_KEYS = "input, textarea, select, [contenteditable], dialog, [role=menu]";
/** Those of them without text input, where "?" still lists the keys. */
const UNTYPED = "input:is([type=range], [type=radio], [type=checkbox])";
/** Keys that press a focused button or link. */
const PRESSED = "button, a, summary, [role=button], [role=radio], [role=spinbutton]";

/** Keys that repeat while held. Others act once, so that a held key does not play the next turn. */
const REPEATABLE = /^(Arrow|Page)/;

/** @param {string} key */
const bindingOf = (key) => groups.peek().findLast((group) => key in group.bindings)?.bindings[key];

/** The name of a key: letters are named with Shift, other characters as Shift changes them. @param {KeyboardEvent} event */
function nameOf({ key, shiftKey }) {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? `shift+${key.toLowerCase()}` : key.toLowerCase();
}

/** Key repeat, text input and combinations with Ctrl, Meta or Alt. @param {KeyboardEvent} event */
function isForBrowser(event) {
  if (event.repeat && !REPEATABLE.test(event.key)) return true;
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

/** A held Enter presses a button once. @param {KeyboardEvent} event */
function stopHeldEnter(event) {
  if (!event.repeat || event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
}

/** Listen for bound keys until the returned function is called. */
export function followKeys() {
  document.addEventListener("keydown", stopHeldEnter, true);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("keydown", stopHeldEnter, true);
    document.removeEventListener("keydown", onKeyDown);
  };
}
