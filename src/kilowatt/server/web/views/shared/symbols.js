/**
 * The sheet of symbols, taken into the document once: a reference to another file would be asked for anew by every
 * house and every coin that appears.
 */

const SHEET = "/board/icons.svg";
let isHere = false;

/** What a `use` refers to, such as `i-house` or `mark-star`. @param {string} id */
export const symbol = (id) => (isHere ? `#${id}` : `${SHEET}#${id}`);

/** Without the sheet each symbol is fetched where it is used, so nothing is lost if it does not come. */
export async function loadSymbols() {
  const answer = await fetch(SHEET).catch(() => null);
  if (!answer?.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("class", "symbols");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(sheet);
  isHere = true;
}
