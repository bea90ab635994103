/** The sign of a player: colour and mark together, so that neither is needed alone. */
import { SEATS } from "../../app/seats.js";
import { drawn } from "./icon.js";

/** The mark is 14 wide, and has room around it. */
const ROOM = "-9.7 -9.7 19.4 19.4";

/**
 * @param {{seat: number, label?: string, class?: string, key?: number}} props `label` where no name stands beside it
 */
export function badge({ seat, label, class: extra = "", key }) {
  const { colour, mark } = SEATS[seat];
  return drawn(`mark-${mark}`, { class: `badge p-${colour} ${extra}`, label, key }, ROOM);
}
