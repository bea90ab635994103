/** What the others did since the viewer last looked: the last moves to animate, and a list to read or to skip. */
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
import { animateEvents } from "./recap.js";

/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../app/match.js").Match} Match */

/**
 * Cities in which a house was built in the last batch of moves; none while the page is being opened.
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

/** The entries since the viewer's last move. @param {Match} match @returns {Entry[]} */
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

/** @param {() => void} listener */
function onVisibilityChange(listener) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/**
 * Animate what happened since the viewer last looked: when the table is opened, and when the page becomes visible again.
 * @param {Match} match
 * @param {() => void} onLeave
 * @returns {() => void} skips the rest of the animation
 */
function useRecap(match, onLeave) {
  const skip = useRef(() => {});
  useEffect(() => {
    /** The last entry that was seen; null until the log has arrived. @type {number | null} */
    let seen = null;
    const look = () => {
      if (seen === null || document.hidden) return;
      skip.current();
      skip.current = animateEvents(othersSince(match, seen));
    };
    const stop = effect(() => {
      if (match.known.value === null || seen !== null) return;
      seen = match.mine.value.length ? (sinceMyMove(match)[0]?.seq ?? Infinity) - 1 : match.lastSeq();
      look();
    });
    const stopWatching = onVisibilityChange(() => {
      look();
      if (document.hidden) onLeave();
      if (seen !== null) seen = match.lastSeq();
    });
    return () => {
      stop();
      skip.current();
      stopWatching();
    };
  }, []);
  return () => skip.current();
}

/**
 * On the viewer's turn: what happened since the last one. The list opens by itself if the page was hidden.
 * @param {{match: Match}} props
 */
export function SinceMyTurn({ match }) {
  const isOpen = useSignal(false);
  const skipped = useSignal(0);
  const news = useComputed(() => (match.isMyTurn.value && match.known.value !== null ? sinceMyMove(match) : []));
  const skipRecap = useRecap(match, () => (isOpen.value = true));
  const entries = news.value;
  const first = entries[0]?.seq ?? 0;
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
    ${isOpen.value && h(NewsList, { lines: linesOf(entries, match.names.value) })}
  </div>`;
}

/** @param {{lines: import("../panels/log-rows.js").Line[]}} props */
function NewsList({ lines }) {
  const shown = lines.filter((line) => !line.isUndone);
  return html`<ol class="plain-list since-list" tabindex="0" aria-label=${t("table-since-list")}>
    ${shown.map((line) => h(LogLine, { key: line.id, line }))}
  </ol>`;
}
