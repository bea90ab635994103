/** The winner and the ranking, with what decided it. */
import { eventText, listed, t } from "../../app/i18n.js";
import { SEATS } from "../../app/seats.js";
import { html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../types/protocol.js").Standing} Standing */
/** @typedef {import("../../app/i18n.js").Names} Names */
/**
 * `decidedBy`: for each player, what puts them before the next one.
 * @typedef {{standings: Standing[], decidedBy: Observation["decided_by"]}} Ranking
 */

/** The columns of the ranking. */
const FIGURES = /** @type {const} */ (["powered", "money", "cities"]);
const RULE = "R9.2";

/**
 * Why the winner won, in a sentence.
 * @param {Ranking} ranking
 * @param {Names} names
 */
export function reasonText({ standings, decidedBy }, names) {
  const [first, second] = standings;
  const [figure] = decidedBy;
  if (second === undefined) return "";
  if (!figure) return t("after-why-shared");
  return t(`after-why-${figure}`, { first: first[figure], other: second[figure], second: names.players[second.seat] });
}

/** @param {{ranking: Ranking, names: Names, mine: readonly number[]}} props */
export function Verdict({ ranking, names, mine }) {
  const { standings } = ranking;
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const isMine = winners.some((seat) => mine.includes(seat));
  return html`<header class="verdict dark">
    <div class="verdict-badges">${winners.map((seat) => badge({ key: seat, seat, class: "large" }))}</div>
    <div>
      <p class="verdict-over">${glyph({ name: "trophy" })}${isMine ? t("after-you-win") : t("phase-over")}</p>
      <h1>${t("start-won", { winners: listed(winners.map((seat) => names.players[seat])), count: winners.length })}</h1>
      <p>${eventText({ type: "game_ended", standings, rule: RULE }, names)} ${reasonText(ranking, names)} <a class="rule-link" href=${`/rules#${RULE}`}>${RULE}</a></p>
    </div>
  </header>`;
}

/** @param {{ranking: Ranking, names: Names, mine: readonly number[]}} props */
export function Standings({ ranking: { standings, decidedBy }, names, mine }) {
  const head = { powered: "label-powered-cities", money: "label-money", cities: "label-cities" };
  return html`<table class="standings">
    <caption class="sr-only">${t("after-standings")}</caption>
    <thead>
      <tr>
        <th scope="col">${t("label-place")}</th>
        <th scope="col">${t("label-player")}</th>
        ${FIGURES.map((figure) => html`<th scope="col" class="number" key=${figure}>${t(head[figure])}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${standings.map((standing, at) => standingRow(standing, decidedBy[at], names.players[standing.seat], mine.includes(standing.seat)))}
    </tbody>
  </table>`;
}

/**
 * @param {Standing} standing
 * @param {Observation["decided_by"][number] | undefined} decisive the column that puts the player before the next one
 * @param {string} name
 * @param {boolean} isMine
 */
function standingRow(standing, decisive, name, isMine) {
  const { seat, place } = standing;
  return html`<tr key=${seat} class="p-${SEATS[seat].colour} ${place === 1 ? "first" : ""}">
    <td class="place">${place}</td>
    <th scope="row">
      <span class="standing-name">${badge({ seat })}${name}${isMine && html` <small class="tag">${t("after-you")}</small>`}</span>
    </th>
    ${FIGURES.map((figure) => html`<td class="number ${figure === decisive && figure !== "powered" ? "decisive" : ""}" key=${figure}>${standing[figure]}</td>`)}
  </tr>`;
}
