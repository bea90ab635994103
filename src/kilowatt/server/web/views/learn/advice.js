/**
 * The coach's advice as text, and the part of the table to highlight. The observation contains the advice; this module
 * adds what only the page knows: the picked actions and a pending confirmation.
 */
import { listed, t } from "../../app/i18n.js";
import { fuelWords } from "../shared/fuel.js";

/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").Advice} Step */
/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../app/i18n.js").Arguments} Arguments */
/** @typedef {import("../table/actions/widgets.js").ActionContext} ActionContext */
/**
 * What to do (the message `learn-goal-…`), and a selector of the part to highlight.
 * @typedef {{goal: string, args?: Arguments, lit: string}} Advice
 */

const PRIMARY = ".act-primary";
const PASS = '.act[aria-keyshortcuts="P"]';
const ONE_ROUND = ".act-shortcuts > :first-child";

/**
 * Advice on the player's own turn.
 * @param {ActionContext} context
 * @returns {Advice | null}
 */
export function adviceFor({ match, turn, picks }) {
  const base = match.observation.value;
  const seen = turn.seen.value;
  if (base === null || seen === null || !match.isMyTurn.value || base.auction.bought) return null;
  const hasPicks = turn.actions.value.length > 0;
  if (picks.isPassing.value) return { goal: "sure", lit: PRIMARY };
  if (base.phase === "auction" && hasPicks) return { goal: seen.auction.plant ? "open" : "sure", lit: PRIMARY };
  return seen.advice && adviceText(seen.advice, seen, { hasPicks, cities: match.names.value.cities });
}

/**
 * @param {Step} step
 * @param {Observation} seen
 * @param {{hasPicks: boolean, cities: Record<string, string>}} about
 * @returns {Advice | null}
 */
function adviceText({ goal, actions, amount, limit }, seen, { hasPicks, cities }) {
  switch (goal) {
    case "nominate":
      return { goal: "plant", args: { plant: amount }, lit: plantSelector(seen, amount) };
    case "pass":
      return { goal: "pass", lit: PASS };
    case "bid":
      return { goal: "bid", args: { bid: amount, most: limit }, lit: PRIMARY };
    case "leave_auction":
      return { goal: "leave", lit: PASS };
    case "buy_fuel":
      return { goal: "fuel", args: { button: t("actions-one-round"), fuel: fuelText(actions) }, lit: ONE_ROUND };
    case "end_buying":
      return { goal: hasPicks ? "buy" : "buy_nothing", lit: PRIMARY };
    case "first_city":
      return cityAdvice("first_city", actions[0], amount, cities);
    case "build":
      return cityAdvice("city", actions[0], amount, cities);
    case "end_building":
      return { goal: hasPicks ? "build" : "build_nothing", lit: PRIMARY };
    case "power":
      return { goal: "power", args: { amount }, lit: PRIMARY };
  }
}

/** A plant's card, in the market and in the action bar. @param {Observation} seen @param {number} plant */
function plantSelector({ current_market: market }, plant) {
  return `.plants [data-plant="${plant}"], .plant-pick:nth-child(${market.indexOf(plant) + 1})`;
}

/** The markers of a purchase, in words. @param {readonly Action[]} actions */
function fuelText(actions) {
  const stock = { coal: 0, oil: 0, garbage: 0, uranium: 0 };
  for (const action of actions) if (action.type === "buy_fuel") stock[action.fuel]++;
  return listed(fuelWords(stock));
}

/**
 * @param {string} goal
 * @param {Action} action
 * @param {number} amount
 * @param {Record<string, string>} names
 * @returns {Advice | null}
 */
function cityAdvice(goal, action, amount, names) {
  if (action.type !== "build") return null;
  return { goal, args: { city: names[action.city], amount }, lit: `[data-city="${action.city}"]` };
}
