/** The way into the game: the whole of it in six pictures, then a first game with a coach at one's side. */
import { post } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { notify } from "../../app/notices.js";
import { navigate } from "../../app/route.js";
import { heardLessons } from "../../app/settings.js";
import { asProblem } from "../../app/turn.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";
import { PageBar } from "../start/bar.js";
import { myName } from "../start/wishes.js";

/** A cheap neighbourhood, easy cards, and two opponents who leave time to look around. */
const FIRST_GAME = { board: "germany", players: 3, seed: 4, hints: true, listed: false };
const OPPONENTS = [{ kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }];

const LESSONS = /** @type {const} */ ([
  ["goal", "trophy", "R9.2"],
  ["auction", "card", "R3.1"],
  ["fuel", "oil", "R4.3"],
  ["build", "house", "R5.2"],
  ["power", "bolt", "R7.1"],
  ["order", "people", "R2.1"],
]);

/** Make the first game and sit down at it. */
async function beginFirstGame() {
  const name = myName();
  const made = await post("/api/matches", { ...FIRST_GAME, name, seats: [{ kind: "me", name }, ...OPPONENTS] });
  heardLessons.value = [];
  navigate(`/t/${/** @type {{match: string}} */ (made).match}?coach`);
}

export function Learn() {
  const isBusy = useSignal(false);
  const begin = async () => {
    isBusy.value = true;
    try {
      await beginFirstGame();
    } catch (error) {
      notify(problemText(asProblem(error)), "problem");
      isBusy.value = false;
    }
  };
  return html`
    ${h(PageBar, {})}
    <main class="reading learn">
      <h1>${t("learn-title")}</h1>
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
      <div class="learn-begin">
        <button type="button" class="button primary large" disabled=${isBusy.value} onClick=${begin}>${t("learn-begin")}</button>
        <p class="quiet-text">${t("learn-begin-about")}</p>
      </div>
    </main>
  `;
}
