/** HTTP requests to the server. Failures are thrown as `Problem`, which `problemText` translates. */

/** @typedef {import("../types/protocol.js").ProblemView} ProblemView */

export class Problem extends Error {
  /** @param {ProblemView} view */
  constructor(view) {
    super(view.code);
    this.code = view.code;
    this.facts = view.facts ?? {};
    this.refusal = view.refusal ?? null;
    this.index = view.index ?? null;
  }
}

/** The server could not be reached. */
const offline = () => new Problem(/** @type {ProblemView} */ ({ code: "unavailable" }));

/**
 * A string body is sent as is: it is JSON already, and parsing a record would round its 64-bit numbers.
 * @template T
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<T>}
 */
async function ask(method, path, body) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init =
    body === undefined ? { method } : { method, headers: { "content-type": "application/json" }, body: text };
  let answer;
  try {
    answer = await fetch(path, init);
  } catch {
    throw offline();
  }
  if (answer.status === 204) return /** @type {T} */ (undefined);
  const content = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content;
  throw content?.error ? new Problem(content.error) : offline();
}

/** @template T @param {string} path @returns {Promise<T>} */
export const get = (path) => ask("GET", path);
/** @template T @param {string} path @param {unknown} [body] @returns {Promise<T>} */
export const post = (path, body = {}) => ask("POST", path, body);
/** @template T @param {string} path @param {unknown} body @returns {Promise<T>} */
export const put = (path, body) => ask("PUT", path, body);
/** @template T @param {string} path @param {unknown} [body] @returns {Promise<T>} */
export const del = (path, body) => ask("DELETE", path, body);
