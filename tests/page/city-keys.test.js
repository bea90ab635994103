/** Moving from city to city by arrow keys and by the letters of their names. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { plain } from "../../src/kilowatt/server/web/views/shared/plain-text.js";
import { cityTowards, DIRECTIONS, Speller } from "../../src/kilowatt/server/web/views/table/map/input/city-keys.js";
import { atlasOf, boardOf } from "./boards.js";

const GERMANY = boardOf("germany");
const ATLAS = atlasOf("germany");
const NAMES = GERMANY.cities.map(({ id, name }) => [id, name]);
const PAUSE = 900;

/** @param {string[]} regions */
function citiesIn(regions) {
  return new Set(GERMANY.cities.filter(({ region }) => regions.includes(region)).map(({ id }) => id));
}

/** @param {string} start @param {string[]} keys @param {Set<string>} open */
function route(start, keys, open) {
  const passed = [start];
  for (const key of keys) passed.push(cityTowards(ATLAS, passed.at(-1), key, (city) => open.has(city)));
  return passed.slice(1);
}

/** The cities that typing these letters, `ms` milliseconds apart, finds. */
function spelled(letters, { ms = 0, from = null } = {}) {
  const speller = new Speller();
  let at = from;
  return [...letters].map((letter, place) => (at = speller.type(letter, place * ms, NAMES, at) ?? at));
}

const WITHOUT_BROWN = citiesIn(["teal", "red", "yellow", "blue", "purple"]);

test("arrows follow the connections", () => {
  const keys = ["Down", "Down", "Down", "Right", "Down", "Left", "Up"].map((way) => `Arrow${way}`);
  const expected = ["hamburg", "hannover", "kassel", "erfurt", "nuernberg", "wuerzburg", "fulda"];
  assert.deepEqual(route("kiel", keys, WITHOUT_BROWN), expected);
});

test("arrows reach every city in play and no other", () => {
  const reached = new Set(["kiel"]);
  for (const city of reached) {
    for (const key of Object.keys(DIRECTIONS)) {
      const next = cityTowards(ATLAS, city, key, (open) => WITHOUT_BROWN.has(open));
      if (next !== null) reached.add(next);
    }
  }
  assert.deepEqual([...reached].sort(), [...WITHOUT_BROWN].sort());
});

test("without a connection that way, an arrow goes to the nearest city there", () => {
  const open = new Set(["kiel", "muenchen", "passau"]);
  assert.deepEqual(route("kiel", ["ArrowDown"], open), ["passau"]);
});

test("at the edge of the board an arrow goes nowhere", () => {
  assert.deepEqual(route("flensburg", ["ArrowUp"], WITHOUT_BROWN), [null]);
});

test("letters find a name without its accents", () => assert.equal(spelled("mun").at(-1), "muenster"));

test("the same letter finds the next name, after the last one the first", () =>
  assert.deepEqual(spelled("kkkkk"), ["kiel", "kassel", "koeln", "konstanz", "kiel"]));

test("letters typed slowly begin new words", () =>
  assert.deepEqual(spelled("ma", { ms: PAUSE }), ["magdeburg", "aachen"]));

test("a letter that continues no name begins a new word", () =>
  assert.deepEqual(spelled("kw"), ["kiel", "wilhelmshaven"]));

test("a letter of no name changes nothing", () => assert.deepEqual(spelled("x", { from: "kiel" }), ["kiel"]));

for (const [written, typed] of Object.entries({ Köln: "koln", GIEßEN: "giessen", Città: "citta", Łódź: "lodz" })) {
  test(`${written} is typed ${typed}`, () => assert.equal(plain(written), typed));
}
