/** The players: their holdings, and what they are doing. */
import { plantOf } from "../../../app/content.js";
import { t } from "../../../app/i18n.js";
import { SEATS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { glyph } from "../../shared/icon.js";
import { memoBy } from "../../shared/memo.js";
import { Money } from "../../shared/money.js";
import { TinyPlant } from "../../shared/plant.js";
import { isDone, statusText } from "../table-text.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").PlayerView} PlayerView */
/** @typedef {import("../../../types/protocol.js").SeatView} SeatView */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("../../../app/i18n.js").Names} Names */
/** @typedef {import("../table-text.js").Recent} Recent */
/**
 * @typedef {object} Props
 * @property {Content} content
 * @property {Observation} seen
 * @property {Names} names
 * @property {number | null} [seat] mine
 * @property {Recent} [recent] the events of this phase
 * @property {readonly SeatView[]} [seats] the occupants of the seats
 * @property {readonly number[]} [online] the seats whose players are online
 * @property {readonly number[]} [masked] seats whose money is covered
 * @property {(seat: number) => unknown} [clock] renders the time left
 */

/**
 * A card for each player, in turn order. In the document the cards are in the order of the seats, and CSS changes their
 * places: moving an element in the document is slow.
 * @param {Props} props
 */
export function Players(props) {
  const { players } = props.seen;
  return html`<section class="players ${players.length % 2 ? "" : "even"}" aria-label=${t("table-players")}>
    ${players.map((_, seat) => h(PlayerCard, { key: seat, ...props, at: seat }))}
  </section>`;
}

const PlayerCard = memoBy(
  /** @param {Props & {at: number}} props */ ({
    content,
    seen,
    names,
    seat,
    recent,
    seats,
    online,
    masked,
    clock,
    at,
  }) => {
    const player = seen.players[at];
    const isActive = seen.active === at;
    const place = seen.order.indexOf(at);
    const isLast = place === seen.players.length - 1;
    const state = `player p-${SEATS[at].colour} ${isActive ? "active" : ""} ${isDone(seen, at) ? "done" : ""} ${isLast ? "last" : ""}`;
    return html`<article class=${state} style=${{ order: place + 1 }} aria-current=${isActive ? "true" : null}>
      <header>
        ${badge({ seat: at })}
        <div class="who">
          <h3><span class="name" dir="auto">${names.players[at]}</span>${tagsOf({ isMe: at === seat, at, seats, online })}</h3>
          <p class="status"><span>${statusText(seen, at, recent)}</span>${clock?.(at)}</p>
        </div>
        ${h(Money, { amount: masked?.includes(at) ? null : player.money })}
      </header>
      <div class="holdings">${h(Figures, { player })}${h(Plants, { content, player })}</div>
    </article>`;
  },
  ({ seen, names, seat, recent, seats, online, masked, clock, at }) => [
    seen.players[at],
    seen.order.indexOf(at),
    statusText(seen, at, recent),
    isDone(seen, at),
    seen.active === at,
    names.players[at],
    seat === at,
    seats?.[at],
    online?.includes(at),
    masked?.includes(at),
    clock === undefined,
  ],
);

/**
 * Tags: the viewer, a bot, or a player who is offline.
 * @param {{isMe: boolean, at: number, seats?: readonly SeatView[], online?: readonly number[]}} props
 */
function tagsOf({ isMe, at, seats, online }) {
  const place = seats?.[at];
  /** @type {string[]} */
  const tags = [];
  if (place?.resigned) tags.push(t("table-tag-resigned"));
  else if (place?.kind === "bot") tags.push(t("table-tag-bot"));
  else if (place?.away) tags.push(t("table-tag-away"));
  else if (place && !isMe && online && !online.includes(at)) tags.push(t("table-tag-offline"));
  return html`${isMe && html`<small class="tag">${t("table-tag-you")}</small>`}${tags.map((text) => html`<small key=${text} class="tag plain-tag">${text}</small>`)}`;
}

/** @param {{player: PlayerView}} props */
function Figures({ player: { capacity, cities } }) {
  const words = [t("table-figure-cities", { count: cities.length }), t("table-figure-power", { count: capacity })];
  return html`<span class="figures">
    <span class="figure" role="img" aria-label=${words[0]} data-tip=${words[0]}>${glyph({ name: "house" })}<b>${cities.length}</b></span>
    <span class="figure" role="img" aria-label=${words[1]} data-tip=${words[1]}>${glyph({ name: "bolt" })}<b>${capacity}</b></span>
  </span>`;
}

const Plants = memoBy(
  /** @param {{content: Content, player: PlayerView}} props */ ({ content, player }) =>
    html`<span class="own-plants">
      ${player.stored.map(({ plant, fuel }) => h(TinyPlant, { key: plant, plant: plantOf(content, plant), stored: fuel }))}
    </span>`,
  ({ player: { stored } }) => [stored],
);
