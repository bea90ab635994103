/** The choice of a game's regions. They must form one area; the server lists every area. */
import { regionName, t } from "../../app/i18n.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { BoardPicture } from "./picture.js";

/** @typedef {import("../../types/protocol.js").RegionOffer} Region */

/** @typedef {string[][]} Areas sets of regions */

/** @param {Areas} areas @param {string[]} chosen */
export const isOneArea = (areas, chosen) =>
  areas.some((area) => area.length === chosen.length && chosen.every((id) => area.includes(id)));

/**
 * Whether a region can be chosen too. While the chosen regions are not connected, it is enough that some area contains
 * all.
 * @param {Areas} areas
 * @param {string[]} chosen
 * @param {string} id
 * @param {number} wanted
 */
export function canJoin(areas, chosen, id, wanted) {
  const all = [...chosen, id];
  if (isOneArea(areas, chosen)) return isOneArea(areas, all);
  return areas.some((area) => area.length <= wanted && all.every((region) => area.includes(region)));
}

/**
 * @param {{board: string, regions: Region[], areas: Areas, wanted: number, chosen: string[],
 *   onChange: (regions: string[]) => void}} props
 */
export function Regions({ board, regions, areas, wanted, chosen, onChange }) {
  /** Why the last click was refused. */
  const refused = useSignal("");
  const choice = { board, areas, wanted, chosen };
  const toggle = (/** @type {Region} */ region) => {
    refused.value = whyNot(choice, region);
    if (!refused.value)
      onChange(chosen.includes(region.id) ? chosen.filter((id) => id !== region.id) : [...chosen, region.id]);
  };
  const onPicture = (/** @type {MouseEvent} */ event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-region") : null;
    const region = regions.find((one) => one.id === id);
    if (region) toggle(region);
  };
  return html`<div class="regions">
    <div class="regions-picture" onClick=${onPicture}>${h(BoardPicture, { board, stateOf: (id) => stateIn(choice, regions, id) })}</div>
    <div class="regions-list" role="group" aria-label=${t("start-regions")}>
      ${regions.map((region) => h(RegionButton, { key: region.id, choice, region, onClick: () => toggle(region) }))}
      <p class="hint" role="status">${refused.value || statusText(areas, chosen, wanted)}</p>
    </div>
  </div>`;
}

/** @typedef {{board: string, areas: Areas, wanted: number, chosen: string[]}} Choice */

/** Why a region cannot be chosen; empty if it can. @param {Choice} choice @param {Region} region */
function whyNot({ board, areas, wanted, chosen }, region) {
  if (chosen.includes(region.id) || !chosen.length) return "";
  if (chosen.length === wanted) return t("start-regions-enough");
  if (canJoin(areas, chosen, region.id, wanted)) return "";
  return t("refusal-region_not_adjacent", { region: regionName(board, region) });
}

/** How the map shows a region. @param {Choice} choice @param {Region[]} regions @param {string} id */
function stateIn(choice, regions, id) {
  if (choice.chosen.includes(id)) return "in";
  const region = regions.find((one) => one.id === id);
  return region && !whyNot(choice, region) ? "open" : "out";
}

/** @param {{choice: Choice, region: Region, onClick: () => void}} props */
function RegionButton({ choice, region, onClick }) {
  const why = whyNot(choice, region);
  return html`<button
    type="button"
    class="region-choice"
    aria-pressed=${choice.chosen.includes(region.id) ? "true" : "false"}
    aria-disabled=${why ? "true" : "false"}
    data-tip=${why || null}
    onClick=${onClick}
  >
    <span class="swatch region-${region.id}"></span>${regionName(choice.board, region)}
  </button>`;
}

/** @param {Areas} areas @param {string[]} chosen @param {number} wanted */
function statusText(areas, chosen, wanted) {
  if (chosen.length && !isOneArea(areas, chosen)) return t("start-regions-apart");
  return chosen.length < wanted ? t("start-regions-left", { count: wanted - chosen.length }) : t("start-regions-done");
}
