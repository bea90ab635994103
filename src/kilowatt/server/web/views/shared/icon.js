/** Symbols from the sheet in board/icons.svg. */
import { html } from "../../app/html.js";
import { symbol } from "./symbols.js";

/**
 * A symbol of the sheet, such as `house` or `bolt`. Without a label it is an ornament beside words that say it.
 * @param {{name: string, label?: string, class?: string}} props
 */
export function Icon({ name, label, class: extra = "" }) {
  const href = symbol(`i-${name}`);
  if (!label) return html`<svg class="ic ${extra}" aria-hidden="true"><use href=${href} /></svg>`;
  return html`<svg class="ic ${extra}" role="img" aria-label=${label} data-tip=${label}><use href=${href} /></svg>`;
}

/**
 * The picture of a kind of plant, large and faint on its card.
 * @param {{kind: string}} props
 */
export function PlantArt({ kind }) {
  return html`<svg class="plant-art" aria-hidden="true"><use href=${symbol(`art-${kind}`)} /></svg>`;
}
