/** Awards: who bought the most fuel, the most expensive plant, and so on. */
import { t } from "../../app/i18n.js";
import { html } from "../../vendor/libraries.js";
import { badge } from "../shared/badge.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../types/protocol.js").Award} Award */

/**
 * The symbol, the title and the text of each kind.
 * @type {Record<Award["kind"], {icon: string, title: string, text: (award: Award) => string}>}
 */
const KINDS = {
  dearest_plant: {
    icon: "card",
    title: "after-dearest-plant",
    text: ({ plant, amount }) => t("after-plant-for", { plant: plant ?? 0, price: amount }),
  },
  most_fuel: { icon: "oil", title: "after-most-fuel", text: ({ amount }) => t("after-markers", { count: amount }) },
  best_income: {
    icon: "coin",
    title: "after-best-income",
    text: ({ amount, round }) => t("after-income-in", { amount, round: round ?? 0 }),
  },
  most_built: { icon: "house", title: "after-most-built", text: ({ amount }) => t("money-amount", { amount }) },
};

/** @param {{awards: readonly Award[], names: string[]}} props */
export function Awards({ awards, names }) {
  return html`<ul class="plain-list awards">
    ${awards.map((award) => {
      const { icon, title, text } = KINDS[award.kind];
      return html`<li key=${award.kind}>
        <span class="award-title">${glyph({ name: icon })}${t(title)}</span>
        <span class="award-name">${badge({ seat: award.seat, class: "small" })}${names[award.seat]}</span>
        <span class="award-text">${text(award)}</span>
      </li>`;
    })}
  </ul>`;
}
