/** The sign of a player: colour and mark together, so that neither is needed alone. */
import { html } from "../../app/html.js";
import { SEATS } from "../../app/seats.js";

/**
 * @param {{seat: number, label?: string, class?: string}} props `label` where no name stands beside it
 */
export function Badge({ seat, label, class: extra = "" }) {
  const look = SEATS[seat];
  const words = label ? { role: "img", "aria-label": label, "data-tip": label } : { "aria-hidden": "true" };
  return html`<svg class="badge seat-${look.colour} ${extra}" viewBox="-13 -13 26 26" ...${words}>
    <rect class="badge-plate" x="-12.4" y="-12.4" width="24.8" height="24.8" rx="7.5" />
    <use class="badge-mark" href=${`/board/icons.svg#mark-${look.mark}`} x="-9.5" y="-9.5" width="19" height="19" />
  </svg>`;
}
