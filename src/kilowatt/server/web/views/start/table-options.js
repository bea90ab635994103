/** Wishes for a table: what is on offer, what was chosen last, and names for those who have none. */
import { get } from "../../app/api.js";
import { hasText, t } from "../../app/i18n.js";
import { kept, playerName } from "../../app/settings.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */

const isWord = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= 60;

/** The level of bots chosen last; empty for what the server suggests. */
export const lastLevel = kept("level", "", isWord);
/** The board chosen last; empty for either. */
export const lastBoard = kept("board", "", isWord);

/**
 * What was chosen last, if this server has it: it may be gone since, or may never have been there.
 * @param {Offer} found
 */
export const wantedLevel = ({ bots }) => (bots.includes(lastLevel.value) ? lastLevel.value : null);
/** @param {Offer} found */
export const wantedBoard = ({ boards }) => (boards.includes(lastBoard.value) ? lastBoard.value : null);

const PEOPLE = ["Ada", "Bruno", "Chidi", "Dagny", "Emeka", "Freya", "Goran", "Hana", "Inés", "Jonas", "Kaja", "Luca"];
const friendly = PEOPLE[Math.floor(Math.random() * PEOPLE.length)];

/** How one is called here. */
export const myName = () => playerName.value.trim() || friendly;

/** @type {Promise<Offer> | null} */
let asked = null;

/** Boards and levels of this server, asked for once. */
export function offer() {
  asked ??= /** @type {Promise<Offer>} */ (get("/api/offer"));
  asked.catch(() => (asked = null));
  return asked;
}

/**
 * How hard a level is, and the character that plays it; those that a server has made for itself have only their names.
 * @param {string} level
 */
export const levelText = (level) =>
  hasText(`start-level-${level}`) ? `${t(`start-level-${level}`)} · ${t(`level-${level}`)}` : level;

/** How a level plays, in a sentence, where there is one. @param {string} level */
export const levelAbout = (level) => (hasText(`level-about-${level}`) ? t(`level-about-${level}`) : "");

/** @param {string} board */
export const boardText = (board) => (hasText(`board-${board}`) ? t(`board-${board}`) : board);
