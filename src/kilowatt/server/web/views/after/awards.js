/** Small honours: who bought the most fuel, the dearest plant, and so on. */
import { t } from "../../app/i18n.js";
import { html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { glyph } from "../shared/icon.js";
import { markersIn } from "../shared/fuel.js";

/** @typedef {import("../../types/protocol.js").Statistics} Statistics */
/** @typedef {import("../../types/protocol.js").SeatRound} SeatRound */
/** @typedef {{icon: string, title: string, seat: number, text: string}} Award */

/**
 * The seat with the greatest sum over all rounds.
 * @param {Statistics} figures
 * @param {(round: SeatRound) => number} measure
 */
function greatest({ rounds }, measure) {
  const sums = (rounds[0]?.seats ?? []).map((_, seat) => rounds.reduce((sum, { seats }) => sum + measure(seats[seat]), 0));
  const most = Math.max(...sums);
  return { seat: sums.indexOf(most), most };
}

/** @param {Statistics} figures @returns {Award[]} */
function awardsOf(figures) {
  const fuel = greatest(figures, ({ fuel: bought }) => markersIn(bought));
  const built = greatest(figures, ({ build_cost: cost }) => cost);
  const lines = figures.rounds.flatMap(({ round, seats }) => seats.map((one) => ({ ...one, round })));
  const richest = lines.reduce((best, one) => (one.income > best.income ? one : best));
  const bought = lines.flatMap(({ seat, plants }) => plants.map((plant) => ({ seat, ...plant })));
  const dearest = bought.reduce((best, one) => (one.price > best.price ? one : best));
  return [
    { icon: "card", title: t("after-dearest-plant"), seat: dearest.seat, text: t("after-plant-for", { plant: dearest.plant, price: dearest.price }) },
    { icon: "oil", title: t("after-most-fuel"), seat: fuel.seat, text: t("after-markers", { count: fuel.most }) },
    { icon: "coin", title: t("after-best-income"), seat: richest.seat, text: t("after-income-in", { amount: richest.income, round: richest.round }) },
    { icon: "house", title: t("after-most-built"), seat: built.seat, text: t("money-amount", { amount: built.most }) },
  ];
}

/** @param {{figures: Statistics, names: string[]}} props */
export function Awards({ figures, names }) {
  return html`<ul class="plain-list awards">
    ${awardsOf(figures).map(
      ({ icon, title, seat, text }) => html`<li key=${title}>
        <span class="award-title">${glyph({ name: icon })}${title}</span>
        <span class="award-name">${badge({ seat, class: "small" })}${names[seat]}</span>
        <span class="award-text">${text}</span>
      </li>`,
    )}
  </ul>`;
}
