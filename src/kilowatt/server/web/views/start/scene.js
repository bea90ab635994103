/** The picture behind the hero text: a board during a game. */
import { SEATS } from "../../app/seats.js";
import { html } from "../../vendor/libraries.js";
import { ground, network, routeOf, useDrawing } from "./picture.js";
import { symbol } from "../shared/icon.js";

/** @typedef {import("../table/map/geometry.js").Geometry} Geometry */
/** @typedef {import("../table/map/geometry.js").Site} Site */

/**
 * The houses, the highlighted route and the visible part of each board.
 * @type {Record<string, {window: string, route: string[], houses: Record<string, number[]>}>}
 */
const SCENES = {
  germany: {
    window: "-120 250 1120 620",
    route: ["hannover", "kassel", "fulda", "wuerzburg", "nuernberg"],
    houses: {
      hamburg: [0],
      bremen: [0],
      hannover: [0, 3],
      osnabrueck: [0],
      essen: [1],
      duisburg: [1],
      dortmund: [1],
      muenster: [1],
      koeln: [1, 3],
      kassel: [4],
      erfurt: [4],
      halle: [4],
      leipzig: [4, 5],
      dresden: [5],
      berlin: [5],
      magdeburg: [5],
      frankfurt_m: [3],
      wiesbaden: [3],
      mannheim: [3],
      stuttgart: [2],
      augsburg: [2],
      muenchen: [2],
      regensburg: [2],
    },
  },
  usa: {
    window: "100 60 1500 830",
    route: ["cheyenne", "omaha", "chicago", "cincinnati", "pittsburgh"],
    houses: {
      seattle: [4],
      portland: [4],
      boise: [4],
      billings: [4],
      cheyenne: [4, 0],
      denver: [0],
      kansas_city: [0],
      omaha: [0],
      minneapolis: [1],
      chicago: [1],
      detroit: [1],
      cincinnati: [1, 5],
      pittsburgh: [5],
      new_york: [3],
      boston: [3],
      philadelphia: [3],
      washington: [3],
      atlanta: [2],
      birmingham: [2],
      jacksonville: [2],
      savannah: [2],
      dallas: [5],
    },
  },
};

/** A city with its houses. @param {Site} site @param {number[]} seats @param {boolean} isLit */
function plate({ x, y, text, label, box }, seats, isLit) {
  const [left, top, right, bottom] = box;
  const [anchor, at] =
    label === "left" ? ["end", right] : label === "right" ? ["start", left] : ["middle", (left + right) / 2];
  return html`<g class="scene-city ${isLit ? "lit" : ""}">
    ${isLit && html`<rect class="scene-ring" x=${x - 40} y=${y - 19} width="80" height="38" rx="13" />`}
    <rect class="scene-plate" x=${x - 35} y=${y - 14} width="70" height="28" rx="9" />
    ${[0, 1, 2].map((slot) => {
      const seat = seats[slot];
      const middle = x - 22 + slot * 22;
      if (seat === undefined)
        return html`<rect class="scene-slot" x=${middle - 8} y=${y - 8} width="16" height="16" rx="4" />`;
      const { colour, mark } = SEATS[seat];
      return html`<g class="p-${colour}">
        <path class="scene-house" d=${`M${middle} ${y - 11}l10 8.500v12.500h-20v-12.500z`} />
        <use class="scene-mark" href=${symbol(`mark-${mark}`)} x=${middle - 5.5} y=${y - 3.5} width="11" height="11" />
      </g>`;
    })}
    <text class="scene-name" x=${at} y=${(top + bottom) / 2 + 6.5} text-anchor=${anchor}>${text}</text>
  </g>`;
}

/** @param {{board: string}} props a board without a scene gets the first one */
export function Scene({ board: wanted }) {
  const board = Object.hasOwn(SCENES, wanted) ? wanted : "germany";
  const drawing = useDrawing(board);
  const scene = SCENES[board];
  if (drawing === null) return html`<div class="scene"></div>`;
  const current = routeOf(drawing, scene.route);
  const [x, y, width, height] = drawing.bounds;
  return html`<svg class="scene" viewBox=${scene.window} preserveAspectRatio="xMidYMid slice" aria-hidden="true" lang=${drawing.lang}>
    <rect class="scene-sea" x=${x} y=${y} width=${width} height=${height} />
    <path class="scene-graticule" d=${drawing.paths.graticule} />
    ${ground(drawing)} ${network(drawing)}
    <path class="scene-glow" d=${current} />
    <path class="scene-core" d=${current} />
    <path class="scene-flow" d=${current} />
    ${drawing.cities.map((site) => plate(site, scene.houses[site.id] ?? [], scene.route.includes(site.id)))}
  </svg>`;
}
