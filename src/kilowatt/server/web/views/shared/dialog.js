//# allFunctionsCalledOnLoad
/** A dialog over the page: the browser's own, with its focus and its Escape key. */
import { t } from "../../app/i18n.js";
import { SpokenInside } from "../../app/notices.js";
import { h, html, useLayoutEffect, useRef } from "../../vendor/libraries.js";

/**
 * It is open as long as it is rendered. `onClose` is called for Escape, the cross and a click beside it.
 * @param {{title: string, onClose: () => void, children?: any, class?: string, actions?: unknown}} props
 */
export function Dialog({ title, onClose, children, class: extra = "", actions }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Before the first paint: a key pressed right after must find it open.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const box = dialog.current;
    box?.showModal();
    return () => {
      // As long as it is open, nothing behind it can have the focus.
      box?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (dialog.current !== null && event.target === dialog.current && isBeside(dialog.current, event)) onClose();
  };
  const onCancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog class=${extra} ref=${dialog} aria-label=${title} onCancel=${onCancel} onClick=${onClick}>
    <header>
      <h2 class="title">${title}</h2>
      <button type="button" class="icon-button dialog-close" aria-label=${t("page-close")} onClick=${onClose}>×</button>
    </header>
    ${children} ${actions && html`<footer>${actions}</footer>`} ${h(SpokenInside, {})}
  </dialog>`;
}

/** @param {Element} box @param {MouseEvent} point */
function isBeside(box, { clientX, clientY }) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
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
    <button type="button" class="button" onClick=${onClose}>${t("page-cancel")}</button>
    <button type="button" class=${danger ? "button danger" : "button primary"} onClick=${agree}>${yes}</button>
  `;
  return h(Dialog, { title, onClose, actions }, html`<p>${text}</p>`);
}
