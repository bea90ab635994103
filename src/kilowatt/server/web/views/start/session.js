/** The name of the visitor's account, or null. */
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
    // The server is out of reach; the lists on the page say so.
    if (!(error instanceof Problem)) throw error;
  }
}
