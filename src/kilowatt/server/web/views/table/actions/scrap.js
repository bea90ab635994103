/** One plant too many (R3.9): choose which goes, and what of its fuel stays behind. */
import { plantsOf } from "../../../app/content.js";
import { actionText, listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { fuelIcon, fuelWords } from "../../shared/fuel.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Undo, unlessAsked, useKeys } from "./widgets.js";
import { PlantPick } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

const DONE = /** @type {const} */ ({ type: "done" });

/** @param {ActionContext} context */
export function scrapBar(context) {
  const { match, turn, picks } = context;
  const base = /** @type {Observation} */ (match.observation.value);
  const seen = /** @type {Observation} */ (turn.seen.value);
  const chosen = scrappedIn(turn.actions.value) || base.auction.scrapped || null;
  // While there is something to settle the plan has an end that can be seen: that is for Done to reach.
  const isOpen = seen.auction.scrapped > 0;
  const asks = chosen === null ? DONE : isOpen ? picks.reasons.against(DONE) : null;
  const scrap = () => picks.confirm(() => (isOpen ? [DONE] : []));
  const most = match.content.edition.players[base.players.length].max_plants;
  return h(
    Bar,
    {
      kind: "scrap",
      title: t("actions-scrap-title"),
      lead: t("actions-scrap-lead", { most }),
      buttons: [
        h(Undo, { context }),
        h(Hint, { context }),
        h(Primary, {
          context,
          text:
            chosen === null
              ? t("actions-scrap-choose")
              : actionText({ type: "scrap", plant: chosen }, match.names.value),
          asks,
          onAct: scrap,
        }),
      ],
    },
    [
      h(Owned, { context, base, chosen }),
      isOpen && h(Leavings, { context, seen }),
      chosen !== null && h(Kept, { context, seen }),
    ],
  );
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
    return { plant, asks: picks.reasons.against(scrap), choose: () => picks.change(() => [scrap]) };
  });
  useKeys(
    Object.fromEntries(
      plants.map(({ asks, choose }, place) => [
        String(place + 1),
        { text: "actions-key-scrap", run: unlessAsked(context, asks, choose) },
      ]),
    ),
  );
  const cards = plants.map(({ plant, asks, choose }, place) =>
    h(PlantPick, {
      key: plant.number,
      plant,
      keys: String(place + 1),
      isChosen: plant.number === chosen,
      isStop: plant.number === chosen || (chosen === null && place === 0),
      asks,
      onChoose: choose,
    }),
  );
  return h(Choices, { label: t("label-plants") }, cards);
}

/** What may or must stay behind with the plant. @param {{context: ActionContext, seen: Observation}} props */
function Leavings({ context, seen }) {
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
 * What goes back to the supply with the plan as it is, and what is kept.
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
