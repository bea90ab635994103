/** The label beside a city that is looked at: what it costs, or why it cannot be built. */
import { t } from "../../../app/i18n.js";
import { html, useLayoutEffect, useRef } from "../../../vendor/libraries.js";
import { totalOf } from "./city-text.js";

/** @typedef {import("./camera/camera.js").Camera} Camera */
/** @typedef {import("./geometry.js").Place} Place */
/** @typedef {import("./city-text.js").Priced} Priced */

const GAP = 14;
const EDGE = 6;

/**
 * @typedef {object} TipProps
 * @property {Place} place
 * @property {Place | null} from the city before it on its route, which is not to be covered
 * @property {string} name
 * @property {string} lang of the name
 * @property {string} owners who has a house there, in words
 * @property {Priced | null} price
 * @property {number | null} left of the viewer's money after it, if that is known
 * @property {string | null} reason why it cannot be built
 * @property {{current: Camera | null}} camera
 * @property {{current: () => void}} follow called when the map has moved
 */

/** @param {TipProps} props */
export function Tip({ place, from, name, lang, owners, price, left, reason, camera, follow }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const put = () => void (box.current && camera.current && set(box.current, place, from, camera.current));
    follow.current = put;
    put();
    return () => void (follow.current = () => {});
  });
  return html`<div class="map-tip" ref=${box} aria-hidden="true">
    <p class="where"><b lang=${lang}>${name}</b>${owners && html` <span>${owners}</span>`}</p>
    ${price && html`<p class="parts">${t("map-parts", { links: price.connection, house: price.house })}</p>`}
    ${
      price &&
      html`<p class=${left === null || left >= 0 ? "whole" : "whole short-of"}>
      <b>${totalOf(price)}</b> <span>${left === null || left < 0 ? t("map-total") : t("map-total-left", { left })}</span>
    </p>`
    }
    ${reason && html`<p class="why">${reason}</p>`}
  </div>`;
}

/**
 * Beside the marker and its name where there is room, never over them, and always inside the window.
 * @param {HTMLElement} tip @param {Place} place @param {Place | null} from @param {Camera} camera
 */
function set(tip, place, from, camera) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const { view, width: room, height: depth } = camera;
  const [x, y] = camera.windowPoint([place.x, place.y]);
  const right = (Math.max(place.box[2], place.x + 37) - place.x) * view.scale;
  const left = (place.x - Math.min(place.box[0], place.x - 37)) * view.scale;
  const fits = {
    right: x + right + GAP + width + EDGE <= room,
    left: x - left - GAP - width - EDGE >= 0,
    above: y > height + 40,
  };
  /** @type {("left" | "right" | "above")[]} */
  const wishes = from && from.x > place.x ? ["left", "right", "above"] : ["right", "left", "above"];
  const side = wishes.find((wish) => fits[wish]) ?? "below";
  const over = 30 * view.scale + GAP;
  const spots = {
    right: [x + right + GAP, y - height / 2],
    left: [x - left - GAP - width, y - height / 2],
    above: [x - width / 2, y - over - height],
    below: [x - width / 2, y + over],
  };
  const [atX, atY] = spots[side];
  const heldX = Math.max(EDGE, Math.min(room - width - EDGE, atX));
  const heldY = Math.max(EDGE, Math.min(depth - height - EDGE, atY));
  tip.dataset.side = side;
  tip.style.transform = `translate(${heldX}px, ${heldY}px)`;
  const isLevel = side === "right" || side === "left";
  tip.style.setProperty(
    "--beak",
    `${Math.max(14, isLevel ? Math.min(height - 14, y - heldY) : Math.min(width - 14, x - heldX))}px`,
  );
}
