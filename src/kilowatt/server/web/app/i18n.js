/**
 * Words, from the same Fluent catalogues as the rest of Kilowatt. `t` reads the language as a signal, so whatever is
 * rendered with it is rendered anew when the language changes.
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

const MOST_REMEMBERED = 5000;

/**
 * The catalogue of a language, and what has been said with it: most of a page says the same after a move as before it,
 * and to look that up is ten times as fast as to put it together.
 */
class Phrasebook {
  /** @type {Map<string, string>} */
  said = new Map();

  /** @param {FluentBundle} catalogue */
  constructor(catalogue) {
    this.catalogue = catalogue;
  }

  /** @param {string} key @param {Arguments} [args] */
  say(key, args) {
    const asked = args === undefined ? key : key + JSON.stringify(args);
    let text = this.said.get(asked);
    if (text === undefined) {
      text = this.compose(key, args);
      if (this.said.size >= MOST_REMEMBERED) this.said.clear();
      this.said.set(asked, text);
    }
    return text;
  }

  /** @param {string} key @param {Arguments} [args] */
  compose(key, args) {
    const message = this.catalogue.getMessage(key);
    return message?.value ? this.catalogue.formatPattern(message.value, args, []) : key;
  }
}

/** @type {import("../vendor/libraries.js").Signal<Phrasebook>} */
const book = signal(new Phrasebook(new FluentBundle("en")));
/** The language on the screen: the one wanted, once it is loaded. */
export const spoken = computed(() => book.value.catalogue.locales[0]);

/** @type {Map<string, Promise<Phrasebook>>} */
const books = new Map();

/** @param {string} code */
async function loadBook(code) {
  const answer = await fetch(`/i18n/${code}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue of ${code}`);
  const catalogue = new FluentBundle(code, { useIsolating: false });
  catalogue.addResource(new FluentResource(await answer.text()));
  return new Phrasebook(catalogue);
}

/**
 * Load a language and speak it. Where it cannot be loaded the old one stays.
 * @param {import("./settings.js").Language} code
 */
export async function setLanguage(code) {
  let made = books.get(code);
  if (made === undefined) {
    made = loadBook(code);
    books.set(code, made);
    made.catch(() => books.delete(code));
  }
  book.value = await made;
  language.value = code;
}

/** @param {string} key */
export const hasText = (key) => book.value.catalogue.hasMessage(key);

/**
 * The message of a key. One that is missing shows as its key: no page breaks for a word.
 * @param {string} key
 * @param {Arguments} [args]
 * @returns {string}
 */
export const t = (key, args) => book.value.say(key, args);

// --- lists

/** @param {string[]} items */
const inOrder = (items) => items.reduce((first, next) => t("list-more", { first, next }));

/**
 * The items as text: `Ada, Ben and Cleo`.
 * @param {string[]} items
 */
export function listed(items) {
  if (items.length < 2) return items[0] ?? "";
  return t("list-last", { first: inOrder(items.slice(0, -1)), next: items[items.length - 1] });
}

// --- events, actions and refusals; the same table of fields as in kilowatt/i18n/arguments.py

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
  order: (seats, names) => ({ order: inOrder(seats.map((/** @type {number} */ seat) => names.players[seat])) }),
  regions: (ids, names) => ({ regions: listed(ids.map((/** @type {string} */ id) => names.regions[id] ?? id)) }),
  plants: (numbers) => ({ plants: listed(numbers.map(String)), count: numbers.length }),
  standings: winners,
  burned: markers("burned"),
  placed: markers("placed"),
};

/** Refusals of something that does not exist, and so has no name. */
const AS_GIVEN = ["no_such_seat", "unknown_region", "unknown_fuel", "unknown_city"];

/** @param {[string, any][]} fields @param {Names} names @returns {Arguments} */
function fromFields(fields, names) {
  /** @type {Arguments} */
  const found = {};
  for (const [field, content] of fields) Object.assign(found, FIELDS[field]?.(content, names) ?? { [field]: content });
  return found;
}

/** @param {{type: string}} value @param {Names} names */
function argumentsOf(value, names) {
  const { type, ...fields } = /** @type {Record<string, any>} */ (value);
  const found = fromFields(Object.entries(fields), names);
  if (type === "city_built") found.cost = fields.house + fields.connection;
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
 * What went wrong, in words. A refusal speaks for itself where the names at the table are known.
 * @param {Problem} problem
 * @param {Names} [names]
 */
export function problemText(problem, names) {
  if (problem.refusal && names) return refusalText(problem.refusal, names);
  const key = `problem-${problem.code}`;
  return hasText(key) ? t(key, /** @type {Arguments} */ (problem.facts)) : t("problem-other", { code: problem.code });
}

/** Letters that run from right to left, and signs that turn others round. */
const FROM_RIGHT = /[\u0590-\u08ff\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that runs the other way stays apart from the words and figures beside it. @param {string} name */
export const isolated = (name) => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/**
 * The names at a table: players as they call themselves (in a record they are colours only), regions by where they lie, cities as they are printed.
 * @param {Content} content
 * @param {TableView} table
 * @returns {Names}
 */
export function namesOf(content, table) {
  const { board } = content;
  return {
    players: table.seats.map(({ name, kind, seat }) => isolated(name) || t(kind === "open" ? "page-open-seat" : `colour-${SEATS[seat].colour}`)),
    cities: Object.fromEntries(board.cities.map((city) => [city.id, city.name])),
    regions: Object.fromEntries(board.regions.map((region) => [region.id, regionName(board.id, region)])),
  };
}

/** @param {string} board @param {{id: string, name: string}} region */
export function regionName(board, region) {
  const key = `region-${board}-${region.id}`;
  return hasText(key) ? t(key) : region.name;
}
