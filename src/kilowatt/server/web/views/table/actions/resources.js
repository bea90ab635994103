//# allFunctionsCalledOnLoad
/** Buying resources (R4): a cart, what it costs, where it will lie, and what the others will want. */
import { listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html, signal } from "../../../vendor/libraries.js";
import { fuelIcon, fuelsOf, markersIn, markersOnPlants } from "../../shared/fuel.js";
import { plantText } from "../../shared/plant.js";
import { fuelPlan, offerOf, plantsOf, rivalNeeds } from "./fuelling.js";
import { Hint } from "./hint.js";
import { Bar, button, meIn, Primary, Sum, Undo, unless, unlessAsked, useKeys } from "./parts.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../../app/seats.js").Fuel} Fuel */
/** @typedef {import("./fuelling.js").Lack} Lack */
/** @typedef {import("./parts.js").Desk} Desk */

export const LETTERS = { coal: "c", oil: "o", garbage: "g", uranium: "u" };

/** What came of a shortcut; void as soon as the cart is another one. */
const filled = signal(/** @type {{cart: readonly unknown[], lacks: Lack[]} | null} */ (null));

/** @param {Desk} desk */
export function resourcesBar(desk) {
  const { match, turn, picks } = desk;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const count = turn.actions.value.length;
  const spent = turn.spent.value;
  return h(
    Bar,
    {
      kind: "resources",
      title: t("actions-resources-title"),
      sum: h(Sum, { spent, left: meIn(seen).money, isTold: true }),
      more: h(Demand, { desk, seen }),
      buttons: [
        h(Undo, { desk }),
        h(Hint, { desk }),
        h(Primary, {
          desk,
          text: count ? t("actions-buy", { count, cost: spent }) : t("actions-buy-nothing"),
          onAct: () => picks.confirm(() => [{ type: "done" }]),
        }),
      ],
    },
    [
      html`<div class="act-fuels">${FUELS.map((fuel) => h(Cart, { key: fuel, desk, seen, fuel }))}</div>`,
      h(Storage, { plants: plantsOf(match.content, meIn(seen).plants), before: meIn(/** @type {Observation} */ (match.observation.value)).fuel, after: meIn(seen).fuel }),
      h(Shortcuts, { desk }),
      h(Filled, { desk }),
    ],
  );
}

// --- the cart

/** @param {{desk: Desk, seen: Observation, fuel: Fuel}} props */
function Cart({ desk, seen, fuel }) {
  const { turn, picks } = desk;
  const { prices, room } = offerOf(seen.fuel_prices, fuel);
  const count = turn.actions.value.filter((action) => action.type === "buy_fuel" && action.fuel === fuel).length;
  const asks = picks.reasons.against({ type: "buy_fuel", fuel });
  const none = count ? "" : t("actions-none-in-cart", { fuel });
  const buy = () => picks.buyFuel(fuel);
  const giveBack = () => picks.returnFuel(fuel);
  const letter = LETTERS[fuel];
  useKeys({
    [letter]: { text: "actions-key-buy", run: unlessAsked(desk, asks, buy) },
    [`shift+${letter}`]: { text: "actions-key-return", run: unless(none, giveBack) },
  });
  const name = t(`fuel-${fuel}`);
  const price = prices.length ? t("actions-next-price", { price: prices[0] }) : t("label-sold-out");
  return html`<div class="act-fuel ${asks && !count ? "barred" : ""}" role="group" aria-label=${name}>
    <span class="act-fuel-name">${fuelIcon({ kind: fuel })}<span>${name}</span><small>${price}</small></span>
    <span class="act-fuel-steps">
      ${button({
        kind: "small",
        text: "−",
        label: t("actions-return-one", { fuel }),
        keys: `Shift+${letter.toUpperCase()}`,
        reason: none,
        onAct: giveBack,
      })}
      <output aria-label=${t("actions-in-cart", { fuel, count })}>${count}</output>
      ${button({
        kind: "small",
        text: "+",
        label: t("actions-buy-one", { fuel, price: prices[0] ?? 0, room }),
        tip: t("actions-buy-one", { fuel, price: prices[0] ?? 0, room }),
        keys: letter.toUpperCase(),
        asks,
        onAct: buy,
      })}
    </span>
  </div>`;
}

// --- shortcuts

/** @param {{desk: Desk}} props */
function Shortcuts({ desk }) {
  const fillFor = (/** @type {number} */ rounds) => fillCart(desk, rounds);
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
 * Fill the cart anew, so that the plants run for so many rounds, as far as money and market allow.
 * @param {Desk} desk
 * @param {number} rounds
 */
async function fillCart({ match, turn, picks }, rounds) {
  const base = /** @type {Observation} */ (match.observation.value);
  const me = meIn(base);
  const { fuels, lacks } = fuelPlan(plantsOf(match.content, me.plants), me, base.fuel_prices, rounds);
  const isTaken = await picks.change(() => fuels.map((fuel) => ({ type: "buy_fuel", fuel })));
  if (isTaken) filled.value = { cart: turn.actions.peek(), lacks: [...lacks] };
}

/** @param {{desk: Desk}} props */
function Filled({ desk }) {
  const found = filled.value;
  if (found === null || found.cart !== desk.turn.actions.value) return null;
  const fuels = found.lacks.filter((lack) => lack !== "money").map((fuel) => t("fuel", { fuel }));
  return html`<p class="act-facts warn" role="status">
    ${found.lacks.includes("money") && html`<span>${t("actions-lacks-money")}</span>`}
    ${fuels.length > 0 && html`<span>${t("actions-lacks-fuel", { fuels: listed(fuels) })}</span>`}
    ${!found.lacks.length && !found.cart.length && html`<span>${t("actions-lacks-nothing")}</span>`}
  </p>`;
}

// --- where it lies

/**
 * A picture of the plants and the markers on them: those there already, those in the cart, and the room left.
 * @param {{plants: Plant[], before: Stock, after: Stock}} props
 */
function Storage({ plants, before, after }) {
  const had = markersOnPlants(plants, before);
  const has = markersOnPlants(plants, after);
  return html`<ul class="act-stores" aria-label=${t("actions-storage")}>
    ${plants.map((plant) => {
      const now = /** @type {Stock} */ (has.get(plant.number));
      return h(Store, { key: plant.number, plant, now, old: /** @type {Stock} */ (had.get(plant.number)) });
    })}
  </ul>`;
}

/** @param {{plant: Plant, now: Stock, old: Stock}} props */
function Store({ plant, now, old }) {
  const room = 2 * plant.burns;
  const held = markersIn(now);
  const markers = fuelsOf(plant).flatMap((fuel) => Array.from({ length: now[fuel] }, (_, place) => ({ fuel, isNew: place >= old[fuel] })));
  const words = plant.burns ? t("actions-store", { plant: plant.number, held, room }) : plantText(plant);
  return html`<li class="act-store f-${plant.kind} ${held >= plant.burns ? "ready" : ""}">
    <b>${plant.number}</b>
    <span class="act-markers" role="img" aria-label=${words} data-tip=${words}>
      ${markers.map(({ fuel, isNew }, place) => fuelIcon({ key: place, kind: fuel, class: isNew ? "new" : "" }))}
      ${room > held && html`<i class="hole" style=${{ "--places": room - held }}></i>`}
      ${!plant.burns && fuelIcon({ kind: plant.kind })}
    </span>
  </li>`;
}

// --- what the others want

/** @param {{desk: Desk, seen: Observation}} props */
function Demand({ desk, seen }) {
  const needs = rivalNeeds(desk.match.content, seen);
  return html`<div class="act-demand">
    <span>${t("actions-demand")}</span>
    <ul>
      ${FUELS.map((fuel) => {
        const left = offerOf(seen.fuel_prices, fuel).prices.length;
        const words = t("actions-demand-of", { fuel, count: needs[fuel], left });
        return html`<li key=${fuel} class=${needs[fuel] > left ? "scarce" : ""} data-tip=${words}>
          ${fuelIcon({ kind: fuel })}<b aria-hidden="true">${needs[fuel]} / ${left}</b><span class="sr-only">${words}</span>
        </li>`;
      })}
      ${needs.hybrid > 0 &&
      html`<li data-tip=${t("actions-demand-hybrid", { count: needs.hybrid })}>
        ${fuelIcon({ kind: "hybrid" })}<b aria-hidden="true">${needs.hybrid}</b>
        <span class="sr-only">${t("actions-demand-hybrid", { count: needs.hybrid })}</span>
      </li>`}
    </ul>
  </div>`;
}
