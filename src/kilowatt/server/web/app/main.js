/** The entry point of the page. Every view but the start page is loaded on demand. */
import { h, html, render, signal, useEffect, useSignal } from "../vendor/libraries.js";
import { loadSymbols } from "../views/shared/icon.js";
import { Start } from "../views/start/start.js";
import { setLanguage, t } from "./i18n.js";
import { Notices } from "./notices.js";
import { followLinks, route, preloadTable } from "./route.js";
import { applySettings, language } from "./settings.js";

/** @typedef {import("./route.js").Route} Route */
/** @typedef {import("../vendor/libraries.js").ComponentType<any>} View */

/** Style sheets requested so far. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Wait for a view and its style sheet.
 * @template T
 * @param {Promise<T>} view
 * @param {"game" | "learn"} name
 */
async function withStyles(view, name) {
  const styled = styles.get(name) ?? loadStyles(name);
  styles.set(name, styled);
  const [found] = await Promise.all([view, styled]);
  return found;
}

/** @param {string} name @returns {Promise<void>} */
function loadStyles(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/css/${name}.css`;
  return new Promise((resolve) => {
    // A view without styles is better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function loadTable() {
  preloadTable();
  return import("../views/table/table.js");
}

/** @type {Record<string, () => Promise<View>>} */
const LAZY_VIEWS = {
  table: async () => (await withStyles(loadTable(), "game")).TablePage,
  replay: async () => (await withStyles(import("../views/after/replay.js"), "game")).Replay,
  rules: async () => (await withStyles(import("../views/learn/rules.js"), "learn")).Rules,
  learn: async () => (await withStyles(import("../views/learn/learn.js"), "game")).Learn,
  settings: async () => (await withStyles(import("../views/learn/settings.js"), "learn")).SettingsPage,
};

/** Tooltips are loaded after the first view, which does not need them. */
const tips = signal(/** @type {{view: View} | null} */ (null));

function App() {
  const now = route.value;
  return html`
    ${viewOf(now)} ${h(Notices, {})} ${tips.value && h(tips.value.view, {})}
  `;
}

/** @param {Route} now */
function viewOf(now) {
  if (now.view === "start") return h(Start, {});
  if (now.view === "unknown") return h(NotFound, {});
  return h(LazyView, { route: now, key: keyOf(now) });
}

/** Another match gets a new instance of the view. @param {Route} now */
const keyOf = (now) => ("match" in now ? `${now.view}/${now.match}` : now.view);

/** @param {{route: Exclude<Route, {view: "start" | "unknown"}>}} props */
function LazyView({ route: now }) {
  const view = useSignal(/** @type {View | null} */ (null));
  const failed = useSignal(false);
  useEffect(() => {
    LAZY_VIEWS[now.view]().then(
      (found) => (view.value = found),
      () => (failed.value = true),
    );
  }, []);
  if (failed.value) return h(Failed, {});
  if (view.value === null) return html`<main class="waiting" aria-busy="true"><p>${t("page-loading")}</p></main>`;
  return h(view.value, "match" in now ? { match: now.match } : {});
}

function NotFound() {
  return html`<main class="message">
    <h1>${t("page-not-found")}</h1>
    <p><a class="button" href="/">${t("page-to-start")}</a></p>
  </main>`;
}

function Failed() {
  return html`<main class="message">
    <h1>${t("page-failed")}</h1>
    <p><button class="button" onClick=${() => location.reload()}>${t("page-reload")}</button></p>
  </main>`;
}

async function begin() {
  applySettings();
  followLinks();
  await Promise.all([setLanguage(language.value), loadSymbols()]);
  render(h(App, {}), /** @type {HTMLElement} */ (document.getElementById("app")));
  tips.value = { view: (await import("../views/shared/tip.js")).Tips };
  (await import("./offline.js")).workOffline();
}

begin();
