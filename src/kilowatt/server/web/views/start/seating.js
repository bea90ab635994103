/** The seats of a new table: the visitor, more players at this device, invited players, or bots. */
import { t } from "../../app/i18n.js";
import { SEATS } from "../../app/seats.js";
import { h, html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { levelText, myName } from "./table-options.js";

/** @typedef {import("./new-match.js").SeatWish} SeatWish */

const BOT = "bot:";

/** @param {SeatWish} wish */
const valueOf = (wish) => (wish.kind === "bot" ? `${BOT}${wish.bot}` : wish.kind);

/** @param {string} value @returns {SeatWish} */
function wishOf(value) {
  if (value.startsWith(BOT)) return { kind: "bot", bot: value.slice(BOT.length) };
  return { kind: value === "me" ? "me" : "open" };
}

/**
 * The seats with names filled in: the first seat at this device gets the visitor's name, others the name of their colour.
 * @param {SeatWish[]} seats
 * @returns {SeatWish[]}
 */
export function named(seats) {
  const first = seats.findIndex((wish) => wish.kind === "me");
  return seats.map((wish, seat) => {
    if (wish.kind !== "me" || wish.name?.trim()) return wish;
    return { ...wish, name: seat === first ? myName() : t(`colour-${SEATS[seat].colour}`) };
  });
}

/**
 * @param {{seats: SeatWish[], bots: string[], onChange: (seats: SeatWish[]) => void}} props
 */
export function Seating({ seats, bots, onChange }) {
  const change = (/** @type {number} */ seat, /** @type {SeatWish} */ wish) =>
    onChange(seats.map((old, at) => (at === seat ? wish : old)));
  const mine = seats.filter((wish) => wish.kind === "me").length;
  return html`
    <ul class="plain-list seating">
      ${seats.map((wish, seat) => h(SeatLine, { key: seat, seat, wish, bots, isFirst: seats.findIndex(({ kind }) => kind === "me") === seat, onChange: (found) => change(seat, found) }))}
    </ul>
    ${mine > 1 && html`<p class="hint">${t("start-hot-seat")}</p>`}
    ${mine === 0 && html`<p class="error" role="alert">${t("start-nobody-is-me")}</p>`}
  `;
}

/**
 * @param {{seat: number, wish: SeatWish, bots: string[], isFirst: boolean, onChange: (wish: SeatWish) => void}} props
 */
function SeatLine({ seat, wish, bots, isFirst, onChange }) {
  const colour = t(`colour-${SEATS[seat].colour}`);
  const value = valueOf(wish);
  const onSelect = (/** @type {{currentTarget: HTMLSelectElement}} */ event) =>
    onChange(wishOf(event.currentTarget.value));
  const onName = (/** @type {{currentTarget: HTMLInputElement}} */ event) =>
    onChange({ ...wish, name: event.currentTarget.value });
  const choice = (/** @type {string} */ id, /** @type {string} */ text) =>
    html`<option value=${id} selected=${id === value}>${text}</option>`;
  return html`<li class="seat-line">
    ${badge({ seat })}
    <select aria-label=${t("start-who-plays", { colour })} onChange=${onSelect}>
      ${choice("me", isFirst || wish.kind !== "me" ? t("start-seat-me") : t("start-seat-me-too"))} ${choice("open", t("start-seat-open"))}
      ${bots.map((level) => choice(BOT + level, t("start-seat-bot", { level: levelText(level) })))}
    </select>
    ${wish.kind === "me" && html`<input aria-label=${t("start-name-of", { colour })} placeholder=${isFirst ? myName() : colour} maxlength="40" value=${wish.name ?? ""} onInput=${onName} />`}
    ${wish.kind === "open" && html`<span class="quiet-text">${t("start-seat-open-hint")}</span>`}
  </li>`;
}
