/** Amounts of money. */
import { t } from "../../app/i18n.js";
import { h, html } from "../../vendor/libraries.js";
import { glyph } from "./icon.js";
import { Counting } from "./motion.js";

/**
 * @param {{amount: number | null, class?: string}} props null if it is hidden from the viewer
 */
export function Money({ amount, class: extra = "" }) {
  const words = amount === null ? t("table-money-hidden") : t("money-amount", { amount });
  return html`<span class="money ${extra}" data-tip=${words}>
    ${glyph({ name: amount === null ? "lock" : "coin" })}
    ${amount === null ? html`<b aria-hidden="true">?</b>` : h(Counting, { value: amount })}<span class="sr-only">${words}</span>
  </span>`;
}
