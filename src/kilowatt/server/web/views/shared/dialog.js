/** Modal dialogs, based on the `dialog` element with its focus handling and its Escape key. */
import { t } from "../../app/i18n.js";
import { DialogLiveRegions } from "../../app/notices.js";
import { h, html, useLayoutEffect, useRef } from "../../vendor/libraries.js";

/**
 * Open while it is rendered. Escape, the close button and a click outside call `onClose`.
 * @param {{title: string, onClose: () => void, children?: any, class?: string, actions?: unknown}} props
 */
export function Dialog({ title, onClose, children, class: extra = "", actions }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // A layout effect, because a key pressed right away must find the dialog open.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const box = dialog.current;
    box?.showModal();
    return () => {
      // Close it first: elements behind an open modal dialog cannot take the focus.
      box?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (dialog.current !== null && event.target === dialog.current && isOutside(dialog.current, event)) onClose();
  };
  const onCancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog class=${extra} ref=${dialog} aria-label=${title} onCancel=${onCancel} onClick=${onClick}>
    <div class="dialog-head">
      <h2 class="title">${title}</h2>
      <button type="button" class="icon-button dialog-close" aria-label=${t("page-close")} onClick=${onClose}>×</button>
    </div>
    ${children} ${actions && html`<div class="dialog-actions">${actions}</div>`} ${h(DialogLiveRegions, {})}
  </dialog>`;
}

/** @param {Element} box @param {MouseEvent} point */
function isOutside(box, { clientX, clientY }) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Confirmation of an action that cannot be undone.
 * @param {{title: string, text: string, yes: string, danger?: boolean, onYes: () => void, onClose: () => void}} props
 */
export function Confirm({ title, text, yes, danger, onYes, onClose }) {
  const agree = () => {
    onClose();
    onYes();
  };
  const actions = html`
    <button type="button" class="button" onClick=${onClose}>${t("page-cancel")}</button>
    <button type="button" class=${danger ? "button danger" : "button primary"} onClick=${agree}>${yes}</button>
  `;
  return h(Dialog, { title, onClose, actions }, html`<p>${text}</p>`);
}
