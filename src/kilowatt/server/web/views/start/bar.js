/** The bar of the pages without a table: the logo, links and the language. */
import { setLanguage, t } from "../../app/i18n.js";
import { notify } from "../../app/notices.js";
import { route } from "../../app/route.js";
import { LANGUAGES, language } from "../../app/settings.js";
import { h, html } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../app/settings.js").Language} Language */

export function LanguageSwitch() {
  const onChange = (/** @type {{currentTarget: HTMLSelectElement}} */ event) => {
    const wanted = /** @type {Language} */ (event.currentTarget.value);
    setLanguage(wanted).catch(() => notify(t("problem-unavailable"), "problem"));
  };
  return html`<label class="language">
    <span class="sr-only">${t("start-language")}</span>
    <select onChange=${onChange} value=${language.value}>
      ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} selected=${code === language.value}>${name}</option>`)}
    </select>
  </label>`;
}

/** @param {{href: string, text: string, icon: string}} props */
function BarLink({ href, text, icon }) {
  const isHere = route.value.view === href.slice(1);
  return html`<a class="bar-link" href=${href} aria-current=${isHere ? "page" : null}>${glyph({ name: icon })}<span>${text}</span></a>`;
}

/** The logo. */
export function Logo() {
  return html`<svg class="logo" viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="8" />
    <path class="logo-grid" d="M0 11.3h34M0 22.7h34M11.3 0v34M22.7 0v34" />
    <path class="logo-bolt" d="M19.3 3.5 8 18.9h7.6L14 30.5l12.3-15.8h-8z" />
  </svg>`;
}

/**
 * The name is hidden on a phone, but screen readers still need it.
 * @param {{children?: any}} props what the bar ends with
 */
export function PageBar({ children }) {
  return html`<header class="bar page-bar">
    <a class="brand" href="/" aria-label="Kilowatt">${h(Logo, {})}<b>Kilowatt</b></a>
    <nav class="bar-links" aria-label=${t("start-pages")}>
      ${h(BarLink, { href: "/learn", text: t("start-learn"), icon: "map" })}
      ${h(BarLink, { href: "/rules", text: t("start-rules"), icon: "help" })}
      ${h(BarLink, { href: "/settings", text: t("start-settings"), icon: "gear" })}
    </nav>
    ${h(LanguageSwitch, {})} ${children}
  </header>`;
}
