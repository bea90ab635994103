/** The data of the board and the edition, and the board's geometry. Each is loaded once. */

/** @typedef {import("../types/protocol.js").Content} Facts */
/** @typedef {import("../views/table/map/geometry.js").Geometry} Geometry */
/** @typedef {import("../types/protocol.js").Plant} Plant */
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

/** @type {WeakMap<Content, Map<number, Plant>>} */
const plantsByNumber = new WeakMap();

/** @param {Content} content @param {number} number @returns {Plant} */
export function plantOf(content, number) {
  let plants = plantsByNumber.get(content);
  if (plants === undefined) {
    plants = new Map(content.edition.plants.map((plant) => [plant.number, plant]));
    plantsByNumber.set(content, plants);
  }
  return /** @type {Plant} */ (plants.get(number));
}

/** @param {Content} content @param {readonly number[]} numbers @returns {Plant[]} */
export const plantsOf = (content, numbers) => content.edition.plants.filter((plant) => numbers.includes(plant.number));
