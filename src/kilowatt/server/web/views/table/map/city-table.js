/**
 * The map as a table, in words and fast to type. The player who builds has the same choices here as on the map, cheapest
 * first; everyone else sees the owners of the houses and what the cities would cost them.
 */
import { t, totalOf } from "../../../app/i18n.js";
import { h, html, useId, useMemo, useSignal } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { plain } from "../../shared/plain-text.js";
import { atlasOf } from "./geometry.js";
import { statuses } from "./status.js";
import { isPriced, ownerNames } from "./city-text.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */
/** @typedef {import("./geometry.js").Place} Place */
/** @typedef {import("./status.js").CityPrice} CityPrice */
/** @typedef {import("./status.js").Status} Status */
/**
 * `drafting`: regions are being chosen, and every region is listed.
 * @typedef {BoardProps & {drafting?: boolean}} TableProps
 */
/** @typedef {{place: Place, name: string, region: string, status: Status, price?: CityPrice}} Row */

/** The order of the states in the table. */
const RANK = { queued: 0, target: 1, rest: 1, barred: 2, out: 3 };

/**
 * Planned cities, then available ones, then the others; each group from the cheapest up. For the player who builds, only
 * cities that have a price or are planned; for the others, all cities in play.
 * @param {TableProps} props
 * @returns {Row[]}
 */
function rowsOf(props) {
  const { content, names, prices, active } = props;
  const atlas = atlasOf(content);
  /** @type {Row[]} */
  const rows = [...statuses(atlas, props)].map(([city, status]) => {
    const place = atlas.place(city);
    const region = names.regions[place.region] ?? place.region;
    return { place, name: names.cities[city] ?? city, region, status, price: prices.get(city) };
  });
  const order = (/** @type {Row} */ row) => [
    RANK[row.status.state] + (row.status.state === "rest" && !(row.price && isPriced(row.price)) ? 1 : 0),
    row.price && isPriced(row.price) ? totalOf(row.price) : Infinity,
  ];
  return rows
    .filter(({ price, status: { state } }) => (active ? price || state === "queued" : state !== "out"))
    .sort((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1] || a.name.localeCompare(b.name));
}

/** @param {Row} row @param {string} wanted */
const matches = ({ name, region }, wanted) => [name, region].some((text) => plain(text).includes(plain(wanted)));

/** @param {TableProps} props */
export function CityTable(props) {
  const { content, observation, base, active, prices, names, onPick } = props;
  const wanted = useSignal("");
  const rows = useMemo(() => rowsOf(props), [content, observation, base, active, prices, names]);
  const shown = rows.filter((row) => matches(row, wanted.value.trim()));
  const pickFirst = (/** @type {Event} */ event) => {
    event.preventDefault();
    const first = shown.find(({ status }) => status.state === "target");
    if (!first) return;
    onPick(first.place.id);
    wanted.value = "";
  };
  return html`<section class="city-table ${active ? "" : "looking"}">
    ${h(Search, { wanted, onSubmit: pickFirst })}
    <p class="sr-only" role="status">${wanted.value && t("map-table-found", { count: shown.length })}</p>
    <div class="scroll-x">
      <table>
        <caption>${t(active ? "map-table-title" : "map-table-all")}</caption>
        <thead>${headRow(prices.size > 0, active)}</thead>
        <tbody>
          ${shown.map((row) => h(CityRow, { key: row.place.id, row, props }))}
        </tbody>
      </table>
      ${!shown.length && html`<p class="nothing">${t(rows.length ? "map-table-none-found" : "map-table-empty")}</p>`}
    </div>
  </section>`;
}

/** @param {{wanted: import("../../../vendor/libraries.js").Signal<string>, onSubmit: (event: Event) => void}} props */
function Search({ wanted, onSubmit }) {
  const field = useId();
  const onInput = (/** @type {{currentTarget: HTMLInputElement}} */ event) =>
    (wanted.value = event.currentTarget.value);
  return html`<form class="field" role="search" onSubmit=${onSubmit}>
    <label for=${field}>${t("map-table-find")}</label>
    <input id=${field} type="search" autocomplete="off" value=${wanted.value} onInput=${onInput} />
  </form>`;
}

/** @param {boolean} hasPrices @param {boolean} canBuild */
const headRow = (hasPrices, canBuild) => html`<tr>
  <th scope="col">${t("map-table-city")}</th>
  <th scope="col">${t("label-region")}</th>
  <th scope="col">${t("label-houses")}</th>
  ${
    hasPrices &&
    html`<th scope="col" class="number">${t("map-table-parts")}</th>
    <th scope="col" class="number">${t("map-table-total")}</th>`
  }
  ${
    canBuild &&
    html`<th scope="col" class="number">${t("map-table-left")}</th>
    <th scope="col">${t("map-table-choice")}</th>`
  }
</tr>`;

/** @param {{row: Row, props: TableProps}} props */
function CityRow({ row: { place, name, region, status, price: offer }, props }) {
  const { money, content, active, prices } = props;
  const price = offer && isPriced(offer) ? offer : undefined;
  const left = price && money !== null ? money - totalOf(price) : null;
  return html`<tr class=${status.state}>
    <th scope="row" lang=${content.geometry.lang}>${name}</th>
    <td><span class=${`swatch r-${place.region}`} aria-hidden="true"></span>${region}</td>
    <td class="owners">${housesOf(status, props)}</td>
    ${
      prices.size > 0 &&
      html`<td class="number">${price && `${price.connection} + ${price.house}`}</td>
      <td class="number total">${price && totalOf(price)}</td>`
    }
    ${
      active &&
      html`<td class="number">${left !== null && left >= 0 && left}</td>
      <td>${choiceOf(place.id, name, status, offer, props)}</td>`
    }
  </tr>`;
}

/** The owners of the houses, and the number of slots. @param {Status} status @param {TableProps} props */
function housesOf({ owners }, { names, seat, observation: { open_slots: slots } }) {
  const count = owners.length;
  const words = count
    ? t("map-city-houses", { count, slots, owners: ownerNames(owners, names, seat) })
    : t("map-city-empty", { slots });
  return html`${owners.map((owner) => badge({ key: owner, seat: owner, class: "small" }))}
    <span aria-hidden="true">${count}/${slots}</span><span class="sr-only">${words}</span>`;
}

/**
 * A button, or the reason why there is none.
 * @param {string} city
 * @param {string} name
 * @param {Status} status
 * @param {CityPrice | undefined} price
 * @param {BoardProps} props
 */
function choiceOf(city, name, status, price, { explain, onPick, onUnpick }) {
  if (status.state === "queued") {
    const label = t("map-table-take-back-city", { city: name });
    return html`<button type="button" class="button small" aria-label=${label} onClick=${() => onUnpick(city)}>
      ${t("map-table-take-back")}
    </button>`;
  }
  if (price?.refusal) return html`<span class="reason">${explain(price.refusal)}</span>`;
  const label = t("action-build", { city: name });
  return html`<button type="button" class="button small" aria-label=${label} onClick=${() => onPick(city)}>
    ${t("map-table-build")}
  </button>`;
}
