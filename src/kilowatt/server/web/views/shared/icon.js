/** Symbols from the sheet in board/icons.svg. */
import { h } from "../../vendor/libraries.js";

/** @typedef {import("../../vendor/libraries.js").VNode<any>} VNode */
/** What is inside an `svg` of so much room. @typedef {{viewBox: string, markup: string}} Drawing */

const SHEET = "/board/icons.svg";

/** @type {Map<string, Drawing>} */
const drawings = new Map();

/** What a `use` refers to, such as `i-house` or `mark-star`. @param {string} id */
export const symbol = (id) => (drawings.size ? `#${id}` : `${SHEET}#${id}`);

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
  for (const each of sheet.children)
    drawings.set(each.id, { viewBox: each.getAttribute("viewBox") ?? "", markup: each.innerHTML });
}

/** A symbol as a part of the page. `label`: for who does not see it; without one it is an ornament beside words that say it.
 * @typedef {{class: string, label?: string, key?: string | number}} Look */

/** @type {Map<string, VNode>} */
const ornaments = new Map();

/**
 * An `svg` with a symbol of the sheet in it. The symbol itself, not a `use` of it, which takes the browser twice as long.
 * A plain function that gives the same again for the same ornament: so many of them are on a page that to compare them
 * would take a good part of a move.
 * @param {string} id
 * @param {Look} look
 * @param {string} [room] where it is not to fill all
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

/** The picture of a kind of plant, large and faint on its card. @param {{kind: string}} props */
export const plantArt = ({ kind }) => drawn(`art-${kind}`, { class: "plant-art" });
