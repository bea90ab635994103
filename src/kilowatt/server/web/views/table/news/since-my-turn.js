/** What the others did since one looked: the last moves to animate, and a list to read or to skip. */
import { t } from "../../../app/i18n.js";
import {
  effect,
  h,
  html,
  useComputed,
  useEffect,
  useLayoutEffect,
  useRef,
  useSignal,
} from "../../../vendor/libraries.js";
import { bindKeys } from "../keys.js";
import { countOf, linesOf } from "../panels/log-rows.js";
import { LogLine } from "../panels/log.js";
import { showAgain } from "./recap.js";

/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../app/match.js").Match} Match */

/**
 * Cities in which a house was built by the last news; nothing while the page is only being opened.
 * @param {Match} match
 * @param {readonly Entry[]} entries
 */
export function lastBuilt(match, entries) {
  const news = entries.slice(Math.max(match.known.value ?? 0, 0));
  const batch = news.at(-1)?.batch;
  return news
    .filter((entry) => entry.batch === batch)
    .flatMap((entry) => entry.events.flatMap((event) => (event.type === "city_built" ? [event.city] : [])));
}

/** The entries since my last move, if anyone else moved. @param {Match} match @returns {Entry[]} */
function sinceMyMove(match) {
  const entries = match.entries.value;
  const mine = match.mine.value;
  const last = entries.findLastIndex((entry) => mine.includes(entry.seat) && entry.by === "person");
  return entries.slice(last + 1);
}

/** The entries after `seq` that others made. @param {Match} match @param {number} seq */
function othersSince(match, seq) {
  const mine = match.mine.peek();
  return match.entries.peek().filter((entry) => entry.seq > seq && !mine.includes(entry.seat));
}

/**
 * Show on the table what happened since I last looked at it: when it is opened, and when I come back to it.
 * @param {Match} match
 * @param {() => void} onLeave
 * @returns {() => void} skip what is not shown yet
 */
function useRecap(match, onLeave) {
  const skip = useRef(() => {});
  useEffect(() => {
    /** The last entry that has been looked at; null until they have come. @type {number | null} */
    let seen = null;
    const look = () => {
      if (seen === null || document.hidden) return;
      skip.current();
      skip.current = showAgain(othersSince(match, seen));
    };
    const opened = effect(() => {
      if (match.known.value === null || seen !== null) return;
      seen = match.mine.value.length ? (sinceMyMove(match)[0]?.seq ?? Infinity) - 1 : match.lastSeq();
      look();
    });
    const onChange = () => {
      look();
      if (document.hidden) onLeave();
      if (seen !== null) seen = match.lastSeq();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => {
      opened();
      skip.current();
      document.removeEventListener("visibilitychange", onChange);
    };
  }, []);
  return () => skip.current();
}

/**
 * On my turn: what happened since my last one. It opens by itself when I was not looking.
 * @param {{match: Match}} props
 */
export function SinceMyTurn({ match }) {
  const isOpen = useSignal(false);
  const skipped = useSignal(0);
  const news = useComputed(() => (match.isMyTurn.value && match.known.value !== null ? sinceMyMove(match) : []));
  const skipRecap = useRecap(match, () => (isOpen.value = true));
  const entries = news.value;
  const first = entries[0]?.seq ?? 0;
  const lines = () => linesOf(entries, match.names.value).filter((line) => !line.isUndone);
  const count = first === skipped.value ? 0 : countOf(entries);
  const skip = () => {
    skipRecap();
    skipped.value = first;
    isOpen.value = false;
  };
  useLayoutEffect(
    () => (count ? bindKeys({ x: { text: "table-since-skip", run: skip } }) : undefined),
    [count > 0, first],
  );
  if (!count) return null;
  return html`<div class="since ${isOpen.value ? "open" : ""}">
    <button type="button" class="since-toggle" aria-expanded=${isOpen.value ? "true" : "false"} onClick=${() => (isOpen.value = !isOpen.value)}>
      ${t("table-since", { count })}
    </button>
    <button type="button" class="icon-button since-skip" aria-label=${t("table-since-skip")} data-tip=${t("table-since-skip")} onClick=${skip}>×</button>
    ${
      isOpen.value &&
      html`<ol class="plain-list since-list" tabindex="0" aria-label=${t("table-since-list")}>
      ${lines().map((line) => h(LogLine, { key: line.id, line }))}
    </ol>`
    }
  </div>`;
}
