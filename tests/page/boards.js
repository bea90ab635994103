/** The boards as the page knows them, read from their files. */
import { readFileSync } from "node:fs";

import { Atlas } from "../../src/kilowatt/server/web/views/table/map/geometry.js";

const KILOWATT = new URL("../../src/kilowatt/", import.meta.url);

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(new URL(path, KILOWATT), "utf8"));

/** @param {string} id */
export function boardOf(id) {
  const board = json(`content/boards/${id}.json`);
  const connections = board.connections.map(([a, b, cost]) => ({ a, b, cost }));
  return { ...board, connections };
}

/** @param {string} id */
export const atlasOf = (id) => new Atlas({ board: boardOf(id), geometry: json(`server/web/board/${id}.json`) });
