/** A match receives the server's messages. */
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.location = { protocol: "http:", host: "localhost" };
globalThis.document = { addEventListener() {}, removeEventListener() {} };
globalThis.addEventListener = () => undefined;
globalThis.removeEventListener = () => undefined;
globalThis.WebSocket = class {
  close() {}
};

const { Match } = await import("../../src/kilowatt/server/web/app/match.js");

const SEATS = [{ kind: "person", name: "Ada", free: false }];

function newMatch() {
  const table = { seq: 0, number: 0, seats: SEATS };
  return new Match("m", { table, mine: [0], observation: null, orders: [], undo: null }, { board: {} });
}

const entries = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => ({ seq: first + index }));
const update = (after, seq) => ({
  type: "update",
  after,
  seq,
  number: seq,
  moves: entries(after + 1, seq),
  observation: { seat: 0 },
  orders: [],
  undo: null,
  clocks: { now: 0 },
});
const page = (after, seq) => ({ type: "entries", after, seq, moves: entries(after + 1, seq) });

test("pages of the log appear together with the update that follows them", () => {
  const match = newMatch();
  match.receive(page(0, 3));
  match.receive(page(3, 5));
  assert.deepEqual([match.entries.value.length, match.known.value], [0, null]);
  match.receive(update(5, 6));
  assert.deepEqual(match.entries.value, entries(1, 6));
  assert.equal(match.known.value, 6);
  match.close();
});

test("after a lost connection the log continues from the last page, without repetitions", () => {
  const match = newMatch();
  match.receive(page(0, 3));
  assert.equal(match.socket.handlers.hello().after, 3);
  match.receive(page(1, 4));
  match.receive(update(4, 4));
  match.receive(update(3, 5));
  assert.deepEqual(match.entries.value, entries(1, 5));
  match.close();
});
