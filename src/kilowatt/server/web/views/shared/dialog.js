/** A dialog over the page: the browser's own, with its focus and its Escape key. */
import { h, html } from "../../app/html.js";
import { t } from "../../app/i18n.js";
import { useEffect, useRef } from "../../vendor/hooks.js";

/**
 * It is open as long as it is rendered. `onClose` is called for Escape, the cross and a click beside it.
 * @param {{title: string, onClose: () => void, children?: any, class?: string, actions?: unknown}} props
 */
export function Dialog({ title, onClose, children, class: extra = "", actions }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog.current) onClose();
  };
  const onCancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog class="dialog ${extra}" ref=${dialog} aria-label=${title} onCancel=${onCancel} onClick=${onClick}>
    <div class="dialog-body">
      <header>
        <h2>${title}</h2>
        <button type="button" class="plain dialog-close" aria-label=${t("page-close")} onClick=${onClose}>×</button>
      </header>
      <div class="dialog-content">${children}</div>
      ${actions && html`<footer>${actions}</footer>`}
    </div>
  </dialog>`;
}

/**
 * A question before something that cannot be taken back.
 * @param {{title: string, text: string, yes: string, danger?: boolean, onYes: () => void, onClose: () => void}} props
 */
export function Confirm({ title, text, yes, danger, onYes, onClose }) {
  const agree = () => {
    onClose();
    onYes();
  };
  const actions = html`
    <button type="button" class="button ghost" onClick=${onClose}>${t("page-cancel")}</button>
    <button type="button" class=${danger ? "button danger" : "button primary"} onClick=${agree}>${yes}</button>
  `;
  return h(Dialog, { title, onClose, actions }, html`<p>${text}</p>`);
}
