/** The lines of the log. */
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { setLanguage } from "../../src/kilowatt/server/web/app/i18n.js";
import { countOf, lastLines, linesOf, roundsOf } from "../../src/kilowatt/server/web/views/table/panels/log-rows.js";

const NAMES = { players: ["Ada", "Bruno"], cities: {}, regions: {} };

before(() => setLanguage("en"));

/** Entries by their numbers of moves; `undo` takes back the moves after its number. */
const log = (...entries) =>
  entries.map(([number, events, changes = {}], place) => ({
    ...{ seq: place + 1, number, kind: "act", seat: 0, by: "person", action: null, events },
    ...changes,
  }));
const bought = (fuel, price, seat = 0) => [{ type: "fuel_bought", seat, fuel, price }];
const ended = (seat = 0) => [{ type: "turn_ended", seat }];
const began = (round, phase) => ({ type: "phase_began", round, phase });
const UNDO = { kind: "undo" };

const texts = (entries) => linesOf(entries, NAMES).map(({ text }) => text);

test("a purchase is one line, and undone lines are marked", () => {
  const entries = log(
    [1, bought("coal", 3)],
    [2, bought("oil", 4)],
    [3, ended()],
    [0, [], UNDO],
    [1, bought("coal", 3)],
    [2, bought("coal", 3)],
    [3, ended()],
  );
  assert.deepEqual(
    linesOf(entries, NAMES).map(({ text, isUndone }) => [text, isUndone]),
    [
      ["Ada buys 1 coal and 1 oil for 7 Elektro.", true],
      ["Ada takes moves back.", false],
      ["Ada buys 2 coal for 6 Elektro.", false],
    ],
  );
  assert.equal(countOf(entries), 2);
});

test("an undo takes back only the moves after its number", () => {
  const entries = log([1, bought("coal", 3)], [2, bought("oil", 4)], [1, [], UNDO]);
  assert.deepEqual(
    linesOf(entries, NAMES).map(({ isUndone }) => isUndone),
    [false, true, false],
  );
});

test("purchases of two players are two lines", () =>
  assert.deepEqual(texts(log([1, bought("coal", 3)], [2, bought("coal", 4, 1)])), [
    "Ada buys 1 coal for 3 Elektro.",
    "Bruno buys 1 coal for 4 Elektro.",
  ]));

test("a player who buys nothing is done", () => assert.deepEqual(texts(log([1, ended()])), ["Ada is done."]));

test("lines are grouped by round, and a phase is a line of its own", () => {
  const entries = log([1, ended()], [2, [...ended(1), began(1, "building")]], [3, [began(2, "auction")]]);
  assert.deepEqual(
    roundsOf(entries, NAMES).map(({ round, lines }) => [round, lines.map(({ text }) => text)]),
    [
      [1, ["Ada is done.", "Bruno is done.", "Building"]],
      [2, ["Auction"]],
    ],
  );
});

test("the last lines leave out phases", () => {
  const entries = log([1, ended()], [2, [...ended(1), began(1, "building")]]);
  assert.deepEqual(
    lastLines(entries, NAMES, 1).map(({ text }) => text),
    ["Bruno is done."],
  );
});

test("a line names its rule, and says when the clock made the move", () => {
  const removed = { type: "plant_removed", plant: 3, rule: "R6.2" };
  const [line] = linesOf(log([1, [removed], { by: "clock" }]), NAMES);
  assert.equal(line.rule, "R6.2");
  assert.notEqual(line.note, "");
  assert.equal(line.seat, null);
});
