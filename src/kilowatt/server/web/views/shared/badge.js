/** The sign of a player: colour and mark together, so that neither is needed alone. */
import { SEATS } from "../../app/seats.js";
import { html } from "../../vendor/libraries.js";
import { symbol } from "./icon.js";

/**
 * @param {{seat: number, label?: string, class?: string}} props `label` where no name stands beside it
 */
export function Badge({ seat, label, class: extra = "" }) {
  const look = SEATS[seat];
  const words = label ? { role: "img", "aria-label": label, "data-tip": label } : { "aria-hidden": "true" };
  return html`<span class="badge p-${look.colour} ${extra}" ...${words}>
    <svg viewBox="-7 -7 14 14" aria-hidden="true"><use href=${symbol(`mark-${look.mark}`)} x="-7" y="-7" width="14" height="14" /></svg>
  </span>`;
}
