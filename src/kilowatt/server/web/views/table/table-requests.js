/** What one asks of the server about the table itself, beside moves. Problems are said on the screen. */
import { post, Problem } from "../../app/api.js";
import { problemText, t } from "../../app/i18n.js";
import { notify } from "../../app/notices.js";
import { navigate } from "../../app/route.js";
import { keepCodes } from "../shared/codes.js";

/** @typedef {import("../../types/protocol.js").Seated} Seated */
/** @typedef {import("../../app/match.js").Match} Match */

/**
 * Do it; what goes wrong is said.
 * @template T
 * @param {Promise<T>} asked
 * @returns {Promise<T | null>}
 */
export async function saying(asked) {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    notify(problemText(error), "problem");
    return null;
  }
}

/**
 * Ask for something that has no answer but that it is done.
 * @param {string} match
 * @param {"start" | "leave" | "remove" | "resign" | "stand-in" | "return" | "takeback" | "abandon"} what
 * @param {object} [body]
 * @returns {Promise<boolean>} whether it was done
 */
export async function ask(match, what, body = {}) {
  return (await saying(post(`/api/matches/${match}/${what}`, body).then(() => true))) ?? false;
}

/** My seat, for what needs one: that from which I look. @param {Match} match */
export function mySeat(match) {
  const mine = match.mine.peek();
  const seat = match.seat.peek();
  return seat !== null && mine.includes(seat) ? seat : (mine[0] ?? null);
}

/** The same table again: whoever asks first makes it, the others join it. @param {string} match */
export async function playAgain(match) {
  /** @type {Seated | null} */
  const seated = await saying(post(`/api/matches/${match}/rematch`));
  if (seated === null) return;
  keepCodes(seated);
  navigate(`/t/${seated.match}`);
}

/** The address of a table, for others. @param {string} match */
export const linkTo = (match) => `${location.origin}/t/${match}`;

/** Hand the link on: by the system's own means where there are any, else by the clipboard. @param {string} match */
export async function share(match) {
  const url = linkTo(match);
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    // Whoever closes the system's sheet has changed their mind: nothing to say.
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
