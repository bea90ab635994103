//# allFunctionsCalledOnLoad
/** Bureaucracy (R7): which plants to run, on what, and what it pays. */
import { listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { fuelIcon, fuelWords, markersIn } from "../../shared/fuel.js";
import { glyph } from "../../shared/icon.js";
import { plantsOf } from "./fuelling.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Undo, unlessAsked, useKeys } from "./parts.js";
import { PlantPick } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Plant} Plant */
/** @typedef {import("../../../types/protocol.js").Power} Power */
/** @typedef {import("../../../types/protocol.js").Stock} Stock */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("./parts.js").Desk} Desk */
/** What comes of a choice. @typedef {{cities: number, income: number, burned: Stock}} Outcome */

/** @param {Desk} desk */
export function powerBar(desk) {
  const { match, picks } = desk;
  const seen = /** @type {Observation} */ (match.observation.value);
  const legal = powersIn(seen);
  const chosen = chosenIn(desk, legal, seen);
  const outcome = outcomeOf(match.content, seen, chosen);
  return h(
    Bar,
    {
      kind: "power",
      title: t("actions-power-title"),
      aside: outcomeText(outcome),
      sum: html`<div class="act-sum">
        <span class="money" data-tip=${t("money-amount", { amount: outcome.income })}>${glyph({ name: "coin" })}<b>+${outcome.income}</b></span>
        <small>${t("city-count", { count: outcome.cities })}</small>
      </div>`,
      more: h(AllChoices, { desk, seen, legal, chosen }),
      buttons: [
        h(Undo, { desk }),
        h(Hint, { desk }),
        h(Primary, {
          desk,
          text: chosen.plants.length ? t("actions-power", { cities: outcome.cities, income: outcome.income }) : t("actions-power-none", { income: outcome.income }),
          onAct: () => picks.confirm(() => [chosen]),
        }),
      ],
    },
    [h(Plants, { desk, seen, legal, chosen }), h(Mix, { desk, seen, legal, chosen })],
  );
}

/** @param {Observation} seen @returns {Power[]} */
const powersIn = (seen) => seen.legal_actions.filter((action) => action.type === "power");

/** @param {{plants: readonly number[]}} one @param {{plants: readonly number[]}} other */
const hasSamePlants = (one, other) => one.plants.join() === other.plants.join();

/** The choice made, else the best. @param {Desk} desk @param {Power[]} legal @param {Observation} seen @returns {Power} */
function chosenIn({ picks }, legal, { powering }) {
  const best = legal.find((power) => powering && hasSamePlants(power, powering) && power.hybrid_coal === powering.hybrid_coal);
  return picks.power.value ?? best ?? legal[0];
}

/** @param {Content} content @param {Observation} seen @param {Power} power @returns {Outcome} */
function outcomeOf(content, seen, power) {
  const plants = plantsOf(content, power.plants);
  const made = plants.reduce((total, plant) => total + plant.powers, 0);
  const cities = Math.min(made, meIn(seen).cities.length);
  const { payout } = content.edition;
  return { cities, income: payout[Math.min(cities, payout.length - 1)], burned: burnedBy(plants, power.hybrid_coal) };
}

/** @param {Plant[]} plants @param {number} coal of the hybrids @returns {Stock} */
function burnedBy(plants, coal) {
  const by = (/** @type {string} */ kind) => plants.filter((plant) => plant.kind === kind).reduce((total, plant) => total + plant.burns, 0);
  return { coal: by("coal") + coal, oil: by("oil") + by("hybrid") - coal, garbage: by("garbage"), uranium: by("uranium") };
}

/** @param {Outcome} outcome */
const outcomeText = ({ burned }) => (markersIn(burned) ? t("actions-burns", { fuel: listed(fuelWords(burned)) }) : t("actions-burns-nothing"));

/**
 * Of the choices with these plants, the one with this much coal in the hybrids, or nearly so much.
 * @param {Power[]} legal
 * @param {Power} wanted
 */
function nearest(legal, wanted) {
  const far = (/** @type {Power} */ power) => Math.abs(power.hybrid_coal - wanted.hybrid_coal);
  return legal.filter((power) => hasSamePlants(power, wanted)).sort((one, other) => far(one) - far(other))[0];
}

// --- the plants

/** @typedef {{desk: Desk, seen: Observation, legal: Power[], chosen: Power}} Props */

/** @param {Props} props */
function Plants({ desk, seen, legal, chosen }) {
  const { match, picks } = desk;
  const plants = plantsOf(match.content, meIn(seen).plants);
  const choices = plants.map((plant) => {
    const wanted = withPlant(chosen, plant.number);
    const found = nearest(legal, wanted);
    // Why these plants cannot run together is the same with any mix.
    const asks = found ? null : { ...wanted, hybrid_coal: 0 };
    return { plant, asks, toggle: () => (picks.power.value = found) };
  });
  useKeys(
    Object.fromEntries(choices.map(({ asks, toggle }, place) => [String(place + 1), { text: "actions-key-run", run: unlessAsked(desk, asks, toggle) }])),
  );
  return html`<div class="act-choices" role="group" aria-label=${t("label-plants")}>
    ${choices.map(({ plant, asks, toggle }, place) =>
      h(PlantPick, {
        key: plant.number,
        plant,
        keys: String(place + 1),
        isSwitch: true,
        isChosen: chosen.plants.includes(plant.number),
        asks,
        onChoose: toggle,
      }),
    )}
  </div>`;
}

/** The choice with a plant switched on or off. @param {Power} power @param {number} plant @returns {Power} */
function withPlant({ plants, hybrid_coal }, plant) {
  const others = plants.filter((other) => other !== plant);
  const now = others.length < plants.length ? others : [...plants, plant].sort((one, other) => one - other);
  return { type: "power", plants: now, hybrid_coal };
}

// --- the mix of the hybrids

/** @param {Props} props */
function Mix({ desk, legal, chosen }) {
  const { match, picks } = desk;
  const mixes = legal.filter((power) => hasSamePlants(power, chosen)).map((power) => power.hybrid_coal);
  const hybrids = plantsOf(match.content, chosen.plants).filter((plant) => plant.kind === "hybrid");
  const burns = hybrids.reduce((total, plant) => total + plant.burns, 0);
  const set = (/** @type {number} */ coal) => (picks.power.value = nearest(legal, { ...chosen, hybrid_coal: coal }));
  const move = (/** @type {number} */ step) => () => {
    const coal = mixes[mixes.indexOf(chosen.hybrid_coal) + step];
    return coal === undefined ? picks.reasons.tell({ ...chosen, hybrid_coal: chosen.hybrid_coal + step }) : set(coal);
  };
  const isMixed = mixes.length > 1;
  const keys = {
    ArrowRight: { text: "actions-key-more-coal", run: move(1) },
    ArrowLeft: { text: "actions-key-less-coal", run: move(-1) },
  };
  useKeys(isMixed ? keys : {});
  if (!isMixed) return null;
  const words = t("actions-mix-value", { coal: chosen.hybrid_coal, oil: burns - chosen.hybrid_coal });
  return html`<label class="act-mix">
    <span>${t("actions-mix")}</span>
    ${fuelIcon({ kind: "oil" })}
    <input
      type="range"
      min=${mixes[0]}
      max=${mixes[mixes.length - 1]}
      value=${chosen.hybrid_coal}
      aria-valuetext=${words}
      onInput=${(/** @type {InputEvent & {currentTarget: HTMLInputElement}} */ event) => set(Number(event.currentTarget.value))}
    />
    ${fuelIcon({ kind: "coal" })}<output>${words}</output>
  </label>`;
}

// --- every choice

/** The sets of plants that can run, those that power most first, with the mix that is set, as far as it goes. @param {Props} props */
function AllChoices({ desk, seen, legal, chosen }) {
  const { match, picks } = desk;
  const sets = legal.filter((power, place) => legal.findIndex((other) => hasSamePlants(other, power)) === place);
  const found = sets
    .map((power) => nearest(legal, { ...power, hybrid_coal: chosen.hybrid_coal }))
    .map((power) => ({ power, outcome: outcomeOf(match.content, seen, power) }))
    .sort((one, other) => other.outcome.cities - one.outcome.cities || markersIn(one.outcome.burned) - markersIn(other.outcome.burned));
  const choices = found.map(({ power, outcome }, place) => {
    const isChosen = hasSamePlants(power, chosen);
    return button({
      key: power.plants.join(),
      kind: "pick",
      class: "power-pick",
      text: html`<b>${power.plants.length ? power.plants.join(" + ") : t("actions-no-plant")}</b>
        <span>${t("city-count", { count: outcome.cities })}</span><span>+${outcome.income}</span>
        ${h(Burned, { outcome })}`,
      isChecked: isChosen,
      tabIndex: isChosen || (place === 0 && !picks.power.value) ? 0 : -1,
      onAct: () => (picks.power.value = power),
    });
  });
  return h(Choices, { label: t("actions-choices"), class: "act-powers" }, choices);
}

/** The markers a choice burns: as symbols they take as little room in every language. @param {{outcome: Outcome}} props */
function Burned({ outcome }) {
  const { burned } = outcome;
  const words = outcomeText(outcome);
  if (!markersIn(burned)) return html`<small>${words}</small>`;
  return html`<small data-tip=${words}>
    <span class="sr-only">${words}</span>
    ${FUELS.filter((fuel) => burned[fuel]).map((fuel) => html`<span key=${fuel} aria-hidden="true">−${burned[fuel]} ${fuelIcon({ kind: fuel })}</span>`)}
  </small>`;
}
