/** The auction (R3): choose a plant and open, bid, place a standing order, or pass. */
import { plantsOf } from "../../../app/content.js";
import { actionText, t } from "../../../app/i18n.js";
import { confirmations } from "../../../app/settings.js";
import { h, html } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { Money } from "../../shared/money.js";
import { Stepper } from "../../shared/stepper.js";
import { asksFor } from "../../shared/tip.js";
import { bidRange, minBid, rivalsOf, setOrder, standOf } from "./bids.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Sum, Undo, unlessAsked, useDigitKeys, useKeys } from "./widgets.js";
import { plantPicks } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */
/** @typedef {{least: number, most: number}} BidRange */

const RAISES = [1, 5];
const PASS = /** @type {const} */ ({ type: "pass" });

/** @param {ActionContext} context */
export function auctionBar(context) {
  if (context.picks.isPassing.value) return passBar(context);
  return context.match.observation.value?.auction.plant ? bidBar(context) : openBar(context);
}

// --- opening

/** A bid without a plant: the server says that a plant must be chosen first. */
const LEAST = /** @type {const} */ ({ type: "bid", amount: 1 });

/** @param {ActionContext} context */
function openBar(context) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const chosen = picks.plant.value;
  const range = chosen === null ? null : bidRange(seen);
  const price = range ? amountIn(context, range) : chosen;
  const nominate = () => picks.confirm(() => (range ? [{ type: "bid", amount: amountIn(context, range) }] : []));
  const body = [
    h(Market, { context, plants: plantsOf(match.content, seen.current_market) }),
    range && h(BidStepper, { context, range, onEnter: nominate }),
    chosen !== null && h(PriceFacts, { context, price: price ?? 0 }),
  ];
  const head = {
    kind: "open",
    title: t("actions-open-title"),
    lead: chosen === null && t(openLead(seen)),
    sum: h(Sum, { spent: price ?? 0, left: meIn(seen).money - (price ?? 0) }),
    more: h(Rivals, { context }),
  };
  return h(Bar, { ...head, buttons: openButtons(context, range, nominate) }, body);
}

/** @param {ActionContext} context @param {BidRange | null} range @param {() => unknown} nominate */
function openButtons(context, range, nominate) {
  const { picks } = context;
  const chosen = picks.plant.value;
  return [
    picks.canUndo() && h(Undo, { context }),
    h(PassButton, { context }),
    h(Hint, { context }),
    range && h(OrderButton, { context, most: amountIn(context, range) }),
    h(Primary, {
      context,
      text: openText(chosen, range && amountIn(context, range)),
      asks: chosen === null ? LEAST : null,
      onAct: nominate,
    }),
  ];
}

/** @param {number | null} plant @param {number | null} bid */
function openText(plant, bid) {
  if (plant === null) return t("actions-open-choose");
  return bid === null ? t("actions-buy-plant", { plant }) : t("actions-open", { plant, bid });
}

/** The key of the sentence about opening. @param {Observation} seen */
function openLead(seen) {
  if (seen.bidding?.last_buyer) return "actions-open-alone";
  return seen.legal_actions.some(({ type }) => type === "pass") ? "actions-open-lead" : "actions-open-must";
}

/** @param {{context: ActionContext, plants: Plant[]}} props */
function Market({ context, plants }) {
  const { picks } = context;
  const chosen = picks.plant.value;
  const choices = plants.map((plant) => {
    const asks = picks.reasons.against({ type: "nominate", plant: plant.number });
    return { plant, asks, onChoose: () => picks.choosePlant(plant.number) };
  });
  useDigitKeys(context, "actions-key-plant", choices);
  return h(Choices, { label: t("label-current-market") }, plantPicks(choices, chosen));
}

// --- bidding

/** @param {ActionContext} context */
function bidBar(context) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const { plant, bid, bidder } = seen.auction;
  const range = bidRange(seen);
  const amount = range ? amountIn(context, range) : minBid(seen);
  const action = /** @type {const} */ ({ type: "bid", amount });
  const asks = picks.reasons.against(action);
  const send = () => picks.confirm(() => [action]);
  const leader =
    bidder !== null &&
    html`${badge({ seat: bidder, class: "small" })} ${t("actions-leads", { player: match.names.value.players[bidder], bid })}`;
  const head = {
    kind: "bid",
    title: t("actions-bid-title", { plant }),
    aside: leader,
    sum: h(Sum, { spent: amount, left: meIn(seen).money - amount }),
    more: h(Rivals, { context }),
  };
  const buttons = [
    h(PassButton, { context }),
    h(Hint, { context }),
    range && bid > 0 && h(OrderButton, { context, most: amount }),
    h(Primary, { context, text: actionText(action, match.names.value), asks, onAct: send }),
  ];
  const body = [range && h(BidStepper, { context, range, onEnter: send }), h(PriceFacts, { context, price: amount })];
  return h(Bar, { ...head, buttons }, body);
}

/** The bid that is set, limited to the range. @param {ActionContext} context @param {BidRange} range */
const amountIn = ({ picks }, { least, most }) => Math.max(least, Math.min(most, picks.bid.value ?? least));

/** @param {number} amount */
const bidOf = (amount) => /** @type {const} */ ({ type: "bid", amount });

/** @param {ActionContext} context @param {BidRange} range @param {number} amount */
const setBid = ({ picks }, { least, most }, amount) => (picks.bid.value = Math.max(least, Math.min(most, amount)));

/**
 * @param {{context: ActionContext, range: BidRange, onEnter: () => unknown}} props
 */
function BidStepper({ context, range, onEnter }) {
  const { least, most } = range;
  const amount = amountIn(context, range);
  const ends = { less: asksFor(bidOf(least - 1)), more: asksFor(bidOf(most + 1)) };
  const safeBid = context.turn.seen.value?.bidding?.safe_bid ?? null;
  const onChange = (/** @type {number} */ wanted) => setBid(context, range, wanted);
  const jump = (/** @type {number} */ wanted) => ({
    asks: wanted > most ? bidOf(wanted) : null,
    onAct: () => onChange(wanted),
  });
  const stepper = { value: amount, least, most, label: t("actions-bid-label"), text: t("money-amount", { amount }) };
  useBidKeys(context, range);
  return html`<div class="act-bid">
    ${h(Stepper, { ...stepper, onChange, onEnter, asks: ends })}
    ${RAISES.map((raise) => button({ key: raise, kind: "small", text: `+${raise}`, label: t("actions-raise", { raise }), ...jump(amount + raise) }))}
    ${safeBid !== null && button({ kind: "small", text: t("actions-beyond", { bid: safeBid }), tip: t("actions-beyond-tip", { bid: safeBid }), ...jump(safeBid) })}
  </div>`;
}

/** @param {ActionContext} context @param {BidRange} range */
function useBidKeys(context, range) {
  const amount = amountIn(context, range);
  // A step beyond the end stops at the end. Only a step from the end itself says why it has no effect.
  const step = (/** @type {number} */ by) => () =>
    amount === (by > 0 ? range.most : range.least)
      ? context.picks.reasons.notify(bidOf(amount + by))
      : setBid(context, range, amount + by);
  useKeys({
    ArrowUp: { text: "actions-key-raise", run: step(1) },
    ArrowDown: { text: "actions-key-lower", run: step(-1) },
    PageUp: { text: "actions-key-raise-more", run: step(5) },
    PageDown: { text: "actions-key-lower-more", run: step(-5) },
  });
}

/**
 * A standing order up to a limit that the others do not see. The opener first bids the minimum to start the auction.
 * @param {{context: ActionContext, most: number}} props
 */
function OrderButton({ context, most }) {
  const { picks, turn } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const plant = picks.plant.value ?? 0;
  const act = async () => {
    const opening = () => [/** @type {const} */ ({ type: "bid", amount: minBid(seen) })];
    const isOpened = !turn.actions.peek().length || (await picks.confirm(opening));
    if (isOpened) await setOrder(context, plant, most);
  };
  useKeys({ m: { text: "actions-key-up-to", run: act } });
  return button({ text: t("actions-up-to", { most }), tip: t("actions-up-to-tip", { most }), keys: "M", onAct: act });
}

/** What the player should know before paying the price. @param {{context: ActionContext, price: number}} props */
function PriceFacts({ context, price }) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const [plant] = plantsOf(match.content, [picks.plant.value ?? 0]);
  if (plant === undefined) return null;
  const cost = seen.bidding?.offers.find((offer) => offer.plant === plant.number)?.fuel_cost ?? null;
  const most = match.content.edition.players[seen.players.length].max_plants;
  return html`<p class="act-facts">
    <span>${fuelWords(plant, cost, meIn(seen).money - price)}</span>
    ${seen.bidding?.must_scrap && html`<span>${t("actions-must-scrap", { most })}</span>`}
  </p>`;
}

/** @param {Plant} plant @param {number | null} cost @param {number} left */
function fuelWords(plant, cost, left) {
  if (!plant.burns) return t("actions-fuel-none");
  if (cost === null) return t("actions-fuel-scarce");
  return t(cost > left ? "actions-fuel-beyond" : "actions-fuel-once", { cost });
}

/** The other players with their money, and who is still in the auction. @param {{context: ActionContext}} props */
export function Rivals({ context }) {
  const { match, turn } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const { players } = match.names.value;
  return html`<ul class="act-rivals" aria-label=${t("actions-rivals-in")}>
    ${rivalsOf(seen).map((seat) => {
      const stand = standOf(seen, seat);
      const { money } = seen.players[seat];
      return html`<li key=${seat} class=${stand}>
        ${badge({ seat, class: "small" })}<span>${players[seat]}</span>
        <em>${standText(stand)}</em>${money !== null && h(Money, { amount: money })}
      </li>`;
    })}
  </ul>`;
}

/** @param {import("./bids.js").Stand} stand */
function standText(stand) {
  switch (stand) {
    case "leads":
      return t("actions-stand-leads");
    case "in":
      return t("actions-stand-in");
    case "out":
      return t("actions-stand-out");
    case "done":
      return t("actions-stand-done");
  }
}

// --- passing

/** @param {{context: ActionContext}} props */
function PassButton({ context }) {
  const { picks } = context;
  const asks = picks.reasons.against(PASS);
  const ask = () => void (picks.isPassing.value = true);
  const pass = () => (confirmations.value ? ask() : playPass(context));
  // Escape also closes dialogs and menus, so it gives no reason if passing is not allowed.
  const escape = /** @type {import("./widgets.js").Keys} */ (
    asks ? {} : { Escape: { text: "actions-key-pass", run: ask } }
  );
  useKeys({ p: { text: "actions-key-pass", run: unlessAsked(context, asks, pass) }, ...escape });
  return button({ text: t("action-pass"), keys: "P", asks, tip: passText(context), onAct: pass });
}

/** @param {ActionContext} context */
function playPass({ picks, turn }) {
  turn.clear();
  return picks.confirm(() => [PASS]);
}

/** What passing means in this situation. @param {ActionContext} context */
function passText({ match }) {
  const plant = match.observation.value?.auction.plant;
  return plant ? t("actions-pass-auction", { plant }) : t("actions-pass-phase");
}

/** Confirmation, because passing cannot be undone. @param {ActionContext} context */
function passBar(context) {
  return h(Bar, {
    kind: "pass",
    title: t("actions-pass-title"),
    lead: passText(context),
    buttons: [
      h(BackButton, { context }),
      h(Primary, { context, text: t("actions-pass-yes"), onAct: () => playPass(context) }),
    ],
  });
}

/** @param {{context: ActionContext}} props */
function BackButton({ context: { picks } }) {
  const stay = () => (picks.isPassing.value = false);
  useKeys({ Escape: { text: "actions-key-back", run: stay } });
  return button({ text: t("actions-back"), keys: "Escape", onAct: stay });
}
