//# allFunctionsCalledOnLoad
/** Choosing cities by mouse, finger and keys. */
import { t } from "../../../app/i18n.js";
import { useRef, useSignal } from "../../../vendor/libraries.js";
import { move } from "../../shared/motion.js";
import { cityOf } from "./aim.js";
import { READABLE } from "./camera.js";
import { cityTowards, DIRECTIONS, Speller } from "./steer.js";
import { cityNear } from "./use-camera.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./geometry.js").Atlas} Atlas */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./status.js").Status} Status */

const ZOOM = 1.35;
const SHAKE = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 180;

/**
 * @param {{
 *   atlas: Atlas, props: BoardProps, status: Map<string, Status>,
 *   aim: ReturnType<typeof import("./aim.js").useAim>, stage: ReturnType<typeof import("./use-camera.js").useCamera>,
 * }} parts
 */
export function usePicking({ atlas, props, status, aim, stage }) {
  /** The one city that Tab comes to. */
  const stop = useSignal(/** @type {string | null} */ (null));
  /** The city picked last. */
  const picked = useSignal(/** @type {string | null} */ (null));
  /** The city whose last click did nothing: those who do not see it are told why. */
  const refused = useSignal(/** @type {string | null} */ (null));
  const speller = useRef(new Speller()).current;

  const stateOf = (/** @type {string} */ city) => status.get(city)?.state ?? "out";
  const isOpen = (/** @type {string} */ city) => stateOf(city) !== "out";
  const isStop = stop.value !== null && isOpen(stop.value);
  // While regions are chosen they are the buttons, not the cities.
  const current = props.draft ? null : isStop ? stop.value : firstStop(atlas, props, status);

  /** @param {string} city @param {string} part */
  const partOf = (city, part) => stage.sheet.current?.querySelector(`[data-city="${city}"] ${part}`) ?? null;

  /**
   * What stands against a city itself came with its price. Whatever else there is, the server is asked for.
   * @param {string} city
   */
  function reasonOf(city) {
    const state = stateOf(city);
    if (state === "target" || state === "queued") return "";
    const refusal = props.prices.get(city)?.refusal;
    if (refusal && props.active) return props.explain(refusal);
    const known = refusal ? props.explain(refusal) : state === "out" ? t("map-city-out") : "";
    const asked = props.why?.(city);
    return props.active ? (asked ?? known) : [known, asked].filter(Boolean).join(" ");
  }

  /** @param {string} city */
  function reject(city) {
    refused.value = city;
    const body = partOf(city, ".body");
    if (body) move(body, SHAKE, SHAKE_MS);
  }

  /** @param {string} city */
  function choose(city) {
    refused.value = null;
    const state = stateOf(city);
    if (state === "queued") return takeBack(city);
    if (state === "target") {
      picked.value = city;
      return props.onPick(city);
    }
    aim.look(city);
    return props.active || props.why ? reject(city) : undefined;
  }

  /** @param {string} city */
  function takeBack(city) {
    if (picked.peek() === city) picked.value = null;
    props.onUnpick(city);
  }

  /** @param {string | null} city */
  function goTo(city) {
    const element = city === null ? null : partOf(city, ".reach");
    if (element instanceof SVGElement) element.focus({ preventScroll: true });
    return element !== null;
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const camera = stage.camera.current;
    const city = cityOf(event.target);
    if (!camera || props.draft) return;
    if (event.detail === 0) return void (city && choose(city)); // keys and screen readers: no place, but a target
    // Who points leaves the keys to the turn: in focus, Enter would take back the city instead of building it.
    if (event.target instanceof SVGElement) event.target.blur();
    const box = camera.window.getBoundingClientRect();
    const at = /** @type {Point} */ ([event.clientX - box.left, event.clientY - box.top]);
    if (camera.detail === "houses") return camera.glideZoom(READABLE / camera.view.scale, at);
    const isFinger = event instanceof PointerEvent && event.pointerType !== "mouse";
    const meant = isFinger ? cityNear(atlas, camera, at) : city;
    return meant ? choose(meant) : aim.look(null);
  }

  /** @param {string} city @returns {string | null} what Backspace takes back */
  function lastPlanned(city) {
    if (stateOf(city) === "queued") return city;
    const planned = [...status].filter(([, { state }]) => state === "queued").map(([id]) => id);
    return picked.value !== null && planned.includes(picked.value) ? picked.value : (planned.at(-1) ?? null);
  }

  /** @param {KeyboardEvent} event @param {string} city @returns {boolean} whether the key means something here */
  function pressOnCity(event, city) {
    const { key } = event;
    if (key in DIRECTIONS) return goTo(cityTowards(atlas, city, key, isOpen)) || true;
    if (key === "Enter" || key === " ") return choose(city), true;
    if (key === "Home") return goTo(firstOwn(atlas, props) ?? current) || true;
    if (key === "Escape" && aim.city.peek() !== null) return aim.look(null), true;
    if (key === "Backspace" || key === "Delete") {
      const planned = lastPlanned(city);
      if (planned !== null) takeBack(planned);
      return planned !== null;
    }
    return /^\p{L}$/u.test(key) && goTo(speller.type(key, event.timeStamp, spelled(atlas, props, isOpen), city));
  }

  /** @param {string} key @returns {boolean} */
  function pressOnMap(key) {
    const camera = stage.camera.current;
    if (!camera) return false;
    if (key === "+" || key === "=") return camera.glideZoom(ZOOM), true;
    if (key === "-") return camera.glideZoom(1 / ZOOM), true;
    if (key === "0") return camera.glide(camera.fitted()), true;
    return false;
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const city = cityOf(event.target);
    if (!(city !== null && pressOnCity(event, city)) && !pressOnMap(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {FocusEvent} event */
  function onFocusIn(event) {
    const city = cityOf(event.target);
    if (city === null) return;
    stop.value = city;
    if (!(/** @type {Element} */ (event.target).matches(":focus-visible"))) return;
    const { x, y } = atlas.place(city);
    stage.camera.current?.reveal([x, y]);
    aim.look(city);
  }

  const onFocusOut = () => aim.look(null);

  const told = refused.value !== null && refused.value === aim.city.value ? reasonOf(refused.value) : "";
  return { current, picked: picked.value, refused: told, reasonOf, onClick, onKeyDown, onFocusIn, onFocusOut };
}

/** @param {Atlas} atlas @param {BoardProps} props @returns {string | null} */
function firstOwn(atlas, { observation, seat }) {
  const own = seat === null ? [] : (observation.players[seat]?.cities ?? []);
  return [...atlas.places.keys()].find((city) => own.includes(city)) ?? null;
}

/** @param {Atlas} atlas @param {BoardProps} props @param {Map<string, Status>} status @returns {string | null} */
function firstStop(atlas, props, status) {
  const first = (/** @type {(status: Status) => boolean} */ test) => [...status].find(([, it]) => test(it))?.[0] ?? null;
  return firstOwn(atlas, props) ?? first((it) => it.state === "target") ?? first((it) => it.state !== "out");
}

/** @param {Atlas} atlas @param {BoardProps} props @param {(city: string) => boolean} isOpen @returns {[string, string][]} */
const spelled = (atlas, { names }, isOpen) =>
  [...atlas.places.keys()].filter(isOpen).map((city) => [city, names.cities[city] ?? city]);
