/** The badge of a player: colour and mark, so that nobody depends on one of them. */
import { SEATS } from "../../app/seats.js";
import { letters } from "../../app/settings.js";
import { drawn } from "./icon.js";

/** The mark is 14 units wide, with space around it. */
const ROOM = "-9.7 -9.7 19.4 19.4";

/** The symbol of a seat in the sheet: its shape or, by the settings, its letter. @param {number} seat */
export const markOf = (seat) => (letters.value ? `letter-${SEATS[seat].letter}` : `mark-${SEATS[seat].mark}`);

/**
 * @param {{seat: number, label?: string, class?: string, key?: number}} props `label`: for a badge without a name
 * beside it
 */
export function badge({ seat, label, class: extra = "", key }) {
  return drawn(markOf(seat), { class: `badge p-${SEATS[seat].colour} ${extra}`, label, key }, ROOM);
}
