/** The facts of a board and of the edition, and how the board is drawn: loaded once each. */

/** @typedef {import("../types/protocol.js").Content} Facts */
/** @typedef {import("../views/table/map/geometry.js").Geometry} Geometry */
/** @typedef {Facts & {geometry: Geometry}} Content */

/** @type {Map<string, Promise<Content>>} */
const loaded = new Map();

/** @template T @param {string} path @returns {Promise<T>} */
async function load(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/**
 * @param {string} board
 * @returns {Promise<Content>}
 */
export function contentOf(board) {
  const found = loaded.get(board);
  if (found !== undefined) return found;
  const made = Promise.all([load(`/content/${board}.json`), load(`/board/${board}.json`)]).then(
    ([facts, geometry]) => ({ ...facts, geometry }),
  );
  loaded.set(board, made);
  made.catch(() => loaded.delete(board));
  return made;
}
