/** Structural sharing: parts of an update that did not change keep their identity, so `===` finds the changes. */

/** @typedef {Record<string, unknown>} Parts */

/** Whether it is a plain object; a Map, for example, is not. @param {unknown} value @returns {value is Parts} */
const isPlain = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The newer value, in which every part equal to the older value's part is replaced by that one.
 * @template T
 * @param {unknown} older
 * @param {T} newer
 * @returns {T}
 */
export function keepingSame(older, newer) {
  if (Array.isArray(newer)) return Array.isArray(older) ? /** @type {T} */ (keepingParts(older, newer)) : newer;
  if (!isPlain(newer) || !isPlain(older)) return newer;
  let isOld = Object.keys(older).length === Object.keys(newer).length;
  for (const name in newer) {
    const kept = keepingSame(older[name], newer[name]);
    /** @type {Parts} */ (newer)[name] = kept;
    isOld &&= kept === older[name];
  }
  return /** @type {T} */ (isOld ? older : newer);
}

/** @param {unknown[]} older @param {unknown[]} newer */
function keepingParts(older, newer) {
  let isOld = older.length === newer.length;
  for (let place = 0; place < newer.length; place++) {
    newer[place] = keepingSame(older[place], newer[place]);
    isOld &&= newer[place] === older[place];
  }
  return isOld ? older : newer;
}

/**
 * Whether two values are deeply equal. Objects that are not plain are compared by identity.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function isSame(one, other) {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((part, place) => isSame(part, other[place]))
    );
  if (!isPlain(one) || !isPlain(other)) return false;
  for (const name in one) if (!isSame(one[name], other[name])) return false;
  for (const name in other) if (!(name in one)) return false;
  return true;
}
