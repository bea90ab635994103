/** Who won, and why: the ranking with what decided it. */
import { eventText, listed, t } from "../../app/i18n.js";
import { SEATS } from "../../app/seats.js";
import { html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../types/protocol.js").Standing} Standing */
/** @typedef {import("../../app/i18n.js").Names} Names */

/** What decides, in this order (R9.2). @type {("powered" | "money" | "cities")[]} */
const DECIDES = ["powered", "money", "cities"];
const RULE = "R9.2";

/** The first figure in which two players differ; null where they share a place. @param {Standing} a @param {Standing} b */
const decidedBy = (a, b) => DECIDES.find((figure) => a[figure] !== b[figure]) ?? null;

/** Why the first is the first, in a sentence. @param {Standing[]} standings @param {Names} names */
export function reasonText(standings, names) {
  const [first] = standings;
  const second = standings.find(({ place }) => place > 1);
  if (standings.filter(({ place }) => place === 1).length > 1) return t("after-why-shared");
  const figure = second && decidedBy(first, second);
  if (!second || !figure) return "";
  return t(`after-why-${figure}`, { first: first[figure], other: second[figure], second: names.players[second.seat] });
}

/** @param {{standings: Standing[], names: Names, mine: readonly number[]}} props */
export function Verdict({ standings, names, mine }) {
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const isMine = winners.some((seat) => mine.includes(seat));
  return html`<header class="verdict dark">
    <div class="verdict-badges">${winners.map((seat) => badge({ key: seat, seat, class: "large" }))}</div>
    <div>
      <p class="verdict-over">${glyph({ name: "trophy" })}${isMine ? t("after-you-win") : t("phase-over")}</p>
      <h1>${t("start-won", { winners: listed(winners.map((seat) => names.players[seat])), count: winners.length })}</h1>
      <p>${eventText({ type: "game_ended", standings, rule: RULE }, names)} ${reasonText(standings, names)} <a class="rule-link" href=${`/rules#${RULE}`}>${RULE}</a></p>
    </div>
  </header>`;
}

/** @param {{standings: Standing[], names: Names, mine: readonly number[]}} props */
export function Standings({ standings, names, mine }) {
  const head = { powered: "label-powered-cities", money: "label-money", cities: "label-cities" };
  return html`<table class="standings">
    <caption class="sr-only">${t("after-standings")}</caption>
    <thead>
      <tr>
        <th scope="col">${t("label-place")}</th>
        <th scope="col">${t("label-player")}</th>
        ${DECIDES.map((figure) => html`<th scope="col" class="number" key=${figure}>${t(head[figure])}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${standings.map((standing, at) => {
        const next = standings[at + 1];
        const decisive = next ? decidedBy(standing, next) : null;
        return html`<tr key=${standing.seat} class="p-${SEATS[standing.seat].colour} ${standing.place === 1 ? "first" : ""}">
          <td class="place">${standing.place}</td>
          <th scope="row">
            <span class="standing-name">${badge({ seat: standing.seat })}${names.players[standing.seat]}${mine.includes(standing.seat) && html` <small class="tag">${t("after-you")}</small>`}</span>
          </th>
          ${DECIDES.map((figure) => html`<td class="number ${figure === decisive && figure !== "powered" ? "decisive" : ""}" key=${figure}>${standing[figure]}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>`;
}
