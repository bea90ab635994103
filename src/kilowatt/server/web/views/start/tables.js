/** The lists of tables: my games, open tables, finished games. */
import { problemText, t } from "../../app/i18n.js";
import { notifyProblem } from "../../app/notices.js";
import { h, html, signal, useEffect } from "../../vendor/libraries.js";
import { ImportRecord } from "./import-record.js";
import { finished, isMyTurn, isOver, lobby, mine, useLists } from "./table-lists.js";
import { TableRow } from "./table-row.js";
import { join } from "./new-match.js";

/** @typedef {import("../../types/protocol.js").TableView} TableView */
/** @typedef {import("./table-lists.js").Feed} Feed */

const SHOWN_AT_FIRST = 6;
/** The sections that are expanded; they stay expanded when the visitor comes back from a table. */
const expanded = signal(/** @type {string[]} */ ([]));

export function Tables() {
  useLists();
  return html`${h(MyGames, {})} ${h(OpenTables, {})} ${h(FinishedGames, {})}`;
}

/**
 * My turn first, then running games, then open tables; each group from the newest.
 * @param {TableView} table
 */
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
    feeds: [mine],
    isWanted: (table) => !isOver(table),
    empty: t("start-my-games-empty"),
    row: (table) => h(TableRow, { key: table.id, table, seats: mine.mine.value[table.id] }),
  });
}

function OpenTables() {
  const held = lobby.mine.value;
  const row = (/** @type {TableView} */ table) => {
    const isFree = table.seats.some((seat) => seat.free) && !held[table.id];
    const actions =
      isFree &&
      html`<button type="button" class="button small" onClick=${() => join(table.id).catch(notifyProblem)}>${t("start-join")}</button>`;
    return h(TableRow, { key: table.id, table, seats: held[table.id], actions });
  };
  return h(TableSection, {
    id: "open",
    title: t("start-open-tables"),
    tables: lobby.tables.value,
    feeds: [lobby],
    empty: t("start-open-tables-empty"),
    row,
  });
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
    feeds: [mine, finished],
    isWanted: isOver,
    empty: t("start-finished-empty"),
    row,
    aside: h(ImportRecord, {}),
  });
}

/**
 * The text instead of a list that is loading or empty.
 * @param {TableView[] | null} tables
 * @param {boolean} hasMore
 * @param {string} empty
 */
function whenEmpty(tables, hasMore, empty) {
  if (tables === null) return html`<p class="quiet-text">${t("page-loading")}</p>`;
  return tables.length === 0 && !hasMore && html`<p class="empty">${empty}</p>`;
}

/**
 * `feeds`: the sources of the tables; `isWanted`: selects from them.
 * @param {{id: string, title: string, note?: string, tables: TableView[] | null, feeds: Feed[], isWanted?: (table: TableView) => boolean,
 *   empty: string, row: (table: TableView) => unknown, aside?: unknown}} props
 */
function TableSection({ id, title, note, tables, feeds, isWanted = () => true, empty, row, aside }) {
  const isWhole = expanded.value.includes(id);
  const shown = (isWhole ? tables : tables?.slice(0, SHOWN_AT_FIRST)) ?? [];
  const hidden = (tables?.length ?? 0) - shown.length;
  const hasMore = feeds.some((feed) => feed.hasMore.value);
  const problem = feeds.map((feed) => feed.problem.value).find((found) => found !== null);
  const more = () => {
    if (!isWhole) expanded.value = [...expanded.value, id];
    if (!hidden) feeds.forEach((feed) => feed.more(isWanted));
  };
  return html`<section class="card table-section" aria-labelledby=${`${id}-title`} aria-busy=${tables === null ? "true" : null}>
    <header><h2 class="title" id=${`${id}-title`}>${title}</h2>${note && html`<span class="tag">${note}</span>`}${aside}</header>
    ${problem && html`<p class="error" role="alert">${problemText(problem)}</p>`}
    ${(tables !== null || !problem) && whenEmpty(tables, hasMore, empty)}
    ${shown.length > 0 && html`<ul class="plain-list table-list">${shown.map(row)}</ul>`}
    ${(hidden > 0 || hasMore) && html`<button type="button" class="button small" onClick=${more}>${t("start-show-more")}</button>`}
  </section>`;
}
