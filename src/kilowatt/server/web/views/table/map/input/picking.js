/** Picks cities by mouse, touch and keys. */
import { t } from "../../../../app/i18n.js";
import { useRef, useSignal } from "../../../../vendor/libraries.js";
import { move } from "../../../shared/motion.js";
import { cityOf } from "./hovered-city.js";
import { READABLE } from "../camera/camera.js";
import { cityTowards, DIRECTIONS, Speller } from "./city-keys.js";
import { cityNear } from "../camera/use-camera.js";

/** @typedef {import("../board.js").BoardProps} BoardProps */
/** @typedef {import("../camera/camera.js").Camera} Camera */
/** @typedef {import("../geometry.js").Atlas} Atlas */
/** @typedef {import("../geometry.js").Point} Point */
/** @typedef {import("../status.js").Status} Status */
/** @template T @typedef {import("../../../../vendor/libraries.js").Signal<T>} Signal */

const ZOOM = 1.35;
const SHAKE = [0, -3, 3, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 180;

/**
 * What a picker works with in one rendering.
 * @typedef {object} Context
 * @property {Atlas} atlas
 * @property {BoardProps} props
 * @property {Map<string, Status>} status
 * @property {ReturnType<typeof import("./hovered-city.js").useAim>} aim
 * @property {ReturnType<typeof import("../camera/use-camera.js").useCamera>} stage
 */
/**
 * @typedef {object} Memory
 * @property {Signal<string | null>} stop the one city that Tab reaches
 * @property {Signal<string | null>} picked the city picked last
 * @property {Signal<string | null>} refused the city whose last click was refused; screen readers announce why
 * @property {Speller} speller
 */

/** @param {Context} context */
export function usePicking(context) {
  const stop = useSignal(/** @type {string | null} */ (null));
  const picked = useSignal(/** @type {string | null} */ (null));
  const refused = useSignal(/** @type {string | null} */ (null));
  const speller = useRef(new Speller()).current;
  return new Picker(context, { stop, picked, refused, speller });
}

/** Turns clicks and keys on the map into cities that are picked, taken back or focused. */
class Picker {
  /** @param {Context} context @param {Memory} memory */
  constructor(context, memory) {
    this.context = context;
    this.memory = memory;
    this.current = this.currentStop();
    this.picked = memory.picked.value;
    this.refused = this.refusalText();
  }

  /** The city that Tab reaches. During the draft, the regions are the buttons, not the cities. */
  currentStop() {
    const { atlas, props, status } = this.context;
    const stop = this.memory.stop.value;
    if (props.draft) return null;
    return stop !== null && this.isOpen(stop) ? stop : firstStop(atlas, props, status);
  }

  /** Why the last click was refused, while that city is still the subject. */
  refusalText() {
    const refused = this.memory.refused.value;
    return refused !== null && refused === this.context.aim.city.value ? this.reasonOf(refused) : "";
  }

  /** @param {string} city */
  stateOf(city) {
    return this.context.status.get(city)?.state ?? "out";
  }

  /** @param {string} city */
  isOpen(city) {
    return this.stateOf(city) !== "out";
  }

  /** @param {string} city @param {string} part */
  partOf(city, part) {
    return this.context.stage.sheet.current?.querySelector(`[data-city="${city}"] ${part}`) ?? null;
  }

  /**
   * Why a city cannot be built: the refusal that came with its price, or else the server's answer.
   * @param {string} city
   */
  reasonOf(city) {
    const { props } = this.context;
    const state = this.stateOf(city);
    if (state === "target" || state === "queued") return "";
    const refusal = props.prices.get(city)?.refusal;
    if (refusal && props.active) return props.explain(refusal);
    const known = refusal ? props.explain(refusal) : state === "out" ? t("map-city-out") : "";
    const asked = props.why?.(city);
    return props.active ? (asked ?? known) : [known, asked].filter(Boolean).join(" ");
  }

  // --- choosing

  /** @param {string} city */
  choose(city) {
    const { aim, props } = this.context;
    this.memory.refused.value = null;
    const state = this.stateOf(city);
    if (state === "queued") return this.takeBack(city);
    if (state === "target") {
      this.memory.picked.value = city;
      return props.onPick(city);
    }
    aim.look(city);
    return props.active || props.why ? this.reject(city) : undefined;
  }

  /** @param {string} city */
  reject(city) {
    this.memory.refused.value = city;
    const body = this.partOf(city, ".body");
    if (body) move(body, SHAKE, SHAKE_MS);
  }

  /** @param {string} city */
  takeBack(city) {
    const { picked } = this.memory;
    if (picked.peek() === city) picked.value = null;
    this.context.props.onUnpick(city);
  }

  /** The city that Backspace takes back. @param {string} city @returns {string | null} */
  lastPlanned(city) {
    if (this.stateOf(city) === "queued") return city;
    const planned = [...this.context.status].filter(([, { state }]) => state === "queued").map(([id]) => id);
    const picked = this.memory.picked.value;
    return picked !== null && planned.includes(picked) ? picked : (planned.at(-1) ?? null);
  }

  // --- the pointer

  onClick = (/** @type {MouseEvent} */ event) => {
    const { atlas, props, aim, stage } = this.context;
    const camera = stage.camera.current;
    const city = cityOf(event.target);
    if (!camera || props.draft) return;
    if (event.detail === 0) return void (city && this.choose(city)); // keys and screen readers: a target, but no position
    // A pointer leaves the keys to the turn: with focus here, Enter would take back the city instead of building it.
    if (event.target instanceof SVGElement) event.target.blur();
    const box = camera.window.getBoundingClientRect();
    const at = /** @type {Point} */ ([event.clientX - box.left, event.clientY - box.top]);
    if (camera.detail === "houses") return camera.glideZoom(READABLE / camera.view.scale, at);
    const isFinger = event instanceof PointerEvent && event.pointerType !== "mouse";
    const meant = isFinger ? cityNear(atlas, camera, at) : city;
    return meant ? this.choose(meant) : aim.look(null);
  };

  // --- the keys

  onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const city = cityOf(event.target);
    if (!(city !== null && this.pressOnCity(event, city)) && !this.pressOnMap(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {KeyboardEvent} event @param {string} city @returns {boolean} whether the key means something here */
  pressOnCity(event, city) {
    const { atlas, props, aim } = this.context;
    const { key } = event;
    const isOpen = (/** @type {string} */ other) => this.isOpen(other);
    if (key in DIRECTIONS) return this.goTo(cityTowards(atlas, city, key, isOpen)) || true;
    if (key === "Enter" || key === " ") return (this.choose(city), true);
    if (key === "Home") return this.goTo(firstOwn(atlas, props) ?? this.current) || true;
    if (key === "Escape" && aim.city.peek() !== null) return (aim.look(null), true);
    if (key === "Backspace" || key === "Delete") return this.takeBackLast(city);
    if (!/^\p{L}$/u.test(key)) return false;
    return this.goTo(this.memory.speller.type(key, event.timeStamp, spelled(atlas, props, isOpen), city));
  }

  /** @param {string} city @returns {boolean} */
  takeBackLast(city) {
    const planned = this.lastPlanned(city);
    if (planned !== null) this.takeBack(planned);
    return planned !== null;
  }

  /** @param {string} key @returns {boolean} */
  pressOnMap(key) {
    const camera = this.context.stage.camera.current;
    if (!camera) return false;
    if (key === "+" || key === "=") return (camera.glideZoom(ZOOM), true);
    if (key === "-") return (camera.glideZoom(1 / ZOOM), true);
    if (key === "0") return (camera.glide(camera.fitted()), true);
    return false;
  }

  // --- the focus

  /** @param {string | null} city */
  goTo(city) {
    const element = city === null ? null : this.partOf(city, ".reach");
    if (element instanceof SVGElement) element.focus({ preventScroll: true });
    return element !== null;
  }

  onFocusIn = (/** @type {FocusEvent} */ event) => {
    const { atlas, aim, stage } = this.context;
    const city = cityOf(event.target);
    if (city === null) return;
    this.memory.stop.value = city;
    if (!(/** @type {Element} */ (event.target).matches(":focus-visible"))) return;
    const { x, y } = atlas.place(city);
    stage.camera.current?.reveal([x, y]);
    aim.look(city);
  };

  onFocusOut = () => this.context.aim.look(null);
}

/** @param {Atlas} atlas @param {BoardProps} props @returns {string | null} */
function firstOwn(atlas, { observation, seat }) {
  const own = seat === null ? [] : (observation.players[seat]?.cities ?? []);
  return [...atlas.places.keys()].find((city) => own.includes(city)) ?? null;
}

/** @param {Atlas} atlas @param {BoardProps} props @param {Map<string, Status>} status @returns {string | null} */
function firstStop(atlas, props, status) {
  const first = (/** @type {(status: Status) => boolean} */ test) =>
    [...status].find(([, it]) => test(it))?.[0] ?? null;
  return firstOwn(atlas, props) ?? first((it) => it.state === "target") ?? first((it) => it.state !== "out");
}

/**
 * @param {Atlas} atlas
 * @param {BoardProps} props
 * @param {(city: string) => boolean} isOpen
 * @returns {[string, string][]}
 */
const spelled = (atlas, { names }, isOpen) =>
  [...atlas.places.keys()].filter(isOpen).map((city) => [city, names.cities[city] ?? city]);
