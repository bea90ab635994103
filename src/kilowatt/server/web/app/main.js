/** The page begins here. Views other than the first are loaded when they are wanted. */
import { h, html, render, signal, useEffect, useSignal } from "../vendor/libraries.js";
import { loadSymbols } from "../views/shared/icon.js";
import { Start } from "../views/start/start.js";
import { setLanguage, t } from "./i18n.js";
import { Notices } from "./notices.js";
import { followLinks, route, sendForTable } from "./route.js";
import { applySettings, language } from "./settings.js";

/** @typedef {import("./route.js").Route} Route */
/** @typedef {import("../vendor/libraries.js").ComponentType<any>} View */

/** The styles that have been asked for. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * A view that is loaded when it is wanted is shown once its styles are there.
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
    // A view without its styles is still better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function loadTable() {
  sendForTable();
  return import("../views/table/table.js");
}

/** @type {Record<string, () => Promise<View>>} */
const LATER = {
  table: async () => (await withStyles(loadTable(), "game")).TablePage,
  replay: async () => (await withStyles(import("../views/after/replay.js"), "game")).Replay,
  rules: async () => (await withStyles(import("../views/learn/rules.js"), "learn")).Rules,
  learn: async () => (await withStyles(import("../views/learn/learn.js"), "game")).Learn,
  settings: async () => (await withStyles(import("../views/learn/settings.js"), "learn")).SettingsPage,
};

/** Tooltips come after the first view: nobody has pointed at anything yet. */
const tips = signal(/** @type {{view: View} | null} */ (null));

function App() {
  const now = route.value;
  return html`
    ${now.view === "start" ? h(Start, {}) : now.view === "unknown" ? h(NotFound, {}) : h(Later, { route: now, key: keyOf(now) })}
    ${h(Notices, {})} ${tips.value && h(tips.value.view, {})}
  `;
}

/** A view of another table is another view. @param {Route} now */
const keyOf = (now) => ("match" in now ? `${now.view}/${now.match}` : now.view);

/** @param {{route: Exclude<Route, {view: "start" | "unknown"}>}} props */
function Later({ route: now }) {
  const view = useSignal(/** @type {View | null} */ (null));
  const failed = useSignal(false);
  useEffect(() => {
    LATER[now.view]().then(
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
