/** What is opened beside the table: the whole log, the chat, the cities as a list. */
import { t } from "../../../app/i18n.js";
import { html, useLayoutEffect, useRef } from "../../../vendor/libraries.js";

/** @typedef {{id: string, text: string, news?: number, content: () => unknown}} Page */

/**
 * @param {{pages: Page[], open: string, onOpen: (id: string) => void, onClose: () => void}} props
 */
export function Drawer({ pages, open, onOpen, onClose }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  // What is typed is meant for the chat as soon as it is seen, and Escape for what is open: neither is a move.
  useLayoutEffect(() => {
    const drawer = /** @type {HTMLElement} */ (box.current);
    const field = drawer.querySelector("input");
    if (field !== null || !drawer.contains(document.activeElement)) (field ?? drawer).focus({ preventScroll: true });
  }, [open]);
  // Also where the focus has gone elsewhere: Escape closes what is open before it means anything in the turn.
  useLayoutEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open], [role=menu]")) return;
      event.stopPropagation();
      onClose();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
  const page = pages.find(({ id }) => id === open);
  return html`<aside class="drawer" tabindex="-1" aria-label=${page?.text} ref=${box}>
    <h2 class="sr-only">${page?.text}</h2>
    <header>
      <div class="segments" role="tablist">
        ${pages.map(
          ({ id, text, news = 0 }) => html`<button
            type="button"
            key=${id}
            role="tab"
            aria-selected=${id === open ? "true" : "false"}
            onClick=${() => onOpen(id)}
          >
            ${text}${news > 0 && html` <i class="news">${news}</i>`}
          </button>`,
        )}
      </div>
      <button type="button" class="icon-button dialog-close" aria-label=${t("page-close")} onClick=${onClose}>×</button>
    </header>
    <div class="drawer-page" role="tabpanel" aria-label=${page?.text}>${page?.content()}</div>
  </aside>`;
}
