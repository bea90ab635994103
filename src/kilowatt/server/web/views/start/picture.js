/** A board as a picture: regions, connections and cities, without a game. */
import { html, signal, useEffect } from "../../vendor/libraries.js";

/** @typedef {import("../table/map/geometry.js").Geometry} Geometry */

/** @type {Map<string, import("../../vendor/libraries.js").Signal<Geometry | null>>} */
const drawings = new Map();

/**
 * The geometry of a board; null until it is loaded, or if it cannot be loaded.
 * @param {string} board
 */
export function useDrawing(board) {
  const found = drawings.get(board) ?? signal(/** @type {Geometry | null} */ (null));
  drawings.set(board, found);
  useEffect(() => {
    if (found.value !== null) return;
    fetch(`/board/${board}.json`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((drawing) => (found.value = drawing))
      .catch(() => undefined);
  }, [board]);
  return found.value;
}

/** The line along a path of cities. @param {Geometry} geometry @param {string[]} path */
export function routeOf({ cities, links }, path) {
  const places = new Map(cities.map((city) => [city.id, city]));
  return path
    .map((id, at) => {
      const place = places.get(id);
      const line = links.find(({ a, b }) => at && [a, b].includes(id) && [a, b].includes(path[at - 1]));
      const end = `${place?.x} ${place?.y}`;
      return at === 0 ? `M${end}` : line?.bend ? `Q${line.bend[0]} ${line.bend[1]} ${end}` : `L${end}`;
    })
    .join("");
}

/**
 * @param {Geometry} geometry
 * @param {(region: string) => "in" | "open" | "out"} stateOf whether a region is chosen, can be chosen, or neither
 */
export function ground({ paths, regions, borders }, stateOf = () => "in") {
  return html`
    <path class="picture-neighbours" d=${paths.neighbours} />
    <path class="picture-shadow" d=${paths.land} />
    ${regions.map(({ id, path }) => html`<path class="picture-region region-${id} ${stateOf(id)}" d=${path} data-region=${id} />`)}
    <path class="picture-states" d=${paths.states} />
    <path class="picture-rivers" d=${paths.rivers} />
    <path class="picture-lakes" d=${paths.lakes} />
    <path class="picture-casing" d=${borders} />
    <path class="picture-borders" d=${borders} />
    <path class="picture-coast" d=${paths.land} />
  `;
}

/** @param {Geometry} geometry */
export function network(geometry) {
  const lines = geometry.links.map(({ a, b }) => routeOf(geometry, [a, b])).join("");
  return html`
    <path class="picture-link-casing" d=${lines} />
    <path class="picture-links" d=${lines} />
  `;
}

/**
 * A small picture of a board.
 * @param {{board: string, stateOf?: (region: string) => "in" | "open" | "out"}} props
 */
export function BoardPicture({ board, stateOf }) {
  const drawing = useDrawing(board);
  if (drawing === null) return html`<span class="picture waiting-picture"></span>`;
  return html`<svg class="picture" viewBox=${drawing.viewBox.join(" ")} aria-hidden="true">
    ${ground(drawing, stateOf)} ${network(drawing)}
    ${drawing.cities.map(({ x, y }) => html`<circle class="picture-city" cx=${x} cy=${y} r="13" />`)}
  </svg>`;
}
