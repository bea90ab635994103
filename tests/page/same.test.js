/** Updates keep the objects that have not changed, so that nothing renders twice. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { isSame, keepingSame } from "../../src/kilowatt/server/web/app/same.js";

const EQUAL = [
  { a: [1, { b: null }], c: "x" },
  { a: [1, { b: null }], c: "x" },
];
const DIFFERENT = [
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: 1, b: null }, { a: 1 }],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[], {}],
  [{ 0: 1 }, [1]],
  [null, { a: [] }],
  [{ a: [] }, null],
  [{ a: { b: 1 } }, { a: null }],
  [
    [[1], [2]],
    [[2], [1]],
  ],
  [1, "1"],
];

test("an equal update is the older object", () => {
  const [older, newer] = EQUAL;
  assert.ok(isSame(older, newer));
  assert.equal(keepingSame(older, structuredClone(newer)), older);
});

for (const [older, newer] of DIFFERENT) {
  test(`${JSON.stringify(newer)} replaces ${JSON.stringify(older)}`, () => {
    assert.ok(!isSame(older, newer));
    const kept = keepingSame(older, structuredClone(newer));
    assert.notEqual(kept, older);
    assert.deepEqual(kept, newer);
  });
}

test("parts that stay are the older objects", () => {
  const [stays, goes] = [
    { money: 5, cities: ["a"] },
    { money: 7, cities: [] },
  ];
  const older = { players: [stays, goes], market: [3, 4] };
  const newer = structuredClone({ ...older, players: [stays, { ...goes, money: 6 }] });
  const kept = keepingSame(older, newer);
  assert.notEqual(kept, older);
  assert.notEqual(kept.players, older.players);
  assert.equal(kept.players[0], stays);
  assert.notEqual(kept.players[1], goes);
  assert.equal(kept.players[1].cities, goes.cities);
  assert.equal(kept.market, older.market);
});

test("maps are the same only if they are one object", () => {
  assert.ok(!isSame(new Map([[1, 2]]), new Map([[1, 3]])));
});
