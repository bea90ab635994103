/**
 * How far down one had read, for each step of the browser's history. The browser goes back to it too, but at once, when
 * what is shown there has not been drawn or is still on its way; so the page does it itself.
 */

const SCROLLED_MS = 150;
const LONGEST_MS = 5000;
/** What a person does who looks for a place by themselves. */
const OWN_WAY = ["wheel", "touchstart", "pointerdown", "keydown"];

/** @type {number | undefined} */
let noting;
let giveUp = () => {};

/** Write down where one is, before going elsewhere. */
export function keepPlace() {
  clearTimeout(noting);
  history.replaceState({ ...history.state, top: scrollY }, "");
}

/** Go where one was at this step of the history, as soon as the page is long enough for it. */
function backToPlace() {
  clearTimeout(noting);
  giveUp();
  const top = history.state?.top;
  // Whoever types the number of a rule into the address goes to that rule.
  if (top === undefined) return;
  const heights = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) giveUp();
  });
  const timer = setTimeout(() => giveUp(), LONGEST_MS);
  giveUp = () => {
    clearTimeout(timer);
    heights.disconnect();
    for (const name of OWN_WAY) removeEventListener(name, giveUp);
  };
  for (const name of OWN_WAY) addEventListener(name, giveUp, { passive: true });
  heights.observe(document.body);
}

export function rememberPlaces() {
  history.scrollRestoration = "manual";
  // Whoever goes by the browser's own buttons does not tell beforehand.
  addEventListener("scroll", () => {
    clearTimeout(noting);
    noting = setTimeout(keepPlace, SCROLLED_MS);
  });
  addEventListener("popstate", backToPlace);
  // Loaded anew, the page opens where it was.
  if (history.state === null) keepPlace();
  else backToPlace();
}
