/** Requests about a match other than moves. Problems appear as notices. */
import { post, Problem } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { notify } from "../../app/notices.js";
import { navigate } from "../../app/route.js";
import { storeCodes } from "../shared/codes.js";

/** @typedef {import("../../types/protocol.js").Seated} Seated */
/** @typedef {import("../../app/match.js").Match} Match */

/**
 * Wait for a request; a problem appears as a notice.
 * @template T
 * @param {Promise<T>} asked
 * @returns {Promise<T | null>}
 */
export async function withNotice(asked) {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    notify(problemText(error), "problem");
    return null;
  }
}

/**
 * Send a request without a result.
 * @param {string} match
 * @param {"start" | "leave" | "remove" | "resign" | "stand-in" | "return" | "takeback" | "abandon"} what
 * @param {object} [body]
 * @returns {Promise<boolean>} whether it was done
 */
export async function ask(match, what, body = {}) {
  return (await withNotice(post(`/api/matches/${match}/${what}`, body).then(() => true))) ?? false;
}

/** The viewer's seat for requests: the one whose view is shown. @param {Match} match */
export function mySeat(match) {
  const mine = match.mine.peek();
  const seat = match.seat.peek();
  return seat !== null && mine.includes(seat) ? seat : (mine[0] ?? null);
}

/** Play again: the first player who asks creates the match, the others join it. @param {string} match */
export async function playAgain(match) {
  /** @type {Seated | null} */
  const seated = await withNotice(post(`/api/matches/${match}/rematch`));
  if (seated === null) return;
  storeCodes(seated);
  navigate(`/t/${seated.match}`);
}

/** The address of a table to share. @param {string} match */
export const linkTo = (match) => `${location.origin}/t/${match}`;

/** Share the link with the system's dialog or, without one, by the clipboard. @param {string} match */
export async function share(match) {
  const url = linkTo(match);
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    // The viewer closed the system's dialog.
    return navigator.share({ title: "Kilowatt", url }).catch(() => undefined);
  }
  return copy(url);
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("table-copied"));
  } catch {
    notify(t("table-not-copied", { text }), "problem");
  }
}
