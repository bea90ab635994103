/** What the page says on its own: short notices on the screen, and words for screen readers. */
import { signal } from "../vendor/signals.js";

/** @typedef {{id: number, text: string, kind: "info" | "problem"}} Notice */

const SHOWN_MS = 6000;
/** @type {import("../vendor/signals.js").Signal<Notice[]>} */
export const notices = signal([]);
/** The last thing said politely, and the last that could not wait. */
export const spokenPolitely = signal("");
export const spokenAtOnce = signal("");

let count = 0;

/** @param {string} text @param {Notice["kind"]} [kind] */
export function notify(text, kind = "info") {
  const notice = { id: ++count, text, kind };
  notices.value = [...notices.value.slice(-2), notice];
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** @param {string} text @param {boolean} [urgent] */
export function announce(text, urgent = false) {
  (urgent ? spokenAtOnce : spokenPolitely).value = text;
}
