/** The auction (R3): choose a plant and open, bid, leave it to a limit, or pass. */
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
import { Bar, button, Choices, meIn, Primary, Sum, Undo, unlessAsked, useKeys } from "./widgets.js";
import { PlantPick } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

const RAISES = [1, 5];
const PASS = /** @type {const} */ ({ type: "pass" });

/** @param {ActionContext} context */
export function auctionBar(context) {
  if (context.picks.isPassing.value) return passBar(context);
  return context.match.observation.value?.auction.plant ? bidBar(context) : openBar(context);
}

// --- opening

/** A bid for nothing: whoever asks for it is told what comes before. */
const LEAST = /** @type {const} */ ({ type: "bid", amount: 1 });

/** @param {ActionContext} context */
function openBar(context) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const chosen = picks.plant.value;
  const range = chosen === null ? null : bidRange(seen);
  const price = range ? amountIn(context, range) : chosen;
  const nominate = () => picks.confirm(() => (range ? [{ type: "bid", amount: amountIn(context, range) }] : []));
  const text = range
    ? t("actions-open", { plant: chosen ?? 0, bid: price ?? 0 })
    : t("actions-buy-plant", { plant: chosen ?? 0 });
  return h(
    Bar,
    {
      kind: "open",
      title: t("actions-open-title"),
      lead: chosen === null && t(openLead(seen)),
      sum: h(Sum, { spent: price ?? 0, left: meIn(seen).money - (price ?? 0) }),
      more: h(Rivals, { context }),
      buttons: [
        picks.canUndo() && h(Undo, { context }),
        h(PassButton, { context }),
        h(Hint, { context }),
        range && h(UpTo, { context, most: amountIn(context, range) }),
        h(Primary, {
          context,
          text: chosen === null ? t("actions-open-choose") : text,
          asks: chosen === null ? LEAST : null,
          onAct: nominate,
        }),
      ],
    },
    [
      h(Market, { context, plants: plantsOf(match.content, seen.current_market) }),
      range && h(BidStepper, { context, range, onEnter: nominate }),
      chosen !== null && h(Afterwards, { context, price: price ?? 0 }),
    ],
  );
}

/** What opening means now. @param {Observation} seen */
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
    return { plant, asks, choose: () => picks.choosePlant(plant.number) };
  });
  useKeys(
    Object.fromEntries(
      choices.map(({ asks, choose }, place) => [
        String(place + 1),
        { text: "actions-key-plant", run: unlessAsked(context, asks, choose) },
      ]),
    ),
  );
  const cards = choices.map(({ plant, asks, choose }, place) =>
    h(PlantPick, {
      key: plant.number,
      plant,
      keys: String(place + 1),
      isChosen: plant.number === chosen,
      isStop: plant.number === chosen || (chosen === null && place === 0),
      asks,
      onChoose: choose,
    }),
  );
  return h(Choices, { label: t("label-current-market") }, cards);
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
  return h(
    Bar,
    {
      kind: "bid",
      title: t("actions-bid-title", { plant }),
      aside:
        bidder !== null &&
        html`${badge({ seat: bidder, class: "small" })} ${t("actions-leads", { player: match.names.value.players[bidder], bid })}`,
      sum: h(Sum, { spent: amount, left: meIn(seen).money - amount }),
      more: h(Rivals, { context }),
      buttons: [
        h(PassButton, { context }),
        h(Hint, { context }),
        range && bid > 0 && h(UpTo, { context, most: amount }),
        h(Primary, { context, text: actionText(action, match.names.value), asks, onAct: send }),
      ],
    },
    [range && h(BidStepper, { context, range, onEnter: send }), h(Afterwards, { context, price: amount })],
  );
}

/**
 * The bid one thinks of, kept within what can be bid.
 * @param {ActionContext} context
 * @param {{least: number, most: number}} range
 */
const amountIn = ({ picks }, { least, most }) => Math.max(least, Math.min(most, picks.bid.value ?? least));

/**
 * @param {{context: ActionContext, range: {least: number, most: number}, onEnter: () => unknown}} props
 */
function BidStepper({ context, range, onEnter }) {
  const { picks, turn } = context;
  const { least, most } = range;
  const amount = amountIn(context, range);
  const to = (/** @type {number} */ wanted) => (picks.bid.value = Math.max(least, Math.min(most, wanted)));
  const bidOf = (/** @type {number} */ wanted) => /** @type {const} */ ({ type: "bid", amount: wanted });
  // A leap that is too wide goes as far as it can; only who is at the end already is told so.
  const by = (/** @type {number} */ step) => () =>
    amount === (step > 0 ? most : least) ? picks.reasons.tell(bidOf(amount + step)) : to(amount + step);
  const ends = { less: asksFor(bidOf(least - 1)), more: asksFor(bidOf(most + 1)) };
  const beyond = turn.seen.value?.bidding?.safe_bid ?? null;
  useKeys({
    ArrowUp: { text: "actions-key-raise", run: by(1) },
    ArrowDown: { text: "actions-key-lower", run: by(-1) },
    PageUp: { text: "actions-key-raise-more", run: by(5) },
    PageDown: { text: "actions-key-lower-more", run: by(-5) },
  });
  return html`<div class="act-bid">
    ${h(Stepper, { value: amount, least, most, label: t("actions-bid-label"), text: t("money-amount", { amount }), onChange: to, onEnter, asks: ends })}
    ${RAISES.map((raise) =>
      button({
        key: raise,
        kind: "small",
        text: `+${raise}`,
        label: t("actions-raise", { raise }),
        asks: amount + raise > most ? bidOf(amount + raise) : null,
        onAct: () => to(amount + raise),
      }),
    )}
    ${
      beyond !== null &&
      button({
        kind: "small",
        text: t("actions-beyond", { bid: beyond }),
        tip: t("actions-beyond-tip", { bid: beyond }),
        asks: beyond > most ? bidOf(beyond) : null,
        onAct: () => to(beyond),
      })
    }
  </div>`;
}

/**
 * Leave the bidding to a limit that nobody sees. Whoever opens bids the lowest first: there must be an auction to be in.
 * @param {{context: ActionContext, most: number}} props
 */
function UpTo({ context, most }) {
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

/** What there is to know before paying so much. @param {{context: ActionContext, price: number}} props */
function Afterwards({ context, price }) {
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

/** Who is still in, and with how much. @param {{context: ActionContext}} props */
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
  // Escape closes so much else that it is not told off for nothing.
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

/** What passing means now. @param {ActionContext} context */
function passText({ match }) {
  const plant = match.observation.value?.auction.plant;
  return plant ? t("actions-pass-auction", { plant }) : t("actions-pass-phase");
}

/** Before something that cannot be taken back. @param {ActionContext} context */
function passBar(context) {
  return h(Bar, {
    kind: "pass",
    title: t("actions-pass-title"),
    lead: passText(context),
    buttons: [
      h(Stay, { context }),
      h(Primary, { context, text: t("actions-pass-yes"), onAct: () => playPass(context) }),
    ],
  });
}

/** @param {{context: ActionContext}} props */
function Stay({ context: { picks } }) {
  const stay = () => (picks.isPassing.value = false);
  useKeys({ Escape: { text: "actions-key-back", run: stay } });
  return button({ text: t("actions-back"), keys: "Escape", onAct: stay });
}
