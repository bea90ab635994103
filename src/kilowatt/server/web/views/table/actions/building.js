//# allFunctionsCalledOnLoad
/** Building (R5): the cities picked, what they cost together, and what they lead to. */
import { t } from "../../../app/i18n.js";
import { h, html } from "../../../vendor/libraries.js";
import { openCities } from "../cities.js";
import { plantsOf } from "./fuelling.js";
import { Hint } from "./hint.js";
import { Bar, button, meIn, Primary, Sum, Undo } from "./parts.js";

/** @typedef {import("../../../types/protocol.js").CityBuilt} CityBuilt */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../app/content.js").Content} Content */
/** @typedef {import("./parts.js").Desk} Desk */

/** So few cities or cards before something begins, it is worth a word. */
const NEAR = 3;

/** @param {Desk} desk */
export function buildingBar(desk) {
  const { turn, picks } = desk;
  const seen = /** @type {Observation} */ (turn.seen.value);
  const built = turn.events.value.filter((event) => event.type === "city_built");
  const spent = turn.spent.value;
  return h(
    Bar,
    {
      kind: "building",
      title: t("actions-building-title"),
      lead: built.length ? null : t(meIn(seen).cities.length ? "actions-building-lead" : "actions-building-first"),
      sum: h(Sum, { spent, left: meIn(seen).money, isTold: true }),
      buttons: [
        h(Undo, { desk }),
        h(Hint, { desk }),
        button({ text: t("actions-city-list"), keys: "L", onAct: openCities }),
        h(Primary, {
          desk,
          text: built.length ? t("actions-build", { count: built.length, cost: spent }) : t("actions-build-nothing"),
          onAct: () => picks.confirm(() => [{ type: "done" }]),
        }),
      ],
    },
    [built.length > 0 && h(Plan, { desk, built }), h(Outlook, { desk, seen })],
  );
}

/** The cities picked, in the order they are built, each with its price. @param {{desk: Desk, built: CityBuilt[]}} props */
function Plan({ desk, built }) {
  const { match, picks } = desk;
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

/** What one could power, and how far the next Step and the end are. @param {{desk: Desk, seen: Observation}} props */
function Outlook({ desk, seen }) {
  const { content } = desk.match;
  const me = meIn(seen);
  const capacity = plantsOf(content, me.plants).reduce((total, plant) => total + plant.powers, 0);
  return html`<p class="act-facts">
    <span class=${capacity < me.cities.length ? "warn" : ""}>
      ${t("actions-could-power", { powered: seen.powering?.cities ?? 0, cities: me.cities.length, capacity })}
    </span>
    ${comingUp(content, seen).map((text) => html`<span key=${text} class="signal">${text}</span>`)}
  </p>`;
}

/** What is near: the next Step and what it opens, and the end. @param {Content} content @param {Observation} seen */
function comingUp({ edition }, seen) {
  const { step2_cities: step2, end_cities: end } = edition.players[seen.players.length];
  const [, second, third] = edition.house_costs;
  const most = Math.max(...seen.players.map((player) => player.cities.length));
  const cards = seen.deck.unknown + (seen.deck.top === null ? 0 : 1);
  const isNear = (/** @type {number} */ goal) => most >= goal - NEAR;
  return [
    seen.step === 1 && isNear(step2) && t(most < step2 ? "actions-step-2-near" : "actions-step-2-reached", { goal: step2, most, price: second }),
    seen.step < 3 && seen.deck.step3 && cards <= NEAR && t("actions-step-3-near", { cards, price: third }),
    isNear(end) && t(most < end ? "actions-end-near" : "actions-end-reached", { goal: end, most }),
  ].filter((text) => text !== false);
}
