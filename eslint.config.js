import js from "@eslint/js";
import globals from "globals";
import noGameRules from "./tools/eslint/no_game_rules.js";

const WEB = "src/kilowatt/server/web";

/** The modules that print tables of the rules (docs/adr/0017). */
const PRINTED = {
  "views/learn/rules.js": ["payout", "refill"],
  "views/table/map/board.js": ["house_costs"],
  "views/table/map/geometry.js": ["connections"],
};

export default [
  {
    files: [`${WEB}/{app,views}/**/*.js`, `${WEB}/worker.js`, "{tests,tools}/**/*.js", "*.config.js"],
    ...js.configs.recommended,
  },
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", 15],
      "max-depth": ["error", 3],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "max-params": ["error", 5],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-else-return": "error",
      "no-implicit-coercion": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: [`${WEB}/{app,views}/**/*.js`],
    plugins: { kilowatt: { rules: { "no-game-rules": noGameRules } } },
    rules: { "kilowatt/no-game-rules": "error" },
  },
  ...Object.entries(PRINTED).map(([path, printed]) => ({
    files: [`${WEB}/${path}`],
    rules: { "kilowatt/no-game-rules": ["error", { printed }] },
  })),
  { files: ["tools/**/*.js"], languageOptions: { globals: globals.node } },
  { files: [`${WEB}/worker.js`], languageOptions: { globals: globals.serviceworker } },
  { ignores: ["**/vendor/", "node_modules/", ".venv/", "build/", "docs/", "htmlcov/"] },
];
