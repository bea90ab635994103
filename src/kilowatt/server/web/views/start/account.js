/** The account dialog: log in, sign up, manage the account, and take a seat from another device by its code. */
import { del, post } from "../../app/api.js";
import { t } from "../../app/i18n.js";
import { notify, notifyProblem } from "../../app/notices.js";
import { playerName } from "../../app/settings.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { markCodesShown, storeCodes } from "../shared/codes.js";
import { Dialog } from "../shared/dialog.js";
import { useRequest } from "../shared/request.js";
import { refreshAll } from "./table-lists.js";
import { account } from "./session.js";
import { openTable } from "./new-match.js";

/** @typedef {import("../../types/protocol.js").SessionView} SessionView */
/** @typedef {import("../../types/protocol.js").Retaken} Retaken */
/** @typedef {Record<string, string>} Answers */
/**
 * @typedef {{name: string, label: string, type?: string, autocomplete?: string, least?: number, hint?: string}} Field
 */

const SHORTEST_PASSWORD = 8;

/**
 * A small form. It shows why the server refused the answers.
 * @param {{id: string, fields: Field[], button: string, danger?: boolean, onSend: (answers: Answers) => Promise<void>}} props
 */
function SmallForm({ id: form, fields, button, danger, onSend }) {
  const { problem, isBusy, send } = useRequest();
  const onSubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const filled = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    send(() => onSend(/** @type {Answers} */ (Object.fromEntries(filled))));
  };
  return html`<form class="small-form" onSubmit=${onSubmit}>
    ${fields.map((field) => fieldOf(field, `${form}-${field.name}`))}
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <button class=${danger ? "button danger" : "button primary"} disabled=${isBusy}>${button}</button>
  </form>`;
}

/** @param {Field} field @param {string} id */
const fieldOf = (
  { name, label, type = "text", autocomplete = "off", least, hint },
  id,
) => html`<div class="field" key=${name}>
  <label for=${id}>${label}</label>
  <input id=${id} name=${name} type=${type} autocomplete=${autocomplete} minlength=${least} maxlength="200" required />
  ${hint && html`<p class="hint">${hint}</p>`}
</div>`;

/** @param {{onClose: () => void}} props */
export function Account({ onClose }) {
  const view = useSignal("log-in");
  const views = account.value === null ? ["log-in", "sign-up", "seat"] : ["mine", "seat"];
  const chosen = views.includes(view.value) ? view.value : views[0];
  return h(
    Dialog,
    { title: t("start-account"), onClose },
    html`
      ${h(ViewChoice, { views, chosen, onChange: (name) => (view.value = name) })}
      ${chosen === "log-in" && h(LogIn, { onClose })} ${chosen === "sign-up" && h(SignUp, { onClose })}
      ${chosen === "mine" && h(Mine, { onClose })} ${chosen === "seat" && h(TakeSeat, { onClose })}
    `,
  );
}

/** @param {{views: string[], chosen: string, onChange: (view: string) => void}} props */
function ViewChoice({ views, chosen, onChange }) {
  /** @type {Record<string, string>} */
  const titles = {
    "log-in": t("start-log-in"),
    "sign-up": t("start-sign-up"),
    mine: account.value ?? "",
    seat: t("start-take-seat"),
  };
  return html`<div class="segments account-views">
    ${views.map(
      (name) => html`<label key=${name}>
        <input type="radio" name="account-view" checked=${name === chosen} onChange=${() => onChange(name)} /><span>${titles[name]}</span>
      </label>`,
    )}
  </div>`;
}

/** @param {string} path @param {Answers} credentials */
async function openAccount(path, credentials) {
  /** @type {SessionView} */
  const session = await post(path, credentials);
  account.value = session.account ?? null;
  if (!playerName.value && session.account) playerName.value = session.account;
  await refreshAll();
}

/**
 * Rarely needed forms. They are rendered only when opened, because password managers fill in hidden fields too.
 * @param {{summary: string, content: () => unknown}} props
 */
function More({ summary, content }) {
  const isOpen = useSignal(false);
  const onToggle = (/** @type {Event} */ event) => {
    isOpen.value = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
  };
  return html`<details class="account-more" onToggle=${onToggle}>
    <summary>${summary}</summary>
    ${isOpen.value && content()}
  </details>`;
}

/** @returns {Field} */
const newPassword = () => ({
  name: "fresh",
  label: t("start-new-password"),
  type: "password",
  autocomplete: "new-password",
  least: SHORTEST_PASSWORD,
  hint: t("start-password-hint", { least: SHORTEST_PASSWORD }),
});

/** @param {{onClose: () => void}} props */
function LogIn({ onClose }) {
  const onSend = async (/** @type {Answers} */ { name, password }) => {
    await openAccount("/api/login", { name, password });
    onClose();
  };
  return html`
    ${h(SmallForm, {
      key: "log-in",
      id: "log-in",
      fields: [
        { name: "name", label: t("start-name"), autocomplete: "username" },
        { name: "password", label: t("start-password"), type: "password", autocomplete: "current-password" },
      ],
      button: t("start-log-in"),
      onSend,
    })}
    ${h(Forgot, { onClose })}
  `;
}

/** Set a new password by a one-time code. @param {{onClose: () => void}} props */
function Forgot({ onClose }) {
  const onSend = async (/** @type {Answers} */ { name, code, fresh }) => {
    await openAccount("/api/account/reset", { name, code: code.trim(), password: fresh });
    onClose();
  };
  const content = () => html`
    <p class="quiet-text">${t("start-forgot-hint")}</p>
    ${h(SmallForm, {
      id: "reset",
      fields: [
        { name: "name", label: t("start-name"), autocomplete: "username" },
        { name: "code", label: t("start-reset-code"), autocomplete: "one-time-code" },
        newPassword(),
      ],
      button: t("start-reset"),
      onSend,
    })}
  `;
  return h(More, { summary: t("start-forgot"), content });
}

/** @param {{onClose: () => void}} props */
function SignUp({ onClose }) {
  const onSend = async (/** @type {Answers} */ { name, password }) => {
    await openAccount("/api/account", { name, password });
    notify(t("start-signed-up", { name }));
    onClose();
  };
  return html`
    <p class="quiet-text">${t("start-sign-up-hint")}</p>
    ${h(SmallForm, {
      key: "sign-up",
      id: "sign-up",
      fields: [
        { name: "name", label: t("start-name"), autocomplete: "username" },
        { ...newPassword(), name: "password", label: t("start-password") },
      ],
      button: t("start-sign-up"),
      onSend,
    })}
  `;
}

/** @param {{onClose: () => void}} props */
function Mine({ onClose }) {
  const onSend = async (/** @type {Answers} */ { old, fresh }) => {
    await post("/api/account/password", { old, new: fresh });
    notify(t("start-password-changed"));
    onClose();
  };
  return html`
    ${h(LogOut, { onClose })}
    <h3>${t("start-change-password")}</h3>
    ${h(SmallForm, {
      key: "mine",
      id: "mine",
      fields: [
        { name: "old", label: t("start-old-password"), type: "password", autocomplete: "current-password" },
        newPassword(),
      ],
      button: t("start-change-password"),
      onSend,
    })}
    ${h(MyData, { onClose })}
  `;
}

/** @param {{onClose: () => void}} props */
function LogOut({ onClose }) {
  const leave = async (/** @type {string} */ path) => {
    await del(path).catch(notifyProblem);
    await forgetAccount();
    onClose();
  };
  return html`<p class="quiet-text">${t("start-account-hint")}</p>
    <div class="account-buttons">
      <button type="button" class="button" onClick=${() => leave("/api/session")}>${t("start-log-out")}</button>
      <button type="button" class="button" onClick=${() => leave("/api/account/sessions")}>${t("start-log-out-everywhere")}</button>
    </div>`;
}

async function forgetAccount() {
  account.value = null;
  await refreshAll();
}

/** Export the account's data, or delete the account. @param {{onClose: () => void}} props */
function MyData({ onClose }) {
  const onSend = async (/** @type {Answers} */ { password }) => {
    await del("/api/account", { password });
    notify(t("start-account-deleted"));
    await forgetAccount();
    onClose();
  };
  const content = () => html`
    <p><a class="button" href="/api/account/export" download="kilowatt-account.json">${t("start-export")}</a></p>
    <h3>${t("start-delete-account")}</h3>
    <p class="quiet-text">${t("start-delete-hint")}</p>
    ${h(SmallForm, {
      id: "delete",
      fields: [{ name: "password", label: t("start-password"), type: "password", autocomplete: "current-password" }],
      button: t("start-delete-account"),
      danger: true,
      onSend,
    })}
  `;
  return h(More, { summary: t("start-data"), content });
}

/** The match id in a link, or the id itself. @param {string} link */
const matchIn = (link) => link.trim().split(/[?#]/)[0].split("/").filter(Boolean).at(-1) ?? "";

/** @param {{onClose: () => void}} props */
function TakeSeat({ onClose }) {
  const onSend = async (/** @type {Answers} */ { link, code }) => {
    /** @type {Retaken} */
    const taken = await post(`/api/matches/${encodeURIComponent(matchIn(link))}/retake`, { code: code.trim() });
    storeCodes({ match: taken.match, seats: [taken.seat], codes: [code.trim()] });
    markCodesShown(taken.match);
    onClose();
    openTable(taken.match);
  };
  return html`
    <p class="quiet-text">${t("start-take-seat-hint")}</p>
    ${h(SmallForm, {
      key: "seat",
      id: "seat",
      fields: [
        { name: "link", label: t("start-table-link") },
        { name: "code", label: t("start-code") },
      ],
      button: t("start-take-seat"),
      onSend,
    })}
  `;
}
