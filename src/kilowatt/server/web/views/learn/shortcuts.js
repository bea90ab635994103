/** The list of the keys that are bound now. */
import { t } from "../../app/i18n.js";
import { h, html } from "../../vendor/libraries.js";
import { Dialog } from "../shared/dialog.js";
import { boundKeys } from "../table/keys.js";

/** Keys that are printed differently from their names. */
/** @type {Record<string, string>} */
const PRINTED = {
  " ": "␣",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page ↑",
  PageDown: "Page ↓",
  Escape: "Esc",
};

/** @param {string} key @returns {string} */
function printed(key) {
  if (key.startsWith("shift+")) return `⇧ ${printed(key.slice("shift+".length))}`;
  return PRINTED[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** The bound keys by group and text. */
function boundGroups() {
  /** @type {Map<string, Map<string, string[]>>} */
  const groups = new Map();
  for (const { group, bindings } of boundKeys.value) {
    const rows = groups.get(group) ?? new Map();
    for (const [key, { text }] of Object.entries(bindings)) rows.set(text, [...(rows.get(text) ?? []), key]);
    groups.set(group, rows);
  }
  return groups;
}

/** @param {{onClose: () => void}} props */
export function Shortcuts({ onClose }) {
  const rows = [...boundGroups()].map(
    ([group, texts]) => html`<section key=${group}>
      <h3>${t(group)}</h3>
      <dl class="shortcuts">
        ${[...texts].map(
          ([text, keys]) =>
            html`<div key=${text}><dt>${keys.map((key) => html`<kbd>${printed(key)}</kbd> `)}</dt><dd>${t(text)}</dd></div>`,
        )}
      </dl>
    </section>`,
  );
  return h(
    Dialog,
    { title: t("learn-shortcuts"), onClose, class: "wide" },
    html`${rows}<p class="quiet-text">${t("learn-map-keys")}</p>`,
  );
}
