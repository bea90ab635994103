/**
 * Animates the last events that the viewer missed, one after another, where they happened on the table.
 */
import { SEATS } from "../../../app/seats.js";
import { mayMove } from "../../../app/settings.js";

/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../types/protocol.js").Event} Event */

const EACH_MS = 450;
/** Number of events, so that the animation ends before it would need a button to stop it (WCAG 2.2.2). */
const MAX_EVENTS = 10;
const POP = [{}, { transform: "scale(1.3)", offset: 0.35 }, {}];
/** Elements of a card do not grow, because they would stick out. */
const GLOW = [{ outline: "0.1875rem solid var(--amber)" }, { outline: "0.1875rem solid transparent" }];

/** The selector of the element that shows the effect of an event. @param {Event} event @returns {string[]} */
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
const highlight = (thing) =>
  thing?.animate(thing instanceof SVGElement ? POP : GLOW, { duration: EACH_MS, easing: "ease-out" });

/**
 * Animate the events, unless the viewer wants no animations. Nothing waits for it.
 * @param {readonly Entry[]} entries
 * @returns {() => void} skips the rest
 */
export function animateEvents(entries) {
  const places = mayMove()
    ? [...new Set(entries.flatMap(({ events }) => events.flatMap(placeOf)))].slice(-MAX_EVENTS)
    : [];
  /** @type {(Animation | undefined)[]} */
  const shown = [];
  const timers = places.map((place, at) =>
    setTimeout(() => shown.push(highlight(document.querySelector(place))), at * EACH_MS),
  );
  return () => {
    timers.forEach(clearTimeout);
    shown.forEach((animation) => animation?.cancel());
  };
}
