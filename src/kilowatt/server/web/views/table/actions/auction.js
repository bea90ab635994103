//# allFunctionsCalledOnLoad
/** The auction (R3): choose a plant and open, bid, leave it to a limit, or pass. */
import { actionText, t } from "../../../app/i18n.js";
import { confirmations } from "../../../app/settings.js";
import { h, html } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { Money } from "../../shared/money.js";
import { Stepper } from "../../shared/stepper.js";
import { asksFor } from "../../shared/tip.js";
import { bidRange, leastBid, rivalsCanPay, rivalsOf, setOrder, standOf } from "./bids.js";
import { fuelCost, plantsOf } from "./fuelling.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Sum, Undo, unlessAsked, useKeys } from "./parts.js";
import { PlantPick } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("./parts.js").Desk} Desk */

const RAISES = [1, 5];
const PASS = /** @type {const} */ ({ type: "pass" });

/** @param {Desk} desk */
export function auctionBar(desk) {
  if (desk.picks.isPassing.value) return passBar(desk);
  return desk.match.observation.value?.auction.plant ? bidBar(desk) : openBar(desk);
}

// --- opening

/** Nobody else is left in the phase. @param {Observation} seen */
const isAlone = (seen) => seen.auction.finished.length === seen.players.length - 1;

/** A bid for nothing: whoever asks for it is told what comes before. */
const LEAST = /** @type {const} */ ({ type: "bid", amount: 1 });

/** @param {Desk} desk */
function openBar(desk) {
  const { match, turn, picks } = desk;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const chosen = picks.plant.value;
  const range = chosen === null ? null : bidRange(seen);
  const price = range ? amountIn(desk, range) : chosen;
  const lead = isAlone(seen) ? "actions-open-alone" : seen.round === 1 ? "actions-open-must" : "actions-open-lead";
  const nominate = () => picks.confirm(() => (range ? [{ type: "bid", amount: amountIn(desk, range) }] : []));
  const text = range ? t("actions-open", { plant: chosen ?? 0, bid: price ?? 0 }) : t("actions-buy-plant", { plant: chosen ?? 0 });
  return h(
    Bar,
    {
      kind: "open",
      title: t("actions-open-title"),
      lead: chosen === null && t(lead),
      sum: h(Sum, { spent: price ?? 0, left: meIn(seen).money - (price ?? 0) }),
      more: h(Rivals, { desk }),
      buttons: [
        picks.canUndo() && h(Undo, { desk }),
        h(PassButton, { desk }),
        h(Hint, { desk }),
        range && h(UpTo, { desk, most: amountIn(desk, range) }),
        h(Primary, { desk, text: chosen === null ? t("actions-open-choose") : text, asks: chosen === null ? LEAST : null, onAct: nominate }),
      ],
    },
    [
      h(Market, { desk, plants: plantsOf(match.content, seen.current_market) }),
      range && h(BidStepper, { desk, range, onEnter: nominate }),
      chosen !== null && h(Afterwards, { desk, price: price ?? 0 }),
    ],
  );
}

/** @param {{desk: Desk, plants: Plant[]}} props */
function Market({ desk, plants }) {
  const { picks } = desk;
  const chosen = picks.plant.value;
  const choices = plants.map((plant) => {
    const asks = picks.reasons.against({ type: "nominate", plant: plant.number });
    return { plant, asks, choose: () => picks.choosePlant(plant.number) };
  });
  useKeys(
    Object.fromEntries(
      choices.map(({ asks, choose }, place) => [String(place + 1), { text: "actions-key-plant", run: unlessAsked(desk, asks, choose) }]),
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

/** @param {Desk} desk */
function bidBar(desk) {
  const { match, turn, picks } = desk;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const { plant, bid, bidder } = seen.auction;
  const range = bidRange(seen);
  const amount = range ? amountIn(desk, range) : leastBid(seen);
  const action = /** @type {const} */ ({ type: "bid", amount });
  const asks = picks.reasons.against(action);
  const send = () => picks.confirm(() => [action]);
  return h(
    Bar,
    {
      kind: "bid",
      title: t("actions-bid-title", { plant }),
      aside: bidder !== null && html`${badge({ seat: bidder, class: "small" })} ${t("actions-leads", { player: match.names.value.players[bidder], bid })}`,
      sum: h(Sum, { spent: amount, left: meIn(seen).money - amount }),
      more: h(Rivals, { desk }),
      buttons: [
        h(PassButton, { desk }),
        h(Hint, { desk }),
        range && bid > 0 && h(UpTo, { desk, most: amount }),
        h(Primary, { desk, text: actionText(action, match.names.value), asks, onAct: send }),
      ],
    },
    [range && h(BidStepper, { desk, range, onEnter: send }), h(Afterwards, { desk, price: amount })],
  );
}

/** The bid one thinks of, kept within what can be bid. @param {Desk} desk @param {{least: number, most: number}} range */
const amountIn = ({ picks }, { least, most }) => Math.max(least, Math.min(most, picks.bid.value ?? least));

/**
 * @param {{desk: Desk, range: {least: number, most: number}, onEnter: () => unknown}} props
 */
function BidStepper({ desk, range, onEnter }) {
  const { picks, turn } = desk;
  const { least, most } = range;
  const amount = amountIn(desk, range);
  const to = (/** @type {number} */ wanted) => (picks.bid.value = Math.max(least, Math.min(most, wanted)));
  const bidOf = (/** @type {number} */ wanted) => /** @type {const} */ ({ type: "bid", amount: wanted });
  // A leap that is too wide goes as far as it can; only who is at the end already is told so.
  const by = (/** @type {number} */ step) => () => (amount === (step > 0 ? most : least) ? picks.reasons.tell(bidOf(amount + step)) : to(amount + step));
  const ends = { less: asksFor(bidOf(least - 1)), more: asksFor(bidOf(most + 1)) };
  const enough = rivalsCanPay(/** @type {Observation} */ (turn.seen.value));
  const beyond = enough === null ? null : Math.max(least, enough);
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
    ${beyond !== null &&
    button({
      kind: "small",
      text: t("actions-beyond", { bid: beyond }),
      tip: t("actions-beyond-tip", { bid: beyond }),
      asks: beyond > most ? bidOf(beyond) : null,
      onAct: () => to(beyond),
    })}
  </div>`;
}

/**
 * Leave the bidding to a limit that nobody sees. Whoever opens bids the lowest first: there must be an auction to be in.
 * @param {{desk: Desk, most: number}} props
 */
function UpTo({ desk, most }) {
  const { picks, turn } = desk;
  const plant = picks.plant.value ?? 0;
  const act = async () => {
    const isOpened = !turn.actions.peek().length || (await picks.confirm(() => [{ type: "bid", amount: plant }]));
    if (isOpened) await setOrder(desk, plant, most);
  };
  useKeys({ m: { text: "actions-key-up-to", run: act } });
  return button({ text: t("actions-up-to", { most }), tip: t("actions-up-to-tip", { most }), keys: "M", onAct: act });
}

/** What there is to know before paying so much. @param {{desk: Desk, price: number}} props */
function Afterwards({ desk, price }) {
  const { match, turn, picks } = desk;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const [plant] = plantsOf(match.content, [picks.plant.value ?? 0]);
  if (plant === undefined) return null;
  const owned = match.observation.value ? meIn(match.observation.value).plants.length : 0;
  const most = match.content.edition.players[seen.players.length].max_plants;
  return html`<p class="act-facts">
    <span>${fuelWords(plant, fuelCost(plant, seen.fuel_prices), meIn(seen).money - price)}</span>
    ${owned >= most && html`<span>${t("actions-must-scrap", { most })}</span>`}
  </p>`;
}

/** @param {Plant} plant @param {number | null} cost @param {number} left */
function fuelWords(plant, cost, left) {
  if (!plant.burns) return t("actions-fuel-none");
  if (cost === null) return t("actions-fuel-scarce");
  return t(cost > left ? "actions-fuel-beyond" : "actions-fuel-once", { cost });
}

/** Who is still in, and with how much. @param {{desk: Desk}} props */
export function Rivals({ desk }) {
  const { match, turn } = desk;
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

/** @param {{desk: Desk}} props */
function PassButton({ desk }) {
  const { picks } = desk;
  const asks = picks.reasons.against(PASS);
  const ask = () => void (picks.isPassing.value = true);
  const pass = () => (confirmations.value ? ask() : playPass(desk));
  // Escape closes so much else that it is not told off for nothing.
  const escape = /** @type {import("./parts.js").Keys} */ (asks ? {} : { Escape: { text: "actions-key-pass", run: ask } });
  useKeys({ p: { text: "actions-key-pass", run: unlessAsked(desk, asks, pass) }, ...escape });
  return button({ text: t("action-pass"), keys: "P", asks, tip: passText(desk), onAct: pass });
}

/** @param {Desk} desk */
function playPass({ picks, turn }) {
  turn.clear();
  return picks.confirm(() => [PASS]);
}

/** What passing means now. @param {Desk} desk */
function passText({ match }) {
  const plant = match.observation.value?.auction.plant;
  return plant ? t("actions-pass-auction", { plant }) : t("actions-pass-phase");
}

/** Before something that cannot be taken back. @param {Desk} desk */
function passBar(desk) {
  return h(Bar, {
    kind: "pass",
    title: t("actions-pass-title"),
    lead: passText(desk),
    buttons: [h(Stay, { desk }), h(Primary, { desk, text: t("actions-pass-yes"), onAct: () => playPass(desk) })],
  });
}

/** @param {{desk: Desk}} props */
function Stay({ desk: { picks } }) {
  const stay = () => (picks.isPassing.value = false);
  useKeys({ Escape: { text: "actions-key-back", run: stay } });
  return button({ text: t("actions-back"), keys: "Escape", onAct: stay });
}
