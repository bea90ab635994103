/** The zoom buttons. */
import { t } from "../../../../app/i18n.js";
import { html } from "../../../../vendor/libraries.js";
import { glyph } from "../../../shared/icon.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("../geometry.js").Point} Point */

const ZOOM = 1.5;

/** @param {string} label @param {unknown} sign @param {() => void} onClick */
const button = (label, sign, onClick) =>
  html`<button type="button" aria-label=${label} data-tip=${label} onClick=${onClick}>${sign}</button>`;

/** @param {{camera: {current: Camera | null}, interest: () => Point | null}} props */
export function Controls({ camera, interest }) {
  const fit = () => {
    const now = camera.current;
    now?.glide(now.isFitted ? now.home(interest()) : now.fitted());
  };
  return html`<div class="map-controls">
    ${button(t("map-fit"), glyph({ name: "map" }), fit)}
    ${button(t("map-zoom-in"), glyph({ name: "plus" }), () => camera.current?.glideZoom(ZOOM))}
    ${button(t("map-zoom-out"), glyph({ name: "minus" }), () => camera.current?.glideZoom(1 / ZOOM))}
  </div>`;
}
