/** A camera on a board that is being shown. */
import { useLayoutEffect, useRef, useSignal } from "../../../../vendor/libraries.js";
import { Camera } from "./camera.js";
import { Gestures } from "../input/gestures.js";

/** @typedef {import("../geometry.js").Atlas} Atlas */
/** @typedef {import("../geometry.js").Point} Point */
/** @template T @typedef {{current: T}} Ref */

/** A finger means the nearest marker within so many pixels. */
const FINGER = 32;
const SMALL = 520;

/**
 * @param {Atlas} atlas
 * @param {() => Point | null} interest where to look first on a small screen; null: at all of it
 */
export function useCamera(atlas, interest) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const camera = useRef(/** @type {Camera | null} */ (null));
  /** What moves with the map. @type {Ref<() => void>} */
  const follow = useRef(() => {});
  const isSmall = useSignal(false);
  const wanted = useRef(interest);
  wanted.current = interest;
  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const made = new Camera(atlas.geometry, frame.current, sheet.current);
    made.onChange = () => follow.current();
    camera.current = made;
    const measure = () => {
      const { clientWidth, clientHeight } = made.window;
      isSmall.value = clientWidth < SMALL;
      made.resize(clientWidth, clientHeight, wanted.current);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame.current);
    const deafen = new Gestures(made, (at) => cityNear(atlas, made, at) === null).listen();
    return () => {
      made.close();
      watch.disconnect();
      deafen();
    };
  }, [atlas]);
  return { frame, sheet, camera, follow, isSmall };
}

/**
 * The city a finger means.
 * @param {Atlas} atlas
 * @param {Camera} camera
 * @param {Point} at in pixels of the window
 * @returns {string | null}
 */
export function cityNear(atlas, camera, at) {
  const { w, h } = atlas.geometry.marker;
  const [x, y] = camera.boardPoint(at);
  let nearest = { city: /** @type {string | null} */ (null), far: FINGER };
  for (const [city, place] of atlas.places) {
    const dx = Math.max(0, Math.abs(place.x - x) - w / 2);
    const dy = Math.max(0, Math.abs(place.y - y) - h / 2);
    const far = Math.hypot(dx, dy) * camera.view.scale;
    if (far < nearest.far) nearest = { city, far };
  }
  return nearest.city;
}
