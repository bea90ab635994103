/** Building (R5): the picked cities, their total cost, and their effect. */
import { t } from "../../../app/i18n.js";
import { h, html } from "../../../vendor/libraries.js";
import { openCities } from "../panels/city-list.js";
import { Hint } from "./hint.js";
import { Bar, button, meIn, Primary, Sum, Undo } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").CityBuilt} CityBuilt */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Milestone} Milestone */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

/** @param {ActionContext} context */
export function buildingBar(context) {
  const { turn, picks } = context;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const built = turn.events.value.filter((event) => event.type === "city_built");
  const spent = turn.spent.value;
  const text = built.length ? t("actions-build", { count: built.length, cost: spent }) : t("actions-build-nothing");
  const head = {
    kind: "building",
    title: t("actions-building-title"),
    lead: built.length ? null : t(meIn(seen).cities.length ? "actions-building-lead" : "actions-building-first"),
    sum: h(Sum, { spent, left: meIn(seen).money, isTold: true }),
  };
  const buttons = [
    h(Undo, { context }),
    h(Hint, { context }),
    button({ text: t("actions-city-list"), keys: "L", onAct: openCities }),
    h(Primary, { context, text, onAct: () => picks.confirm(() => [{ type: "done" }]) }),
  ];
  return h(Bar, { ...head, buttons }, [built.length > 0 && h(Plan, { context, built }), h(Outlook, { seen })]);
}

/**
 * The picked cities in build order, each with its price.
 * @param {{context: ActionContext, built: CityBuilt[]}} props
 */
function Plan({ context, built }) {
  const { match, picks } = context;
  return html`<ol class="act-plan" aria-label=${t("actions-plan")}>
    ${built.map(({ city, house, connection }) => {
      const name = match.names.value.cities[city];
      return html`<li key=${city} class="act-chip">
        <span><b lang=${match.content.geometry.lang}>${name}</b> ${connection ? `${connection}+${house}` : house}</span>
        ${button({ kind: "small", text: "×", label: t("actions-unpick", { city: name }), onAct: () => picks.unpickCity(city) })}
      </li>`;
    })}
  </ol>`;
}

/** What the plants could power, and whether the next step or the end is near. @param {{seen: Observation}} props */
function Outlook({ seen }) {
  const { capacity, cities } = meIn(seen);
  return html`<p class="act-facts">
    <span class=${capacity < cities.length ? "warn" : ""}>
      ${t("actions-could-power", { powered: seen.powering?.cities ?? 0, cities: cities.length, capacity })}
    </span>
    ${seen.milestones.map(milestoneText).map((text) => html`<span key=${text} class="signal">${text}</span>`)}
  </p>`;
}

/** @param {Milestone} milestone */
function milestoneText({ kind, goal, count, reached, price }) {
  switch (kind) {
    case "step_2":
      return t(reached ? "actions-step-2-reached" : "actions-step-2-near", { goal, most: count, price: price ?? 0 });
    case "step_3":
      return t("actions-step-3-near", { cards: count, price: price ?? 0 });
    case "end":
      return t(reached ? "actions-end-reached" : "actions-end-near", { goal, most: count });
  }
}
