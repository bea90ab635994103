/** Making tables: what is on offer, what was chosen last, and names for those who have none. */
import { get, post } from "../../app/api.js";
import { hasText, t } from "../../app/i18n.js";
import { navigate } from "../../app/route.js";
import { kept, playerName } from "../../app/settings.js";
import { codesSeen, keepCodes } from "../shared/codes.js";

/** @typedef {import("../../types/protocol.js").Offer} Offer */
/** @typedef {import("../../types/protocol.js").Seated} Seated */
/** What is left out is as the server has it. @template T @template {keyof T} K @typedef {Pick<T, K> & Partial<T>} Wanted */
/** @typedef {Wanted<import("../../types/protocol.js").SeatWish, "kind">} SeatWish */
/** @typedef {Wanted<Omit<import("../../types/protocol.js").NewTable, "seats">, "name"> & {seats: SeatWish[]}} NewTable */

const isWord = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= 60;

/** The level of bots chosen last; empty for what the server suggests. */
export const lastLevel = kept("level", "", isWord);
/** The board chosen last; empty for either. */
export const lastBoard = kept("board", "", isWord);

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

/** How hard a level is, and the character that plays it; those that a server has made for itself have only their names. @param {string} level */
export const levelText = (level) =>
  hasText(`start-level-${level}`) ? `${t(`start-level-${level}`)} · ${t(`level-${level}`)}` : level;

/** How a level plays, in a sentence, where there is one. @param {string} level */
export const levelAbout = (level) => (hasText(`level-about-${level}`) ? t(`level-about-${level}`) : "");

/** @param {string} board */
export const boardText = (board) => (hasText(`board-${board}`) ? t(`board-${board}`) : board);

/** Me and three bots, at once: the level and the board chosen last. */
export async function playNow() {
  const { boards, bots } = await offer();
  const bot = bots.includes(lastLevel.value) ? lastLevel.value : null;
  const board = boards.includes(lastBoard.value) ? lastBoard.value : boards[Math.floor(Math.random() * boards.length)];
  /** @type {SeatWish} */
  const rival = { kind: "bot", bot };
  const seated = await makeTable({ name: myName(), board, players: 4, seats: [{ kind: "me" }, rival, rival, rival] });
  // Nobody leaves a game that has just begun for another device: the code can be looked up at the table.
  codesSeen(seated.match);
  enter(seated.match);
}

/**
 * @param {NewTable} wish
 * @returns {Promise<Seated>}
 */
export async function makeTable(wish) {
  /** @type {Seated} */
  const seated = await post("/api/matches", wish);
  keepCodes(seated);
  return seated;
}

/** Sit down at an open table. @param {string} match */
export async function join(match) {
  /** @type {Seated} */
  const seated = await post(`/api/matches/${match}/join`, { name: myName() });
  keepCodes(seated);
  enter(match);
}

/** @param {string} match */
export const enter = (match) => navigate(`/t/${match}`);
