/** The beginnings of rounds, phases and steps, by number of moves. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  entriesOf,
  markAt,
  marksOf,
  nextMark,
  roundMarks,
  stepsOf,
} from "../../src/kilowatt/server/web/views/after/timeline.js";

const began = (round, phase) => ({ type: "phase_began", round, phase });
const move = (...events) => ({ seat: 1, action: { type: "pass" }, events });
const RECORD = {
  opening: [{ type: "deck_prepared" }],
  moves: [
    move(),
    move(began(1, "resources")),
    move(began(1, "building"), began(1, "bureaucracy")),
    move({ type: "step_began", step: 2 }, began(2, "auction")),
    move(),
  ],
};
const ENTRIES = entriesOf(RECORD);
const MARKS = marksOf(ENTRIES);
const LAST = RECORD.moves.length;

test("the events before the first move are entry 0", () => {
  assert.deepEqual(
    ENTRIES.map(({ number }) => number),
    [0, 1, 2, 3, 4, 5],
  );
  assert.deepEqual(ENTRIES[0].events, RECORD.opening);
  assert.equal(ENTRIES[4].seat, 1);
});

test("a phase begins with its event; of several in one move, the last counts", () =>
  assert.deepEqual(MARKS, [
    { number: 0, round: 1, phase: "auction" },
    { number: 2, round: 1, phase: "resources" },
    { number: 3, round: 1, phase: "bureaucracy" },
    { number: 4, round: 2, phase: "auction" },
  ]));

test("a game with a draft begins with the draft", () => {
  const drafted = entriesOf({ opening: [], moves: [move({ type: "region_drafted" }), move(began(1, "auction"))] });
  assert.deepEqual(marksOf(drafted), [
    { number: 0, round: 1, phase: "draft" },
    { number: 2, round: 1, phase: "auction" },
  ]);
});

test("a log that begins with a phase has no other beginning", () =>
  assert.deepEqual(marksOf(entriesOf({ opening: [began(3, "building")], moves: [] })), [
    { number: 0, round: 3, phase: "building" },
  ]));

test("a round begins with its first phase", () =>
  assert.deepEqual(
    roundMarks(MARKS).map(({ number, round }) => [number, round]),
    [
      [0, 1],
      [4, 2],
    ],
  ));

for (const [number, phase] of Object.entries({ 0: "auction", 1: "auction", 2: "resources", 5: "auction" })) {
  test(`after ${number} moves the phase is ${phase}`, () => assert.equal(markAt(MARKS, Number(number)).phase, phase));
}

test("a step begins with the move that has its event", () =>
  assert.deepEqual(stepsOf(ENTRIES), [{ number: 4, step: 2 }]));

for (const [from, way, to] of [
  [0, 1, 2],
  [2, 1, 3],
  [4, 1, LAST],
  [LAST, 1, LAST],
  [3, -1, 2],
  [1, -1, 0],
  [0, -1, 0],
])
  test(`${way > 0 ? "on" : "back"} from move ${from} is move ${to}`, () =>
    assert.equal(nextMark(MARKS, from, way, LAST), to));
