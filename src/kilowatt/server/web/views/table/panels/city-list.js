/** All cities as a list: the fast way to build, and at any time the map for who cannot see it. */
import { t } from "../../../app/i18n.js";
import { h, html, signal, useEffect } from "../../../vendor/libraries.js";
import { Dialog } from "../../shared/dialog.js";
import { reasonText } from "../actions/reasons.js";
import { CityTable } from "../map/city-table.js";

/** @typedef {import("../actions/widgets.js").ActionContext} ActionContext */

/** Keys, the menu and the action area open it. */
const isOpen = signal(false);
export const openCities = () => void (isOpen.value = true);
const close = () => void (isOpen.value = false);

/** @param {{context: ActionContext}} props */
export function Cities({ context }) {
  // Another table begins without it.
  useEffect(() => close, []);
  return isOpen.value && h(CityList, { context });
}

/** @param {{context: ActionContext}} props */
function CityList({ context: { match, turn, picks } }) {
  useEffect(() => {
    // With a keyboard one types the name; on a phone it would hide half of the list.
    const field = document.querySelector(".act-cities input");
    if (field instanceof HTMLElement && matchMedia("(pointer: fine)").matches) field.focus();
  }, []);
  const [seen, base, names] = [turn.seen.value, match.observation.value, match.names.value];
  if (seen === null || base === null) return null;
  const active = match.isMyTurn.value && base.phase === "building";
  const table = h(CityTable, {
    content: match.content,
    observation: seen,
    base,
    names,
    seat: seen.seat,
    active,
    drafting: base.phase === "draft",
    prices: new Map(seen.city_prices.map((price) => [price.city, price])),
    money: seen.seat === null ? null : seen.players[seen.seat].money,
    onPick: (city) => picks.pickCity(city),
    onUnpick: (city) => picks.unpickCity(city),
    explain: (refusal) => reasonText(refusal, names),
  });
  const sum = t("actions-build", { count: turn.actions.value.length, cost: turn.spent.value });
  const actions = html`${active && html`<span class="act-list-sum">${sum}</span>`}
    <button type="button" class="button primary" onClick=${close}>${t("page-close")}</button>`;
  return h(Dialog, { title: t("actions-city-list"), class: "act-cities", onClose: close, actions }, table);
}
