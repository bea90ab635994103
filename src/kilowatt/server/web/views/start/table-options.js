/** The options of a new table: the offer of the server, the last choices, and default names. */
import { get } from "../../app/api.js";
import { hasText, t } from "../../app/i18n.js";
import { kept, playerName } from "../../app/settings.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */

const isWord = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= 60;

/** The last chosen level of bots; empty for the server's default. */
export const lastLevel = kept("level", "", isWord);
/** The last chosen board; empty for any. */
export const lastBoard = kept("board", "", isWord);

/**
 * The last choice, if this server offers it.
 * @param {Offer} found
 */
export const wantedLevel = ({ bots }) => (bots.includes(lastLevel.value) ? lastLevel.value : null);
/** @param {Offer} found */
export const wantedBoard = ({ boards }) => (boards.includes(lastBoard.value) ? lastBoard.value : null);

const PEOPLE = ["Ada", "Bruno", "Chidi", "Dagny", "Emeka", "Freya", "Goran", "Hana", "Inés", "Jonas", "Kaja", "Luca"];
const friendly = PEOPLE[Math.floor(Math.random() * PEOPLE.length)];

/** The visitor's name. */
export const myName = () => playerName.value.trim() || friendly;

/** @type {Promise<Offer> | null} */
let asked = null;

/** The boards and levels of this server, requested once. */
export function offer() {
  asked ??= /** @type {Promise<Offer>} */ (get("/api/offer"));
  asked.catch(() => (asked = null));
  return asked;
}

/**
 * The difficulty of a level and its character; a custom level of a server shows only its name.
 * @param {string} level
 */
export const levelText = (level) =>
  hasText(`start-level-${level}`) ? `${t(`start-level-${level}`)} · ${t(`level-${level}`)}` : level;

/** A sentence about how a level plays; empty if there is none. @param {string} level */
export const levelAbout = (level) => (hasText(`level-about-${level}`) ? t(`level-about-${level}`) : "");

/** @param {string} board */
export const boardText = (board) => (hasText(`board-${board}`) ? t(`board-${board}`) : board);
