/** One plant too many (R3.9): choose the plant to scrap and the fuel to drop. */
import { plantsOf } from "../../../app/content.js";
import { actionText, listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { fuelIcon, fuelWords } from "../../shared/fuel.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Undo, useDigitKeys } from "./widgets.js";
import { plantPicks } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

const DONE = /** @type {const} */ ({ type: "done" });

/** @param {ActionContext} context */
export function scrapBar(context) {
  const { match, turn } = context;
  const base = /** @type {Observation} */ (match.observation.value);
  const seen = /** @type {Observation} */ (turn.seen.value);
  const chosen = scrappedIn(turn.actions.value) || base.auction.scrapped || null;
  // With fuel to drop, the action Done ends the turn; otherwise scrapping ends it.
  const isOpen = seen.auction.scrapped > 0;
  const most = match.content.edition.players[base.players.length].max_plants;
  const head = { kind: "scrap", title: t("actions-scrap-title"), lead: t("actions-scrap-lead", { most }) };
  const body = [
    h(Owned, { context, base, chosen }),
    isOpen && h(FuelToDrop, { context, seen }),
    chosen !== null && h(Kept, { context, seen }),
  ];
  return h(Bar, { ...head, buttons: scrapButtons(context, chosen, isOpen) }, body);
}

/** @param {ActionContext} context @param {number | null} chosen @param {boolean} isOpen */
function scrapButtons(context, chosen, isOpen) {
  const { match, picks } = context;
  const text =
    chosen === null ? t("actions-scrap-choose") : actionText({ type: "scrap", plant: chosen }, match.names.value);
  const asks = chosen === null ? DONE : isOpen ? picks.reasons.against(DONE) : null;
  const onAct = () => picks.confirm(() => (isOpen ? [DONE] : []));
  return [h(Undo, { context }), h(Hint, { context }), h(Primary, { context, text, asks, onAct })];
}

/** @param {readonly Action[]} actions */
function scrappedIn([first]) {
  return first?.type === "scrap" ? first.plant : 0;
}

/** @param {{context: ActionContext, base: Observation, chosen: number | null}} props */
function Owned({ context, base, chosen }) {
  const { match, picks } = context;
  const plants = plantsOf(match.content, meIn(base).plants).map((plant) => {
    const scrap = /** @type {const} */ ({ type: "scrap", plant: plant.number });
    return { plant, asks: picks.reasons.against(scrap), onChoose: () => picks.change(() => [scrap]) };
  });
  useDigitKeys(context, "actions-key-scrap", plants);
  return h(Choices, { label: t("label-plants") }, plantPicks(plants, chosen));
}

/** The fuel that may or must be dropped with the plant. @param {{context: ActionContext, seen: Observation}} props */
function FuelToDrop({ context, seen }) {
  const { picks } = context;
  const drop = (/** @type {import("../../../app/seats.js").Fuel} */ fuel) =>
    picks.change((actions) => [...actions, { type: "drop", fuel }]);
  return html`<div class="act-drops">
    <span>${t("actions-drop-lead", { plant: seen.auction.scrapped })}</span>
    ${FUELS.filter((fuel) => meIn(seen).fuel[fuel] || seen.auction.left_behind[fuel]).map((fuel) =>
      button({
        key: fuel,
        kind: "small",
        text: html`${fuelIcon({ kind: fuel })} ${actionText({ type: "drop", fuel }, context.match.names.value)}`,
        asks: picks.reasons.against({ type: "drop", fuel }),
        onAct: () => drop(fuel),
      }),
    )}
  </div>`;
}

/**
 * The fuel that goes back to the supply, and the fuel that is kept.
 * @param {{context: ActionContext, seen: Observation}} props
 */
function Kept({ context, seen }) {
  const { fuel, dropped } = context.turn.fuel.value ?? { fuel: meIn(seen).fuel, dropped: null };
  const gone = dropped === null ? [] : fuelWords(dropped);
  const kept = fuelWords(fuel);
  return html`<p class="act-facts">
    ${gone.length > 0 && html`<span>${t("actions-scrap-gone", { fuel: listed(gone) })}</span>`}
    ${kept.length > 0 && html`<span>${t("actions-scrap-kept", { fuel: listed(kept) })}</span>`}
  </p>`;
}
