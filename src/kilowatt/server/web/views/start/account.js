/** An account, for who wants one; and a seat from another device, by its code. */
import { Problem, del, post } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { notify, tell } from "../../app/notices.js";
import { playerName } from "../../app/settings.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { codesSeen, keepCodes } from "../shared/codes.js";
import { Dialog } from "../shared/dialog.js";
import { refreshAll } from "./lists.js";
import { account } from "./me.js";
import { enter } from "./sitting.js";

/** @typedef {import("../../types/protocol.js").SessionView} SessionView */
/** @typedef {import("../../types/protocol.js").Retaken} Retaken */
/** @typedef {Record<string, string>} Answers */
/** @typedef {{name: string, label: string, type?: string, autocomplete?: string, least?: number, hint?: string}} Field */

const SHORTEST_PASSWORD = 8;

/**
 * A small form. What the server refuses is said inside it.
 * @param {{fields: Field[], button: string, onSend: (answers: Answers) => Promise<void>}} props
 */
function SmallForm({ fields, button, onSend }) {
  const problem = useSignal("");
  const isBusy = useSignal(false);
  const onSubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    problem.value = "";
    isBusy.value = true;
    try {
      await onSend(/** @type {Answers} */ (Object.fromEntries(new FormData(form))));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = problemText(error);
    } finally {
      isBusy.value = false;
    }
  };
  return html`<form class="small-form" onSubmit=${onSubmit}>
    ${fields.map((field) => {
      const id = `field-${field.name}`;
      return html`<div class="field" key=${field.name}>
        <label for=${id}>${field.label}</label>
        <input id=${id} name=${field.name} type=${field.type ?? "text"} autocomplete=${field.autocomplete ?? "off"} minlength=${field.least} maxlength="200" required />
        ${field.hint && html`<p class="hint">${field.hint}</p>`}
      </div>`;
    })}
    ${problem.value && html`<p class="error" role="alert">${problem.value}</p>`}
    <button class="button primary" disabled=${isBusy.value}>${button}</button>
  </form>`;
}

/** @param {{onClose: () => void}} props */
export function Account({ onClose }) {
  const view = useSignal("log-in");
  const views = account.value === null ? ["log-in", "sign-up", "seat"] : ["mine", "seat"];
  const chosen = views.includes(view.value) ? view.value : views[0];
  /** @type {Record<string, string>} */
  const titles = { "log-in": t("start-log-in"), "sign-up": t("start-sign-up"), mine: account.value ?? "", seat: t("start-take-seat") };
  return h(
    Dialog,
    { title: t("start-account"), onClose },
    html`
      <div class="segments account-views">
        ${views.map(
          (name) => html`<label key=${name}>
            <input type="radio" name="account-view" checked=${name === chosen} onChange=${() => (view.value = name)} /><span>${titles[name]}</span>
          </label>`,
        )}
      </div>
      ${chosen === "log-in" && h(LogIn, { onClose })} ${chosen === "sign-up" && h(SignUp, { onClose })}
      ${chosen === "mine" && h(Mine, { onClose })} ${chosen === "seat" && h(TakeSeat, { onClose })}
    `,
  );
}

/** @param {string} path @param {Answers} credentials */
async function openAccount(path, credentials) {
  /** @type {SessionView} */
  const session = await post(path, credentials);
  account.value = session.account ?? null;
  if (!playerName.value && session.account) playerName.value = session.account;
  await refreshAll();
}

/** @param {{onClose: () => void}} props */
function LogIn({ onClose }) {
  const onSend = async (/** @type {Answers} */ { name, password }) => {
    await openAccount("/api/login", { name, password });
    onClose();
  };
  return h(SmallForm, {
    key: "log-in",
    fields: [
      { name: "name", label: t("start-name"), autocomplete: "username" },
      { name: "password", label: t("start-password"), type: "password", autocomplete: "current-password" },
    ],
    button: t("start-log-in"),
    onSend,
  });
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
      fields: [
        { name: "name", label: t("start-name"), autocomplete: "username" },
        {
          name: "password",
          label: t("start-password"),
          type: "password",
          autocomplete: "new-password",
          least: SHORTEST_PASSWORD,
          hint: t("start-password-hint", { least: SHORTEST_PASSWORD }),
        },
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
  const logOut = async () => {
    await del("/api/session").catch(tell);
    account.value = null;
    await refreshAll();
    onClose();
  };
  return html`
    <p class="quiet-text">${t("start-account-hint")}</p>
    <p><button type="button" class="button" onClick=${logOut}>${t("start-log-out")}</button></p>
    <h3>${t("start-change-password")}</h3>
    ${h(SmallForm, {
      key: "mine",
      fields: [
        { name: "old", label: t("start-old-password"), type: "password", autocomplete: "current-password" },
        {
          name: "fresh",
          label: t("start-new-password"),
          type: "password",
          autocomplete: "new-password",
          least: SHORTEST_PASSWORD,
          hint: t("start-password-hint", { least: SHORTEST_PASSWORD }),
        },
      ],
      button: t("start-change-password"),
      onSend,
    })}
  `;
}

/** The table of a link, or of its last part. @param {string} link */
const matchIn = (link) => link.trim().split(/[?#]/)[0].split("/").filter(Boolean).at(-1) ?? "";

/** @param {{onClose: () => void}} props */
function TakeSeat({ onClose }) {
  const onSend = async (/** @type {Answers} */ { link, code }) => {
    /** @type {Retaken} */
    const taken = await post(`/api/matches/${encodeURIComponent(matchIn(link))}/retake`, { code: code.trim() });
    keepCodes({ match: taken.match, seats: [taken.seat], codes: [code.trim()] });
    codesSeen(taken.match);
    onClose();
    enter(taken.match);
  };
  return html`
    <p class="quiet-text">${t("start-take-seat-hint")}</p>
    ${h(SmallForm, {
      key: "seat",
      fields: [
        { name: "link", label: t("start-table-link") },
        { name: "code", label: t("start-code") },
      ],
      button: t("start-take-seat"),
      onSend,
    })}
  `;
}
