/** The start page: play at once, invite friends, and the lists of games. */
import { t } from "../../app/i18n.js";
import { notify, notifyProblem } from "../../app/notices.js";
import { preloadTable } from "../../app/route.js";
import { h, html, useEffect, useSignal } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";
import { PageBar } from "./bar.js";
import { account, askWhoIAm } from "./session.js";
import { boardText, lastBoard, lastLevel, levelAbout, levelText, offer, wantedLevel } from "./table-options.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */
/** @typedef {import("../../vendor/libraries.js").ComponentType<any>} View */

/** Dialogs are loaded when they are opened. @type {Record<string, () => Promise<View>>} */
const DIALOGS = {
  invite: async () => (await import("./invite.js")).Invite,
  account: async () => (await import("./account.js")).Account,
};

/** A module could not be loaded: say so; the visitor can try again. */
function failed() {
  notify(t("page-failed"), "problem");
  return null;
}

/** Milliseconds until the modules of the table are preloaded, so that it opens at once. */
const PRELOAD_MS = 3000;

/** Keep the name in the bar up to date: the visitor may log in or out in another window. */
function useAccount() {
  useEffect(() => {
    askWhoIAm();
    document.addEventListener("visibilitychange", askWhoIAm);
    return () => document.removeEventListener("visibilitychange", askWhoIAm);
  }, []);
}

export function Start() {
  useAccount();
  useEffect(() => {
    const timer = setTimeout(preloadTable, PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const opened = useSignal(/** @type {{view: View} | null} */ (null));
  const open = async (/** @type {string} */ name) => {
    const view = await DIALOGS[name]().catch(failed);
    opened.value = view && { view };
  };
  return html`<div class="start">
    ${h(PageBar, {}, h(AccountButton, { onClick: () => open("account") }))}
    <main class="start-main">
      ${h(Hero, { onInvite: () => open("invite") })}
      <div class="start-lists">${h(Deferred, { load: () => import("./tables.js").then(({ Tables }) => Tables).catch(failed) })}</div>
    </main>
    <footer class="start-foot"><p>${t("start-foot")}</p></footer>
    ${opened.value && h(opened.value.view, { onClose: () => (opened.value = null) })}
  </div>`;
}

/**
 * Loads its view after the first paint, so that on a slow connection the button does not wait for it.
 * @param {{load: () => Promise<View | null>, [prop: string]: unknown}} props */
function Deferred({ load, ...props }) {
  const view = useSignal(/** @type {{view: View} | null} */ (null));
  useEffect(() => {
    load().then(
      (found) => (view.value = found && { view: found }),
      () => undefined,
    );
  }, []);
  return view.value && h(view.value.view, props);
}

/** @param {{onClick: () => void}} props */
function AccountButton({ onClick }) {
  return html`<button type="button" class="bar-link account-button" onClick=${onClick}>
    ${glyph({ name: "people" })}<span dir="auto">${account.value ?? t("start-log-in")}</span>
  </button>`;
}

// --- the hero

/** @param {{onInvite: () => void}} props */
function Hero({ onInvite }) {
  const known = useSignal(/** @type {Offer | null} */ (null));
  useEffect(() => {
    offer().then(
      (found) => (known.value = found),
      () => undefined,
    );
  }, []);
  return html`<section class="hero" aria-labelledby="hero-title">
    ${h(Deferred, { load: async () => (await import("./scene.js")).Scene, board: lastBoard.value })}
    <div class="hero-panel dark">
      <h1 id="hero-title">Kilowatt</h1>
      <p class="hero-line">${t("start-what-it-is")}</p>
      ${h(PlayNow, {})}
      ${h(Preferences, { offer: known.value })}
      <div class="hero-more">
        <a class="button ghost" href="/learn">${glyph({ name: "map" })}${t("start-learn-to-play")}</a>
        <button type="button" class="button ghost" onClick=${onInvite}>${glyph({ name: "people" })}${t("start-invite")}</button>
      </div>
    </div>
  </section>`;
}

function PlayNow() {
  const isBusy = useSignal(false);
  const play = async () => {
    isBusy.value = true;
    const sitting = await import("./new-match.js").catch(failed);
    await sitting?.playNow().catch(notifyProblem);
    isBusy.value = false;
  };
  return html`<button type="button" class="button primary play-now" disabled=${isBusy.value} onClick=${play}>
    ${glyph({ name: "bolt" })}
    <span><b>${t("start-play-now")}</b><small>${t("start-play-now-with")}</small></span>
  </button>`;
}

/** The level and board of "Play now": initially those of the last game. @param {{offer: Offer | null}} props */
function Preferences({ offer: found }) {
  const level = found === null ? "" : (wantedLevel(found) ?? found.default_bot);
  const onLevel = (/** @type {{currentTarget: HTMLSelectElement}} */ event) =>
    (lastLevel.value = event.currentTarget.value);
  const onBoard = (/** @type {{currentTarget: HTMLSelectElement}} */ event) =>
    (lastBoard.value = event.currentTarget.value);
  return html`<div class="preferences">
    <label>
      <span>${t("start-bots")}</span>
      <select onChange=${onLevel}>
        ${(found?.bots ?? []).map((name) => html`<option value=${name} selected=${name === level}>${levelText(name)}</option>`)}
      </select>
    </label>
    <label>
      <span>${t("start-map")}</span>
      <select onChange=${onBoard}>
        <option value="" selected=${!lastBoard.value}>${t("start-either-map")}</option>
        ${(found?.boards ?? []).map((id) => html`<option value=${id} selected=${id === lastBoard.value}>${boardText(id)}</option>`)}
      </select>
    </label>
    <p class="level-about" aria-live="polite">${levelAbout(level)}</p>
  </div>`;
}
