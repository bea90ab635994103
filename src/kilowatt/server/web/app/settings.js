/** What a person has chosen for this browser. Each setting is a signal that outlives the page. */
import { effect, signal } from "../vendor/libraries.js";

/**
 * What the browser's storage holds under a name; null where it holds nothing, or nothing of this kind. It may hold
 * anything: what an older page wrote, or somebody by hand.
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

/** Without storage it lasts as long as the page. @param {string} name @param {unknown} value */
export function remember(name, value) {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // There is none, or it is full.
  }
}

/** As the browser's storage knows it. @param {string} name */
export const keyOf = (name) => `kilowatt.${name}`;

/**
 * A signal kept in the browser's storage. What is not among `allowed` (an old or a foreign value) is not taken.
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
const yesOrNo = oneOf([true, false]);
/** @param {unknown} value */
const isListOfWords = (value) => Array.isArray(value) && value.every((word) => typeof word === "string");

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const PALETTES = /** @type {const} */ (["standard", "bright", "mono"]);
export const TEXT_SIZES = /** @type {const} */ (["small", "normal", "large", "huge"]);
/** What each language calls itself: the browser knows it, too, but takes long to look into six languages. */
export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", it: "Italiano", ro: "Română", ja: "日本語" };
/** @typedef {keyof typeof LANGUAGES} Language */

const isLanguage = oneOf(Object.keys(LANGUAGES));

/** The first language the browser wants that we speak. */
function wantedLanguage() {
  const wishes = (navigator.languages ?? [navigator.language]).map((tag) => tag.split("-")[0].toLowerCase());
  return /** @type {Language} */ (wishes.find(isLanguage) ?? "en");
}

export const language = kept("language", /** @type {Language} */ (wantedLanguage()), isLanguage);
export const theme = kept("theme", /** @type {typeof THEMES[number]} */ ("auto"), oneOf(THEMES));
export const palette = kept("palette", /** @type {typeof PALETTES[number]} */ ("standard"), oneOf(PALETTES));
export const textSize = kept("text-size", /** @type {typeof TEXT_SIZES[number]} */ ("normal"), oneOf(TEXT_SIZES));
export const sounds = kept("sounds", false, yesOrNo);
export const notifications = kept("notifications", false, yesOrNo);
export const confirmations = kept("confirmations", true, yesOrNo);
/** Whether single letters, digits and signs are keys: who dictates would press them by speaking. */
export const singleKeys = kept("single-keys", true, yesOrNo);
export const motion = kept("motion", true, yesOrNo);
export const strongPatterns = kept("strong-patterns", false, yesOrNo);
/** Players are told apart by letters, not by shapes. */
export const letters = kept("letters", false, yesOrNo);
export const playerName = kept("name", "", (value) => typeof value === "string" && value.length <= 40);
/**
 * The guided game: the table at which the coach is, the lessons heard or skipped there, and whether it was sent away.
 * @typedef {{match: string, heard: readonly string[], isAway: boolean}} Guide
 */
const isGuide = (/** @type {any} */ value) => typeof value?.match === "string" && isListOfWords(value.heard) && yesOrNo(value.isAway);
export const guide = kept("guide", /** @type {Guide} */ ({ match: "", heard: [], isAway: false }), isGuide);

/** Whether things may move: the person's choice here, and what the system says. */
export const mayMove = () => motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Write the settings that are matters of style onto the page's root, now and whenever they change. */
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
