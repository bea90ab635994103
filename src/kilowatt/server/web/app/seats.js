/** How each seat is shown: a colour, a mark and a letter, so that none of them is needed alone. */

/** @typedef {{colour: string, mark: string, letter: string}} SeatLook */

/** @type {readonly SeatLook[]} */
export const SEATS = [
  { colour: "blue", mark: "circle", letter: "B" },
  { colour: "red", mark: "triangle", letter: "R" },
  { colour: "yellow", mark: "square", letter: "Y" },
  { colour: "green", mark: "diamond", letter: "G" },
  { colour: "purple", mark: "star", letter: "P" },
  { colour: "black", mark: "cross", letter: "K" },
];

/** Whether a bot moves for this seat, for a while or for good. @param {import("../types/protocol.js").SeatView} seat */
export const isPlayedByBot = ({ kind, away, resigned }) => kind === "bot" || away || resigned;

export const FUELS = /** @type {const} */ (["coal", "oil", "garbage", "uranium"]);
/** @typedef {typeof FUELS[number]} Fuel */

/** The card that begins Step 3 among the plants. */
export const STEP_3 = 99;
