//# allFunctionsCalledOnLoad
/** What plants want to burn, and what it costs. Figures to plan by; the server alone judges. */
import { fuelsOf, markersIn, markersOnPlants } from "../../shared/fuel.js";

/** @typedef {import("../../../types/protocol.js").FuelPrice} FuelPrice */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../../types/protocol.js").PlayerView} PlayerView */
/** @typedef {import("../../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("../../../app/seats.js").Fuel} Fuel */
/** @typedef {{offers: Record<Fuel, readonly number[]>, money: number, stock: Stock}} Shop */
/** @typedef {"money" | Fuel} Lack */

/** @param {Content} content @param {readonly number[]} numbers @returns {Plant[]} */
export const plantsOf = (content, numbers) => content.edition.plants.filter((plant) => numbers.includes(plant.number));

/** @param {readonly FuelPrice[]} prices @param {Fuel} fuel */
export const offerOf = (prices, fuel) => /** @type {FuelPrice} */ (prices.find((price) => price.fuel === fuel));

/** Cities for a marker. @param {Plant} plant */
const worth = (plant) => plant.powers / plant.burns;

/** The most cities for a marker first; of equal ones the pure plants, since hybrids make do with what is left. @param {Plant[]} plants */
const inOrderOfWorth = (plants) =>
  plants
    .filter((plant) => plant.burns)
    .sort((one, other) => worth(other) - worth(one) || fuelsOf(one).length - fuelsOf(other).length);

/**
 * What to buy so that the plants run for so many rounds: round by round, plant by plant. A plant that cannot be filled
 * for a round gets nothing for it, and `lacks` says what there was too little of.
 * @param {Plant[]} plants
 * @param {PlayerView} buyer
 * @param {readonly FuelPrice[]} prices
 * @param {number} rounds
 * @returns {{fuels: Fuel[], lacks: Set<Lack>}}
 */
export function fuelPlan(plants, buyer, prices, rounds) {
  /** @param {Fuel} fuel */
  const offer = (fuel) => offerOf(prices, fuel).prices;
  /** @type {Shop} */
  let shop = {
    offers: { coal: offer("coal"), oil: offer("oil"), garbage: offer("garbage"), uranium: offer("uranium") },
    money: buyer.money ?? 0,
    stock: buyer.fuel,
  };
  /** @type {Fuel[]} */
  const fuels = [];
  /** @type {Set<Lack>} */
  const lacks = new Set();
  const queue = inOrderOfWorth(plants);
  for (const plant of Array.from({ length: rounds }, () => queue).flat()) {
    const filled = fill(plant, shop);
    if ("lacks" in filled) filled.lacks.forEach((lack) => lacks.add(lack));
    else {
      shop = filled.shop;
      fuels.push(...filled.fuels);
    }
  }
  return { fuels, lacks };
}

/**
 * Take what one plant burns in a round: from the stock, then from the shop, the cheapest first.
 * @param {Plant} plant
 * @param {Shop} before
 * @returns {{shop: Shop, fuels: Fuel[]} | {lacks: readonly Lack[]}}
 */
function fill(plant, before) {
  const shop = { offers: { ...before.offers }, money: before.money, stock: { ...before.stock } };
  /** @type {Fuel[]} */
  const fuels = [];
  for (let burned = 0; burned < plant.burns; burned++) {
    const own = fuelsOf(plant).find((fuel) => shop.stock[fuel] > 0);
    const fuel = own ?? cheapest(fuelsOf(plant), shop);
    if (fuel === undefined) return { lacks: fuelsOf(plant) };
    if (own) shop.stock[own]--;
    else {
      shop.money -= shop.offers[fuel][0];
      shop.offers[fuel] = shop.offers[fuel].slice(1);
      fuels.push(fuel);
    }
    if (shop.money < 0) return { lacks: ["money"] };
  }
  return { shop, fuels };
}

/** @param {readonly Fuel[]} fuels @param {Shop} shop */
const cheapest = (fuels, { offers }) =>
  fuels.filter((fuel) => offers[fuel].length).sort((one, other) => offers[one][0] - offers[other][0])[0];

/**
 * What a plant's fuel for one round costs in the market as it is; null if there is too little of it.
 * @param {Plant} plant
 * @param {readonly FuelPrice[]} prices
 */
export function fuelCost(plant, prices) {
  const offers = fuelsOf(plant).flatMap((fuel) => offerOf(prices, fuel).prices);
  if (offers.length < plant.burns) return null;
  const cheap = offers.sort((one, other) => one - other).slice(0, plant.burns);
  return cheap.reduce((total, price) => total + price, 0);
}

/**
 * What the others still need to run all their plants once: of each fuel, and of coal or oil for hybrids.
 * @param {Content} content
 * @param {Observation} seen
 */
export function rivalNeeds(content, seen) {
  const needs = { coal: 0, oil: 0, garbage: 0, uranium: 0, hybrid: 0 };
  for (const player of seen.players.filter((_, seat) => seat !== seen.seat)) {
    const plants = plantsOf(content, player.plants);
    const lying = markersOnPlants(plants, player.fuel);
    for (const plant of plants.filter((one) => one.burns)) {
      const kind = /** @type {keyof typeof needs} */ (plant.kind);
      needs[kind] += Math.max(0, plant.burns - markersIn(/** @type {Stock} */ (lying.get(plant.number))));
    }
  }
  return needs;
}
