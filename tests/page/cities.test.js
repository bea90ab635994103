/** The status of a city and its sentence. */
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { setLanguage } from "../../src/kilowatt/server/web/app/i18n.js";
import { describe, isPriced } from "../../src/kilowatt/server/web/views/table/map/city-text.js";
import { statuses } from "../../src/kilowatt/server/web/views/table/map/status.js";
import { atlasOf } from "./boards.js";

const ATLAS = atlasOf("germany");
const NAMES = {
  players: ["Ada", "Bruno"],
  cities: { koeln: "Köln", berlin: "Berlin" },
  regions: { red: "West", brown: "North-east" },
};
const IN_PLAY = [...ATLAS.places.values()].filter(({ region }) => region !== "brown").map(({ id }) => id);

before(() => setLanguage("en"));

/** An observation of two players with these cities. */
const seen = (...cities) => ({ cities_in_play: IN_PLAY, players: cities.map((each) => ({ cities: each })) });
const BASE = seen(["essen"], ["essen", "koeln"]);

/** @param {string} city @param {object} [changes] */
function statusOf(city, changes = {}) {
  const situation = { observation: BASE, base: BASE, active: true, prices: new Map(), ...changes };
  return statuses(ATLAS, situation).get(city);
}

const price = (city, changes = {}) => ({ city, house: 15, connection: 19, path: [], refusal: null, ...changes });
const pricesOf = (...prices) => new Map(prices.map((one) => [one.city, one]));

test("a city where the viewer can build is a target", () =>
  assert.equal(statusOf("koeln", { prices: pricesOf(price("koeln")) }).state, "target"));

test("a city that refuses the viewer is barred", () =>
  assert.equal(
    statusOf("koeln", { prices: pricesOf(price("koeln", { refusal: { why: "city_full" } })) }).state,
    "barred",
  ));

test("out of turn no city is a target", () =>
  assert.equal(statusOf("koeln", { active: false, prices: pricesOf(price("koeln")) }).state, "rest"));

test("a city not in play is out, except during the draft", () => {
  assert.equal(statusOf("berlin").state, "out");
  assert.equal(statusOf("berlin", { drafting: true, active: false }).state, "rest");
});

test("a planned house comes after those already built", () => {
  const observation = seen(["essen", "koeln"], ["essen", "koeln"]);
  assert.deepEqual(statusOf("koeln", { observation }), { state: "queued", owners: [1, 0], planned: [0] });
});

test("houses stand in the order in which they were built", () =>
  assert.deepEqual(statusOf("essen", { builders: new Map([["essen", [1, 0]]]) }).owners, [1, 0]));

/** @param {object} changes */
const sentences = ({ status, ...changes }) =>
  describe({
    city: "koeln",
    region: "red",
    slots: 2,
    names: NAMES,
    seat: 0,
    ...changes,
    status: { owners: [], planned: [], state: "rest", ...status },
  });

for (const [sentence, about] of Object.entries({
  "Köln, West. No houses; room for 2.": {},
  "Köln, West. Houses 1 of 2: Bruno. You can build for 34.": {
    status: { owners: [1], state: "target" },
    price: price("koeln"),
  },
  "Köln, West. Houses 2 of 2: you and Bruno.": { status: { owners: [0, 1], state: "barred" } },
  "Köln, West. No houses; room for 2. To build here would cost you 34.": { price: price("koeln") },
  "Köln, West. Houses 1 of 2: you. Planned for this turn.": { status: { owners: [0], planned: [0], state: "queued" } },
  "Berlin, North-east. Not in a region in play.": { city: "berlin", region: "brown", status: { state: "out" } },
}))
  test(sentence, () => assert.equal(sentences(about), sentence));

test("a city that takes no house now has no price", () => {
  assert.ok(isPriced(price("koeln", { refusal: { why: "cannot_pay" } })));
  assert.ok(!isPriced(price("koeln", { house: null })));
});
