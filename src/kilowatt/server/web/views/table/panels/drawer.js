/** The drawer beside the table, with the whole log and the chat. */
import { t } from "../../../app/i18n.js";
import { html, useLayoutEffect, useRef } from "../../../vendor/libraries.js";

/** @typedef {{id: string, text: string, news?: number, content: () => unknown}} Page */

/**
 * @param {{pages: Page[], open: string, onOpen: (id: string) => void, onClose: () => void}} props
 */
export function Drawer({ pages, open, onOpen, onClose }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFocus(box, open);
  useEscape(onClose);
  const page = pages.find(({ id }) => id === open);
  return html`<aside class="drawer" tabindex="-1" aria-label=${page?.text} ref=${box}>
    <h2 class="sr-only">${page?.text}</h2>
    <header>
      <div class="segments" role="tablist">${pages.map((one) => tab(one, one.id === open, onOpen))}</div>
      <button type="button" class="icon-button dialog-close" aria-label=${t("page-close")} onClick=${onClose}>×</button>
    </header>
    <div class="drawer-page" role="tabpanel" aria-label=${page?.text}>${page?.content()}</div>
  </aside>`;
}

/** @param {Page} page @param {boolean} isOpen @param {(id: string) => void} onOpen */
const tab = ({ id, text, news = 0 }, isOpen, onOpen) => html`<button
  type="button"
  key=${id}
  role="tab"
  aria-selected=${isOpen ? "true" : "false"}
  onClick=${() => onOpen(id)}
>
  ${text}${news > 0 && html` <i class="news">${news}</i>`}
</button>`;

/**
 * Move the focus into the page that is open, so that typed text goes to the chat and is no shortcut. Return it at the end.
 * @param {{current: HTMLElement | null}} box
 * @param {string} open
 */
function useFocus(box, open) {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useLayoutEffect(() => {
    const drawer = /** @type {HTMLElement} */ (box.current);
    const field = drawer.querySelector("input");
    if (field !== null || !drawer.contains(document.activeElement)) (field ?? drawer).focus({ preventScroll: true });
  }, [open]);
}

/** Close on Escape, wherever the focus is, before the key has an effect on the turn. @param {() => void} onClose */
function useEscape(onClose) {
  useLayoutEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open], [role=menu]")) return;
      event.stopPropagation();
      onClose();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
}
