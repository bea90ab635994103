/** Proposals that need everyone's consent, and the dialog to propose a takeback. */
import { listed, t } from "../../app/i18n.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { Dialog } from "../shared/dialog.js";
import { ask, mySeat } from "./table-requests.js";
import { linesOf } from "./panels/log-rows.js";
import { movesInForce } from "./table-text.js";

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../types/protocol.js").Proposal} Proposal */
/** @typedef {import("../../app/match.js").Match} Match */

/** Moves that a proposal can take back. */
const MAX_MOVES = 15;

/** @param {{match: Match}} props */
export function Proposals({ match }) {
  return html`${match.table.value.proposals.map((proposal) => h(ProposalBanner, { key: proposal.kind, match, proposal }))}`;
}

/** @param {{match: Match, proposal: Proposal}} props */
function ProposalBanner({ match, proposal }) {
  const names = match.names.value.players;
  const people = (/** @type {number[]} */ seats) => listed(seats.map((seat) => names[seat]));
  const player = people(proposal.agreed);
  const missing = proposal.wanted.filter((seat) => !proposal.agreed.includes(seat));
  const count = match.number.value - proposal.target;
  const text =
    proposal.kind === "takeback"
      ? t("table-proposal-takeback", { player, count })
      : t("table-proposal-abandon", { player });
  const isWanted = missing.some((seat) => match.mine.value.includes(seat));
  const isMine = proposal.agreed.some((seat) => match.mine.value.includes(seat));
  const vote = (/** @type {boolean} */ agree) => ask(match.id, proposal.kind, { agree, seat: mySeat(match) });
  return html`<div class="banner proposal" role="alert">
    <p>${text} ${missing.length > 0 && html`<span class="quiet-text">${t("table-proposal-missing", { players: people(missing) })}</span>`}</p>
    ${isWanted && html`<button type="button" class="button small primary" onClick=${() => vote(true)}>${t("table-agree")}</button>`}
    ${
      (isWanted || isMine) &&
      html`<button type="button" class="button small" onClick=${() => vote(false)}>${t(isMine ? "table-withdraw" : "table-decline")}</button>`
    }
  </div>`;
}

/** Choose the moves to take back. @param {{match: Match, onClose: () => void}} props */
export function ProposeTakeback({ match, onClose }) {
  const moves = movesInForce(match.entries.value).slice(-MAX_MOVES).reverse();
  const mine = moves.findIndex((entry) => match.mine.value.includes(entry.seat));
  const chosen = useSignal(moves[Math.max(0, mine)]?.number ?? 0);
  const propose = async () => {
    onClose();
    const wish = { number: chosen.value - 1, seq: match.seq.value, seat: mySeat(match) };
    await ask(match.id, "takeback", { agree: true, ...wish });
  };
  const actions = html`
    <button type="button" class="button" onClick=${onClose}>${t("page-cancel")}</button>
    <button type="button" class="button primary" disabled=${!moves.length} onClick=${propose}>${t("table-propose")}</button>
  `;
  return h(
    Dialog,
    { title: t("table-takeback"), onClose, actions },
    html`<p>${t("table-takeback-help")}</p>
      <fieldset class="takeback">
        <legend class="sr-only">${t("table-takeback-help")}</legend>
        ${moves.map((entry) => moveChoice(entry, match, chosen))}
      </fieldset>`,
  );
}

/** @param {Entry} entry @param {Match} match @param {{value: number}} chosen the number of the first move to take back */
function moveChoice(entry, match, chosen) {
  const [line] = linesOf([entry], match.names.value);
  return html`<label key=${entry.number} class=${entry.number >= chosen.value ? "going" : ""}>
    <input type="radio" name="takeback" checked=${entry.number === chosen.value} onChange=${() => (chosen.value = entry.number)} />
    ${line && line.seat !== null && badge({ seat: line.seat, class: "tiny" })} <span>${line?.text}</span>
  </label>`;
}
