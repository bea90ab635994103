/** Who one is on this server: the name of one's account, or null. */
import { Problem, get } from "../../app/api.js";
import { signal } from "../../vendor/libraries.js";

/** @typedef {import("../../types/protocol.js").SessionView} SessionView */

export const account = signal(/** @type {string | null} */ (null));

export async function askWhoIAm() {
  try {
    /** @type {SessionView} */
    const found = await get("/api/session");
    account.value = found.account ?? null;
  } catch (error) {
    // Out of reach: the lists on the page say so.
    if (!(error instanceof Problem)) throw error;
  }
}
