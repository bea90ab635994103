/**
 * What the coach would do now, for a newcomer: one thing to click at a time, and where it is. It is made of what the
 * observation offers and asks for, so it fits whatever was done before; that it is allowed is the server's word.
 */
import { listed, t } from "../../app/i18n.js";
import { bidRange, leastBid } from "../table/actions/bids.js";
import { fuelCost, fuelPlan, plantsOf } from "../table/actions/fuelling.js";
import { meIn } from "../table/actions/parts.js";
import { fuelWords } from "../shared/fuel.js";
import { totalOf } from "../table/map/words.js";

/** @typedef {import("../../types/protocol.js").CityPrice} CityPrice */
/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../app/content.js").Content} Content */
/** @typedef {import("../../app/i18n.js").Arguments} Arguments */
/** @typedef {import("../table/actions/parts.js").Desk} Desk */
/** What to do, as `learn-goal-…` says it, and what to light: a selector. @typedef {{goal: string, args?: Arguments, lit: string}} Advice */

const PRIMARY = ".act-primary";
const PASS = '.act[aria-keyshortcuts="P"]';
const ONE_ROUND = ".act-shortcuts > :first-child";

/** What a powered city brings in about two rounds, and so how a plant's price is weighed. */
const CITY_WORTH = 10;
/** So much more than its number a plant may cost at most. */
const GENEROUS = 3;
/** What is kept for a city when bidding, and how many there are to be at first: with the second one sees what a line costs. */
const CITY = 15;
const FIRST_CITIES = 2;

/**
 * On the player's own turn.
 * @param {Desk} desk
 * @returns {Advice | null}
 */
export function adviceFor(desk) {
  const base = desk.match.observation.value;
  const seen = desk.turn.seen.value;
  if (base === null || seen === null || !desk.match.isMyTurn.value) return null;
  return ADVICE[base.phase]?.(desk, base, seen) ?? null;
}

/** @type {Partial<Record<Observation["phase"], (desk: Desk, base: Observation, seen: Observation) => Advice | null>>} */
const ADVICE = { auction: auctionAdvice, resources: fuelAdvice, building: cityAdvice, bureaucracy: powerAdvice };

// --- the auction

/** @param {Desk} desk @param {Observation} base @param {Observation} seen @returns {Advice | null} */
function auctionAdvice({ match, turn, picks }, base, seen) {
  if (base.auction.bought) return null;
  if (picks.isPassing.value) return { goal: "sure", lit: PRIMARY };
  if (base.auction.plant) return bidAdvice(match.content, base);
  if (turn.actions.value.length) return { goal: bidRange(seen) ? "open" : "sure", lit: PRIMARY };
  const mayPass = base.legal_actions.some(({ type }) => type === "pass");
  const offered = plantsOf(match.content, base.legal_actions.flatMap((action) => (action.type === "nominate" ? [action.plant] : [])));
  const [best] = offered.sort((one, other) => valueOf(other, base) - valueOf(one, base));
  if (mayPass && (best === undefined || limitOf(match.content, best, base) < best.number || valueOf(best, base) <= 0)) return { goal: "pass", lit: PASS };
  const place = seen.current_market.indexOf(best.number) + 1;
  return { goal: "plant", args: { plant: best.number }, lit: `.plants [data-plant="${best.number}"], .plant-pick:nth-child(${place})` };
}

/** What a plant is worth beyond its price and its fuel for one round. @param {Plant} plant @param {Observation} seen */
const valueOf = (plant, seen) => CITY_WORTH * plant.powers - (fuelCost(plant, seen.fuel_prices) ?? Infinity) - plant.number;

/** Up to how much to bid for a plant, with something left for fuel and a city. @param {Content} content @param {Plant} plant @param {Observation} seen */
function limitOf(content, plant, seen) {
  const { money, plants } = meIn(seen);
  const worth = plant.number + Math.max(0, Math.min(GENEROUS, Math.floor(valueOf(plant, seen))));
  const fuel = [...plantsOf(content, plants), plant].reduce((total, each) => total + (fuelCost(each, seen.fuel_prices) ?? 0), 0);
  return Math.min(worth, money - fuel - CITY);
}

/** @param {Content} content @param {Observation} base @returns {Advice} */
function bidAdvice(content, base) {
  const [plant] = plantsOf(content, [base.auction.plant]);
  const [bid, most] = [leastBid(base), limitOf(content, plant, base)];
  const mayLeave = base.legal_actions.some(({ type }) => type === "pass");
  if (mayLeave && (bid > most || bidRange(base) === null)) return { goal: "leave", lit: PASS };
  return { goal: "bid", args: { bid, most: Math.max(bid, most) }, lit: PRIMARY };
}

// --- fuel

/** @param {Desk} desk @param {Observation} _ @param {Observation} seen @returns {Advice} */
function fuelAdvice({ match, turn }, _, seen) {
  const { fuels } = fuelPlan(plantsOf(match.content, meIn(seen).plants), meIn(seen), seen.fuel_prices, 1);
  if (!fuels.length) return { goal: turn.actions.value.length ? "buy" : "buy_nothing", lit: PRIMARY };
  const stock = { coal: 0, oil: 0, garbage: 0, uranium: 0 };
  for (const fuel of fuels) stock[fuel]++;
  return { goal: "fuel", args: { button: t("actions-one-round"), fuel: listed(fuelWords(stock)) }, lit: ONE_ROUND };
}

// --- cities

/** As many cities as the plants can power. @param {Desk} desk @param {Observation} _ @param {Observation} seen @returns {Advice} */
function cityAdvice({ match, turn }, _, seen) {
  const { money, plants, cities } = meIn(seen);
  const capacity = plantsOf(match.content, plants).reduce((total, plant) => total + plant.powers, 0);
  const next = cities.length ? cheapest(seen) : bestStart(match.content, seen);
  if (next === undefined || cities.length >= Math.max(FIRST_CITIES, capacity) || totalOf(next) > money) {
    return { goal: turn.actions.value.length ? "build" : "build_nothing", lit: PRIMARY };
  }
  const args = { city: match.names.value.cities[next.city], amount: totalOf(next) };
  return { goal: cities.length ? "city" : "first_city", args, lit: `[data-city="${next.city}"]` };
}

/** @param {Observation} seen @returns {CityPrice[]} */
const openCities = (seen) => seen.city_prices.filter(({ refusal }) => !refusal);

/** @param {Observation} seen @returns {CityPrice | undefined} */
const cheapest = (seen) => openCities(seen).sort((one, other) => totalOf(one) - totalOf(other))[0];

/** Where the two cheapest lines to free cities cost least together. @param {Content} content @param {Observation} seen @returns {CityPrice | undefined} */
function bestStart(content, seen) {
  const open = openCities(seen);
  const free = new Set(open.map(({ city }) => city));
  const linesOf = (/** @type {string} */ city) =>
    content.board.connections.filter(({ a, b }) => (a === city && free.has(b)) || (b === city && free.has(a))).map(({ cost }) => cost);
  const around = (/** @type {CityPrice} */ { city }) => {
    const [first = Infinity, second = Infinity] = linesOf(city).sort((one, other) => one - other);
    return first + second;
  };
  return open.sort((one, other) => around(one) - around(other))[0];
}

// --- power

/** @param {Desk} _ @param {Observation} base @returns {Advice} */
function powerAdvice(_, base) {
  return { goal: "power", args: { amount: base.powering?.income ?? 0 }, lit: PRIMARY };
}
