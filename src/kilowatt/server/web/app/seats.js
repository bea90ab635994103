/** The look of each seat. Besides the colour there is a mark and a letter, so that no player depends on colour. */

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

/** Whether a bot moves for this seat, temporarily or permanently. @param {import("../types/protocol.js").SeatView} seat */
export const isPlayedByBot = ({ kind, away, resigned }) => kind === "bot" || away || resigned;

export const FUELS = /** @type {const} */ (["coal", "oil", "garbage", "uranium"]);
/** @typedef {typeof FUELS[number]} Fuel */

/** The number of the Step 3 card among the plants. */
export const STEP_3 = 99;
