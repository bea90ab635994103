/** Bureaucracy (R7): the plants to run, the fuel they burn, and the income. */
import { plantsOf } from "../../../app/content.js";
import { listed, t } from "../../../app/i18n.js";
import { FUELS } from "../../../app/seats.js";
import { h, html } from "../../../vendor/libraries.js";
import { fuelIcon, fuelWords, markersIn } from "../../shared/fuel.js";
import { glyph } from "../../shared/icon.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, meIn, Primary, Undo, useDigitKeys, useKeys } from "./widgets.js";
import { PlantPick } from "./plant-pick.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Power} Power */
/** @typedef {import("../../../types/protocol.js").Powering} Powering */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

/** @param {ActionContext} context */
export function powerBar(context) {
  const { match, picks } = context;
  const seen = /** @type {Observation} */ (match.observation.value);
  const legal = seen.powerings;
  const chosen = chosenIn(context, seen);
  const { plants, cities, income } = chosen;
  const text = plants.length ? t("actions-power", { cities, income }) : t("actions-power-none", { income });
  const head = {
    kind: "power",
    title: t("actions-power-title"),
    aside: burnedText(chosen),
    sum: h(Income, { powering: chosen }),
    more: h(AllChoices, { context, legal, chosen }),
  };
  const buttons = [
    h(Undo, { context }),
    h(Hint, { context }),
    h(Primary, { context, text, onAct: () => picks.confirm(() => [actionOf(chosen)]) }),
  ];
  return h(Bar, { ...head, buttons }, [
    h(Plants, { context, seen, legal, chosen }),
    h(Mix, { context, legal, chosen }),
  ]);
}

/** @param {{powering: Powering}} props */
function Income({ powering: { income, cities } }) {
  return html`<div class="act-sum">
    <span class="money" data-tip=${t("money-amount", { amount: income })}>${glyph({ name: "coin" })}<b>+${income}</b></span>
    <small>${t("city-count", { count: cities })}</small>
  </div>`;
}

/** @param {{plants: readonly number[], hybrid_coal: number}} powering @returns {Power} */
const actionOf = ({ plants, hybrid_coal }) => ({ type: "power", plants: [...plants], hybrid_coal });

/** @param {{plants: readonly number[]}} one @param {{plants: readonly number[]}} other */
const hasSamePlants = (one, other) => one.plants.join() === other.plants.join();

/** The powering that is chosen; initially the best one. @param {ActionContext} context @param {Observation} seen @returns {Powering} */
function chosenIn({ picks }, { powerings, powering }) {
  const wanted = picks.power.value ?? powering;
  const isWanted = (/** @type {Powering} */ one) =>
    wanted !== null && hasSamePlants(one, wanted) && one.hybrid_coal === wanted.hybrid_coal;
  return powerings.find(isWanted) ?? powerings[0];
}

/** @param {Powering} powering */
const burnedText = ({ burned }) =>
  markersIn(burned) ? t("actions-burns", { fuel: listed(fuelWords(burned)) }) : t("actions-burns-nothing");

/**
 * The powering with these plants whose hybrids burn nearest to this much coal; undefined if there is none.
 * @param {readonly Powering[]} legal
 * @param {{plants: readonly number[], hybrid_coal: number}} wanted
 * @returns {Powering | undefined}
 */
function nearest(legal, wanted) {
  const distance = (/** @type {Powering} */ one) => Math.abs(one.hybrid_coal - wanted.hybrid_coal);
  return legal.filter((one) => hasSamePlants(one, wanted)).sort((one, other) => distance(one) - distance(other))[0];
}

// --- the plants

/** @typedef {{context: ActionContext, legal: readonly Powering[], chosen: Powering}} Props */

/** @param {Props & {seen: Observation}} props */
function Plants({ context, seen, legal, chosen }) {
  const { match, picks } = context;
  const plants = plantsOf(match.content, meIn(seen).plants);
  const choices = plants.map((plant) => {
    const wanted = withPlant(chosen, plant.number);
    const found = nearest(legal, wanted);
    // The reason why these plants cannot run together is the same with any mix.
    const asks = found ? null : { ...wanted, hybrid_coal: 0 };
    return { plant, asks, onChoose: () => (picks.power.value = found ? actionOf(found) : null) };
  });
  useDigitKeys(context, "actions-key-run", choices);
  return html`<div class="act-choices" role="group" aria-label=${t("label-plants")}>
    ${choices.map((choice, place) =>
      h(PlantPick, {
        key: choice.plant.number,
        ...choice,
        keys: String(place + 1),
        isSwitch: true,
        isChosen: chosen.plants.includes(choice.plant.number),
      }),
    )}
  </div>`;
}

/** The powering with a plant switched on or off. @param {Powering} powering @param {number} plant @returns {Power} */
function withPlant({ plants, hybrid_coal }, plant) {
  const others = plants.filter((other) => other !== plant);
  const now = others.length < plants.length ? others : [...plants, plant].sort((one, other) => one - other);
  return { type: "power", plants: now, hybrid_coal };
}

// --- coal and oil for the hybrids

/** @param {Props} props */
function Mix({ context, legal, chosen }) {
  const mixes = legal.filter((one) => hasSamePlants(one, chosen)).map((one) => one.hybrid_coal);
  const set = (/** @type {number} */ coal) =>
    (context.picks.power.value = actionOf(nearest(legal, { ...chosen, hybrid_coal: coal }) ?? chosen));
  useMixKeys(context, chosen, mixes, set);
  if (mixes.length < 2) return null;
  const words = t("actions-mix-value", { coal: chosen.hybrid_coal, oil: chosen.hybrid_oil });
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

/**
 * @param {ActionContext} context
 * @param {Powering} chosen
 * @param {number[]} mixes the amounts of coal that are possible
 * @param {(coal: number) => unknown} set
 */
function useMixKeys(context, chosen, mixes, set) {
  const move = (/** @type {number} */ step) => () => {
    const coal = mixes[mixes.indexOf(chosen.hybrid_coal) + step];
    if (coal !== undefined) return set(coal);
    return context.picks.reasons.notify({ ...actionOf(chosen), hybrid_coal: chosen.hybrid_coal + step });
  };
  const keys = {
    ArrowRight: { text: "actions-key-more-coal", run: move(1) },
    ArrowLeft: { text: "actions-key-less-coal", run: move(-1) },
  };
  useKeys(mixes.length > 1 ? keys : {});
}

// --- every choice

/**
 * All sets of plants that can run, most cities first, each with the mix nearest to the chosen one.
 * @param {Props} props
 */
function AllChoices({ context, legal, chosen }) {
  const { picks } = context;
  const sets = legal.filter((one, place) => legal.findIndex((other) => hasSamePlants(other, one)) === place);
  const found = sets
    .map((one) => nearest(legal, { ...one, hybrid_coal: chosen.hybrid_coal }) ?? one)
    .sort((one, other) => other.cities - one.cities || markersIn(one.burned) - markersIn(other.burned));
  const choices = found.map((powering, place) => {
    const isChosen = hasSamePlants(powering, chosen);
    return button({
      key: powering.plants.join(),
      kind: "pick",
      class: "power-pick",
      text: html`<b>${powering.plants.length ? powering.plants.join(" + ") : t("actions-no-plant")}</b>
        <span>${t("city-count", { count: powering.cities })}</span><span>+${powering.income}</span>
        ${h(Burned, { powering })}`,
      isChecked: isChosen,
      tabIndex: isChosen || (place === 0 && !picks.power.value) ? 0 : -1,
      onAct: () => (picks.power.value = actionOf(powering)),
    });
  });
  return h(Choices, { label: t("actions-choices"), class: "act-powers" }, choices);
}

/** The markers that a powering burns, as symbols, which are short in every language. @param {{powering: Powering}} props */
function Burned({ powering }) {
  const { burned } = powering;
  const words = burnedText(powering);
  if (!markersIn(burned)) return html`<small>${words}</small>`;
  return html`<small data-tip=${words}>
    <span class="sr-only">${words}</span>
    ${FUELS.filter((fuel) => burned[fuel]).map((fuel) => html`<span key=${fuel} aria-hidden="true">−${burned[fuel]} ${fuelIcon({ kind: fuel })}</span>`)}
  </small>`;
}
