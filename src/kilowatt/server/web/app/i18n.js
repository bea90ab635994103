/**
 * Translations, from the same Fluent catalogues as the rest of Kilowatt. `t` reads a signal, so a change of language
 * renders the page again.
 */
import { FluentBundle, FluentResource, computed, signal } from "../vendor/libraries.js";
import { FUELS, SEATS } from "./seats.js";
import { language } from "./settings.js";

/** @typedef {import("../types/protocol.js").Action} Action */
/** @typedef {import("../types/protocol.js").Event} Event */
/** @typedef {import("../types/protocol.js").Refusal} Refusal */
/** @typedef {import("../types/protocol.js").Standing} Standing */
/** @typedef {import("../types/protocol.js").Stock} Stock */
/** @typedef {import("../types/protocol.js").TableView} TableView */
/** @typedef {import("./content.js").Content} Content */
/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {Record<string, string | number>} Arguments */
/** @typedef {{players: string[], cities: Record<string, string>, regions: Record<string, string>}} Names */

/** Maximum number of cached messages. */
const CACHE_SIZE = 5000;

/**
 * A catalogue with a cache of formatted messages. Most messages are the same after a move, and a lookup is ten times as
 * fast as formatting.
 */
class Translator {
  /** @type {Map<string, string>} */
  cache = new Map();

  /** @param {FluentBundle} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
  }

  /** @param {string} key @param {Arguments} [args] */
  translate(key, args) {
    const cacheKey = args === undefined ? key : key + JSON.stringify(args);
    let text = this.cache.get(cacheKey);
    if (text === undefined) {
      text = this.format(key, args);
      if (this.cache.size >= CACHE_SIZE) this.cache.clear();
      this.cache.set(cacheKey, text);
    }
    return text;
  }

  /** @param {string} key @param {Arguments} [args] */
  format(key, args) {
    const message = this.catalogue.getMessage(key);
    return message?.value ? this.catalogue.formatPattern(message.value, args, []) : key;
  }
}

/** @type {import("../vendor/libraries.js").Signal<Translator>} */
const translator = signal(new Translator(new FluentBundle("en")));
/** The language on the screen; it follows `language` once the catalogue is loaded. */
export const spoken = computed(() => translator.value.catalogue.locales[0]);

/** @type {Map<string, Promise<Translator>>} */
const translators = new Map();

/** @param {string} code */
async function loadTranslator(code) {
  const answer = await fetch(`/i18n/${code}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue of ${code}`);
  const catalogue = new FluentBundle(code, { useIsolating: false });
  catalogue.addResource(new FluentResource(await answer.text()));
  return new Translator(catalogue);
}

/**
 * Load a language and switch to it. If it cannot be loaded, the current one stays.
 * @param {import("./settings.js").Language} code
 */
export async function setLanguage(code) {
  let loading = translators.get(code);
  if (loading === undefined) {
    loading = loadTranslator(code);
    translators.set(code, loading);
    loading.catch(() => translators.delete(code));
  }
  translator.value = await loading;
  language.value = code;
}

/** @param {string} key */
export const hasText = (key) => translator.value.catalogue.hasMessage(key);

/**
 * Translate a message. A missing message shows as its key.
 * @param {string} key
 * @param {Arguments} [args]
 * @returns {string}
 */
export const t = (key, args) => translator.value.translate(key, args);

// --- lists

/** @param {string[]} items */
const sequence = (items) => items.reduce((first, next) => t("list-more", { first, next }));

/**
 * Join items into a list: `Ada, Ben and Cleo`.
 * @param {string[]} items
 */
export function listed(items) {
  if (items.length < 2) return items[0] ?? "";
  return t("list-last", { first: sequence(items.slice(0, -1)), next: items[items.length - 1] });
}

// --- events, actions and refusals; keep the fields in step with kilowatt/i18n/arguments.py

/** @param {string} field */
const markers = (field) => (/** @type {Stock} */ stock) => ({
  [field]: listed(FUELS.filter((fuel) => stock[fuel]).map((fuel) => t("fuel-count", { fuel, count: stock[fuel] }))),
  markers: FUELS.reduce((total, fuel) => total + stock[fuel], 0),
});

/** @param {Standing[]} standings @param {Names} names */
function winners(standings, names) {
  const first = standings.filter((standing) => standing.place === 1);
  return {
    winners: listed(first.map((standing) => names.players[standing.seat])),
    count: first.length,
    powered: first[0].powered,
    money: first[0].money,
    cities: first[0].cities,
  };
}

/** @type {Record<string, (value: any, names: Names) => Arguments>} */
const FIELDS = {
  deck: () => ({}),
  fate: () => ({}),
  seat: (seat, names) => ({ player: names.players[seat] }),
  active: (seat, names) => ({ active: names.players[seat] }),
  city: (city, names) => ({ city: names.cities[city] ?? city }),
  region: (region, names) => ({ region: names.regions[region] ?? region }),
  phase: (phase) => ({ phase: t(`phase-${phase}`) }),
  rule: (rule) => ({ rule: rule.replace(/[a-d]+$/, "").replaceAll(".", "_") }),
  forced: (forced) => ({ forced: forced ? "yes" : "no" }),
  order: (seats, names) => ({ order: sequence(seats.map((/** @type {number} */ seat) => names.players[seat])) }),
  regions: (ids, names) => ({ regions: listed(ids.map((/** @type {string} */ id) => names.regions[id] ?? id)) }),
  plants: (numbers) => ({ plants: listed(numbers.map(String)), count: numbers.length }),
  standings: winners,
  burned: markers("burned"),
  placed: markers("placed"),
};

/** Refusals of an id that does not exist and therefore has no name. */
const AS_GIVEN = ["no_such_seat", "unknown_region", "unknown_fuel", "unknown_city"];

/** @param {[string, any][]} fields @param {Names} names @returns {Arguments} */
function fromFields(fields, names) {
  /** @type {Arguments} */
  const found = {};
  for (const [field, content] of fields) Object.assign(found, FIELDS[field]?.(content, names) ?? { [field]: content });
  return found;
}

/** What a city costs: the house and the connection. @param {{house: number, connection: number}} price */
// eslint-disable-next-line kilowatt/no-game-rules -- the sum of two printed figures, printed beside them
export const totalOf = ({ house, connection }) => house + connection;

/** @param {{type: string}} value @param {Names} names */
function argumentsOf(value, names) {
  const { type, ...fields } = /** @type {Record<string, any>} */ (value);
  const found = fromFields(Object.entries(fields), names);
  if (type === "city_built") found.cost = totalOf(/** @type {any} */ (fields));
  if (type === "power") found.hybrid_coal ??= 0;
  return found;
}

/** @param {Event} event @param {Names} names */
export const eventText = (event, names) => t(`event-${event.type}`, argumentsOf(event, names));

/** @param {Action} action @param {Names} names */
export const actionText = (action, names) => t(`action-${action.type}`, argumentsOf(action, names));

/** @param {Refusal} refusal @param {Names} names */
export function refusalText(refusal, names) {
  const facts = refusal.facts ?? [];
  const args = AS_GIVEN.includes(refusal.why) ? Object.fromEntries(facts) : fromFields(facts, names);
  return t(`refusal-${refusal.why}`, args);
}

/**
 * The message of a problem. A refusal of the rules needs the names at the table.
 * @param {Problem} problem
 * @param {Names} [names]
 */
export function problemText(problem, names) {
  if (problem.refusal && names) return refusalText(problem.refusal, names);
  const key = `problem-${problem.code}`;
  return hasText(key) ? t(key, /** @type {Arguments} */ (problem.facts)) : t("problem-other", { code: problem.code });
}

/** Right-to-left letters and bidirectional control characters. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolate a right-to-left name, so that it does not reorder the text around it. @param {string} name */
export const isolated = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/**
 * The names at a table. Players of an imported record have no names; they are called by their colours.
 * @param {Content} content
 * @param {TableView} table
 * @returns {Names}
 */
export function namesOf(content, table) {
  const { board } = content;
  return {
    players: table.seats.map(
      ({ name, kind, seat }) =>
        isolated(name) || t(kind === "open" ? "page-open-seat" : `colour-${SEATS[seat].colour}`),
    ),
    cities: Object.fromEntries(board.cities.map((city) => [city.id, city.name])),
    regions: Object.fromEntries(board.regions.map((region) => [region.id, regionName(board.id, region)])),
  };
}

/** @param {string} board @param {{id: string, name: string}} region */
export function regionName(board, region) {
  const key = `region-${board}-${region.id}`;
  return hasText(key) ? t(key) : region.name;
}
