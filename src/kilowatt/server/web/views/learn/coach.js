/**
 * The coach of a guided game: a strip above the table that says what to do next and highlights it. It continues by
 * itself, whatever the player does, and ends with the closing dialog.
 */
import { t } from "../../app/i18n.js";
import { announce } from "../../app/notices.js";
import { guide } from "../../app/settings.js";
import { h, html, useComputed, useEffect } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";
import { Closing } from "./closing.js";
import { isClosing, LESSONS, lessonAt } from "./lessons.js";

/** @typedef {import("../table/actions/widgets.js").ActionContext} ActionContext */
/** @typedef {import("./lessons.js").Lesson} Lesson */

/** @param {string} id a lesson that is done */
const finishLesson = (id) => (guide.value = { ...guide.peek(), heard: [...guide.peek().heard, id] });

/** Close the coach, until it is opened again. */
function closeCoach() {
  history.replaceState(history.state, "", location.pathname);
  guide.value = { ...guide.peek(), isAway: true };
}

/** @param {{context: ActionContext}} props */
export function Coach({ context }) {
  const lesson = useComputed(() => lessonAt(context, guide.value.heard)).value;
  const seen = context.match.observation.value;
  useHighlight(lesson?.lit ?? "");
  useSpeech(lesson === null ? "" : [lesson.done, lesson.title, lesson.text, lesson.goal].filter(Boolean).join(" "));
  if (seen !== null && context.match.isPlaying.value && isClosing(seen, guide.value.heard)) {
    return h(Closing, { context, seen, onEnd: () => finishLesson("closing") });
  }
  if (lesson === null) return null;
  const onNext = () => {
    finishLesson(lesson.id);
    if (lesson.id === "over") closeCoach();
  };
  return h(Strip, { lesson, onNext, onLeave: closeCoach });
}

/** @param {{lesson: Lesson, onNext: () => void, onLeave: () => void}} props */
export function Strip({ lesson, onNext, onLeave }) {
  const { title, text, goal, done, next, place } = lesson;
  return html`<aside class="coach" aria-label=${t("learn-coach")} data-lesson=${lesson.id} data-lit=${lesson.lit}>
    <span class="coach-icon">${glyph({ name: "bulb" })}</span>
    <div class=${goal ? "coach-words" : "coach-words wide"}>
      <h2 class="title">${title}</h2>
      ${place > 0 && html`<span class="coach-place">${t("learn-coach-place", { place, count: LESSONS.length })}</span>`}
      ${(done || text) && html`<p>${done && html`<b class="coach-done">${done}</b>`} ${text}</p>`}
    </div>
    ${goal && html`<p class="coach-goal"><span>${goal}</span></p>`}
    <div class="coach-buttons">
      <button type="button" key=${next ? "next" : "skip"} class=${`button small ${next ? "primary" : ""}`} onClick=${leaving(onNext)}>
        ${next ?? t("learn-coach-skip")}
      </button>
      <button type="button" class="icon-button coach-leave" aria-label=${t("learn-coach-leave")} data-tip=${t("learn-coach-leave")} onClick=${leaving(onLeave)}>×</button>
    </div>
    <i class="coach-progress" style=${{ "--part": place / LESSONS.length }}></i>
  </aside>`;
}

/**
 * Run the action of a button that disappears with it, and move the focus to the action area, not to another button.
 * @param {() => void} act
 */
const leaving =
  (act) =>
  (/** @type {MouseEvent & {currentTarget: HTMLElement}} */ { currentTarget: button }) => {
    act();
    setTimeout(() => button.isConnected || document.getElementById("action")?.focus({ preventScroll: true }));
  };

/** Announce new words to screen readers. @param {string} words */
function useSpeech(words) {
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
}

/**
 * Highlight an element. A style rule also matches elements that are rendered later, and no other module needs to know.
 * @param {string} selector
 */
function useHighlight(selector) {
  useEffect(() => {
    if (!selector) return undefined;
    const sheet = new CSSStyleSheet();
    for (const rule of highlightRules(selector)) sheet.insertRule(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [selector]);
}

/** An outline; for a city, which has a ring, the ring. @param {string} selector */
function highlightRules(selector) {
  const within = (/** @type {string} */ suffix) => selector.replaceAll(", ", `${suffix}, `) + suffix;
  return [
    `${within(":not(.city)")} { outline: 4px solid var(--amber); animation: lit 900ms ease-in-out 5 alternate; }`,
    `${within(" .ring")} { opacity: 1; animation: lit-ring 900ms ease-in-out 5 alternate; }`,
    `${within(" .ring-ink")} { opacity: 1; animation: lit-ink 900ms ease-in-out 5 alternate; }`,
  ];
}
