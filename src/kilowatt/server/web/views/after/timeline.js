/** The course of a game: its moves by number, and where rounds, phases and steps begin. */

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../types/protocol.js").Event} Event */
/** @typedef {import("../../types/protocol.js").Phase} Phase */
/** @typedef {import("../../types/protocol.js").PublicRecord} PublicRecord */
/** @typedef {import("../../types/protocol.js").Record} FullRecord */
/** After so many moves a phase has just begun. @typedef {{number: number, round: number, phase: Phase}} Mark */

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
 * Where phases begin; of several that begin with one move, the last. A log without what came before the first move begins
 * with the draft of the regions, or where there was none with the first auction.
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

/** Where rounds begin. @param {readonly Mark[]} marks */
export const roundMarks = (marks) => marks.filter((mark, at) => at === 0 || mark.round !== marks[at - 1].round);

/** The phase that a number of moves lies in. @param {readonly Mark[]} marks @param {number} number */
export const markAt = (marks, number) => marks.findLast((mark) => mark.number <= number) ?? marks[0];

/** The move with which each step began. @param {readonly Entry[]} entries */
export const stepsOf = (entries) =>
  entries.flatMap(({ number, events }) =>
    events.flatMap((event) => (event.type === "step_began" ? [{ number, step: event.step }] : [])),
  );

/**
 * The nearest of these numbers before or after one; the first or last move where there is none.
 * @param {readonly Mark[]} marks
 * @param {number} number
 * @param {1 | -1} way
 * @param {number} last
 */
export function nextMark(marks, number, way, last) {
  if (way > 0) return marks.find((mark) => mark.number > number)?.number ?? last;
  return marks.findLast((mark) => mark.number < number)?.number ?? 0;
}
