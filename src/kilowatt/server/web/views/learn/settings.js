/** The settings of this browser, which take effect at once. */
import { t } from "../../app/i18n.js";
import { notify } from "../../app/notices.js";
import * as settings from "../../app/settings.js";
import { h, html } from "../../vendor/libraries.js";
import { Dialog } from "../shared/dialog.js";
import { LanguageSwitch, PageBar } from "../start/bar.js";

export function SettingsPage() {
  return html`
    ${h(PageBar, {})}
    <main class="reading"><h1>${t("learn-settings")}</h1>
      ${h(SettingsForm, {})}</main>
  `;
}

/** @param {{onClose: () => void}} props */
export function SettingsDialog({ onClose }) {
  return h(Dialog, { title: t("learn-settings"), onClose }, h(SettingsForm, {}));
}

function SettingsForm() {
  return html`<form class="settings" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div class="setting"><span class="setting-name">${t("learn-language")}</span>${h(LanguageSwitch, {})}</div>
    ${h(Choice, { name: "theme", label: t("learn-theme"), setting: settings.theme, values: settings.THEMES })}
    ${h(Choice, { name: "text", label: t("learn-text-size"), setting: settings.textSize, values: settings.TEXT_SIZES })}
    ${h(Choice, { name: "palette", label: t("learn-palette"), setting: settings.palette, values: settings.PALETTES })}
    ${h(Switch, { label: t("learn-letters"), setting: settings.letters })}
    ${h(Switch, { label: t("learn-patterns"), setting: settings.strongPatterns })}
    ${h(Switch, { label: t("learn-motion"), setting: settings.motion })}
    ${h(Switch, { label: t("learn-confirmations"), about: t("learn-confirmations-about"), setting: settings.confirmations })}
    ${h(Switch, { label: t("learn-single-keys"), about: t("learn-single-keys-about"), setting: settings.singleKeys })}
    ${h(Switch, { label: t("learn-sounds"), about: t("learn-sounds-about"), setting: settings.sounds })}
    ${h(NotificationSwitch, {})}
  </form>`;
}

/**
 * A choice among a few values, as radio buttons.
 * @param {{name: string, label: string, setting: {value: any}, values: readonly string[]}} props
 */
function Choice({ name, label, setting, values }) {
  return html`<fieldset class="setting">
    <legend class="setting-name">${label}</legend>
    <div class="segments">
      ${values.map(
        (value) => html`<label key=${value}>
          <input type="radio" name=${name} value=${value} checked=${setting.value === value} onChange=${() => (setting.value = value)} />
          <span>${t(`learn-${name}-${value}`)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{label: string, about?: string, setting: {value: boolean}, onTurn?: (on: boolean) => void}} props */
function Switch({ label, about, setting, onTurn }) {
  const turn = onTurn ?? ((/** @type {boolean} */ on) => (setting.value = on));
  return html`<label class="setting switch">
    <span><span class="setting-name">${label}</span>${about && html`<small>${about}</small>`}</span>
    <input type="checkbox" role="switch" checked=${setting.value}
      onChange=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ event) => turn(event.currentTarget.checked)} />
  </label>`;
}

/** The browser asks for permission; if it is denied, the switch goes back. */
function NotificationSwitch() {
  if (!("Notification" in window)) return null;
  const turn = async (/** @type {boolean} */ on) => {
    settings.notifications.value = on;
    if (!on || (await Notification.requestPermission()) === "granted") return;
    settings.notifications.value = false;
    notify(t("learn-notifications-denied"), "problem");
  };
  return h(Switch, {
    label: t("learn-notifications"),
    about: t("learn-notifications-about"),
    setting: settings.notifications,
    onTurn: turn,
  });
}
