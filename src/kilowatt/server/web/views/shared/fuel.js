//# allFunctionsCalledOnLoad
/** Fuel: its symbols, and how the markers of a player lie on the plants. */
import { t } from "../../app/i18n.js";
import { FUELS } from "../../app/seats.js";
import { drawn } from "./icon.js";

/** @typedef {import("../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../app/seats.js").Fuel} Fuel */

/**
 * The symbol of a fuel or of a kind of plant.
 * @param {{kind: string, label?: string, class?: string, key?: number}} props
 */
export const fuelIcon = ({ kind, label, class: extra = "", key }) => drawn(`i-${kind}`, { class: `ic f-${kind} ${extra}`, label, key });

/** Which fuels can lie on a plant. @param {Plant} plant @returns {readonly Fuel[]} */
export function fuelsOf(plant) {
  if (plant.kind === "hybrid") return ["coal", "oil"];
  return FUELS.filter((fuel) => fuel === plant.kind);
}

/** @param {Stock} stock */
export const markersIn = (stock) => FUELS.reduce((total, fuel) => total + stock[fuel], 0);

/** What lies there, in words: `2 coal and 1 oil`. @param {Stock} stock @returns {string[]} */
export const fuelWords = (stock) =>
  FUELS.filter((fuel) => stock[fuel]).map((fuel) => t("fuel-count", { fuel, count: stock[fuel] }));

/**
 * A picture of a player's markers on the plants. They are one pool that may be moved at any time; this shows them so
 * that as many plants as possible have enough for one round, those of one fuel before the hybrids.
 * @param {readonly Plant[]} plants
 * @param {Stock} fuel
 * @returns {Map<number, Stock>} by the plant's number
 */
export function markersOnPlants(plants, fuel) {
  const left = { ...fuel };
  const placed = new Map(plants.map((plant) => [plant.number, { coal: 0, oil: 0, garbage: 0, uranium: 0 }]));
  const byChoice = [...plants].sort((a, b) => fuelsOf(a).length - fuelsOf(b).length || b.powers - a.powers);
  for (const rounds of [1, 2]) {
    for (const plant of byChoice) {
      const here = /** @type {Stock} */ (placed.get(plant.number));
      for (const kind of fuelsOf(plant)) {
        const count = Math.min(left[kind], plant.burns * rounds - markersIn(here));
        here[kind] += count;
        left[kind] -= count;
      }
    }
  }
  return placed;
}
