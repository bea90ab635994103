/** Cities in words: for screen readers, tooltips and the table. */
import { listed, t, totalOf } from "../../../app/i18n.js";

/** @typedef {import("../../../app/i18n.js").Names} Names */
/** @typedef {import("./status.js").Status} Status */
/** @typedef {import("./status.js").CityPrice} CityPrice */

/** The price of a city that takes a house of the viewer now. @typedef {CityPrice & {house: number}} Priced */

/**
 * Whether a city takes a house of the viewer now, whatever the money.
 * @param {CityPrice} price
 * @returns {price is Priced}
 */
export const isPriced = (price) => price.house !== null;

/** @param {number[]} owners @param {Names} names @param {number | null} seat */
export const ownerNames = (owners, names, seat) =>
  listed(owners.map((owner) => (owner === seat ? t("map-you") : names.players[owner])));

/**
 * A city in one or more full sentences.
 * @param {{
 *   city: string, region: string, status: Status, slots: number, names: Names, seat: number | null, price?: CityPrice,
 * }} about `slots`: the number of open slots of a city
 */
export function describe({ city, region, status, slots, names, seat, price }) {
  const sentences = [t("map-city", { city: names.cities[city] ?? city, region: names.regions[region] ?? region })];
  if (status.state === "out") return [...sentences, t("map-city-out")].join(" ");
  const owners = ownerNames(status.owners, names, seat);
  const count = status.owners.length;
  sentences.push(owners ? t("map-city-houses", { count, slots, owners }) : t("map-city-empty", { slots }));
  if (status.state === "queued") sentences.push(t("map-city-planned"));
  else if (price && isPriced(price))
    sentences.push(t(status.state === "target" ? "map-city-target" : "map-city-price", { price: totalOf(price) }));
  return sentences.join(" ");
}
