/** The timeline of a game: its moves by number, and the beginnings of rounds, phases and steps. */

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../types/protocol.js").Event} Event */
/** @typedef {import("../../types/protocol.js").Phase} Phase */
/** @typedef {import("../../types/protocol.js").PublicRecord} PublicRecord */
/** @typedef {import("../../types/protocol.js").Record} FullRecord */
/** The beginning of a phase after a number of moves. @typedef {{number: number, round: number, phase: Phase}} Mark */

/**
 * The moves of a record as entries of a log. What happened before the first move is entry 0.
 * @param {FullRecord | PublicRecord} record
 * @returns {Entry[]}
 */
export function entriesOf({ opening, moves }) {
  const told = moves.map((move, at) => entry(at + 1, move.seat, move.events));
  return [entry(0, 0, opening), ...told];
}

/** @param {number} number @param {number} seat @param {Event[]} events @returns {Entry} */
const entry = (number, seat, events) => ({
  seq: number,
  kind: "act",
  number,
  seat,
  by: "person",
  action: null,
  events,
  at: 0,
  batch: number,
});

/**
 * The beginnings of phases; if one move begins several, the last of them. A log without the events before the first
 * move begins with the draft or, without one, with the first auction.
 * @param {readonly Entry[]} entries
 * @returns {Mark[]}
 */
export function marksOf(entries) {
  /** @type {Mark[]} */
  const marks = [];
  for (const { number, events } of entries) {
    const began = events.findLast((event) => event.type === "phase_began");
    if (began?.type === "phase_began") marks.push({ number, round: began.round, phase: began.phase });
  }
  const isDrafted = entries.some(({ events }) => events.some((event) => event.type === "region_drafted"));
  if (marks[0]?.number !== 0) marks.unshift({ number: 0, round: 1, phase: isDrafted ? "draft" : "auction" });
  return marks;
}

/** The beginnings of rounds. @param {readonly Mark[]} marks */
export const roundMarks = (marks) => marks.filter((mark, at) => at === 0 || mark.round !== marks[at - 1].round);

/** The phase of a moment. @param {readonly Mark[]} marks @param {number} number */
export const markAt = (marks, number) => marks.findLast((mark) => mark.number <= number) ?? marks[0];

/** The move that began each step. @param {readonly Entry[]} entries */
export const stepsOf = (entries) =>
  entries.flatMap(({ number, events }) =>
    events.flatMap((event) => (event.type === "step_began" ? [{ number, step: event.step }] : [])),
  );

/**
 * The nearest mark before or after a number; the first or last move if there is none.
 * @param {readonly Mark[]} marks
 * @param {number} number
 * @param {1 | -1} way
 * @param {number} last
 */
export function nextMark(marks, number, way, last) {
  if (way > 0) return marks.find((mark) => mark.number > number)?.number ?? last;
  return marks.findLast((mark) => mark.number < number)?.number ?? 0;
}
