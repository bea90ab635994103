/**
 * Scroll positions, one per history entry. The browser restores a position at once, when the view may still be loading,
 * so the page does it itself.
 */

const SAVE_DELAY_MS = 150;
const RESTORE_TIMEOUT_MS = 5000;
/** Events by which a person takes over scrolling. */
const USER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** @type {number | undefined} */
let saveTimer;
let stopRestoring = () => {};

/** Save the scroll position of the current history entry. */
export function keepPlace() {
  clearTimeout(saveTimer);
  history.replaceState({ ...history.state, top: scrollY }, "");
}

/** Restore the position of the current history entry as soon as the page is long enough. */
function restorePlace() {
  clearTimeout(saveTimer);
  stopRestoring();
  const top = history.state?.top;
  // An address typed by hand has no position; its fragment leads to a rule.
  if (top === undefined) return;
  const heights = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) stopRestoring();
  });
  const timer = setTimeout(() => stopRestoring(), RESTORE_TIMEOUT_MS);
  stopRestoring = () => {
    clearTimeout(timer);
    heights.disconnect();
    for (const name of USER_EVENTS) removeEventListener(name, stopRestoring);
  };
  for (const name of USER_EVENTS) addEventListener(name, stopRestoring, { passive: true });
  heights.observe(document.body);
}

export function rememberPlaces() {
  history.scrollRestoration = "manual";
  // The browser's Back and Forward buttons give no warning, so save after every scroll.
  addEventListener("scroll", () => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(keepPlace, SAVE_DELAY_MS);
  });
  addEventListener("popstate", restorePlace);
  // A reload keeps the position.
  if (history.state === null) keepPlace();
  else restorePlace();
}
