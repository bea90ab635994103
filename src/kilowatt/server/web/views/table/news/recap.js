/**
 * What others did while one was away, shown where it happened: one thing after the other, the last of them, until they
 * are skipped.
 */
import { SEATS } from "../../../app/seats.js";
import { mayMove } from "../../../app/settings.js";

/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../types/protocol.js").Event} Event */

const EACH_MS = 450;
/** So many that what moves by itself is over before anyone would have to stop it. */
const MOST = 10;
const POP = [{}, { transform: "scale(1.3)", offset: 0.35 }, {}];
/** In a card nothing grows: it would stick out of it. */
const GLOW = [{ outline: "0.1875rem solid var(--amber)" }, { outline: "0.1875rem solid transparent" }];

/** Where the table shows what came of an event, as a selector. @param {Event} event @returns {string[]} */
function placeOf(event) {
  switch (event.type) {
    case "city_built":
      return [`.map [data-city="${event.city}"] .house.p-${SEATS[event.seat].colour}`];
    case "plant_bought":
      return [`${cardOf(event.seat)} [data-plant="${event.plant}"]`];
    case "fuel_bought":
      return [`${cardOf(event.seat)} .own-plants`];
    case "cities_powered":
      return [`${cardOf(event.seat)} .money`];
    default:
      return [];
  }
}

/** @param {number} seat */
const cardOf = (seat) => `.player.p-${SEATS[seat].colour}`;

/** @param {Element | null} thing */
const pointTo = (thing) =>
  thing?.animate(thing instanceof SVGElement ? POP : GLOW, { duration: EACH_MS, easing: "ease-out" });

/**
 * Nothing waits for it, and nothing moves for who wants it so.
 * @param {readonly Entry[]} entries
 * @returns {() => void} skip what is left
 */
export function showAgain(entries) {
  const places = mayMove() ? [...new Set(entries.flatMap(({ events }) => events.flatMap(placeOf)))].slice(-MOST) : [];
  /** @type {(Animation | undefined)[]} */
  const shown = [];
  const timers = places.map((place, at) =>
    setTimeout(() => shown.push(pointTo(document.querySelector(place))), at * EACH_MS),
  );
  return () => {
    timers.forEach(clearTimeout);
    shown.forEach((animation) => animation?.cancel());
  };
}
