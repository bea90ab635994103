/** The figures of an auction as a seat sees them. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { bidRange, minBid, rivalsOf, standOf } from "../../src/kilowatt/server/web/views/table/actions/bids.js";

const bid = (amount) => ({ type: "bid", amount });

test("the bids go from the lowest to the highest legal one", () =>
  assert.deepEqual(bidRange({ legal_actions: [{ type: "pass" }, bid(7), bid(8), bid(9)] }), { least: 7, most: 9 }));

test("without a legal bid there is no range", () =>
  assert.equal(bidRange({ legal_actions: [{ type: "pass" }] }), null));

test("the lowest bid comes with the observation, and is 0 without an auction", () => {
  assert.equal(minBid({ bidding: { min_bid: 12 } }), 12);
  assert.equal(minBid({ bidding: null }), 0);
});

test("a player leads, bids, is out or is done", () => {
  const auction = { finished: [3], out: [2], bidder: 1 };
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => standOf({ auction }, seat)),
    ["in", "leads", "out", "done"],
  );
});

for (const [seat, expected] of [
  [0, [1, 2, 3]],
  [2, [3, 0, 1]],
  [null, [0, 1, 2, 3]],
])
  test(`from seat ${seat} the others are ${expected}`, () =>
    assert.deepEqual(rivalsOf({ seat, players: [{}, {}, {}, {}] }), expected));
