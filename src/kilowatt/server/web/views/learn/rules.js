/** The rules by number, with a search and links to each rule. */
import { contentOf } from "../../app/content.js";
import { t } from "../../app/i18n.js";
import { fragment } from "../../app/route.js";
import { FUELS } from "../../app/seats.js";
import { h, html, useEffect, useSignal } from "../../vendor/libraries.js";
import { PageBar } from "../start/bar.js";
import { CHAPTERS, isFound, ruleText } from "./rule-search.js";

/** @typedef {import("../../app/content.js").Content} Content */

export function Rules() {
  const wanted = useSignal("");
  const content = useSignal(/** @type {Content | null} */ (null));
  useEffect(() => {
    contentOf("germany").then(
      (found) => (content.value = found),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    document.getElementById(fragment.value)?.scrollIntoView({ block: "center" });
  }, [fragment.value, content.value !== null]);
  const chapters = CHAPTERS.map((rules) => rules.filter((id) => isFound(id, wanted.value)));
  const count = chapters.reduce((total, rules) => total + rules.length, 0);
  return html`
    ${h(PageBar, {})}
    <main class="reading rules">
      <h1>${t("learn-rules")}</h1>
      <p class="quiet-text">${t("learn-rules-about")}</p>
      ${h(Search, { wanted, count })}
      <nav class="chapters" aria-label=${t("learn-chapters")}>
        ${CHAPTERS.map((_, number) => html`<a href=${`#R${number}`}>${number} ${t(`rules-r${number}`)}</a>`)}
      </nav>
      ${chapters.map((rules, number) => rules.length > 0 && h(Chapter, { key: number, number, rules, content: content.value }))}
    </main>
  `;
}

/** @param {{wanted: import("../../vendor/libraries.js").Signal<string>, count: number}} props */
function Search({ wanted, count }) {
  const onInput = (/** @type {Event & {currentTarget: HTMLInputElement}} */ event) =>
    (wanted.value = event.currentTarget.value);
  return html`<div class="rules-search" role="search">
    <label for="rules-search">${t("learn-search")}</label>
    <input id="rules-search" class="field" type="search" value=${wanted.value} autocomplete="off" onInput=${onInput} />
    <span role="status">${wanted.value.trim() && t("learn-found", { count })}</span>
  </div>`;
}

/** @param {{number: number, rules: string[], content: Content | null}} props */
function Chapter({ number, rules, content }) {
  return html`<section aria-labelledby=${`R${number}`}>
    <h2 class="title" id=${`R${number}`}>${t(`rules-r${number}`)}</h2>
    <ul class="plain-list">
      ${rules.map(
        (id) => html`<li key=${id} id=${id} class=${fragment.value === id ? "rule is-wanted" : "rule"}>
          <a class="rule-id" href=${`#${id}`}>${id}</a>
          <div><p>${ruleText(id)}</p>${content && TABLES[id]?.(content)}</div>
        </li>`,
      )}
    </ul>
  </section>`;
}

// --- the tables, from the facts of the edition

const PLAYERS = [2, 3, 4, 5, 6];

/** @type {Record<string, (content: Content) => unknown>} */
const TABLES = { "R1.7": numbersTable, "R7.2": payoutTable, "R7.5": refillTable };

/** @param {string} caption @param {unknown[]} head @param {unknown[][]} rows */
const table = (
  caption,
  head,
  rows,
) => html`<div class="scroll-x" tabindex="0" role="group" aria-label=${caption}><table class="facts">
  <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
  <tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;

/** @param {Content} content */
function numbersTable({ edition }) {
  const row = (
    /** @type {string} */ key,
    /** @type {(numbers: Content["edition"]["players"][number]) => number} */ pick,
  ) => [t(`learn-numbers-${key}`), ...PLAYERS.map((players) => pick(edition.players[players]))];
  return table(
    t("learn-numbers"),
    [t("learn-players"), ...PLAYERS],
    [
      row("regions", (numbers) => numbers.regions),
      row("removed", (numbers) => numbers.plants_removed),
      row("plants", (numbers) => numbers.max_plants),
      row("step2", (numbers) => numbers.step2_cities),
      row("end", (numbers) => numbers.end_cities),
    ],
  );
}

/** @param {Content} content */
function payoutTable({ edition }) {
  return table(
    t("label-income"),
    [t("label-powered-cities"), ...edition.payout.map((_, cities) => cities)],
    [[t("label-income"), ...edition.payout]],
  );
}

/** @param {Content} content */
function refillTable({ edition }) {
  const cell = (/** @type {Record<string, number>} */ stock) => FUELS.map((fuel) => stock[fuel]).join(" · ");
  const rows = PLAYERS.map((players) => [players, ...edition.refill[players].map(cell)]);
  const head = [t("learn-players"), ...[1, 2, 3].map((step) => t("step-number", { step }))];
  return html`${table(t("learn-refill"), head, rows)}<p class="small quiet-text">${FUELS.map((fuel) => t(`fuel-${fuel}`)).join(" · ")}</p>`;
}
