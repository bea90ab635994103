/** A plant to choose in the action area, small: its number, what it burns, what it powers. */
import { html } from "../../../vendor/libraries.js";
import { fuelIcon } from "../../shared/fuel.js";
import { glyph } from "../../shared/icon.js";
import { plantText } from "../../shared/plant.js";
import { button } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */

/**
 * One of several that exclude each other, or with `isSwitch` one that is on or off.
 * @param {{plant: Plant, keys: string, isChosen: boolean, isSwitch?: boolean, isStop?: boolean, asks: Action | null, onChoose: () => unknown}} props
 */
export function PlantPick({ plant, keys, isChosen, isSwitch = false, isStop = true, asks, onChoose }) {
  const words = plantText(plant);
  return button({
    kind: "pick",
    class: `plant-pick f-${plant.kind}`,
    // Figures mean something only with the symbols beside them: who does not see those is told the same in words.
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
