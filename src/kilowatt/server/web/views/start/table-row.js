/** A table in a list: its players, its state and a link. */
import { isolated, listed, spoken, t } from "../../app/i18n.js";
import { SEATS } from "../../app/seats.js";
import { h, html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { isMyTurn } from "./table-lists.js";
import { boardText } from "./table-options.js";

/** @typedef {import("../../types/protocol.js").TableView} TableView */
/** @typedef {import("../../types/protocol.js").SeatView} SeatView */

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** The time since then, in the visitor's language. @param {number} at milliseconds since 1970 */
function ago(at) {
  const past = Math.max(0, Date.now() - at);
  const [unit, size] = UNITS.find(([, long]) => past >= long) ?? ["second", 0];
  const format = new Intl.RelativeTimeFormat(spoken.value, { numeric: "auto" });
  return format.format(size ? -Math.floor(past / size) : 0, unit);
}

/** @param {SeatView} seat */
const seatName = (seat) => isolated(seat.name) || t(`colour-${SEATS[seat.seat].colour}`);

/** @param {TableView} table @param {number[]} seats */
function standing(table, seats) {
  if (isMyTurn(table, seats)) return html`<span class="pill current">${t("label-your-turn")}</span>`;
  return html`<span class="pill">${standingText(table)}</span>`;
}

/** @param {TableView} table */
function standingText(table) {
  if (table.status === "open") return t("start-seats-free", { count: table.seats.filter((seat) => seat.free).length });
  if (table.winners.length) {
    const winners = table.winners.map((seat) => seatName(table.seats[seat]));
    return t("start-won", { winners: listed(winners), count: winners.length });
  }
  if (table.status === "study") return t("start-imported");
  if (table.status === "abandoned") return t("start-abandoned");
  return table.active == null ? t("start-under-way") : t("turn-of", { player: seatName(table.seats[table.active]) });
}

/** @param {{table: TableView, seats: number[]}} props */
function People({ table, seats }) {
  const taken = table.seats.filter((seat) => seat.kind !== "open");
  const who =
    table.status === "study" ? t("start-record-of", { count: table.seats.length }) : listed(taken.map(seatName));
  return html`
    <span class="row-badges">
      ${table.seats.map((seat) => badge({ seat: seat.seat, class: `${seat.kind === "open" ? "vacant" : ""} ${seats.includes(seat.seat) ? "mine" : ""}` }))}
    </span>
    <span class="row-names" dir="auto">${who}</span>
  `;
}

/**
 * @param {{table: TableView, seats?: number[], actions?: unknown}} props `seats`: those of the visitor
 */
export function TableRow({ table, seats = [], actions }) {
  const { config } = table.terms;
  const href = table.status === "study" ? `/r/${table.id}` : `/t/${table.id}`;
  return html`<li class="table-row ${isMyTurn(table, seats) ? "current" : ""}">
    <a class="row-link" href=${href}>
      <span class="row-people">${h(People, { table, seats })}</span>
      <span class="row-facts">${boardText(config.board)} · ${t("start-moves", { count: table.number })} · ${ago(table.changed)}</span>
      ${standing(table, seats)}
    </a>
    ${actions && html`<span class="row-actions">${actions}</span>`}
  </li>`;
}
