/** Banners above the table: the phase, the connection, spectators and absent players, and proposals. */
import { hasText, t } from "../../app/i18n.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { Dialog } from "../shared/dialog.js";
import { glyph } from "../shared/icon.js";
import { ask, mySeat } from "./table-requests.js";
import { SinceMyTurn } from "./news/since-my-turn.js";
import { Proposals } from "./votes.js";
import { SitDown } from "./waiting.js";
import { bannerText } from "./table-text.js";

/** @typedef {import("../../app/match.js").Match} Match */

/** What to do now and why, in a sentence. @param {{match: Match}} props */
export function PhaseBanner({ match }) {
  const seen = match.observation.value;
  if (seen === null || match.table.value.status !== "running") return null;
  const isMine = match.isMyTurn.value;
  const seat = match.mine.value.length ? seen.seat : null;
  const text = bannerText({ seen, names: match.names.value, content: match.content, isMine, seat });
  return html`<div class="phase-banner ${isMine ? "mine" : ""}">
    <p>${isMine && html`<b>${t("label-your-turn")}</b> `}<span>${text}</span></p>
    ${h(SinceMyTurn, { match })}
  </div>`;
}

/** `onMoved`: the viewer's seat has changed. @param {{match: Match, onMoved: () => void}} props */
export function Banners({ match, onMoved }) {
  return html`<div class="banners">
    ${h(Connection, { match })} ${h(ViewerBanner, { match, onMoved })} ${h(Proposals, { match })}
  </div>`;
}

/** @param {{match: Match}} props */
export function Connection({ match }) {
  const status = match.status.value;
  if (status === "reconnecting") {
    return html`<div class="banner warning" role="status">${glyph({ name: "offline" })}<p>${t("table-reconnecting")}</p></div>`;
  }
  if (status !== "closed") return null;
  const key = `problem-${match.closedFor.value}`;
  return html`<div class="banner warning" role="alert">
    ${glyph({ name: "offline" })}
    <p>${t("table-closed")} ${hasText(key) && t(key)}</p>
    <button type="button" class="button small" onClick=${() => location.reload()}>${t("page-reload")}</button>
  </div>`;
}

/** For spectators, and for players whose seat a bot plays. @param {{match: Match, onMoved: () => void}} props */
function ViewerBanner({ match, onMoved }) {
  if (match.table.value.status !== "running") return null;
  return match.mine.value.length ? h(AwayBanner, { match }) : h(SpectatorBanner, { match, onMoved });
}

/** @param {{match: Match, onMoved: () => void}} props */
function SpectatorBanner({ match, onMoved }) {
  const isJoining = useSignal(false);
  const hasRoom = match.table.value.seats.some((place) => place.free);
  const title = t(hasRoom ? "table-take-seat" : "table-code");
  return html`<div class="banner">
    ${glyph({ name: "eye" })}
    <p>${t("table-spectating")}</p>
    <button type="button" class="button small" onClick=${() => (isJoining.value = true)}>${t(hasRoom ? "table-take-seat" : "table-have-code")}</button>
    ${isJoining.value && h(Dialog, { title, onClose: () => (isJoining.value = false) }, h(SitDown, { match, onMoved }))}
  </div>`;
}

/** A bot plays for the viewer: for a while, or because the viewer resigned. @param {{match: Match}} props */
function AwayBanner({ match }) {
  const seat = mySeat(match);
  const { away, resigned } = match.table.value.seats[seat ?? -1] ?? {};
  if (seat === null || !(away || resigned)) return null;
  return html`<div class="banner">
    ${glyph({ name: "bot" })}
    <p>${t(resigned ? "table-you-resigned" : "table-bot-plays")}</p>
    ${!resigned && html`<button type="button" class="button small primary" onClick=${() => ask(match.id, "return", { seat })}>${t("table-return")}</button>`}
  </div>`;
}
