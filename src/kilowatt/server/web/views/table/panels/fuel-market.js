/** The resource market: the fuel for sale, its prices, and the next refill. */
import { t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { emptyOf, fuelIcon, offerOf } from "../../shared/fuel.js";
import { memoBy } from "../../shared/memo.js";
import { asksFor } from "../../shared/tip.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../actions/picks.js").Picks} Picks */
/** @typedef {import("../../../app/seats.js").Fuel} Fuel */
/** The state of a place. @typedef {"hole" | "hole coming" | "cart" | "filled"} Place */
/** @typedef {{price: number, places: Place[]}} Bay */

/**
 * The places of one fuel by price.
 * @param {Fuel} fuel
 * @param {Observation} seen
 * @param {Observation} base the observation without the cart
 * @returns {Bay[]}
 */
function baysOf(fuel, seen, base) {
  const { prices: empty, refill } = emptyOf(seen.empty_places, fuel);
  const left = offerOf(seen.fuel_prices, fuel).prices;
  const before = offerOf(base.fuel_prices, fuel).prices;
  return [...new Set([...empty, ...left])].map((price) => {
    const filled = countOf(left, price);
    const cart = countOf(before, price) - filled;
    // The cart is shown instead of the refill that would fill its places.
    const coming = Math.max(cart, countOf(refill, price)) - cart;
    const holes = countOf(empty, price) - cart - coming;
    return { price, places: placesOf({ hole: holes, "hole coming": coming, cart, filled }) };
  });
}

/** @param {readonly number[]} prices @param {number} price */
const countOf = (prices, price) => prices.filter((each) => each === price).length;

/** @param {Record<Place, number>} counts */
const placesOf = (counts) =>
  Object.entries(counts).flatMap(([look, count]) => Array.from({ length: count }, () => /** @type {Place} */ (look)));

/**
 * With `picks` a click on a bay or on the fuel's name puts a marker into the cart, or back; if it cannot, the tooltip
 * says why. `base` is the observation without the cart.
 */
export const FuelMarket = memoBy(
  /** @param {{seen: Observation, base?: Observation, picks?: Picks}} props */
  ({ seen, base = seen, picks }) => {
    const places = seen.fuel_prices.flatMap(({ fuel, prices }) => [
      ...emptyOf(seen.empty_places, fuel).prices,
      ...prices,
    ]);
    const prices = [...new Set(places)].sort((a, b) => a - b);
    return html`<section class="panel fuel" aria-label=${t("label-resource-market")} tabindex="0">
      <header><h2>${t("label-resource-market")}</h2><span class="quiet-text">${t("table-fuel-note")}</span></header>
      <div class="fuel-grid" role="group" aria-label=${t("label-resource-market")}>
        <div class="fuel-prices" aria-hidden="true">
          <span></span>${prices.map((price) => html`<b key=${price} class=${price > 8 ? "dear" : ""}>${price}</b>`)}
        </div>
        ${FUELS.map((fuel) => h(FuelRow, { key: fuel, fuel, seen, base, picks }))}
      </div>
    </section>`;
  },
  ({ seen, base, picks }) => [
    seen.fuel_market,
    base?.fuel_market,
    seen.supply,
    seen.refill,
    seen.step,
    isBuying(seen, picks),
    picks === undefined,
  ],
);

/** Whether it is the viewer's turn to buy. @param {Observation} seen @param {Picks} [picks] */
const isBuying = (seen, picks) => picks !== undefined && seen.phase === "resources" && seen.active === seen.seat;

/** @param {{fuel: Fuel, seen: Observation, base: Observation, picks?: Picks}} props */
function FuelRow({ fuel, seen, base, picks }) {
  const count = seen.fuel_market[fuel];
  const bays = baysOf(fuel, seen, base);
  const price = offerOf(seen.fuel_prices, fuel).prices[0] ?? null;
  const buy = /** @type {const} */ ({ type: "buy_fuel", fuel });
  const asks = picks && asksFor(buy);
  const mine = isBuying(seen, picks) ? picks : undefined;
  const canBuy = mine?.reasons.isOpen(buy) ?? false;
  const words = price === null ? t("table-fuel-sold-out", { fuel }) : t("table-fuel-words", { fuel, count, price });
  const state = `fuel-row f-${fuel} ${bays.some(({ places }) => places.length > 1) ? "" : "single"}`;
  return html`<div class=${state} role="group" aria-label=${words} onClick=${mine && ((/** @type {MouseEvent} */ event) => onBay(event, mine, fuel))}>
    ${h(FuelName, { fuel, words, asks, canBuy })}
    ${bays.map((bay) => {
      const isNext = bay.price === price;
      const isOpen = mine !== undefined && (isBack(bay) || (isNext && canBuy));
      return h(BayView, { key: bay.price, bay, fuel, isNext, isOpen, asks });
    })}
    <span class="fuel-supply">
      <span class="of-fuel">${t(`fuel-${fuel}`)}:</span>
      <span data-tip=${t("table-supply-tip")}>${t("table-supply")} <b>${seen.supply[fuel]}</b></span>
      <span data-tip=${t("table-refill-tip", { step: seen.step })}>${t("table-refill")} <b>+${seen.refill[fuel]}</b></span>
    </span>
  </div>`;
}

/**
 * The kind of fuel; for a viewer with a seat, a button that can have the focus.
 * @param {{fuel: Fuel, words: string, asks?: string, canBuy: boolean}} props
 */
function FuelName({ fuel, words, asks, canBuy }) {
  const face = html`${fuelIcon({ kind: fuel })}<span>${t(`fuel-${fuel}`)}</span>`;
  if (asks === undefined) return html`<span class="fuel-name" data-tip=${words}>${face}</span>`;
  return html`<button
    type="button"
    class="fuel-name"
    aria-label=${t(`fuel-${fuel}`)}
    aria-disabled=${canBuy ? "false" : "true"}
    data-tip=${words}
    data-why=${asks}
  >
    ${face}
  </button>`;
}

/** Whether a click puts a marker of the cart back: it came from this bay, and the bay is otherwise empty. @param {Bay} bay */
const isBack = ({ places }) => places.includes("cart") && !places.includes("filled");

/**
 * The places at one price. An empty place has its symbol too, hidden, because creating it later would be slow.
 * Memoised, because a purchase changes few bays.
 */
const BayView = memoBy(
  /** @param {{bay: Bay, fuel: Fuel, isNext: boolean, isOpen: boolean, asks?: string}} props */ ({
    bay,
    fuel,
    isNext,
    isOpen,
    asks,
  }) => {
    const count = bay.places.filter((place) => place === "filled").length;
    const coming = bay.places.filter((place) => place === "hole coming").length;
    const words = [
      t("table-bay", { fuel, price: bay.price, count }),
      coming && t("table-bay-coming", { count: coming }),
    ];
    return html`<span
      class="bay ${isNext ? "next" : ""} ${isOpen ? "open" : ""}"
      data-tip=${words.filter(Boolean).join(". ")}
      data-why=${isBack(bay) ? null : asks}
      data-back=${isBack(bay) ? "" : null}
    >
      <small aria-hidden="true">${bay.price}</small>
      ${bay.places.map((place, index) => fuelIcon({ key: index, kind: fuel, class: place }))}
    </span>`;
  },
  ({ bay, isNext, isOpen, asks }) => [bay, isNext, isOpen, asks],
);

/**
 * A click on a bay or on the name puts one marker into the cart or back.
 * @param {MouseEvent} event
 * @param {Picks} picks
 * @param {Fuel} fuel
 */
function onBay({ target }, picks, fuel) {
  const place = target instanceof Element && target.closest(".bay, .fuel-name");
  if (!place) return undefined;
  if (place.hasAttribute("data-back")) return picks.returnFuel(fuel);
  return picks.reasons.isOpen({ type: "buy_fuel", fuel }) && picks.buyFuel(fuel);
}
