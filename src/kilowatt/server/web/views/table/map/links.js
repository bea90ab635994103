/** The connections with their costs, and the routes of new houses. */
import { t } from "../../../app/i18n.js";
import { html } from "../../../vendor/libraries.js";
import { memoBy } from "../../shared/memo.js";

/** @typedef {import("./geometry.js").Atlas} Atlas */
/** @typedef {import("./geometry.js").Link} Link */
/**
 * `flow`: the subject; `calm`: the subject, but not available now; `still`: picked; `built`: just built.
 * @typedef {{city: string, path: string[], look: "flow" | "calm" | "still" | "built"}} Route
 */

/** @param {Atlas} atlas @param {readonly string[]} lit @returns {[Link, boolean][]} each link, and whether its cities are lit */
function linksOf(atlas, lit) {
  const cities = new Set(lit);
  return [...atlas.links.values()].map((link) => [link, cities.has(link.a) && cities.has(link.b)]);
}

/** @param {Link} link */
const isDouble = (link) => link.cost === 0;

/** @param {{atlas: Atlas, lit: readonly string[]}} props `lit`: the cities in play */
function AllLinks({ atlas, lit }) {
  const links = linksOf(atlas, lit);
  const drawn = links.map(([link, isIn]) => ({ link, isIn, path: atlas.route([link.a, link.b]) }));
  return html`<g class="links" aria-hidden="true">
    ${drawn.filter(({ isIn }) => isIn).map(({ path }) => html`<path class="casing" d=${path} />`)}
    ${drawn.map(
      ({ link, isIn, path }) =>
        html`<path class=${`link${isIn ? "" : " out"}${isIn && isDouble(link) ? " double" : ""}`} d=${path} />`,
    )}
  </g>`;
}

export const Links = memoBy(AllLinks, ({ atlas, lit }) => [atlas.geometry.id, lit]);

/** @param {Atlas} atlas @param {Link} link @param {string} look */
function pill(atlas, { a, b, at, w, cost }, look) {
  const { h: height, size } = atlas.geometry.cost;
  const words = t("map-link", { from: atlas.place(a).text, to: atlas.place(b).text, cost });
  return html`<g class=${`cost ${look}`} transform=${`translate(${at[0]} ${at[1]})`} data-tip=${words}>
    <rect x=${-w / 2} y=${-height / 2} width=${w} height=${height} rx=${height / 2} />
    <text y=${0.347 * size} font-size=${size}>${cost}</text>
  </g>`;
}

/** @param {{atlas: Atlas, lit: readonly string[]}} props */
function AllCosts({ atlas, lit }) {
  return html`<g class="costs" aria-hidden="true">
    ${linksOf(atlas, lit).map(([link, isIn]) => pill(atlas, link, isIn ? "" : "out"))}
  </g>`;
}

export const Costs = memoBy(AllCosts, ({ atlas, lit }) => [atlas.geometry.id, lit]);

/** @param {{atlas: Atlas, routes: Route[]}} props */
export function RouteLines({ atlas, routes }) {
  const drawn = routes
    .filter(({ path }) => path.length > 1)
    .map(({ city, path, look }) => ({ key: `${city} ${look}`, look, d: atlas.route(path) }));
  const layer = (/** @type {string} */ name) =>
    drawn.map(({ key, look, d }) => html`<path key=${`${name} ${key}`} class=${`${name} ${look}`} d=${d} />`);
  return html`<g class="routes" aria-hidden="true">${layer("glow")}${layer("core")}${layer("current")}</g>`;
}

/** The costs on a route, in its colours. @param {{atlas: Atlas, routes: Route[]}} props */
export function RouteCosts({ atlas, routes }) {
  /** @type {Map<Link, string>} */
  const looks = new Map();
  for (const { path, look } of routes.filter((route) => route.look !== "built")) {
    path.slice(1).forEach((city, at) => {
      const link = atlas.link(path[at], city);
      if (link && looks.get(link) !== "on") looks.set(link, look === "calm" ? "calm" : "on");
    });
  }
  return html`<g class="costs" aria-hidden="true">
    ${[...looks].map(([link, look]) => pill(atlas, link, look))}
  </g>`;
}
