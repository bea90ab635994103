/** The search of the rules finds words with and without accents and case, in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { setLanguage } from "../../src/kilowatt/server/web/app/i18n.js";
import { CHAPTERS, isFound, ruleText } from "../../src/kilowatt/server/web/views/learn/rule-search.js";

const CASES = /** @type {const} */ ([
  ["en", "R5.6", "Münster", "munster"],
  ["de", "R1.1", "außerhalb", "AUSSERHALB"],
  ["pl", "R0.1", "stałym", "stalym"],
  ["it", "R0.2", "città", "citta"],
  ["ro", "R0.3", "Există", "exista"],
  ["ja", "R0.2", "マップ", "ﾏｯﾌﾟ"],
]);

for (const [language, rule, written, typed] of CASES)
  test(`${typed} finds ${written}`, async () => {
    await setLanguage(language);
    for (const wanted of [written, typed]) {
      const found = CHAPTERS.flat().filter((id) => isFound(id, wanted));
      assert.ok(found.includes(rule));
      for (const id of found) assert.ok(ruleText(id).toLowerCase().includes(written.toLowerCase()));
    }
  });
