/** The label beside the city under the pointer or the focus: what it costs, or why it cannot be built. */
import { t, totalOf } from "../../../app/i18n.js";
import { html, useLayoutEffect, useRef } from "../../../vendor/libraries.js";

/** @typedef {import("./camera/camera.js").Camera} Camera */
/** @typedef {import("./geometry.js").Place} Place */
/** @typedef {import("./city-text.js").Priced} Priced */

const GAP = 14;
const EDGE = 6;
/** Room that the label needs above the marker, besides its height. */
const ABOVE = 40;
/** Distance of the beak from the corners. */
const BEAK = 14;

/**
 * @typedef {object} TipProps
 * @property {Place} place
 * @property {Place | null} from the city before it on its route, which should stay visible
 * @property {string} name
 * @property {string} lang of the name
 * @property {string} owners the owners of the houses, in words
 * @property {Priced | null} price
 * @property {number | null} left of the viewer's money after it, if that is known
 * @property {string | null} reason why it cannot be built
 * @property {{current: Camera | null}} camera
 * @property {{current: () => void}} follow called when the map has moved
 */

/** @param {TipProps} props */
export function CityTooltip({ place, from, name, lang, owners, price, left, reason, camera, follow }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const put = () => void (box.current && camera.current && placeTooltip(box.current, place, from, camera.current));
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
function placeTooltip(tip, place, from, camera) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const [x, y] = camera.windowPoint([place.x, place.y]);
  const spots = spotsOf(place, [x, y], [width, height], camera.view.scale);
  const isLeftFirst = from !== null && from.x > place.x;
  const side = sideOf(spots, { isLeftFirst, hasRoomAbove: y > height + ABOVE }, width, camera.width);
  const [left, top] = [
    clamp(spots[side][0], EDGE, camera.width - width - EDGE),
    clamp(spots[side][1], EDGE, camera.height - height - EDGE),
  ];
  tip.dataset.side = side;
  tip.style.transform = `translate(${left}px, ${top}px)`;
  const isBeside = side === "right" || side === "left";
  const beak = isBeside ? clamp(y - top, BEAK, height - BEAK) : clamp(x - left, BEAK, width - BEAK);
  tip.style.setProperty("--beak", `${beak}px`);
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** @typedef {"left" | "right" | "above" | "below"} Side */

/**
 * The top left corner of the label on each side of the marker.
 * @param {Place} place
 * @param {[number, number]} at the marker, in pixels of the window
 * @param {[number, number]} size of the label
 * @param {number} scale
 * @returns {Record<Side, [number, number]>}
 */
function spotsOf(place, [x, y], [width, height], scale) {
  const right = (Math.max(place.box[2], place.x + 37) - place.x) * scale;
  const left = (place.x - Math.min(place.box[0], place.x - 37)) * scale;
  const over = 30 * scale + GAP;
  return {
    right: [x + right + GAP, y - height / 2],
    left: [x - left - GAP - width, y - height / 2],
    above: [x - width / 2, y - over - height],
    below: [x - width / 2, y + over],
  };
}

/**
 * The first side with room.
 * @param {Record<Side, [number, number]>} spots
 * @param {{isLeftFirst: boolean, hasRoomAbove: boolean}} about
 * @param {number} width of the label
 * @param {number} room width of the window
 * @returns {Side}
 */
function sideOf({ right, left }, { isLeftFirst, hasRoomAbove }, width, room) {
  const fits = { right: right[0] + width + EDGE <= room, left: left[0] >= EDGE, above: hasRoomAbove, below: true };
  /** @type {Side[]} */
  const sides = isLeftFirst ? ["left", "right", "above", "below"] : ["right", "left", "above", "below"];
  return sides.find((side) => fits[side]) ?? "below";
}
