/** Fuel: its symbols, and numbers of markers in words. */
import { t } from "../../app/i18n.js";
import { FUELS } from "../../app/seats.js";
import { drawn } from "./icon.js";

/** @typedef {import("../../types/protocol.js").EmptyPlaces} EmptyPlaces */
/** @typedef {import("../../types/protocol.js").FuelPrice} FuelPrice */
/** @typedef {import("../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../app/seats.js").Fuel} Fuel */

/**
 * The symbol of a fuel or of a kind of plant.
 * @param {{kind: string, label?: string, class?: string, key?: number}} props
 */
export const fuelIcon = ({ kind, label, class: extra = "", key }) =>
  drawn(`i-${kind}`, { class: `ic f-${kind} ${extra}`, label, key });

/** The market's offer of a fuel. @param {readonly FuelPrice[]} prices @param {Fuel} fuel */
export const offerOf = (prices, fuel) => /** @type {FuelPrice} */ (prices.find((price) => price.fuel === fuel));

/** The empty places of a fuel. @param {readonly EmptyPlaces[]} places @param {Fuel} fuel */
export const emptyOf = (places, fuel) => /** @type {EmptyPlaces} */ (places.find((found) => found.fuel === fuel));

/** The number of markers. @param {Stock} stock */
export const markersIn = (stock) => FUELS.reduce((total, fuel) => total + stock[fuel], 0);

/** Markers in words: `2 coal`, `1 oil`. @param {Stock} stock @returns {string[]} */
export const fuelWords = (stock) =>
  FUELS.filter((fuel) => stock[fuel]).map((fuel) => t("fuel-count", { fuel, count: stock[fuel] }));
