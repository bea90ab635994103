/** Creating and joining tables. */
import { post } from "../../app/api.js";
import { contentOf } from "../../app/content.js";
import { navigate, preloadTable } from "../../app/route.js";
import { markCodesShown, storeCodes } from "../shared/codes.js";
import { myName, offer, wantedBoard, wantedLevel } from "./table-options.js";

/** @typedef {import("../../types/protocol.js").Seated} Seated */
/**
 * Missing options get the defaults of the server.
 * @template T
 * @template {keyof T} K
 * @typedef {Pick<T, K> & Partial<T>} Wanted
 */
/** @typedef {Wanted<import("../../types/protocol.js").SeatWish, "kind">} SeatWish */
/**
 * @typedef {Wanted<Omit<import("../../types/protocol.js").NewTable, "seats">, "name"> & {seats: SeatWish[]}} NewTable
 */

/** Start a game against three bots, with the last chosen level and board. */
export async function playNow() {
  const found = await offer();
  const board = wantedBoard(found) ?? found.boards[Math.floor(Math.random() * found.boards.length)];
  /** @type {SeatWish} */
  const rival = { kind: "bot", bot: wantedLevel(found) };
  const made = createTable({ name: myName(), board, players: 4, seats: [{ kind: "me" }, rival, rival, rival] });
  // Load the modules of the table while the server creates the match.
  contentOf(board).catch(() => undefined);
  preloadTable();
  const seated = await made;
  // Do not show the recovery code at once: it is in the menu of the table.
  markCodesShown(seated.match);
  openTable(seated.match);
}

/**
 * @param {NewTable} wish
 * @returns {Promise<Seated>}
 */
export async function createTable(wish) {
  /** @type {Seated} */
  const seated = await post("/api/matches", wish);
  storeCodes(seated);
  return seated;
}

/** Join an open table. @param {string} match */
export async function join(match) {
  /** @type {Seated} */
  const seated = await post(`/api/matches/${match}/join`, { name: myName() });
  storeCodes(seated);
  openTable(match);
}

/** @param {string} match */
export const openTable = (match) => navigate(`/t/${match}`);
