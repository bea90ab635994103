/** The coach's lesson for each moment of the guided game, and the outcome of the player's last action. */
import { listed, t, totalOf } from "../../app/i18n.js";
import { fuelWords } from "../shared/fuel.js";
import { movesInForce } from "../table/table-text.js";
import { adviceFor } from "./advice.js";

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../types/protocol.js").Event} Event */
/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../types/protocol.js").Phase} Phase */
/** @typedef {import("../table/actions/widgets.js").ActionContext} ActionContext */
/**
 * A lesson. `place`: its number among the guided lessons, 0 for others. `next`: the text of the button to continue, if
 * the lesson is only read; other lessons continue when the player acts.
 * @typedef {object} Lesson
 * @property {string} id
 * @property {number} place
 * @property {string} title
 * @property {string} [text]
 * @property {string} [goal]
 * @property {string} [done] the outcome of the player's last action
 * @property {string} [next]
 * @property {string} lit a selector
 */

/** Number of guided rounds. */
export const GUIDED = 2;
/** The guided lessons: the phases of the first round, the turn order, and the second round. */
export const LESSONS = /** @type {const} */ ([
  "1-auction",
  "1-resources",
  "1-building",
  "1-bureaucracy",
  "2-order",
  "2-auction",
  "2-resources",
  "2-building",
  "2-bureaucracy",
]);

/** Lessons about what is new later in a game, with the part of the table to highlight. */
const LATE = /** @type {const} */ ({
  scrap: ".action-area > *",
  step2: ".map-area",
  step3: ".panel.plants",
  end: ".panel.track",
  over: "",
});
/** @typedef {keyof typeof LATE} Late */

/**
 * @param {ActionContext} context
 * @param {readonly string[]} heard
 * @returns {Lesson | null} null if there is no lesson now
 */
export function lessonAt(context, heard) {
  const seen = context.match.observation.value;
  // No lessons for spectators and for players whose seat a bot plays.
  if (seen === null || seen.seat === null || !(context.match.isPlaying.value || seen.phase === "over")) return null;
  if (seen.phase === "over" || seen.round > GUIDED) return lateLesson(seen, heard);
  if (seen.phase === "draft") return null;
  const hasBegun = context.turn.actions.value.length > 0 || hasMoved(context, seen);
  if (!hasBegun && seen.round === 1 && !heard.includes("welcome"))
    return read("welcome", { next: "learn-coach-begin" });
  if (!hasBegun && seen.round > 1 && !heard.includes("2-order")) return orderLesson(context, seen);
  return lesson(context, seen, heard);
}

/**
 * Whether the guided lessons are finished and the closing dialog is due.
 * @param {Observation} seen
 * @param {readonly string[]} heard
 */
export const isClosing = (seen, heard) =>
  seen.round === GUIDED + 1 && seen.phase !== "over" && !heard.includes("closing");

// --- the guided lessons

/** @param {ActionContext} context @param {Observation} seen @param {readonly string[]} heard @returns {Lesson | null} */
function lesson(context, seen, heard) {
  const id = `${seen.round}-${seen.phase}`;
  const place = placeOf(id);
  if (!place || heard.includes(id)) return null;
  const advice = adviceFor(context) ?? { goal: "wait", lit: "" };
  const text = seen.round === 1 ? t(`learn-coach-${seen.phase}-text`) : "";
  const done = outcomeText(context.match.entries.value, /** @type {number} */ (seen.seat));
  return {
    id,
    place,
    title: t(`learn-coach-${seen.phase}`),
    text,
    goal: t(`learn-goal-${advice.goal}`, advice.args),
    done,
    lit: advice.lit,
  };
}

/** @param {ActionContext} context @param {Observation} seen @returns {Lesson} */
function orderLesson({ match }, seen) {
  const seat = /** @type {number} */ (seen.seat);
  const args = { place: seen.order.indexOf(seat) + 1, count: seen.order.length };
  const saying = read("order", { args, lit: ".turn-order" });
  return { ...saying, id: "2-order", place: placeOf("2-order"), done: outcomeText(match.entries.value, seat) };
}

/**
 * A lesson to read, with a button to continue.
 * @param {string} key
 * @param {{next?: string, lit?: string, args?: import("../../app/i18n.js").Arguments}} [about]
 * @returns {Lesson}
 */
const read = (key, { next = "learn-coach-next", lit = "", args } = {}) => ({
  id: key,
  place: 0,
  title: t(`learn-coach-${key}`),
  text: t(`learn-coach-${key}-text`, args),
  next: t(next),
  lit,
});

/** The number of a guided lesson; 0 for others. @param {string} id */
const placeOf = (id) => LESSONS.indexOf(/** @type {any} */ (id)) + 1;

/**
 * Whether the viewer has acted in this round. The events before the first move are not among the entries.
 * @param {ActionContext} context
 * @param {Observation} seen
 */
function hasMoved({ match }, seen) {
  const acts = movesInForce(match.entries.value);
  const began =
    seen.round === 1
      ? -1
      : acts.findIndex(({ events }) =>
          events.some((event) => event.type === "phase_began" && event.round === seen.round),
        );
  return acts.slice(began + 1).some(({ seat }) => seat === seen.seat);
}

// --- late lessons

/** @param {Observation} seen @param {readonly string[]} heard @returns {Lesson | null} */
function lateLesson(seen, heard) {
  const found = fitting(seen).find((id) => !heard.includes(id));
  return found === undefined ? null : read(found, { lit: LATE[found] });
}

/** The late lessons for the moment, the most important first. @param {Observation} seen @returns {Late[]} */
function fitting(seen) {
  if (seen.phase === "over") return ["over"];
  /** @type {Late[]} */
  const found = [];
  if (seen.legal_actions.some(({ type }) => type === "scrap")) found.push("scrap");
  if (seen.step === 2) found.push("step2");
  if (seen.step === 3) found.push("step3");
  if (seen.round > GUIDED + 1) found.push("end");
  return found;
}

// --- outcomes

/**
 * The outcome of the viewer's actions in this phase or, if there are none, in the one before.
 * @param {readonly Entry[]} entries
 * @param {number} seat
 */
function outcomeText(entries, seat) {
  const phases = phasesOf(entries).filter(({ phase }, place, all) => phase !== "order" || place === all.length - 1);
  const [before = NOTHING, now = NOTHING] = phases.slice(-2);
  return actionsText(mine(now.events, seat)) || actionsText(mine(before.events, seat));
}

/** @type {{phase: Phase, events: Event[]}} */
const NOTHING = { phase: "order", events: [] };

/** @param {readonly Event[]} events @param {number} seat */
const mine = (events, seat) => events.filter((event) => "seat" in event && event.seat === seat);

/** The events of each phase. @param {readonly Entry[]} entries */
function phasesOf(entries) {
  /** @type {{phase: Phase, events: Event[]}[]} */
  const phases = [{ phase: "auction", events: [] }];
  for (const event of movesInForce(entries).flatMap(({ events }) => events)) {
    if (event.type === "phase_began") phases.push({ phase: event.phase, events: [] });
    else phases[phases.length - 1].events.push(event);
  }
  return phases;
}

/** A player's actions in a phase, in a sentence; empty if there are none. @param {readonly Event[]} events */
function actionsText(events) {
  const stock = { coal: 0, oil: 0, garbage: 0, uranium: 0 };
  let [amount, count] = [0, 0];
  for (const event of events) {
    if (event.type === "plant_bought") return t("learn-done-plant", { plant: event.plant, amount: event.price });
    if (event.type === "cities_powered") return t("learn-done-powered", { count: event.cities, amount: event.income });
    if (event.type === "fuel_bought") {
      stock[event.fuel]++;
      amount += event.price;
    }
    if (event.type === "city_built") {
      count++;
      amount += totalOf(event);
    }
  }
  if (count) return t("learn-done-built", { count, amount });
  return amount ? t("learn-done-fuel", { fuel: listed(fuelWords(stock)), amount }) : "";
}
