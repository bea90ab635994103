/** Links to a moment of a game. */
import { copy } from "../table/table-requests.js";

/** @param {string} match @param {number} [number] @param {number | null} [seat] */
export function momentPath(match, number, seat = null) {
  const query = new URLSearchParams();
  if (number !== undefined) query.set("n", String(number));
  if (seat !== null) query.set("seat", String(seat));
  return `/r/${match}${query.size ? `?${query}` : ""}`;
}

/** Share a link with the system's dialog on a phone, otherwise by the clipboard. @param {string} path */
export async function shareLink(path) {
  const url = location.origin + path;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    // The viewer closed the system's dialog.
    return navigator.share({ title: "Kilowatt", url }).catch(() => undefined);
  }
  return copy(url);
}
