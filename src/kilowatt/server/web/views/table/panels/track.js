/** The turn order, and the number of cities of each player. */
import { listed, t } from "../../../app/i18n.js";
import { h, html } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { glyph } from "../../shared/icon.js";
import { memoBy } from "../../shared/memo.js";
import { isDone, isReversed } from "../table-text.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("../../../app/i18n.js").Names} Names */
/** @typedef {{content: Content, seen: Observation, names: Names}} Props */

const LAST_CELL = 21;

export const Track = memoBy(
  /** @param {Props} props */ ({
    content,
    seen,
    names,
  }) => html`<section class="panel track" aria-label=${t("table-track")}>
    ${h(TurnOrder, { seen, names })} ${h(CityTrack, { content, seen, names })}
  </section>`,
  ({ seen, names }) => [seen.order, seen.phase, seen.active, seen.auction, cityCounts(seen), names.players],
);

/** @param {Observation} seen */
const cityCounts = (seen) => seen.players.map((player) => player.cities.length);

/** @param {{seen: Observation, names: Names}} props */
function TurnOrder({ seen, names }) {
  return html`<div class="turn-order">
    <h2>${t("label-turn-order")}<i>${t(isReversed(seen) ? "table-order-reversed" : "table-order-forward")}</i></h2>
    <ol class=${isReversed(seen) ? "reversed" : ""}>
      ${seen.order.map((seat) => {
        const isActive = seen.active === seat;
        return html`<li key=${seat} class=${isActive ? "active" : isDone(seen, seat) ? "done" : ""} aria-current=${isActive ? "true" : null}>
          ${badge({ seat })}<span dir="auto">${names.players[seat]}</span>
        </li>`;
      })}
    </ol>
  </div>`;
}

export const CityTrack = memoBy(
  /** @param {Props} props */ ({ content, seen, names }) => {
    const { step2_cities: step2, end_cities: end } = content.edition.players[seen.config.players];
    const counts = cityCounts(seen);
    const last = Math.max(LAST_CELL, ...counts);
    const words = seen.players.map(
      (player, seat) => `${names.players[seat]}: ${t("city-count", { count: player.cities.length })}`,
    );
    return html`<div class="city-track">
    ${glyph({ name: "house", label: t("table-cities-connected") })}
    <div class="cells" role="img" aria-label=${[...words, t("table-step-2-at", { count: step2 }), t("table-end-at", { count: end })].join(". ")}>
      ${Array.from({ length: last + 1 }, (_, count) =>
        h(Cell, {
          count,
          seats: seen.order.filter((seat) => counts[seat] === count),
          kind: count === step2 ? "step-2" : count === end ? "end" : "",
          players: names.players,
        }),
      )}
    </div>
  </div>`;
  },
  ({ seen, names }) => [seen.order, cityCounts(seen), names.players],
);

const Cell = memoBy(
  /** @param {{count: number, seats: number[], kind: string, players: string[]}} props */ ({
    count,
    seats,
    kind,
    players,
  }) => {
    const note = kind && t(kind === "end" ? "table-end" : "table-step-2");
    const meant = kind && t(kind === "end" ? "table-end-at" : "table-step-2-at", { count });
    const there = `${seats.length ? `${listed(seats.map((seat) => players[seat]))}: ` : ""}${t("city-count", { count })}`;
    return html`<span class="cell ${kind}" data-tip=${meant ? `${there}. ${meant}` : there}>
    <span class=${seats.length > 2 ? "stack crowd" : "stack"}>${seats.map((seat) => badge({ seat, key: seat }))}</span><b>${count}</b>${note && html`<small>${note}</small>`}
  </span>`;
  },
  (props) => props,
);
