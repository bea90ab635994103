/** What need not be drawn at once: a long piece of work in two, with the picture between them. */
import { effect, useEffect, useSignal } from "../../vendor/libraries.js";

/** No picture is painted while the page is hidden: then it is not waited for longer than this. */
const PATIENCE_MS = 100;

/** Once what is drawn now has been painted. @param {() => void} run */
function afterPaint(run) {
  const go = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(run);
  };
  const timer = setTimeout(go, PATIENCE_MS);
  const frame = requestAnimationFrame(go);
}

/**
 * A signal that follows another one picture behind.
 * @template T
 * @param {import("../../vendor/libraries.js").ReadonlySignal<T>} source
 */
export function useBehind(source) {
  const behind = useSignal(source.peek());
  useEffect(
    () =>
      effect(() => {
        const value = source.value;
        afterPaint(() => (behind.value = value));
      }),
    [source],
  );
  return behind;
}
