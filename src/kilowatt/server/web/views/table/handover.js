/** Several players at one device: between their turns the table is covered, so that nobody sees the secrets of others. */
import { t } from "../../app/i18n.js";
import { DialogLiveRegions } from "../../app/notices.js";
import { h, html, useComputed, useLayoutEffect, useRef, useSignal } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";

/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../app/match.js").Match} Match */

/**
 * The cover when the turn passes to another player of this device. It is a dialog that only its button closes, and it
 * hides the table.
 * @param {{match: Match}} props
 */
export function HandOver({ match }) {
  const sitting = useSignal(/** @type {number | null} */ (null));
  const asked = useComputed(() => (match.isHotSeat.value && match.isMyTurn.value ? match.seat.value : null));
  if (asked.value === null || asked.value === sitting.value) return null;
  const seat = asked.value;
  return h(Cover, { key: seat, seat, name: match.names.value.players[seat], onReady: () => (sitting.value = seat) });
}

/** @param {{seat: number, name: string, onReady: () => void}} props */
function Cover({ seat, name, onReady }) {
  const cover = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // A layout effect, because the table must not be visible even for a frame.
  useLayoutEffect(() => cover.current?.showModal(), []);
  return html`<dialog class="hand-over" ref=${cover} aria-labelledby="hand-over" onCancel=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${badge({ seat, class: "large" })}
    <h2 class="title" id="hand-over">${t("table-hand-over", { player: name })}</h2>
    <p>${t("table-hand-over-help")}</p>
    <button type="button" class="button primary large" onClick=${onReady}>${t("table-hand-over-ready", { player: name })}</button>
    ${h(DialogLiveRegions, {})}
  </dialog>`;
}

/**
 * Seats of this device whose money is covered: while none of them is active, and until the active player has uncovered
 * the table.
 * @param {Match} match
 * @param {Observation} seen the observation that is shown
 * @returns {number[]}
 */
export function coveredSeats(match, seen) {
  const isSecret =
    match.table.value.terms.config.hidden_money && match.isHotSeat.value && match.table.value.status === "running";
  return isSecret && !(match.isMyTurn.value && match.seat.value === seen.seat) ? match.mine.value : [];
}
