/** The waiting room before a game: the terms, the seats, and the link to share. */
import { post } from "../../app/api.js";
import { listed, regionName, t } from "../../app/i18n.js";
import { playerName } from "../../app/settings.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { markCodesShown, storeCodes } from "../shared/codes.js";
import { glyph } from "../shared/icon.js";
import { clockText } from "../start/clocks.js";
import { boardText, myName } from "../start/table-options.js";
import { ask, copy, linkTo, mySeat, withNotice, share } from "./table-requests.js";

/** @typedef {import("../../types/protocol.js").Retaken} Retaken */
/** @typedef {import("../../types/protocol.js").Seated} Seated */
/** @typedef {import("../../types/protocol.js").SeatView} SeatView */
/** @typedef {import("../../app/match.js").Match} Match */

/**
 * `onMoved`: the viewer's seat has changed, so the table must be opened again.
 * @param {{match: Match, onMoved: () => void}} props
 */
export function WaitingRoom({ match, onMoved }) {
  const table = match.table.value;
  const isSeated = match.mine.value.length > 0;
  const isHost = table.host !== null && match.mine.value.includes(table.host);
  const free = table.seats.filter((seat) => seat.free).length;
  return html`<main class="waiting-room">
    <section class="card">
      <h1>${t("table-waiting-title", { board: boardText(table.terms.config.board) })}</h1>
      <p class="quiet-text">${t("table-waiting-for", { count: free })}</p>
      ${h(Terms, { match })}
      <ol class="plain-list seats">
        ${table.seats.map((seat) => h(Seat, { key: seat.seat, match, seat, isHost }))}
      </ol>
      ${isSeated ? h(SeatedActions, { match, isHost, free, onMoved }) : h(SitDown, { match, onMoved })}
    </section>
    ${h(Invite, { match })}
  </main>`;
}

/** @param {string | readonly string[] | null | undefined} regions @param {import("../../app/content.js").Content["board"]} board */
function regionsText(regions, board) {
  if (!Array.isArray(regions)) return t(regions === "draft" ? "table-regions-draft" : "table-regions-random");
  const names = regions.map((id) => {
    const region = board.regions.find((found) => found.id === id);
    return region ? regionName(board.id, region) : id;
  });
  return t("table-regions-chosen", { regions: listed(names) });
}

/** The terms of the match. @param {{match: Match}} props */
function Terms({ match }) {
  const { terms } = match.table.value;
  const { config } = terms;
  const facts = [
    t("table-player-count", { count: config.players }),
    regionsText(config.regions, match.content.board),
    terms.clock ? clockText(terms.clock) : t("table-no-clock"),
    config.hidden_money && t("table-hidden-money"),
    !terms.spectators && t("table-no-spectators"),
    !terms.hints && t("table-no-hints"),
    terms.seeded && t("table-seeded"),
  ];
  return html`<ul class="plain-list terms">${facts.filter(Boolean).map((fact) => html`<li class="chip">${fact}</li>`)}</ul>`;
}

/** @param {{match: Match, seat: SeatView, isHost: boolean}} props */
function Seat({ match, seat, isHost }) {
  const isMine = match.mine.value.includes(seat.seat);
  const isOnline = match.online.value.includes(seat.seat);
  const name = seat.kind === "open" ? t("page-open-seat") : match.names.value.players[seat.seat];
  const offline = seat.kind === "person" && !isOnline && !isMine ? t("table-tag-offline") : "";
  const state = seat.kind === "bot" ? t("table-tag-bot") : offline;
  return html`<li class="seat ${seat.kind}">
    ${badge({ seat: seat.seat, class: seat.kind === "open" ? "vacant" : "" })}
    <b>${name}</b>
    ${isMine && html`<small class="tag">${t("table-tag-you")}</small>`}
    ${match.table.value.host === seat.seat && html`<small class="tag plain-tag">${t("table-tag-host")}</small>`}
    ${state && html`<small class="tag plain-tag">${state}</small>`}
    ${
      isHost &&
      seat.kind === "person" &&
      !isMine &&
      html`<button type="button" class="button small" onClick=${() => ask(match.id, "remove", { seat: seat.seat })}>${t("table-remove-yes")}</button>`
    }
  </li>`;
}

/** @param {{match: Match, isHost: boolean, free: number, onMoved: () => void}} props */
function SeatedActions({ match, isHost, free, onMoved }) {
  const leave = async () => {
    if (await ask(match.id, "leave", { seat: mySeat(match) })) onMoved();
  };
  return html`<div class="waiting-actions">
    ${isHost && html`<button type="button" class="button primary large" onClick=${() => ask(match.id, "start")}>${t(free ? "table-start-bots" : "table-start", { count: free })}</button>`}
    ${!isHost && html`<p>${t("table-waiting-host")}</p>`}
    <button type="button" class="button" onClick=${leave}>${t("table-leave")}</button>
  </div>`;
}

/** Take a free seat, or one's own seat again by its code. @param {{match: Match, onMoved: () => void}} props */
export function SitDown({ match, onMoved }) {
  const hasRoom = match.table.value.seats.some((seat) => seat.free);
  return html`<div class="sit-down">
    ${hasRoom && h(Join, { id: match.id, onMoved })} ${h(Retake, { id: match.id, isOpen: !hasRoom, onMoved })}
  </div>`;
}

/** Take a free seat. @param {{id: string, onMoved: () => void}} props */
function Join({ id, onMoved }) {
  const name = useSignal(myName());
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = name.value.trim();
    if (!wanted) return;
    playerName.value = wanted;
    /** @type {Seated | null} */
    const seated = await withNotice(post(`/api/matches/${id}/join`, { name: wanted }));
    if (seated === null) return;
    storeCodes(seated);
    onMoved();
  };
  return html`<form class="join" onSubmit=${join}>
    <div class="field">
      <label for="join-name">${t("table-your-name")}</label>
      <input id="join-name" maxlength="40" autocomplete="nickname" required value=${name.value} onInput=${into(name)} />
    </div>
    <button class="button primary">${t("table-sit-down")}</button>
  </form>`;
}

/** Take one's own seat again by its recovery code. @param {{id: string, isOpen?: boolean, onMoved: () => void}} props */
export function Retake({ id, isOpen, onMoved }) {
  const code = useSignal(/** @type {string | null} */ (isOpen ? "" : null));
  const retake = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wanted = code.value?.trim();
    if (!wanted) return;
    /** @type {Retaken | null} */
    const retaken = await withNotice(post(`/api/matches/${id}/retake`, { code: wanted }));
    if (retaken === null) return;
    storeCodes({ match: id, seats: [retaken.seat], codes: [wanted] });
    markCodesShown(id);
    onMoved();
  };
  if (code.value === null)
    return html`<button type="button" class="link" onClick=${() => (code.value = "")}>${t("table-have-code")}</button>`;
  return html`<form class="join" onSubmit=${retake}>
    <div class="field">
      <label for="join-code">${t("table-code")}</label>
      <input id="join-code" minlength="20" maxlength="40" autocomplete="off" required value=${code.value} onInput=${into(code)} />
    </div>
    <button class="button">${t("table-retake")}</button>
  </form>`;
}

/** @param {{value: string | null}} signal */
const into = (signal) => (/** @type {{currentTarget: HTMLInputElement}} */ event) =>
  (signal.value = event.currentTarget.value);

/** The link to the table. @param {{match: Match}} props */
function Invite({ match }) {
  const link = linkTo(match.id);
  return html`<section class="card invite-link">
    <h2>${t("table-invite")}</h2>
    <p>${t("table-invite-help")}</p>
    <div class="link-row">
      <input readonly aria-label=${t("table-invite")} value=${link} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
      <button type="button" class="button" onClick=${() => copy(link)}>${t("table-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="button" onClick=${() => share(match.id)}>${glyph({ name: "share" })}${t("table-share")}</button>`}
    </div>
  </section>`;
}
