/** The power plant market, and the plants that are still to come. */
import { plantOf } from "../../../app/content.js";
import { t } from "../../../app/i18n.js";
import { STEP_3 } from "../../../app/seats.js";
import { computed, h, html, useMemo, useRef, useSignal } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { Dialog } from "../../shared/dialog.js";
import { memoBy } from "../../shared/memo.js";
import { useGlide } from "../../shared/motion.js";
import { PlantCard, Step3Card, TinyPlant } from "../../shared/plant.js";
import { asksFor } from "../../shared/tip.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("../actions/picks.js").Picks} Picks */

/** With `picks` the viewer can choose a plant; plants that cannot be chosen say why. */
export const PlantMarket = memoBy(
  /** @param {{content: Content, seen: Observation, picks?: Picks}} props */ ({ content, seen, picks }) => {
    const panel = useRef(/** @type {HTMLElement | null} */ (null));
    useGlide(panel, "data-glide", [seen.current_market, seen.future_market].join(" "));
    return html`<section class="panel plants" aria-label=${t("table-plant-market")} ref=${panel}>
      <header><h2>${t("label-current-market")}</h2></header>
      ${h(MarketRow, { content, seen, picks, numbers: seen.current_market, label: t("label-current-market") })}
      <header class="future-header">
        ${seen.future_market.length > 0 && html`<h2>${t("label-future-market")}</h2>`} ${h(Deck, { content, seen })}
      </header>
      ${
        seen.future_market.length > 0 &&
        h(MarketRow, {
          content,
          seen,
          picks,
          numbers: seen.future_market,
          label: t("label-future-market"),
          isFuture: true,
        })
      }
    </section>`;
  },
  ({ seen, picks }) => [
    seen.current_market,
    seen.future_market,
    seen.deck,
    seen.gone,
    seen.auction,
    picks === undefined,
  ],
);

/**
 * The cards of one market. If the viewer has a seat, Tab reaches one of them, and arrow keys the others.
 * @param {{content: Content, seen: Observation, picks?: Picks, numbers: readonly number[], label: string, isFuture?: boolean}} props
 */
function MarketRow({ content, seen, picks, numbers, label, isFuture = false }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const cards = cardsOf({ content, seen, picks, isFuture }, numbers);
  const step3 = numbers.includes(STEP_3) && h(Step3Card, { key: STEP_3 });
  const count = numbers.length > 4 ? "six" : "";
  if (!picks) return html`<div class="plant-row ${count}" ref=${row}>${cards}${step3}</div>`;
  return html`<div
    class="plant-row ${count}"
    role="radiogroup"
    aria-label=${label}
    ref=${row}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => stepAmong(row.current, event)}
  >
    ${cards}${step3}
  </div>`;
}

/**
 * @param {{content: Content, seen: Observation, picks?: Picks, isFuture: boolean}} props
 * @param {readonly number[]} numbers
 */
function cardsOf({ content, seen, picks, isFuture }, numbers) {
  const chosen = picks ? picks.plant.value : seen.auction.plant || null;
  const market = numbers.filter((number) => number !== STEP_3);
  const stop = chosen !== null && market.includes(chosen) ? chosen : market[0];
  return market.map((number) =>
    h(MarketPlant, {
      key: number,
      plant: plantOf(content, number),
      auction: number === seen.auction.plant ? seen.auction : null,
      picks,
      isFuture,
      isChosen: number === chosen,
      isStop: number === stop,
    }),
  );
}

/**
 * Arrow keys move the focus to the next card, without choosing it.
 * @param {HTMLElement | null} row
 * @param {KeyboardEvent} event
 */
function stepAmong(row, event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (row === null || step === undefined) return;
  const radios = [...row.querySelectorAll('[role="radio"]')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  event.preventDefault();
  const next = radios[(at + step + radios.length) % radios.length];
  if (next instanceof HTMLElement) next.focus();
}

const MarketPlant = memoBy(
  /**
   * `auction`: the auction of this plant, if there is one.
   * @param {{plant: Plant, auction: Observation["auction"] | null, picks?: Picks, isFuture: boolean, isChosen: boolean, isStop: boolean}} props
   */
  ({ plant, auction, picks, isFuture, isChosen, isStop }) => {
    const tag =
      auction &&
      html`<span class="bid-tag">${auction.bidder === null ? null : badge({ seat: auction.bidder, class: "small" })}${auction.bid || plant.number}</span>`;
    const nominate = /** @type {const} */ ({ type: "nominate", plant: plant.number });
    // Memoised on the result: most moves do not change whether it can be chosen.
    const isBarred = useMemo(() => computed(() => picks?.reasons.isOpen(nominate) === false), [picks, plant]).value;
    if (!picks) return h(PlantCard, { plant, isFuture, isChosen, tag });
    const onChoose = () => void (isBarred || picks.choosePlant(plant.number));
    return h(PlantCard, {
      plant,
      isFuture,
      isChosen,
      isBarred,
      asks: asksFor(nominate),
      tag,
      onChoose,
      tabIndex: isStop ? 0 : -1,
    });
  },
  ({ plant, auction, picks, isFuture, isChosen, isStop }) => [
    plant,
    auction,
    picks === undefined,
    isFuture,
    isChosen,
    isStop,
  ],
);

// --- the deck

/**
 * The number of plants left in the deck; a button that lists them.
 * @param {{content: Content, seen: Observation}} props
 */
function Deck({ content, seen }) {
  const isOpen = useSignal(false);
  const count = seen.deck.cards - (seen.deck.step3 ? 1 : 0);
  return html`<button type="button" class="link deck" aria-haspopup="dialog" data-tip=${t("table-deck-tip")} onClick=${() => (isOpen.value = true)}>
      ${t("table-deck-left", { count })}
    </button>
    ${isOpen.value && h(StillToCome, { content, seen, onClose: () => (isOpen.value = false) })}`;
}

/** @param {{content: Content, seen: Observation, onClose: () => void}} props */
function StillToCome({ content, seen, onClose }) {
  const { deck, gone } = seen;
  const list = (/** @type {readonly number[]} */ numbers) => h(PlantList, { content, numbers });
  const removed = deck.candidates.length - deck.unknown;
  return h(
    Dialog,
    { title: t("table-still-to-come"), onClose, class: "still-to-come" },
    html`
      ${deck.top !== null && html`<h3>${t("table-next-card")}</h3>${list([deck.top])}`}
      ${
        deck.candidates.length > 0 &&
        html`<h3>${t("table-deck-unknown", { count: deck.unknown })}</h3>
        ${removed > 0 && html`<p>${t("table-deck-removed", { count: removed })}</p>`} ${list(deck.candidates)}`
      }
      ${deck.step3 && html`<h3>${t("table-step-3-card")}</h3><p>${t("table-step-3-below")}</p>`}
      ${deck.buried.length > 0 && html`<h3>${t(deck.step3 ? "table-deck-buried" : "table-deck-all")}</h3>${list(deck.buried)}`}
      ${gone.length > 0 && html`<h3>${t("table-gone")}</h3>${list(gone)}`}
    `,
  );
}

/** @param {{content: Content, numbers: readonly number[]}} props */
function PlantList({ content, numbers }) {
  return html`<ul class="plain-list plant-list">
    ${numbers.map((number) => html`<li key=${number}>${h(TinyPlant, { plant: plantOf(content, number), isForSale: true })}</li>`)}
  </ul>`;
}
