/** Symbols from the sheet in board/icons.svg. */
import { html } from "../../vendor/libraries.js";

const SHEET = "/board/icons.svg";
let isHere = false;

/** What a `use` refers to, such as `i-house` or `mark-star`. @param {string} id */
export const symbol = (id) => (isHere ? `#${id}` : `${SHEET}#${id}`);

/**
 * Take the sheet into the document: a reference to another file would be asked for anew by every house and every coin
 * that appears. Without the sheet each symbol is fetched where it is used, so nothing is lost if it does not come.
 */
export async function loadSymbols() {
  const answer = await fetch(SHEET).catch(() => null);
  if (!answer?.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "symbols");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
  isHere = true;
}

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
