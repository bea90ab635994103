/** Notices on the screen, and announcements for screen readers. */
import { h, html, signal, useRef } from "../vendor/libraries.js";
import { Problem } from "./api.js";
import { problemText, t } from "./i18n.js";

/** @typedef {{id: number, text: string, kind: "info" | "problem"}} Notice */

const SHOWN_MS = 6000;
/** @type {import("../vendor/libraries.js").Signal<Notice[]>} */
const notices = signal([]);
/** Earlier announcements that stay in the live region, so that a slow screen reader still finds them. */
const KEPT_ANNOUNCEMENTS = 60;
/** Polite announcements, oldest first. Each is a line of its own, so that none replaces one not yet read. */
const politeLines = signal(/** @type {{id: number, text: string}[]} */ ([]));
/** The last urgent announcement. */
const urgentLine = signal({ id: 0, text: "" });

let count = 0;

/** @param {string} text @param {Notice["kind"]} [kind] */
export function notify(text, kind = "info") {
  const notice = { id: ++count, text, kind };
  // A repeated notice replaces the earlier one.
  notices.value = [...notices.value.filter((other) => other.text !== text).slice(-2), notice];
  // Screen readers read a new alert, but other text only in a live region that already exists.
  if (kind === "info") announce(text);
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/** @param {number} id */
function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Show a problem as a notice. @param {unknown} error */
export function notifyProblem(error) {
  if (!(error instanceof Problem)) throw error;
  notify(problemText(error), "problem");
}

/** @param {string} text @param {boolean} [urgent] */
export function announce(text, urgent = false) {
  if (urgent) urgentLine.value = { id: ++count, text };
  else announceAll([text]);
}

/** Announce politely, one after another. @param {readonly string[]} texts */
export function announceAll(texts) {
  if (!texts.length) return;
  const lines = texts.map((text) => ({ id: ++count, text }));
  politeLines.value = [...politeLines.peek().slice(-KEPT_ANNOUNCEMENTS), ...lines];
}

export function Notices() {
  return html`
    <div class="notices">
      ${notices.value.map(
        (
          notice,
        ) => html`<div class="notice ${notice.kind}" key=${notice.id} role=${notice.kind === "problem" ? "alert" : null}>
          <span>${notice.text}</span>
          <button class="plain" aria-label=${t("page-close")} onClick=${() => dismiss(notice.id)}>×</button>
        </div>`,
      )}
    </div>
    ${h(LiveRegions, {})}
  `;
}

/** Always on the page: screen readers ignore a live region that appears together with its text. */
function LiveRegions() {
  return html`
    <div class="sr-only" aria-live="polite">${politeLines.value.map(line)}</div>
    <div class="sr-only" aria-live="assertive">${urgentLine.value.text}</div>
  `;
}

/** @param {{id: number, text: string}} announcement */
const line = ({ id, text }) => html`<p key=${id}>${text}</p>`;

/** Live regions inside a modal dialog, which hides those of the page: announcements and notices since it opened. */
export function DialogLiveRegions() {
  const first = useRef(count).current;
  const isNew = (/** @type {{id: number}} */ { id }) => id > first;
  const urgent = urgentLine.value;
  return html`
    <div class="sr-only" aria-live="polite">${[...politeLines.value, ...notices.value].filter(isNew).map(line)}</div>
    <div class="sr-only" aria-live="assertive">${isNew(urgent) && urgent.text}</div>
  `;
}
