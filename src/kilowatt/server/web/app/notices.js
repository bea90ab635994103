/** What the page says on its own: short notices on the screen, and words for screen readers. */
import { h, html, signal, useRef } from "../vendor/libraries.js";
import { Problem } from "./api.js";
import { problemText, t } from "./i18n.js";

/** @typedef {{id: number, text: string, kind: "info" | "problem"}} Notice */

const SHOWN_MS = 6000;
/** @type {import("../vendor/libraries.js").Signal<Notice[]>} */
const notices = signal([]);
/** So many of the things said before stay: long enough for any screen reader to have taken them up. */
const KEPT = 60;
/** What was said politely, the last thing last: each is another line, so that none takes the place of one not yet read. */
const spokenPolitely = signal(/** @type {{id: number, text: string}[]} */ ([]));
/** The last thing that could not wait. */
const spokenAtOnce = signal({ id: 0, text: "" });

let count = 0;

/** @param {string} text @param {Notice["kind"]} [kind] */
export function notify(text, kind = "info") {
  const notice = { id: ++count, text, kind };
  // What is said again takes the place of what was said before.
  notices.value = [...notices.value.filter((other) => other.text !== text).slice(-2), notice];
  // An alert is read out when it comes; anything else only in a region that was there before it.
  if (kind === "info") announce(text);
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/** @param {number} id */
function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** What went wrong, said on the screen. @param {unknown} error */
export function tell(error) {
  if (!(error instanceof Problem)) throw error;
  notify(problemText(error), "problem");
}

/** @param {string} text @param {boolean} [urgent] */
export function announce(text, urgent = false) {
  if (urgent) spokenAtOnce.value = { id: ++count, text };
  else announceAll([text]);
}

/** Politely, one after the other. @param {readonly string[]} texts */
export function announceAll(texts) {
  if (!texts.length) return;
  spokenPolitely.value = [...spokenPolitely.peek().slice(-KEPT), ...texts.map((text) => ({ id: ++count, text }))];
}

export function Notices() {
  return html`
    <div class="notices">
      ${notices.value.map(
        (notice) => html`<div class="notice ${notice.kind}" key=${notice.id} role=${notice.kind === "problem" ? "alert" : null}>
          <span>${notice.text}</span>
          <button class="plain" aria-label=${t("page-close")} onClick=${() => dismiss(notice.id)}>×</button>
        </div>`,
      )}
    </div>
    ${h(Spoken, {})}
  `;
}

/** On every page and at all times: a region that comes together with its words is not read out. */
function Spoken() {
  return html`
    <div class="sr-only" aria-live="polite">${spokenPolitely.value.map(line)}</div>
    <div class="sr-only" aria-live="assertive">${spokenAtOnce.value.text}</div>
  `;
}

/** @param {{id: number, text: string}} said */
const line = ({ id, text }) => html`<p key=${id}>${text}</p>`;

/** In a dialog, beside which all is silent as long as it is open: what is said or shown behind it since it came. */
export function SpokenInside() {
  const first = useRef(count).current;
  const isNew = (/** @type {{id: number}} */ { id }) => id > first;
  const urgent = spokenAtOnce.value;
  return html`
    <div class="sr-only" aria-live="polite">${[...spokenPolitely.value, ...notices.value].filter(isNew).map(line)}</div>
    <div class="sr-only" aria-live="assertive">${isNew(urgent) && urgent.text}</div>
  `;
}
