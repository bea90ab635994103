/** Symbols from the sprite sheet board/icons.svg. */
import { h } from "../../vendor/libraries.js";

/** @typedef {import("../../vendor/libraries.js").VNode<any>} VNode */
/** The contents and the view box of an `svg`. @typedef {{viewBox: string, markup: string}} Drawing */

const SHEET = "/board/icons.svg";

/** @type {Map<string, Drawing>} */
const drawings = new Map();

/** The target of a `use`, such as `i-house` or `mark-star`. @param {string} id */
export const symbol = (id) => (drawings.size ? `#${id}` : `${SHEET}#${id}`);

/**
 * Insert the sheet into the document: with references to another file, the browser would look it up for every house and
 * coin. If the sheet cannot be loaded, each symbol is fetched where it is used.
 */
export async function loadSymbols() {
  const answer = await fetch(SHEET).catch(() => null);
  if (!answer?.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "symbols");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
  for (const each of sheet.children)
    drawings.set(each.id, { viewBox: each.getAttribute("viewBox") ?? "", markup: each.innerHTML });
}

/** How a symbol looks. `label`: for screen readers; without it, the symbol is decorative and hidden from them.
 * @typedef {{class: string, label?: string, key?: string | number}} Look */

/** @type {Map<string, VNode>} */
const ornaments = new Map();

/**
 * An `svg` with a symbol of the sheet: a copy, because a `use` takes the browser twice as long. A plain function that
 * returns the same node for the same decorative symbol: a page has so many that comparing them would slow down each
 * move.
 * @param {string} id
 * @param {Look} look
 * @param {string} [room] its view box, if it is not the whole symbol
 * @returns {VNode}
 */
export function drawn(id, look, room) {
  if (look.label || !drawings.size) return draw(id, look, room);
  const name = `${id} ${look.class} ${look.key ?? ""}`;
  const made = ornaments.get(name) ?? draw(id, look, room);
  ornaments.set(name, made);
  return made;
}

/** @param {string} id @param {Look} look @param {string} [room] @returns {VNode} */
function draw(id, { class: look, label, key }, room) {
  /** @type {Record<string, unknown>} */
  const props = {
    class: look,
    key,
    ...(label ? { role: "img", "aria-label": label, "data-tip": label } : { "aria-hidden": "true" }),
  };
  const drawing = drawings.get(id);
  if (drawing === undefined) return h("svg", props, h("use", { href: symbol(id) }));
  return h("svg", { viewBox: room ?? drawing.viewBox, ...props, dangerouslySetInnerHTML: { __html: drawing.markup } });
}

/**
 * A symbol of the sheet, such as `house` or `bolt`.
 * @param {{name: string, label?: string, class?: string}} props
 */
export const glyph = ({ name, label, class: extra = "" }) => drawn(`i-${name}`, { class: `ic ${extra}`, label });

/** The large, faint picture of a kind of plant on its card. @param {{kind: string}} props */
export const plantArt = ({ kind }) => drawn(`art-${kind}`, { class: "plant-art" });
