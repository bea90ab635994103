/** Buying resources (R4): the cart, its cost, the fuel on the plants, and the demand of the other players. */
import { plantOf } from "../../../app/content.js";
import { listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html, signal } from "../../../vendor/libraries.js";
import { fuelIcon, markersIn, offerOf } from "../../shared/fuel.js";
import { plantText } from "../../shared/plant.js";
import { Hint } from "./hint.js";
import { Bar, button, meIn, Primary, Sum, Undo, unless, unlessAsked, useKeys } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").FuelDemand} FuelDemand */
/** @typedef {import("../../../types/protocol.js").FuelPlan} FuelPlan */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../../types/protocol.js").PlantStorage} PlantStorage */
/** @typedef {import("../../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("../../../app/seats.js").Fuel} Fuel */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

export const LETTERS = { coal: "c", oil: "o", garbage: "g", uranium: "u" };

/** The result of a shortcut; it applies to one cart only. */
const filled = signal(/** @type {{cart: readonly unknown[], plan: FuelPlan} | null} */ (null));

/** @param {ActionContext} context */
export function resourcesBar(context) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const base = /** @type {Observation} */ (match.observation.value);
  const count = turn.actions.value.length;
  const spent = turn.spent.value;
  const text = count ? t("actions-buy", { count, cost: spent }) : t("actions-buy-nothing");
  const head = {
    kind: "resources",
    title: t("actions-resources-title"),
    sum: h(Sum, { spent, left: meIn(seen).money, isTold: true }),
    more: seen.rival_demand !== null && h(Demand, { seen, needs: seen.rival_demand }),
  };
  const buttons = [
    h(Undo, { context }),
    h(Hint, { context }),
    h(Primary, { context, text, onAct: () => picks.confirm(() => [{ type: "done" }]) }),
  ];
  const body = [
    html`<div class="act-fuels">${FUELS.map((fuel) => h(Cart, { key: fuel, context, seen, fuel }))}</div>`,
    h(Storage, { content: match.content, before: meIn(base).stored, after: meIn(seen).stored }),
    h(Shortcuts, { context }),
    h(Filled, { context }),
  ];
  return h(Bar, { ...head, buttons }, body);
}

// --- the cart

/** @param {{context: ActionContext, seen: Observation, fuel: Fuel}} props */
function Cart({ context, seen, fuel }) {
  const { turn, picks } = context;
  const { prices, room } = offerOf(seen.fuel_prices, fuel);
  const count = turn.actions.value.filter((action) => action.type === "buy_fuel" && action.fuel === fuel).length;
  const asks = picks.reasons.against({ type: "buy_fuel", fuel });
  const reason = count ? "" : t("actions-none-in-cart", { fuel });
  const buy = () => picks.buyFuel(fuel);
  const giveBack = () => picks.returnFuel(fuel);
  const letter = LETTERS[fuel];
  useKeys({
    [letter]: { text: "actions-key-buy", run: unlessAsked(context, asks, buy) },
    [`shift+${letter}`]: { text: "actions-key-return", run: unless(reason, giveBack) },
  });
  const [less, more] = [t("actions-return-one", { fuel }), t("actions-buy-one", { fuel, price: prices[0] ?? 0, room })];
  const keys = letter.toUpperCase();
  return html`<div class="act-fuel ${asks && !count ? "barred" : ""}" role="group" aria-label=${t(`fuel-${fuel}`)}>
    ${fuelPrice(fuel, prices)}
    <span class="act-fuel-steps">
      ${button({ kind: "small", text: "−", label: less, keys: `Shift+${keys}`, reason, onAct: giveBack })}
      <output aria-label=${t("actions-in-cart", { fuel, count })}>${count}</output>
      ${button({ kind: "small", text: "+", label: more, tip: more, keys, asks, onAct: buy })}
    </span>
  </div>`;
}

/** @param {Fuel} fuel @param {readonly number[]} prices */
function fuelPrice(fuel, prices) {
  const price = prices.length ? t("actions-next-price", { price: prices[0] }) : t("label-sold-out");
  return html`<span class="act-fuel-name">${fuelIcon({ kind: fuel })}<span>${t(`fuel-${fuel}`)}</span><small>${price}</small></span>`;
}

// --- shortcuts

/** @param {{context: ActionContext}} props */
function Shortcuts({ context }) {
  const fillFor = (/** @type {number} */ rounds) => fillCart(context, rounds);
  useKeys({
    f: { text: "actions-key-one-round", run: () => fillFor(1) },
    "shift+f": { text: "actions-key-two-rounds", run: () => fillFor(2) },
  });
  return html`<span class="act-shortcuts">
    ${button({ kind: "small", text: t("actions-one-round"), tip: t("actions-round-tip", { rounds: 1 }), keys: "F", onAct: () => fillFor(1) })}
    ${button({ kind: "small", text: t("actions-two-rounds"), tip: t("actions-round-tip", { rounds: 2 }), keys: "Shift+F", onAct: () => fillFor(2) })}
  </span>`;
}

/**
 * Replace the cart by the fuel that the plants burn in so many rounds, as far as money and market allow.
 * @param {ActionContext} context
 * @param {number} rounds
 */
async function fillCart({ match, turn, picks }, rounds) {
  const plan = match.observation.value?.fuel_plans.find((each) => each.rounds === rounds);
  if (plan === undefined) return;
  const isTaken = await picks.change(() => plan.fuels.map((fuel) => ({ type: "buy_fuel", fuel })));
  if (isTaken) filled.value = { cart: turn.actions.peek(), plan };
}

/** @param {{context: ActionContext}} props */
function Filled({ context }) {
  const found = filled.value;
  if (found === null || found.cart !== context.turn.actions.value) return null;
  const { lacks, lacks_money: lacksMoney, fuels } = found.plan;
  return html`<p class="act-facts warn" role="status">
    ${lacksMoney && html`<span>${t("actions-lacks-money")}</span>`}
    ${lacks.length > 0 && html`<span>${t("actions-lacks-fuel", { fuels: listed(lacks.map((fuel) => t("fuel", { fuel }))) })}</span>`}
    ${!lacksMoney && !lacks.length && !fuels.length && html`<span>${t("actions-lacks-nothing")}</span>`}
  </p>`;
}

// --- the fuel on the plants

/**
 * The plants with their fuel: the markers held, those in the cart, and the free places.
 * @param {{content: Content, before: readonly PlantStorage[], after: readonly PlantStorage[]}} props
 */
function Storage({ content, before, after }) {
  return html`<ul class="act-stores" aria-label=${t("actions-storage")}>
    ${after.map((now, place) => h(Store, { key: now.plant, plant: plantOf(content, now.plant), now, old: before[place].fuel }))}
  </ul>`;
}

/** @param {{plant: Plant, now: PlantStorage, old: Stock}} props */
function Store({ plant, now, old }) {
  const { fuel: stock, capacity: room, ready } = now;
  const held = markersIn(stock);
  const markers = FUELS.flatMap((fuel) =>
    Array.from({ length: stock[fuel] }, (_, place) => ({ fuel, isNew: place >= old[fuel] })),
  );
  const words = plant.burns ? t("actions-store", { plant: plant.number, held, room }) : plantText(plant);
  return html`<li class="act-store f-${plant.kind} ${ready ? "ready" : ""}">
    <b>${plant.number}</b>
    <span class="act-markers" role="img" aria-label=${words} data-tip=${words}>
      ${markers.map(({ fuel, isNew }, place) => fuelIcon({ key: place, kind: fuel, class: isNew ? "new" : "" }))}
      ${room > held && html`<i class="hole" style=${{ "--places": room - held }}></i>`}
      ${!plant.burns && fuelIcon({ kind: plant.kind })}
    </span>
  </li>`;
}

// --- the demand of the other players

/** @param {Fuel} fuel @param {number} count @param {number} left */
function demandOf(fuel, count, left) {
  const words = t("actions-demand-of", { fuel, count, left });
  return html`<li key=${fuel} class=${count > left ? "scarce" : ""} data-tip=${words}>
    ${fuelIcon({ kind: fuel })}<b aria-hidden="true">${count} / ${left}</b><span class="sr-only">${words}</span>
  </li>`;
}

/** @param {{seen: Observation, needs: FuelDemand}} props */
function Demand({ seen, needs }) {
  return html`<div class="act-demand">
    <span>${t("actions-demand")}</span>
    <ul>
      ${FUELS.map((fuel) => demandOf(fuel, needs[fuel], offerOf(seen.fuel_prices, fuel).prices.length))}
      ${
        needs.hybrid > 0 &&
        html`<li data-tip=${t("actions-demand-hybrid", { count: needs.hybrid })}>
        ${fuelIcon({ kind: "hybrid" })}<b aria-hidden="true">${needs.hybrid}</b>
        <span class="sr-only">${t("actions-demand-hybrid", { count: needs.hybrid })}</span>
      </li>`
      }
    </ul>
  </div>`;
}
