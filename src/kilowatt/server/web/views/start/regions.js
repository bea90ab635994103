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
 * Whether a region can be chosen too. As long as the chosen ones are apart, it is enough that some area has them all.
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
  const reason = (/** @type {Region} */ region) => {
    if (chosen.includes(region.id) || !chosen.length) return "";
    if (chosen.length === wanted) return t("start-regions-enough");
    return canJoin(areas, chosen, region.id, wanted)
      ? ""
      : t("refusal-region_not_adjacent", { region: regionName(board, region) });
  };
  const toggle = (/** @type {Region} */ region) => {
    refused.value = reason(region);
    if (!refused.value)
      onChange(chosen.includes(region.id) ? chosen.filter((id) => id !== region.id) : [...chosen, region.id]);
  };
  const stateOf = (/** @type {string} */ id) => {
    const region = regions.find((one) => one.id === id);
    return chosen.includes(id) ? "in" : region && !reason(region) ? "open" : "out";
  };
  const button = (/** @type {Region} */ region) => ({
    board,
    region,
    isChosen: chosen.includes(region.id),
    why: reason(region),
    onClick: () => toggle(region),
  });
  const onPicture = (/** @type {MouseEvent} */ event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-region") : null;
    const region = regions.find((one) => one.id === id);
    if (region) toggle(region);
  };
  return html`<div class="regions">
    <div class="regions-picture" onClick=${onPicture}>${h(BoardPicture, { board, stateOf })}</div>
    <div class="regions-list" role="group" aria-label=${t("start-regions")}>
      ${regions.map((region) => h(RegionButton, { key: region.id, ...button(region) }))}
      <p class="hint" role="status">${refused.value || verdict(areas, chosen, wanted)}</p>
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

/** @param {Areas} areas @param {string[]} chosen @param {number} wanted */
function verdict(areas, chosen, wanted) {
  if (chosen.length && !isOneArea(areas, chosen)) return t("start-regions-apart");
  return chosen.length < wanted ? t("start-regions-left", { count: wanted - chosen.length }) : t("start-regions-done");
}
