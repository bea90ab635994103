/** The ESLint rule that keeps the rules of the game out of the page, and the page itself. Run by `node --test`. */
import { after, before, describe, it } from "node:test";
import assert from "node:assert/strict";
import { ESLint, RuleTester } from "eslint";
import rule from "../../tools/eslint/no_game_rules.js";

const PAGE = "src/kilowatt/server/web/{app,views}/**/*.js";
const NAME = "kilowatt/no-game-rules";

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.afterAll = after;

const table = [{ messageId: "table" }];
const figure = [{ messageId: "figure" }];
const order = [{ messageId: "order" }];

new RuleTester().run("no-game-rules", rule, {
  valid: [
    "const words = t('fuel-count', { fuel: plant.kind, count: plant.burns });",
    "const head = 'cities-' + plant.powers;",
    "const place = seen.order.indexOf(seat) + 1;",
    "const names = content.board.cities.map((city) => city.name);",
    "const { step2_cities: goal } = content.edition.players[count];",
    "const bays = atlas.places; bays.connections;",
    "const count = lines.length - 1;",
    { code: "const row = edition.payout.map((amount) => amount);", options: [{ printed: ["payout"] }] },
  ],
  invalid: [
    // The cheapest path (R5.2)
    { code: "for (const { a, b, cost } of content.board.connections) visit(a, b);", errors: table },
    { code: "const { connections } = content.board;", errors: table },
    { code: "function paths({ board: { connections: links } }) { return links; }", errors: table },
    { code: "const best = far.get(city) + link.cost;", errors: figure },
    { code: "for (const { cost } of links) total += cost;", errors: figure },
    // The payout (R7.2)
    { code: "const income = content.edition.payout[cities];", errors: table },
    { code: "const { edition } = content; const income = edition['payout'][cities];", errors: table },
    { code: "const facts = content.edition; const income = facts.payout[cities];", errors: table },
    { code: "const cities = plants.reduce((sum, plant) => sum + plant.powers, 0);", errors: figure },
    { code: "const cities = plants.map(({ powers }) => powers).reduce(add);", errors: figure },
    // The minimum bid (R3.2)
    { code: "const least = seen.auction.bid + 1;", errors: figure },
    { code: "const { bid } = seen.auction; const least = bid + 1;", errors: figure },
    { code: "const { bid: highest } = auction; const least = Math.max(plant, highest);", errors: figure },
    { code: "const bid = auction?.bid ?? 0; const last = bid; const least = last + 1;", errors: figure },
    // Storage and burned fuel (R4.2, R7.1)
    { code: "const room = 2 * plant.burns;", errors: figure },
    { code: "stock[fuel] -= plant.burns;", errors: figure },
    { code: "const need = (plant.kind === 'hybrid' ? 0 : plant.burns) * rounds;", errors: figure },
    { code: "for (const plant of plants) { let { burns } = plant; burns--; }", errors: figure },
    // The reversed order of play (R4.3)
    { code: "const asked = seen.order.toReversed();", errors: order },
    { code: "const asked = [...seen.order].reverse();", errors: order },
    { code: "const { order } = seen; const asked = order.slice().reverse();", errors: order },
    { code: "const first = seen.order.at(-1);", errors: order },
    { code: "const { order: seats } = seen; const first = seats[seats.length - 1];", errors: order },
  ],
});

describe("the page", () => {
  /** @type {ESLint} */
  let eslint;
  before(() => {
    eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === NAME });
  });

  it("is checked by the rule", async () => {
    const { rules } = await eslint.calculateConfigForFile("src/kilowatt/server/web/views/learn/advice.js");
    assert.equal(rules[NAME][0], 2);
  });

  it("contains no rule of the game", async () => {
    const results = await eslint.lintFiles(PAGE);
    assert.ok(results.length > 100);
    const found = results.flatMap(({ filePath, messages }) => messages.map(({ line, message }) => `${filePath}:${line} ${message}`));
    assert.deepEqual(found, []);
  });
});
