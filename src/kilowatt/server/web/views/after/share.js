/** Links to a moment of a game. */
import { copy } from "../table/table-requests.js";

/** @param {string} match @param {number} [number] @param {number | null} [seat] */
export function momentPath(match, number, seat = null) {
  const query = new URLSearchParams();
  if (number !== undefined) query.set("n", String(number));
  if (seat !== null) query.set("seat", String(seat));
  return `/r/${match}${query.size ? `?${query}` : ""}`;
}

/** Hand a link on: by the system's own means on a phone, else by the clipboard. @param {string} path */
export async function shareLink(path) {
  const url = location.origin + path;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    // Whoever closes the system's sheet has changed their mind: nothing to say.
    return navigator.share({ title: "Kilowatt", url }).catch(() => undefined);
  }
  return copy(url);
}
