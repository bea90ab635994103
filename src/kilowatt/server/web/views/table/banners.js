/** Words above the table: what is to do, what is wrong with the connection, who one is here, what is being voted on. */
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

/** What is to do and why, in a sentence. @param {{match: Match}} props */
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

/** `onMoved`: I sit elsewhere now. @param {{match: Match, onMoved: () => void}} props */
export function Banners({ match, onMoved }) {
  return html`<div class="banners">
    ${h(Connection, { match })} ${h(WhoIAm, { match, onMoved })} ${h(Proposals, { match })}
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

/** A spectator, or somebody for whom a bot plays. @param {{match: Match, onMoved: () => void}} props */
function WhoIAm({ match, onMoved }) {
  const isJoining = useSignal(false);
  const { status, seats } = match.table.value;
  if (status !== "running") return null;
  const seat = mySeat(match);
  if (!match.mine.value.length) {
    const hasRoom = seats.some((place) => place.free);
    return html`<div class="banner">
      ${glyph({ name: "eye" })}
      <p>${t("table-spectating")}</p>
      <button type="button" class="button small" onClick=${() => (isJoining.value = true)}>${t(hasRoom ? "table-take-seat" : "table-have-code")}</button>
      ${
        isJoining.value &&
        h(
          Dialog,
          { title: t(hasRoom ? "table-take-seat" : "table-code"), onClose: () => (isJoining.value = false) },
          h(SitDown, { match, onMoved }),
        )
      }
    </div>`;
  }
  if (seat === null || !(seats[seat].away || seats[seat].resigned)) return null;
  return html`<div class="banner">
    ${glyph({ name: "bot" })}
    <p>${t(seats[seat].resigned ? "table-you-resigned" : "table-bot-plays")}</p>
    ${
      !seats[seat].resigned &&
      html`<button type="button" class="button small primary" onClick=${() => ask(match.id, "return", { seat })}>${t("table-return")}</button>`
    }
  </div>`;
}
