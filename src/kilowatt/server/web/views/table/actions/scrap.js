//# allFunctionsCalledOnLoad
/** One plant too many (R3.9): choose which goes, and what of its fuel stays behind. */
import { actionText, listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { fuelIcon, fuelWords } from "../../shared/fuel.js";
import { plantsOf } from "./fuelling.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Undo, unlessAsked, useKeys } from "./parts.js";
import { PlantPick } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./parts.js").Desk} Desk */

const DONE = /** @type {const} */ ({ type: "done" });

/** @param {Desk} desk */
export function scrapBar(desk) {
  const { match, turn, picks } = desk;
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
        h(Undo, { desk }),
        h(Hint, { desk }),
        h(Primary, {
          desk,
          text: chosen === null ? t("actions-scrap-choose") : actionText({ type: "scrap", plant: chosen }, match.names.value),
          asks,
          onAct: scrap,
        }),
      ],
    },
    [h(Owned, { desk, base, chosen }), isOpen && h(Leavings, { desk, seen }), chosen !== null && h(Kept, { desk, seen })],
  );
}

/** @param {readonly Action[]} actions */
function scrappedIn([first]) {
  return first?.type === "scrap" ? first.plant : 0;
}

/** @param {{desk: Desk, base: Observation, chosen: number | null}} props */
function Owned({ desk, base, chosen }) {
  const { match, picks } = desk;
  const plants = plantsOf(match.content, meIn(base).plants).map((plant) => {
    const scrap = /** @type {const} */ ({ type: "scrap", plant: plant.number });
    return { plant, asks: picks.reasons.against(scrap), choose: () => picks.change(() => [scrap]) };
  });
  useKeys(
    Object.fromEntries(plants.map(({ asks, choose }, place) => [String(place + 1), { text: "actions-key-scrap", run: unlessAsked(desk, asks, choose) }])),
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

/** What may or must stay behind with the plant. @param {{desk: Desk, seen: Observation}} props */
function Leavings({ desk, seen }) {
  const { picks } = desk;
  const drop = (/** @type {import("../../../app/seats.js").Fuel} */ fuel) => picks.change((actions) => [...actions, { type: "drop", fuel }]);
  return html`<div class="act-drops">
    <span>${t("actions-drop-lead", { plant: seen.auction.scrapped })}</span>
    ${FUELS.filter((fuel) => meIn(seen).fuel[fuel] || seen.auction.left_behind[fuel]).map((fuel) =>
      button({
        key: fuel,
        kind: "small",
        text: html`${fuelIcon({ kind: fuel })} ${actionText({ type: "drop", fuel }, desk.match.names.value)}`,
        asks: picks.reasons.against({ type: "drop", fuel }),
        onAct: () => drop(fuel),
      }),
    )}
  </div>`;
}

/** What goes back to the supply with the plan as it is, and what is kept. @param {{desk: Desk, seen: Observation}} props */
function Kept({ desk, seen }) {
  const { turn } = desk;
  const lost = { coal: 0, oil: 0, garbage: 0, uranium: 0 };
  for (const event of turn.events.value) if (event.type === "fuel_dropped") lost[event.fuel] += event.count;
  const gone = fuelWords(lost);
  const kept = fuelWords(seen.auction.scrapped ? meIn(seen).fuel : less(meIn(seen).fuel, lost));
  return html`<p class="act-facts">
    ${gone.length > 0 && html`<span>${t("actions-scrap-gone", { fuel: listed(gone) })}</span>`}
    ${kept.length > 0 && html`<span>${t("actions-scrap-kept", { fuel: listed(kept) })}</span>`}
  </p>`;
}

/** @typedef {import("../../../types/protocol.js").Stock} Stock */
/** @param {Stock} stock @param {Stock} taken @returns {Stock} */
const less = (stock, taken) => ({
  coal: stock.coal - taken.coal,
  oil: stock.oil - taken.oil,
  garbage: stock.garbage - taken.garbage,
  uranium: stock.uranium - taken.uranium,
});
