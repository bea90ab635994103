/** The card of a power plant, in the market and before a player. */
import { h, html } from "../../app/html.js";
import { listed, t } from "../../app/i18n.js";
import { FUELS, STEP_3 } from "../../app/seats.js";
import { FuelIcon, fuelWords, markersIn } from "./fuel.js";
import { Icon, PlantArt } from "./icon.js";

/** @typedef {import("../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../types/protocol.js").Stock} Stock */

/** What a plant burns, in words. @param {Plant} plant */
export function burnsText(plant) {
  if (!plant.burns) return t("table-no-fuel");
  if (plant.kind === "hybrid") return t("table-burns-hybrid", { count: plant.burns });
  return t("fuel-count", { fuel: plant.kind, count: plant.burns });
}

/** A plant in one sentence. @param {Plant} plant */
export function plantText(plant) {
  const { number, kind, powers } = plant;
  return t("table-plant-sentence", { plant: number, kind: t(`plant-kind-${kind}`), burns: burnsText(plant), powers });
}

/**
 * A card of the market. With `onChoose` it is a choice among others (a radio button); with a `reason` it can be
 * looked at, and says why it cannot be chosen.
 * @param {{plant: Plant, size?: "desktop" | "compact", isFuture?: boolean, isChosen?: boolean, reason?: string,
 *   tag?: unknown, onChoose?: () => void, tabIndex?: number}} props
 */
export function PlantCard({ plant, size = "desktop", isFuture, isChosen, reason, tag, onChoose, tabIndex }) {
  const words = plantText(plant);
  const look = `plant ${size} kind-${plant.kind} ${isFuture ? "future" : ""} ${isChosen ? "chosen" : ""}`;
  const about = { "data-tip": reason || words, "data-plant": plant.number };
  const face = h(PlantFace, { plant });
  if (!onChoose) return html`<div class=${look} role="img" aria-label=${words} ...${about}>${face}${tag}</div>`;
  return html`<button
    type="button"
    class=${look}
    role="radio"
    aria-checked=${isChosen ? "true" : "false"}
    aria-disabled=${reason ? "true" : "false"}
    aria-label=${words}
    tabindex=${tabIndex}
    ...${about}
    onClick=${onChoose}
  >
    ${face}${tag}
  </button>`;
}

/** @param {{plant: Plant}} props */
function PlantFace({ plant }) {
  return html`
    <span class="plant-number"><b>${String(plant.number).padStart(2, "0")}</b></span>
    ${h(PlantArt, { kind: plant.kind })}
    <span class="plant-burns">
      ${plant.burns
        ? Array.from({ length: plant.burns }, () => h(FuelIcon, { kind: plant.kind }))
        : [h(FuelIcon, { kind: plant.kind }), html`<i>${t("table-no-fuel")}</i>`]}
    </span>
    <span class="plant-powers">${h(Icon, { name: "bolt" })}<b>${plant.powers}</b><i>${t("table-cities-word", { count: plant.powers })}</i></span>
  `;
}

/**
 * The card that begins Step 3, among the others in the market.
 * @param {{size?: "desktop" | "compact"}} props
 */
export function Step3Card({ size = "desktop" }) {
  const words = t("table-step-3-card");
  return html`<div class="plant step-3 ${size}" role="img" aria-label=${words} data-tip=${words} data-plant=${STEP_3}>
    <span class="plant-number"><b>3</b></span><span class="plant-step">${t("step-number", { step: 3 })}</span>
  </div>`;
}

/**
 * A plant before its owner, small: its number and the markers that lie on it.
 * @param {{plant: Plant, stored?: Stock, class?: string}} props
 */
export function TinyPlant({ plant, stored, class: extra = "" }) {
  const lying = stored && markersIn(stored) ? t("table-stored", { fuel: listed(fuelWords(stored)) }) : t("table-stored-nothing");
  const words = plant.burns ? `${plantText(plant)} ${lying}` : plantText(plant);
  return html`<span class="tiny-plant kind-${plant.kind} ${extra}" role="img" aria-label=${words} data-tip=${words} data-plant=${plant.number}>
    <b>${String(plant.number).padStart(2, "0")}</b>
    <span class="tiny-fuel">${h(TinyFuel, { plant, stored })}</span>
  </span>`;
}

/** @param {{plant: Plant, stored?: Stock}} props */
function TinyFuel({ plant, stored }) {
  const kinds = FUELS.filter((fuel) => stored?.[fuel]);
  if (!plant.burns) return h(FuelIcon, { kind: plant.kind });
  if (!kinds.length) return h(FuelIcon, { kind: plant.kind, class: "lacking" });
  return html`${kinds.map((fuel) => [h(FuelIcon, { kind: fuel }), html`<u>${stored?.[fuel]}</u>`])}`;
}
