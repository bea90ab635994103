/** A plant to choose in the action area: its number, what it burns and what it powers. */
import { h, html } from "../../../vendor/libraries.js";
import { fuelIcon } from "../../shared/fuel.js";
import { glyph } from "../../shared/icon.js";
import { plantText } from "../../shared/plant.js";
import { button } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */

/**
 * A radio button or, with `isSwitch`, a toggle button.
 * @param {{plant: Plant, keys: string, isChosen: boolean, isSwitch?: boolean, isStop?: boolean, asks: Action | null, onChoose: () => unknown}} props
 */
export function PlantPick({ plant, keys, isChosen, isSwitch = false, isStop = true, asks, onChoose }) {
  const words = plantText(plant);
  return button({
    kind: "pick",
    class: `plant-pick f-${plant.kind}`,
    // Screen readers get a sentence, because the figures need the symbols beside them.
    text: html`<b aria-hidden="true">${plant.number}</b>${fuelIcon({ kind: plant.kind })}
      ${plant.burns > 0 && html`<i class="burns" aria-hidden="true">${plant.burns}</i>`}
      ${glyph({ name: "bolt" })}<i aria-hidden="true">${plant.powers}</i><span class="sr-only">${words}</span>`,
    tip: words,
    keys,
    asks,
    ...(isSwitch ? { isPressed: isChosen } : { isChecked: isChosen }),
    tabIndex: isStop ? 0 : -1,
    onAct: onChoose,
  });
}

/**
 * Plants that exclude each other, for `Choices`.
 * @param {{plant: Plant, asks: Action | null, onChoose: () => unknown}[]} choices
 * @param {number | null} chosen
 */
export const plantPicks = (choices, chosen) =>
  choices.map(({ plant, asks, onChoose }, place) =>
    h(PlantPick, {
      key: plant.number,
      plant,
      keys: String(place + 1),
      isChosen: plant.number === chosen,
      isStop: plant.number === chosen || (chosen === null && place === 0),
      asks,
      onChoose,
    }),
  );
