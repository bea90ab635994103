/** Choosing the regions of a game by hand. They must be one area: whatever does not touch it says so. */
import { contentOf } from "../../app/content.js";
import { h, html } from "../../app/html.js";
import { regionName, t } from "../../app/i18n.js";
import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { BoardPicture } from "./picture.js";
import { tell } from "./tell.js";

/** @typedef {import("../../app/content.js").Content} Content */
/** @typedef {Content["board"]} Board */

/** Which regions share a connection. @param {Board} board @returns {Map<string, Set<string>>} */
export function touching(board) {
  const regionOf = new Map(board.cities.map((city) => [city.id, city.region]));
  const found = new Map(board.regions.map((region) => [region.id, new Set([region.id])]));
  for (const { a, b } of board.connections) {
    const [one, other] = [regionOf.get(a) ?? "", regionOf.get(b) ?? ""];
    found.get(one)?.add(other);
    found.get(other)?.add(one);
  }
  return found;
}

/** Whether one can go from each region to each other. @param {Map<string, Set<string>>} neighbours @param {string[]} regions */
export function isOneArea(neighbours, regions) {
  const reached = new Set(regions.slice(0, 1));
  for (const region of reached) {
    for (const next of neighbours.get(region) ?? []) if (regions.includes(next)) reached.add(next);
  }
  return reached.size === regions.length;
}

/** The facts of a board, null until they are there. @param {string} board */
export function useFacts(board) {
  const facts = useSignal(/** @type {Content | null} */ (null));
  useEffect(() => {
    facts.value = null;
    contentOf(board).then((found) => (facts.value = found)).catch(tell);
  }, [board]);
  return facts.value?.board.id === board ? facts.value : null;
}

/** How many regions so many players play on. @param {Content} facts @param {number} players */
export const regionsFor = (facts, players) => facts.edition.players[players].regions;

/**
 * @param {{facts: Content, players: number, chosen: string[], onChange: (regions: string[]) => void}} props
 */
export function Regions({ facts, players, chosen, onChange }) {
  const { board } = facts;
  const neighbours = touching(board);
  const wanted = regionsFor(facts, players);
  const reason = (/** @type {Board["regions"][number]} */ region) => {
    if (chosen.includes(region.id) || !chosen.length) return "";
    if (chosen.length === wanted) return t("start-regions-enough");
    const touches = chosen.some((other) => neighbours.get(other)?.has(region.id));
    return touches ? "" : t("refusal-region_not_adjacent", { region: regionName(board.id, region) });
  };
  const toggle = (/** @type {Board["regions"][number]} */ region) => {
    if (chosen.includes(region.id)) onChange(chosen.filter((id) => id !== region.id));
    else if (!reason(region)) onChange([...chosen, region.id]);
  };
  const stateOf = (/** @type {string} */ id) => {
    const region = board.regions.find((one) => one.id === id);
    return chosen.includes(id) ? "in" : region && !reason(region) ? "open" : "out";
  };
  const onPicture = (/** @type {MouseEvent} */ event) => {
    const id = event.target instanceof Element ? event.target.getAttribute("data-region") : null;
    const region = board.regions.find((one) => one.id === id);
    if (region) toggle(region);
  };
  return html`<div class="regions">
    <div class="regions-picture" onClick=${onPicture}>${h(BoardPicture, { board: board.id, stateOf })}</div>
    <div class="regions-list" role="group" aria-label=${t("start-regions")}>
      ${board.regions.map((region) => {
        const why = reason(region);
        return html`<button
          type="button"
          key=${region.id}
          class="region-choice"
          aria-pressed=${chosen.includes(region.id) ? "true" : "false"}
          aria-disabled=${why ? "true" : "false"}
          data-tip=${why || null}
          onClick=${() => toggle(region)}
        >
          <span class="swatch region-${region.id}"></span>${regionName(board.id, region)}
        </button>`;
      })}
      <p class="hint" role="status">${verdict(neighbours, chosen, wanted)}</p>
    </div>
  </div>`;
}

/** @param {Map<string, Set<string>>} neighbours @param {string[]} chosen @param {number} wanted */
function verdict(neighbours, chosen, wanted) {
  if (!isOneArea(neighbours, chosen)) return t("start-regions-apart");
  return chosen.length < wanted ? t("start-regions-left", { count: wanted - chosen.length }) : t("start-regions-done");
}
