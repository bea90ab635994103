/** The settings of this browser. Each is a signal saved in local storage. */
import { effect, signal } from "../vendor/libraries.js";

/**
 * Read a value from local storage; null if it is missing or not `allowed`. Old versions of the page, or a person, may
 * have written anything.
 * @template T
 * @param {string} name
 * @param {(value: unknown) => value is T} allowed
 * @returns {T | null}
 */
export function recall(name, allowed) {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return allowed(found) ? found : null;
  } catch {
    return null; // private windows may have no storage
  }
}

/** Without storage, a value lasts until the page is closed. @param {string} name @param {unknown} value */
export function remember(name, value) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // There is no storage, or it is full.
  }
}

/** The key in local storage. @param {string} name */
export const keyOf = (name) => `kilowatt.${name}`;

/**
 * A signal saved in local storage. A stored value that is not `allowed` is ignored.
 * @template T
 * @param {string} name
 * @param {T} initial
 * @param {(value: unknown) => boolean} allowed
 */
export function kept(name, initial, allowed) {
  const isOurs = /** @type {(value: unknown) => value is T} */ (allowed);
  const value = signal(recall(name, isOurs) ?? initial);
  effect(() => remember(name, value.value));
  return value;
}

/** @param {readonly unknown[]} values */
const oneOf = (values) => (/** @type {unknown} */ value) => values.includes(value);
const isBoolean = oneOf([true, false]);
/** @param {unknown} value */
const isStringList = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const PALETTES = /** @type {const} */ (["standard", "bright", "mono"]);
export const TEXT_SIZES = /** @type {const} */ (["small", "normal", "large", "huge"]);
/** Each language's own name. `Intl.DisplayNames` knows them too, but is slow to load six locales. */
export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", it: "Italiano", ro: "Română", ja: "日本語" };
/** @typedef {keyof typeof LANGUAGES} Language */

const isLanguage = oneOf(Object.keys(LANGUAGES));

/** The first of the browser's preferred languages that has a catalogue. */
function wantedLanguage() {
  const wishes = (navigator.languages ?? [navigator.language]).map((tag) => tag.split("-")[0].toLowerCase());
  return /** @type {Language} */ (wishes.find(isLanguage) ?? "en");
}

export const language = kept("language", /** @type {Language} */ (wantedLanguage()), isLanguage);
export const theme = kept("theme", /** @type {typeof THEMES[number]} */ ("auto"), oneOf(THEMES));
export const palette = kept("palette", /** @type {typeof PALETTES[number]} */ ("standard"), oneOf(PALETTES));
export const textSize = kept("text-size", /** @type {typeof TEXT_SIZES[number]} */ ("normal"), oneOf(TEXT_SIZES));
export const sounds = kept("sounds", false, isBoolean);
export const notifications = kept("notifications", false, isBoolean);
export const confirmations = kept("confirmations", true, isBoolean);
/** Whether single characters are shortcuts. People who dictate turn them off: speech would trigger them. */
export const singleKeys = kept("single-keys", true, isBoolean);
export const motion = kept("motion", true, isBoolean);
export const strongPatterns = kept("strong-patterns", false, isBoolean);
/** Whether letters, not shapes, mark the players. */
export const letters = kept("letters", false, isBoolean);
export const playerName = kept("name", "", (value) => typeof value === "string" && value.length <= 40);
/**
 * The tutorial: its match, the lessons finished or skipped there, and whether the coach was dismissed.
 * @typedef {{match: string, heard: readonly string[], isAway: boolean}} Guide
 */
const isGuide = (/** @type {any} */ value) =>
  typeof value?.match === "string" && isStringList(value.heard) && isBoolean(value.isAway);
export const guide = kept("guide", /** @type {Guide} */ ({ match: "", heard: [], isAway: false }), isGuide);

/** Whether animations are allowed, by this setting and by the system's. */
export const mayMove = () => motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Mirror the settings that affect styles onto the root element. */
export function applySettings() {
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    root.dataset.theme = theme.value;
    root.dataset.palette = palette.value;
    root.dataset.text = textSize.value;
    root.classList.toggle("still", !motion.value);
  });
}
