/** The camera of a board. */
import { useLayoutEffect, useRef, useSignal } from "../../../../vendor/libraries.js";
import { Camera } from "./camera.js";
import { Gestures } from "../input/gestures.js";

/** @typedef {import("../geometry.js").Atlas} Atlas */
/** @typedef {import("../geometry.js").Point} Point */
/** @template T @typedef {{current: T}} Ref */

/** Pixels within which a finger hits the nearest marker. */
const FINGER = 32;
const SMALL = 520;

/**
 * @param {Atlas} atlas
 * @param {() => Point | null} interest the first centre of a small screen; null to show the whole board
 */
export function useCamera(atlas, interest) {
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const camera = useRef(/** @type {Camera | null} */ (null));
  /** Called when the map has moved. @type {Ref<() => void>} */
  const follow = useRef(() => {});
  const isSmall = useSignal(false);
  const wanted = useRef(interest);
  wanted.current = interest;
  useLayoutEffect(() => {
    if (!frame.current || !sheet.current) return undefined;
    const made = new Camera(atlas.geometry, frame.current, sheet.current);
    made.onChange = () => follow.current();
    camera.current = made;
    return running(atlas, made, frame.current, () => {
      const { clientWidth, clientHeight } = made.window;
      isSmall.value = clientWidth < SMALL;
      made.resize(clientWidth, clientHeight, wanted.current);
    });
  }, [atlas]);
  return { frame, sheet, camera, follow, isSmall };
}

/**
 * Follow the size of the frame and the gestures until the returned function is called.
 * @param {Atlas} atlas
 * @param {Camera} camera
 * @param {HTMLElement} frame
 * @param {() => void} measure
 */
function running(atlas, camera, frame, measure) {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  const stopGestures = new Gestures(camera, (at) => cityNear(atlas, camera, at) === null).listen();
  return () => {
    camera.close();
    observer.disconnect();
    stopGestures();
  };
}

/**
 * The city nearest to a finger.
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
