/** Sentences that the page composes. */
import assert from "node:assert/strict";
import { before, test } from "node:test";

import { isolated, setLanguage, t } from "../../src/kilowatt/server/web/app/i18n.js";
import { reasonText } from "../../src/kilowatt/server/web/views/after/standings.js";
import { canJoin } from "../../src/kilowatt/server/web/views/start/regions.js";

const NAMES = { players: ["Ada", "Bruno"], cities: {}, regions: {} };

before(() => setLanguage("en"));

const ADA = { seat: 0, place: 1, powered: 14, money: 43, cities: 17 };

const REASONS = {
  "Powered cities decide: 14 to 12 (Bruno).": ["powered", { powered: 12, money: 90, cities: 17 }],
  "Equal in powered cities, so money decides: 43 to 20 Elektro (Bruno).": [
    "money",
    { powered: 14, money: 20, cities: 18 },
  ],
  "Equal in powered cities and money, so connected cities decide: 17 to 16 (Bruno).": [
    "cities",
    { powered: 14, money: 43, cities: 16 },
  ],
  "Equal in powered cities, money and connected cities: the victory is shared.": [
    null,
    { powered: 14, money: 43, cities: 17 },
  ],
};

for (const [reason, [figure, second]] of Object.entries(REASONS)) {
  const standings = [ADA, { ...second, seat: 1, place: figure ? 2 : 1 }];
  test(reason, () => assert.equal(reasonText({ standings, decidedBy: [figure, null] }, NAMES), reason));
}

/** Three regions in a row, each next to the one before. */
const AREAS = [["a"], ["b"], ["c"], ["a", "b"], ["b", "c"], ["a", "b", "c"]];

test("a region can be chosen if it makes an area with the others", () => {
  assert.ok(canJoin(AREAS, [], "c", 3));
  assert.ok(canJoin(AREAS, ["a"], "b", 3));
  assert.ok(!canJoin(AREAS, ["a"], "c", 3));
});

test("while the chosen regions are apart, one that can join them can be chosen", () => {
  assert.ok(canJoin(AREAS, ["a", "c"], "b", 3));
  assert.ok(!canJoin(AREAS, ["a", "c"], "b", 2));
});

test("a name written from right to left is isolated from the words beside it", () => {
  const name = "אברהם בן־שלמה אבן־עזרא הספרדי";
  assert.equal(isolated(name), `\u2068${name}\u2069`);
  assert.equal(isolated("Ada"), "Ada");
  assert.ok(t("turn-of", { player: isolated(name) }).includes(isolated(name)));
});
