/** Playing on from some moment of a game that is over: who plays which seat from there. */
import { Problem, post } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { h, html, useEffect, useSignal } from "../../vendor/libraries.js";
import { codesSeen, keepCodes } from "../shared/codes.js";
import { Dialog } from "../shared/dialog.js";
import { Seating, named } from "../start/seating.js";
import { enter } from "../start/sitting.js";
import { myName, offer, wantedLevel } from "../start/table-options.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */
/** @typedef {import("../../types/protocol.js").Seated} Seated */
/** @typedef {import("../../types/protocol.js").TableView} TableView */
/** @typedef {import("../start/sitting.js").SeatWish} SeatWish */

/**
 * Me at one seat, bots at the others.
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
 * @param {{table: TableView, number: number, seat: number, when: string, onClose: () => void}} props
 *   `seat`: the one suggested for me; `when`: the moment in words
 */
export function ForkDialog({ table, number, seat, when, onClose }) {
  const known = useSignal(/** @type {Offer | null} */ (null));
  const seats = useSignal(/** @type {SeatWish[]} */ ([]));
  const problem = useSignal("");
  const isBusy = useSignal(false);
  useEffect(() => {
    offer().then(
      (found) => {
        seats.value = suggestion(table, seat, found);
        known.value = found;
      },
      (error) => (problem.value = problemText(error)),
    );
  }, []);
  const begin = async () => {
    isBusy.value = true;
    try {
      /** @type {Seated} */
      const seated = await post(`/api/matches/${table.id}/fork`, { number, name: myName(), seats: named(seats.value) });
      keepCodes(seated);
      if (seats.value.every((wish) => wish.kind !== "open")) codesSeen(seated.match);
      onClose();
      enter(seated.match);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = problemText(error);
      isBusy.value = false;
    }
  };
  const isReady = known.value !== null && seats.value.some((wish) => wish.kind === "me") && !isBusy.value;
  const actions = html`
    <button type="button" class="button" onClick=${onClose}>${t("page-cancel")}</button>
    <button type="button" class="button primary" disabled=${!isReady} onClick=${begin}>${t("after-play-on")}</button>
  `;
  return h(
    Dialog,
    { title: t("after-play-on"), onClose, actions, class: "fork" },
    html`
      <p>${when}</p>
      <p class="quiet-text">${t("after-play-on-hint")}</p>
      ${known.value && h(Seating, { seats: seats.value, bots: known.value.bots, onChange: (next) => (seats.value = next) })}
      ${problem.value && html`<p class="error" role="alert">${problem.value}</p>`}
    `,
  );
}
