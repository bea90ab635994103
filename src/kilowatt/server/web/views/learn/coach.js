/**
 * The coach of a first game. It looks at what is asked of the player and says what that is and why, once for each
 * kind of decision; whatever the player does, it goes on from there.
 */
import { t } from "../../app/i18n.js";
import { heardLessons } from "../../app/settings.js";
import { html, useComputed } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../app/match.js").Match} Match */

/** What the coach has to say, in the order in which it usually comes up, and the part of the table that is lit for it. */
export const LESSONS = /** @type {const} */ ({
  welcome: null,
  nominate: "plants",
  bid: "actions",
  scrap: "actions",
  fuel: "fuel",
  first_city: "map",
  build: "map",
  power: "actions",
  order: "track",
  step2: "map",
  step3: "plants",
  end: "track",
  over: null,
});
/** @typedef {keyof typeof LESSONS} Lesson */

/**
 * Which lessons fit the moment, the most telling first.
 * @param {Observation} seen
 * @returns {Lesson[]}
 */
function fitting(seen) {
  if (seen.phase === "over") return ["over"];
  const kinds = new Set(seen.legal_actions.map((action) => action.type));
  /** @type {Lesson[]} */
  const found = ["welcome"];
  if (seen.step === 2) found.push("step2");
  if (seen.step === 3) found.push("step3");
  if (seen.round > 1 && kinds.size > 0) found.push("order");
  if (kinds.has("scrap")) found.push("scrap");
  if (kinds.has("bid")) found.push("bid");
  if (kinds.has("nominate")) found.push("nominate");
  if (seen.phase === "resources" && kinds.size > 0) found.push("fuel");
  if (kinds.has("build")) found.push(seen.players[seen.seat ?? 0].cities.length ? "build" : "first_city");
  if (kinds.has("power")) found.push("power");
  if (seen.round > 3) found.push("end");
  return found;
}

/** @param {{match: Match, onLeave: () => void}} props */
export function Coach({ match, onLeave }) {
  const lesson = useComputed(() => {
    const seen = match.observation.value;
    return seen === null ? null : (fitting(seen).find((one) => !heardLessons.value.includes(one)) ?? null);
  });
  const now = lesson.value;
  if (now === null) return null;
  const next = () => {
    heardLessons.value = [...heardLessons.value, now];
    if (now === "over") onLeave();
  };
  return html`<aside class="coach" aria-label=${t("learn-coach")} data-about=${LESSONS[now]}>
    <span class="coach-icon">${glyph({ name: "bulb" })}</span>
    <div class="coach-text" aria-live="polite">
      <h2 class="title">${t(`learn-coach-${now}`)}</h2>
      <p>${t(`learn-coach-${now}-text`)}</p>
    </div>
    <div class="coach-buttons">
      <button type="button" class="button quiet" onClick=${onLeave}>${t("learn-coach-leave")}</button>
      <button type="button" class="button primary" onClick=${next}>${t("learn-coach-next")}</button>
    </div>
  </aside>`;
}
