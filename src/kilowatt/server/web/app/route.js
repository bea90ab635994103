/** Routing: the address decides which view is shown. */
import { signal } from "../vendor/libraries.js";
import { keepPlace, rememberPlaces } from "./place.js";

/**
 * @typedef {{view: "start"} | {view: "table", match: string} | {view: "replay", match: string} | {view: "rules"}
 *   | {view: "learn"} | {view: "settings"} | {view: "unknown"}} Route
 */

/** The form of a match id. Anything else is an unknown page. */
const MATCH = /^[a-z0-9]{1,40}$/;

/** @type {Record<string, (match: string) => Route>} */
const WITH_MATCH = {
  t: (match) => ({ view: "table", match }),
  r: (match) => ({ view: "replay", match }),
};
/** @type {Record<string, Route>} */
const PLAIN = {
  "": { view: "start" },
  rules: { view: "rules" },
  learn: { view: "learn" },
  settings: { view: "settings" },
};

/**
 * @param {string} path
 * @returns {Route}
 */
export function routeOf(path) {
  const [first = "", second, ...rest] = path.split("/").filter((part) => part !== "");
  if (second === undefined) return PLAIN[first] ?? { view: "unknown" };
  const isMatch = MATCH.test(second) && !rest.length;
  return (isMatch && WITH_MATCH[first]?.(second)) || { view: "unknown" };
}

export const route = signal(routeOf(location.pathname));
/** The address's fragment, without the #. */
export const fragment = signal(fragmentOf(location.hash));

/** A fragment that cannot be decoded, such as one cut off by hand, stays as it is. @param {string} hash */
function fragmentOf(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function read() {
  route.value = routeOf(location.pathname);
  fragment.value = fragmentOf(location.hash);
}

/** @param {string} path */
export function navigate(path) {
  keepPlace();
  history.pushState({ top: 0 }, "", path);
  read();
  scrollTo(0, 0);
}

/**
 * Preload everything a table needs. Otherwise the browser discovers its modules one import after another, with a round
 * trip each. The server lists them in a template, which is empty after the first call.
 */
export function preloadTable() {
  const game = document.getElementById("game");
  if (game instanceof HTMLTemplateElement) document.head.append(game.content);
}

/** Make internal links change the view without reloading the page. */
export function followLinks() {
  rememberPlaces();
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || routeOf(url.pathname).view === "unknown") return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
}
