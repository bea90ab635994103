/** The first page: play at once, invite friends, and everything that one plays. */
import { h, html } from "../../app/html.js";
import { problemText, t } from "../../app/i18n.js";
import { useEffect } from "../../vendor/hooks.js";
import { useSignal } from "../../vendor/signals.js";
import { Icon } from "../shared/icon.js";
import { PageBar } from "./bar.js";
import { BringIn } from "./bring.js";
import { finished, isMyTurn, isOver, lobby, mine, useLists } from "./lists.js";
import { account, askWhoIAm } from "./me.js";
import { TableRow } from "./row.js";
import { Scene } from "./scene.js";
import { tell } from "./tell.js";
import { boardText, join, lastBoard, lastLevel, levelAbout, levelText, offer, playNow } from "./wishes.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */
/** @typedef {import("../../types/protocol.js").TableView} TableView */
/** @typedef {import("../../vendor/preact.js").ComponentType<any>} View */
/** @typedef {import("./lists.js").Feed} Feed */

/** What is wanted less often is loaded when it is. @type {Record<string, () => Promise<View>>} */
const DIALOGS = {
  invite: async () => (await import("./invite.js")).Invite,
  account: async () => (await import("./account.js")).Account,
};
const SHOWN_AT_FIRST = 6;

export function Start() {
  useLists();
  useEffect(() => {
    askWhoIAm();
  }, []);
  const opened = useSignal(/** @type {{view: View} | null} */ (null));
  const open = async (/** @type {string} */ name) => {
    opened.value = { view: await DIALOGS[name]() };
  };
  return html`<div class="start">
    ${h(PageBar, {}, h(AccountButton, { onClick: () => open("account") }))}
    <main class="start-main">
      ${h(Hero, { onInvite: () => open("invite") })}
      <div class="start-lists">
        ${h(MyGames, {})} ${h(OpenTables, {})} ${h(FinishedGames, {})}
      </div>
    </main>
    <footer class="start-foot"><p>${t("start-foot")}</p></footer>
    ${opened.value && h(opened.value.view, { onClose: () => (opened.value = null) })}
  </div>`;
}

/** @param {{onClick: () => void}} props */
function AccountButton({ onClick }) {
  return html`<button type="button" class="bar-link account-button" onClick=${onClick}>
    ${h(Icon, { name: "people" })}<span>${account.value ?? t("start-log-in")}</span>
  </button>`;
}

// --- the first words

/** @param {{onInvite: () => void}} props */
function Hero({ onInvite }) {
  const known = useSignal(/** @type {Offer | null} */ (null));
  const isBusy = useSignal(false);
  useEffect(() => {
    offer().then((found) => (known.value = found), () => undefined);
  }, []);
  const play = async () => {
    isBusy.value = true;
    await playNow().catch(tell);
    isBusy.value = false;
  };
  return html`<section class="hero" aria-labelledby="hero-title">
    ${h(Scene, { board: lastBoard.value || "germany" })}
    <div class="hero-panel dark">
      <h1 id="hero-title">Kilowatt</h1>
      <p class="hero-line">${t("start-what-it-is")}</p>
      <button type="button" class="button primary play-now" disabled=${isBusy.value} onClick=${play}>
        ${h(Icon, { name: "bolt" })}
        <span><b>${t("start-play-now")}</b><small>${t("start-play-now-with")}</small></span>
      </button>
      ${h(Preferences, { offer: known.value })}
      <div class="hero-more">
        <button type="button" class="button ghost" onClick=${onInvite}>${h(Icon, { name: "people" })}${t("start-invite")}</button>
        <a class="button ghost" href="/learn">${h(Icon, { name: "map" })}${t("start-learn-to-play")}</a>
      </div>
    </div>
  </section>`;
}

/** How the game behind the button is played: as last time, until it is changed. @param {{offer: Offer | null}} props */
function Preferences({ offer: found }) {
  const level = found?.bots.includes(lastLevel.value) ? lastLevel.value : (found?.default_bot ?? "");
  const onLevel = (/** @type {{currentTarget: HTMLSelectElement}} */ event) => (lastLevel.value = event.currentTarget.value);
  const onBoard = (/** @type {{currentTarget: HTMLSelectElement}} */ event) => (lastBoard.value = event.currentTarget.value);
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

// --- lists

/** My turn first, then what goes on, then what waits for players; within each the newest first. @param {TableView} table */
const rank = (table) => (isMyTurn(table, mine.mine.value[table.id] ?? []) ? 0 : table.status === "running" ? 1 : 2);

function MyGames() {
  const tables = mine.tables.value?.filter((table) => !isOver(table)).sort((a, b) => rank(a) - rank(b)) ?? null;
  const turns = tables?.filter((table) => rank(table) === 0).length ?? 0;
  useEffect(() => {
    document.title = turns ? `(${turns}) Kilowatt` : "Kilowatt";
  }, [turns]);
  return h(TableSection, {
    id: "mine",
    title: t("start-my-games"),
    note: turns ? t("start-turns-waiting", { count: turns }) : "",
    tables,
    feed: mine,
    empty: t("start-my-games-empty"),
    row: (table) => h(TableRow, { key: table.id, table, seats: mine.mine.value[table.id] }),
  });
}

function OpenTables() {
  const held = lobby.mine.value;
  const row = (/** @type {TableView} */ table) => {
    const isFree = table.seats.some((seat) => seat.free) && !held[table.id];
    const actions = isFree && html`<button type="button" class="button small" onClick=${() => join(table.id).catch(tell)}>${t("start-join")}</button>`;
    return h(TableRow, { key: table.id, table, seats: held[table.id], actions });
  };
  return h(TableSection, { id: "open", title: t("start-open-tables"), tables: lobby.tables.value, feed: lobby, empty: t("start-open-tables-empty"), row });
}

function FinishedGames() {
  const own = mine.tables.value?.filter(isOver) ?? [];
  const others = (finished.tables.value ?? []).filter((table) => !own.some((one) => one.id === table.id));
  const isKnown = mine.tables.value !== null && finished.tables.value !== null;
  const tables = isKnown ? [...own, ...others].sort((a, b) => b.changed - a.changed) : null;
  const row = (/** @type {TableView} */ table) => {
    const actions = table.number > 0 && html`<a class="button small" href=${`/r/${table.id}`}>${t("start-replay")}</a>`;
    return h(TableRow, { key: table.id, table, seats: mine.mine.value[table.id], actions });
  };
  return h(TableSection, {
    id: "finished",
    title: t("start-finished"),
    tables,
    feed: finished,
    empty: t("start-finished-empty"),
    row,
    aside: h(BringIn, {}),
  });
}

/**
 * @param {{id: string, title: string, note?: string, tables: TableView[] | null, feed: Feed, empty: string,
 *   row: (table: TableView) => unknown, aside?: unknown}} props
 */
function TableSection({ id, title, note, tables, feed, empty, row, aside }) {
  const isWhole = useSignal(false);
  const shown = isWhole.value ? tables : tables?.slice(0, SHOWN_AT_FIRST);
  const hidden = (tables?.length ?? 0) - (shown?.length ?? 0);
  const more = () => (hidden ? (isWhole.value = true) : feed.more());
  return html`<section class="card table-section" aria-labelledby=${`${id}-title`} aria-busy=${tables === null ? "true" : null}>
    <header><h2 class="title" id=${`${id}-title`}>${title}</h2>${note && html`<span class="tag">${note}</span>`}${aside}</header>
    ${feed.problem.value && html`<p class="error" role="alert">${problemText(feed.problem.value)}</p>`}
    ${tables === null && !feed.problem.value && html`<p class="quiet-text">${t("page-loading")}</p>`}
    ${tables?.length === 0 && html`<p class="empty">${empty}</p>`}
    ${shown?.length ? html`<ul class="plain-list table-list">${shown.map(row)}</ul>` : null}
    ${(hidden > 0 || feed.hasMore.value) && html`<button type="button" class="button small" onClick=${more}>${t("start-show-more")}</button>`}
  </section>`;
}
