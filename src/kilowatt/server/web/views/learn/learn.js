/** The introduction: a guided game of two rounds with a coach, and an overview in six pictures. */
import { get } from "../../app/api.js";
import { t } from "../../app/i18n.js";
import { notifyProblem } from "../../app/notices.js";
import { navigate, preloadTable } from "../../app/route.js";
import { guide } from "../../app/settings.js";
import { h, html, useEffect, useSignal } from "../../vendor/libraries.js";
import { markCodesShown } from "../shared/codes.js";
import { glyph } from "../shared/icon.js";
import { PageBar } from "../start/bar.js";
import { createTable } from "../start/new-match.js";
import { myName } from "../start/table-options.js";

/** @typedef {import("../../types/protocol.js").MatchView} MatchView */
/** @typedef {import("../start/new-match.js").SeatWish} SeatWish */

/** A seed with cheap cities nearby and simple plants, and two slow opponents. */
const FIRST_GAME = { board: "germany", players: 3, seed: 4, hints: true, listed: false };
/** @type {SeatWish} */
const OPPONENT = { kind: "bot", bot: "easy" };

const LESSONS = /** @type {const} */ ([
  ["goal", "trophy", "R9.2"],
  ["auction", "card", "R3.1"],
  ["fuel", "oil", "R4.3"],
  ["build", "house", "R5.2"],
  ["power", "bolt", "R7.1"],
  ["order", "people", "R2.1"],
]);

/** Create the guided game and open it. */
async function beginFirstGame() {
  const made = createTable({ ...FIRST_GAME, name: myName(), seats: [{ kind: "me" }, OPPONENT, OPPONENT] });
  preloadTable();
  const { match } = await made;
  markCodesShown(match);
  guide.value = { match, heard: [], isAway: false };
  toCoach(match);
}

/** @param {string} match */
const toCoach = (match) => navigate(`/t/${match}?coach`);

/** Whether there is a guided game to continue. */
function useIsUnderWay() {
  const isUnderWay = useSignal(false);
  const { match } = guide.value;
  useEffect(() => {
    if (!match) return;
    get(`/api/matches/${match}`).then(
      (/** @type {MatchView} */ { table, mine }) => (isUnderWay.value = table.status === "running" && mine.length > 0),
      () => undefined, // the game is gone or belongs to someone else: offer only a new one
    );
  }, [match]);
  return isUnderWay.value;
}

export function Learn() {
  return html`
    ${h(PageBar, {})}
    <main class="reading learn">
      <h1>${t("learn-title")}</h1>
      ${h(Begin, {})}
      <p class="lead">${t("learn-lead")}</p>
      <ol class="lessons">
        ${LESSONS.map(
          ([key, icon, rule], place) => html`<li class="lesson" key=${key}>
            <span class="lesson-icon">${glyph({ name: icon })}</span>
            <h2 class="title">${place + 1}. ${t(`learn-lesson-${key}`)}</h2>
            <p>${t(`learn-lesson-${key}-text`)}</p>
            <a class="small" href=${`/rules#${rule}`}>${rule}</a>
          </li>`,
        )}
      </ol>
    </main>
  `;
}

function Begin() {
  const isBusy = useSignal(false);
  const isUnderWay = useIsUnderWay();
  const begin = async () => {
    isBusy.value = true;
    await beginFirstGame().catch(notifyProblem);
    isBusy.value = false;
  };
  return html`<div class="learn-begin">
    ${isUnderWay && html`<button type="button" class="button primary large" onClick=${() => toCoach(guide.peek().match)}>${t("learn-continue")}</button>`}
    <button type="button" class=${isUnderWay ? "button large" : "button primary large"} disabled=${isBusy.value} onClick=${begin}>
      ${t(isUnderWay ? "learn-begin-again" : "learn-begin")}
    </button>
    <p class="quiet-text">${t("learn-begin-about")}</p>
  </div>`;
}
