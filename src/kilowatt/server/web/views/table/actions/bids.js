/** The figures of an auction: possible bids, the players who are still in, and standing orders. */
import { asProblem } from "../../../app/turn.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */
/** @typedef {"leads" | "in" | "out" | "done"} Stand how a player stands in the auction */

/**
 * The bids that the viewer can make now; null if there are none.
 * @param {Observation} seen
 */
export function bidRange(seen) {
  const amounts = seen.legal_actions.flatMap((action) => (action.type === "bid" ? [action.amount] : []));
  return amounts.length ? { least: amounts[0], most: amounts[amounts.length - 1] } : null;
}

/** The minimum bid for the plant in auction; 0 without one. @param {Observation} seen */
export const minBid = ({ bidding }) => bidding?.min_bid ?? 0;

/** @param {Observation} seen @param {number} seat @returns {Stand} */
export function standOf({ auction }, seat) {
  if (auction.finished.includes(seat)) return "done";
  if (auction.out.includes(seat)) return "out";
  return auction.bidder === seat ? "leads" : "in";
}

/** The other players, clockwise from the viewer. @param {Observation} seen */
export function rivalsOf(seen) {
  const count = seen.players.length;
  const first = seen.seat ?? -1;
  return Array.from({ length: count }, (_, place) => (first + 1 + place + count) % count).filter(
    (seat) => seat !== seen.seat,
  );
}

/** The viewer's standing order for the plant in auction, if there is one. @param {ActionContext} context */
export function standingOrder({ match }) {
  const seen = match.observation.value;
  return match.orders.value.find((order) => order.seat === seen?.seat && order.plant === seen?.auction.plant) ?? null;
}

/**
 * Place a standing order on the plant in auction; 0 cancels it.
 * @param {ActionContext} context
 * @param {number} plant
 * @param {number} most
 */
export async function setOrder({ match, turn }, plant, most) {
  try {
    await match.order(plant, most);
  } catch (error) {
    turn.problem.value = asProblem(error);
  }
}
