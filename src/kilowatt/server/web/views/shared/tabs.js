/** The tabs at the bottom of a small screen. */
import { html } from "../../vendor/libraries.js";
import { glyph } from "./icon.js";

/** @typedef {{id: string, text: string, icon: string, news?: boolean}} Tab */

/**
 * @param {{label: string, tabs: Tab[], chosen: string, onChoose: (id: string) => void}} props
 */
export function Tabs({ label, tabs, chosen, onChoose }) {
  return html`<nav class="tabs" aria-label=${label}>
    ${tabs.map(
      (tab) => html`<button
        type="button"
        key=${tab.id}
        class="tab"
        aria-pressed=${tab.id === chosen ? "true" : "false"}
        onClick=${() => onChoose(tab.id)}
      >
        ${glyph({ name: tab.icon })}<span>${tab.text}</span>${tab.news && html`<i class="tab-news"></i>`}
      </button>`,
    )}
  </nav>`;
}
