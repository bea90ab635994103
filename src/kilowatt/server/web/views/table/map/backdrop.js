/** The land: everything under the connections; a move does not change it. */
import { t } from "../../../app/i18n.js";
import { html } from "../../../vendor/libraries.js";
import { memoBy } from "../../shared/memo.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Label} Label */

/**
 * One pattern for each region, so that colour is not the only difference: size, rotation and path of a tile.
 * @type {Record<string, [number, number, string]>}
 */
const PATTERNS = {
  teal: [9, 0, "M0 4.5q2.25-2.6 4.5 0t4.5 0"],
  brown: [8, 0, "M0 4h8"],
  red: [9, 45, "M0 4.5h9"],
  yellow: [11, 0, "M2.7 2.75h.1M8.2 8.25h.1"],
  blue: [9, -45, "M0 4.5h5"],
  purple: [12, 0, "M6 3.5v5M3.5 6h5"],
  green: [9, 0, "M4.5 0v9"],
  out: [10, 45, "M0 5h10"],
};

/** Widths of the lines in the water along the coast. */
const WATER_LINES = [34, 22, 11];
/** Widths of the strokes of the land's shadow; unlike a blur, they cost nothing when the map moves. */
const SHADOW = [18, 12, 6];

function patterns() {
  return Object.entries(PATTERNS).map(
    ([id, [size, turn, path]]) => html`<pattern
      key=${id}
      id=${`map-${id}`}
      class=${`pattern r-${id}`}
      width=${size}
      height=${size}
      patternUnits="userSpaceOnUse"
      patternTransform=${turn ? `rotate(${turn})` : undefined}
      ><path d=${path}
    /></pattern>`,
  );
}

/** Width of the edge in which the drawing fades into the sea. */
const FADE = 110;

/** @param {Geometry} geometry the four edges of the drawing, for windows wider or higher than it */
function edges({ bounds: [x, y, width, height] }) {
  const strips = [
    { turn: 0, x, y, width: FADE, height },
    { turn: 180, x: x + width - FADE, y, width: FADE, height },
    { turn: 90, x, y, width, height: FADE },
    { turn: 270, x, y: y + height - FADE, width, height: FADE },
  ];
  return strips.map(({ turn, ...strip }) => html`<rect ...${strip} fill=${`url(#map-fade-${turn})`} />`);
}

const fades = () =>
  [0, 90, 180, 270].map(
    (turn) => html`<linearGradient id=${`map-fade-${turn}`} gradientTransform=${`rotate(${turn} .5 .5)`}>
      <stop class="fade-from" /><stop class="fade-to" offset="1" />
    </linearGradient>`,
  );

/** @param {Geometry} geometry */
function surroundings({ bounds, paths, shore, lands }) {
  const [x, y, width, height] = bounds;
  return html`
    <rect class="sea" x=${x} y=${y} width=${width} height=${height} />
    <path class="graticule" d=${paths.graticule} />
    ${WATER_LINES.map((wide) => html`<g class=${`water-${wide}`} stroke-width=${wide}>${shore.map((path) => html`<path d=${path} />`)}</g>`)}
    <path class="neighbours" d=${paths.neighbours} />
    <path class="neighbour-borders" d=${paths.neighbourBorders} />
    ${lands.map(labelled("land-name"))}
    <path class="lake" d=${paths.lakes} />
  `;
}

/** @param {string} name */
const labelled = (name) => (/** @type {Label} */ label) =>
  html`<text class=${name} x=${label.x} y=${label.y}>${label.text}</text>`;

/** @param {Scenery} scenery */
function land({ geometry: { paths, regions, borders, seas }, lit, open, drafting }) {
  const others = regions.filter(({ id }) => !lit.includes(id) && !open.includes(id));
  return html`
    <g transform="translate(0 4)">
      ${SHADOW.map((wide) => html`<path class="land-shadow" d=${paths.land} stroke-width=${wide} />`)}
    </g>
    ${regions.map(
      ({ id, path }) => html`
        <path class=${`tint r-${id}`} d=${path} />
        <path class="on-tint" d=${path} fill=${`url(#map-${id})`} />
      `,
    )}
    <g clip-path="url(#map-land)">
      <path class="states" d=${paths.states} />
      <path class="rivers" d=${paths.rivers} />
      <path class="lake" d=${paths.lakes} />
    </g>
    ${others.map(({ path }) => veil(path, drafting))}
    <path class="border-casing" d=${borders} />
    <path class="border" d=${borders} />
    <path class="coast" d=${paths.land} />
    ${seas.map(labelled("sea-name"))}
  `;
}

/** Covers a region that is not in play. @param {string} path @param {boolean} drafting */
const veil = (path, drafting) => html`
  <path class=${drafting ? "veil thin" : "veil"} d=${path} />
  ${!drafting && html`<path class="hatch" d=${path} fill="url(#map-out)" />`}
`;

/** The title and the names of the regions: those in play, then the others. @param {Scenery} scenery */
function legend({ geometry: { title, lang, legend: place, regions }, lit, names, drafting }) {
  const isIn = (/** @type {{id: string}} */ { id }) => drafting || lit.includes(id);
  const [inPlay, others] = [regions.filter(isIn), regions.filter((region) => !isIn(region))];
  const isOneColumn = place.columns[0] === place.columns[1];
  const below = isOneColumn ? inPlay.length * place.row : 0;
  const entry = (/** @type {{id: string}} */ { id }, /** @type {number} */ at) => {
    const look = isIn({ id }) ? id : "out";
    return html`<g class=${`entry r-${look}`} transform=${`translate(0 ${at * place.row})`}>
      <rect class="tint" width="30" height="18" rx="5" />
      <rect class="on-tint" width="30" height="18" rx="5" fill=${`url(#map-${look})`} />
      <text x="38" y="15">${names[id] ?? id}</text>
    </g>`;
  };
  return html`
    <text class="map-title" lang=${lang} x=${title.x} y=${title.y}>${title.text}</text>
    <g class="legend" transform=${`translate(${place.x} ${place.y})`}>
      <g transform=${`translate(${place.columns[0]} 0)`}>${inPlay.map(entry)}</g>
      ${
        others.length > 0 &&
        html`<g transform=${`translate(${place.columns[1]} ${below})`}>
        <text class="heading" y="15">${t("map-not-in-play")}</text>
        <g transform="translate(0 21)">${others.map(entry)}</g>
      </g>`
      }
    </g>
  `;
}

/**
 * `lit`: the regions in play; `open`: those that can be brought into play now.
 * @typedef {{geometry: Geometry, lit: readonly string[], open: string[], names: Record<string, string>, drafting: boolean}} Scenery
 */

/** @param {Scenery} scenery */
function Land(scenery) {
  const { geometry } = scenery;
  return html`
    <defs>
      ${patterns()} ${fades()}
      <clipPath id="map-land"><path d=${geometry.paths.land} /></clipPath>
    </defs>
    <g class="backdrop" lang=${geometry.lang}>${surroundings(geometry)} ${edges(geometry)} ${land(scenery)}</g>
    ${legend(scenery)}
  `;
}

export const Backdrop = memoBy(Land, ({ geometry, ...shown }) => [geometry.id, shown]);
