/** Choosing the regions of a game by hand. They must be one area: whatever does not touch it says so. */
import { regionName, t } from "../../app/i18n.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { BoardPicture } from "./picture.js";

/** @typedef {import("../../types/protocol.js").RegionOffer} Region */

/** Whether one can go from each chosen region to each other. @param {Region[]} regions @param {string[]} chosen */
export function isOneArea(regions, chosen) {
  const reached = new Set(chosen.slice(0, 1));
  for (const id of reached) {
    const touches = regions.find((region) => region.id === id)?.touches ?? [];
    for (const next of touches) if (chosen.includes(next)) reached.add(next);
  }
  return reached.size === chosen.length;
}

/**
 * @param {{board: string, regions: Region[], wanted: number, chosen: string[], onChange: (regions: string[]) => void}} props
 */
export function Regions({ board, regions, wanted, chosen, onChange }) {
  /** Why the last one was not taken. */
  const refused = useSignal("");
  const reason = (/** @type {Region} */ region) => {
    if (chosen.includes(region.id) || !chosen.length) return "";
    if (chosen.length === wanted) return t("start-regions-enough");
    const touches = region.touches.some((other) => chosen.includes(other));
    return touches ? "" : t("refusal-region_not_adjacent", { region: regionName(board, region) });
  };
  const toggle = (/** @type {Region} */ region) => {
    refused.value = reason(region);
    if (!refused.value) onChange(chosen.includes(region.id) ? chosen.filter((id) => id !== region.id) : [...chosen, region.id]);
  };
  const stateOf = (/** @type {string} */ id) => {
    const region = regions.find((one) => one.id === id);
    return chosen.includes(id) ? "in" : region && !reason(region) ? "open" : "out";
  };
  const onPicture = (/** @type {MouseEvent} */ event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-region") : null;
    const region = regions.find((one) => one.id === id);
    if (region) toggle(region);
  };
  return html`<div class="regions">
    <div class="regions-picture" onClick=${onPicture}>${h(BoardPicture, { board, stateOf })}</div>
    <div class="regions-list" role="group" aria-label=${t("start-regions")}>
      ${regions.map((region) => h(RegionButton, { key: region.id, board, region, isChosen: chosen.includes(region.id), why: reason(region), onClick: () => toggle(region) }))}
      <p class="hint" role="status">${refused.value || verdict(regions, chosen, wanted)}</p>
    </div>
  </div>`;
}

/** @param {{board: string, region: Region, isChosen: boolean, why: string, onClick: () => void}} props */
function RegionButton({ board, region, isChosen, why, onClick }) {
  return html`<button
    type="button"
    class="region-choice"
    aria-pressed=${isChosen ? "true" : "false"}
    aria-disabled=${why ? "true" : "false"}
    data-tip=${why || null}
    onClick=${onClick}
  >
    <span class="swatch region-${region.id}"></span>${regionName(board, region)}
  </button>`;
}

/** @param {Region[]} regions @param {string[]} chosen @param {number} wanted */
function verdict(regions, chosen, wanted) {
  if (!isOneArea(regions, chosen)) return t("start-regions-apart");
  return chosen.length < wanted ? t("start-regions-left", { count: wanted - chosen.length }) : t("start-regions-done");
}
