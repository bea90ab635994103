/** The card of a power plant, in the market and before a player. */
import { listed, t } from "../../app/i18n.js";
import { FUELS, STEP_3 } from "../../app/seats.js";
import { html } from "../../vendor/libraries.js";
import { fuelIcon, fuelWords, markersIn } from "./fuel.js";
import { glyph, plantArt } from "./icon.js";

/** @typedef {import("../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../types/protocol.js").Stock} Stock */

/** What a plant burns, in words. @param {Plant} plant */
function burnsText(plant) {
  if (plant.kind === "hybrid") return t("table-burns-hybrid", { count: plant.burns });
  return t("fuel-count", { fuel: plant.kind, count: plant.burns });
}

/** The number as printed: 05. @param {Plant} plant */
const numberOf = (plant) => String(plant.number).padStart(2, "0");

/** A plant in one sentence. @param {Plant} plant */
export function plantText(plant) {
  const { number, kind, powers, burns } = plant;
  const about = { plant: number, kind: t(`plant-kind-${kind}`), powers };
  return burns
    ? t("table-plant-sentence", { ...about, burns: burnsText(plant) })
    : t("table-plant-sentence-free", about);
}

/**
 * A card of the market. With `onChoose` it is a radio button. `isBarred`: it cannot be chosen, and `asks` requests the
 * reason.
 * @param {{plant: Plant, isFuture?: boolean, isChosen?: boolean, isBarred?: boolean, asks?: string, tag?: unknown,
 *   onChoose?: () => void, tabIndex?: number}} props
 */
export function PlantCard({ plant, isFuture, isChosen, isBarred, asks, tag, onChoose, tabIndex }) {
  const words = plantText(plant);
  const look = `plant f-${plant.kind} ${isFuture ? "future" : ""} ${isChosen ? "chosen" : ""}`;
  const about = { "data-tip": words, "data-plant": plant.number, "data-glide": plant.number };
  const face = faceOf(plant);
  if (!onChoose) return html`<div class=${look} role="img" aria-label=${words} ...${about}>${face}${tag}</div>`;
  return html`<button
    type="button"
    class=${look}
    role="radio"
    aria-checked=${isChosen ? "true" : "false"}
    aria-disabled=${isBarred ? "true" : "false"}
    aria-label=${words}
    data-why=${asks}
    tabindex=${tabIndex}
    ...${about}
    onClick=${onChoose}
  >
    ${face}${tag}
  </button>`;
}

/** @param {Plant} plant */
function faceOf(plant) {
  return html`
    <span class="plant-number"><b>${numberOf(plant)}</b></span>
    ${plantArt({ kind: plant.kind })}
    <span class="plant-burns">
      ${symbolsOf(plant)} ${!plant.burns && html`<i>${t("table-no-fuel")}</i>`}
    </span>
    <span class="plant-powers">${glyph({ name: "bolt" })}<b>${plant.powers}</b><i>${t("table-cities-word", { count: plant.powers })}</i></span>
  `;
}

/** The card that begins Step 3, among the others in the market. */
export function Step3Card() {
  return html`<div class="plant step-3" role="img" aria-label=${t("table-step-3-card")} data-tip=${t("table-step-3-tip")} data-glide=${STEP_3}>
    <span class="plant-number"><b>3</b></span><span class="plant-step">${t("step-number", { step: 3 })}</span>
  </div>`;
}

/**
 * A small plant: its number and the markers on it; a plant for sale shows what it burns.
 * @param {{plant: Plant, stored?: Stock, isForSale?: boolean, class?: string}} props
 */
export function TinyPlant({ plant, stored, isForSale, class: extra = "" }) {
  const lying =
    stored && markersIn(stored) ? t("table-stored", { fuel: listed(fuelWords(stored)) }) : t("table-stored-nothing");
  const words = plant.burns && !isForSale ? `${plantText(plant)} ${lying}` : plantText(plant);
  return html`<span class="tiny-plant f-${plant.kind} ${extra}" role="img" aria-label=${words} data-tip=${words} data-plant=${plant.number}>
    <b>${numberOf(plant)}</b>
    <span class="tiny-fuel">${isForSale ? symbolsOf(plant) : storedOn(plant, stored)}</span>
  </span>`;
}

/** What the plant burns, one symbol for each marker. @param {Plant} plant */
const symbolsOf = ({ kind, burns }) => Array.from({ length: burns || 1 }, () => fuelIcon({ kind }));

/** The markers on the plant. @param {Plant} plant @param {Stock} [stored] */
function storedOn(plant, stored) {
  const kinds = FUELS.filter((fuel) => stored?.[fuel]);
  if (!plant.burns) return fuelIcon({ kind: plant.kind });
  if (!kinds.length) return fuelIcon({ kind: plant.kind, class: "lacking" });
  return kinds.map((fuel) => [fuelIcon({ kind: fuel }), html`<u>${stored?.[fuel]}</u>`]);
}
