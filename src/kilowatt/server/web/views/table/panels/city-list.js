/** All cities as a list: a fast way to build, and an alternative to the map for screen readers. */
import { t } from "../../../app/i18n.js";
import { h, html, signal, useEffect } from "../../../vendor/libraries.js";
import { Dialog } from "../../shared/dialog.js";
import { reasonText } from "../actions/reasons.js";
import { CityTable } from "../map/city-table.js";

/** @typedef {import("../actions/widgets.js").ActionContext} ActionContext */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Refusal} Refusal */

/** Whether the list is open; keys, the menu and the action area open it. */
const isOpen = signal(false);
export const openCities = () => void (isOpen.value = true);
const close = () => void (isOpen.value = false);

/** @param {{context: ActionContext}} props */
export function Cities({ context }) {
  // Close the list with the table.
  useEffect(() => close, []);
  return isOpen.value && h(CityList, { context });
}

/** @param {{context: ActionContext}} props */
function CityList({ context }) {
  const { match, turn } = context;
  useEffect(() => {
    // With a keyboard the viewer can type at once; on a phone the on-screen keyboard would hide half of the list.
    const field = document.querySelector(".act-cities input");
    if (field instanceof HTMLElement && matchMedia("(pointer: fine)").matches) field.focus();
  }, []);
  const [seen, base] = [turn.seen.value, match.observation.value];
  if (seen === null || base === null) return null;
  const active = match.isMyTurn.value && base.phase === "building";
  const sum = t("actions-build", { count: turn.actions.value.length, cost: turn.spent.value });
  const actions = html`${active && html`<span class="act-list-sum">${sum}</span>`}
    <button type="button" class="button primary" onClick=${close}>${t("page-close")}</button>`;
  const table = h(CityTable, { ...tableOf(context, seen, base), active });
  return h(Dialog, { title: t("actions-city-list"), class: "act-cities", onClose: close, actions }, table);
}

/** @param {ActionContext} context @param {Observation} seen @param {Observation} base */
function tableOf({ match, picks }, seen, base) {
  const names = match.names.value;
  return {
    content: match.content,
    observation: seen,
    base,
    names,
    seat: seen.seat,
    drafting: base.phase === "draft",
    prices: new Map(seen.city_prices.map((price) => [price.city, price])),
    money: seen.seat === null ? null : seen.players[seen.seat].money,
    onPick: (/** @type {string} */ city) => picks.pickCity(city),
    onUnpick: (/** @type {string} */ city) => picks.unpickCity(city),
    explain: (/** @type {Refusal} */ refusal) => reasonText(refusal, names),
  };
}
