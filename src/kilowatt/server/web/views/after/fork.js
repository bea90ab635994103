/** The dialog to play on from a moment of a finished game: who plays which seat. */
import { post } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { h, html, useEffect, useSignal } from "../../vendor/libraries.js";
import { markCodesShown, storeCodes } from "../shared/codes.js";
import { Dialog } from "../shared/dialog.js";
import { useRequest } from "../shared/request.js";
import { Seating, named } from "../start/seating.js";
import { openTable } from "../start/new-match.js";
import { myName, offer, wantedLevel } from "../start/table-options.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */
/** @typedef {import("../../types/protocol.js").Seated} Seated */
/** @typedef {import("../../types/protocol.js").TableView} TableView */
/** @typedef {import("../start/new-match.js").SeatWish} SeatWish */

/**
 * The viewer in one seat, bots in the others.
 * @param {TableView} table
 * @param {number} seat
 * @param {Offer} found
 * @returns {SeatWish[]}
 */
function suggestion(table, seat, found) {
  const level = wantedLevel(found) ?? found.default_bot;
  return table.seats.map((place) =>
    place.seat === seat ? { kind: "me" } : { kind: "bot", name: place.name || null, bot: level },
  );
}

/**
 * @typedef {object} ForkProps
 * @property {TableView} table
 * @property {number} number the number of moves to keep
 * @property {number} seat the seat suggested for the viewer
 * @property {string} when the moment, in words
 * @property {() => void} onClose
 */

/** @param {ForkProps} props */
export function ForkDialog({ table, number, seat, when, onClose }) {
  const known = useSignal(/** @type {Offer | null} */ (null));
  const seats = useSignal(/** @type {SeatWish[]} */ ([]));
  const unavailable = useSignal("");
  const { problem: refused, isBusy, send } = useRequest();
  const problem = unavailable.value || refused;
  useEffect(() => {
    offer().then(
      (found) => {
        seats.value = suggestion(table, seat, found);
        known.value = found;
      },
      (error) => (unavailable.value = problemText(error)),
    );
  }, []);
  const isReady = known.value !== null && seats.value.some((wish) => wish.kind === "me") && !isBusy;
  const begin = () => send(() => fork(table, number, seats.value, onClose));
  return h(
    Dialog,
    { title: t("after-play-on"), onClose, actions: buttons(isReady, begin, onClose), class: "fork" },
    html`
      <p>${when}</p>
      <p class="quiet-text">${t("after-play-on-hint")}</p>
      ${known.value && h(Seating, { seats: seats.value, bots: known.value.bots, onChange: (next) => (seats.value = next) })}
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
    `,
  );
}

/** @param {boolean} isReady @param {() => void} onBegin @param {() => void} onClose */
const buttons = (isReady, onBegin, onClose) => html`
  <button type="button" class="button" onClick=${onClose}>${t("page-cancel")}</button>
  <button type="button" class="button primary" disabled=${!isReady} onClick=${onBegin}>${t("after-play-on")}</button>
`;

/**
 * Create the match and go to it.
 * @param {TableView} table
 * @param {number} number
 * @param {SeatWish[]} seats
 * @param {() => void} onCreated
 */
async function fork(table, number, seats, onCreated) {
  /** @type {Seated} */
  const seated = await post(`/api/matches/${table.id}/fork`, { number, name: myName(), seats: named(seats) });
  storeCodes(seated);
  if (seats.every((wish) => wish.kind !== "open")) markCodesShown(seated.match);
  onCreated();
  openTable(seated.match);
}
