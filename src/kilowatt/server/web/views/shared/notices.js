/** What the page says on its own, on the screen and to screen readers. */
import { Problem } from "../../app/api.js";
import { html } from "../../app/html.js";
import { problemText, t } from "../../app/i18n.js";
import { dismiss, notices, notify, spokenAtOnce, spokenPolitely } from "../../app/notices.js";

export function Notices() {
  return html`
    <div class="notices">
      ${notices.value.map(
        (notice) => html`<div class="notice ${notice.kind}" key=${notice.id} role=${notice.kind === "problem" ? "alert" : "status"}>
          <span>${notice.text}</span>
          <button class="plain" aria-label=${t("page-close")} onClick=${() => dismiss(notice.id)}>×</button>
        </div>`,
      )}
    </div>
    <div class="sr-only" aria-live="polite">${spokenPolitely.value}</div>
    <div class="sr-only" aria-live="assertive">${spokenAtOnce.value}</div>
  `;
}

/** What went wrong, said on the screen. @param {unknown} error */
export function tell(error) {
  if (!(error instanceof Problem)) throw error;
  notify(problemText(error), "problem");
}
