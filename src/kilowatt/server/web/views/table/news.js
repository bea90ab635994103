/** What the others did since one looked: the last moves to animate, and a list to read or to skip. */
import { t } from "../../app/i18n.js";
import { h, html, useComputed, useEffect, useSignal } from "../../vendor/libraries.js";
import { countOf, linesOf } from "./lines.js";
import { LogLine } from "./log.js";

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../app/match.js").Match} Match */

/**
 * Cities in which a house was built by the last news; nothing while the page is only being opened.
 * @param {Match} match
 * @param {readonly Entry[]} entries
 */
export function lastBuilt(match, entries) {
  const news = entries.slice(Math.max(match.known.value ?? 0, 0));
  const at = news.at(-1)?.at;
  return news
    .filter((entry) => entry.at === at)
    .flatMap((entry) => entry.events.flatMap((event) => (event.type === "city_built" ? [event.city] : [])));
}

/** The entries since my last move, if anyone else moved. @param {Match} match @returns {Entry[]} */
function sinceMyMove(match) {
  const entries = match.entries.value;
  const mine = match.mine.value;
  const last = entries.findLastIndex((entry) => mine.includes(entry.seat) && entry.by === "person");
  return entries.slice(last + 1);
}

/**
 * On my turn: what happened since my last one. It opens by itself when I was not looking.
 * @param {{match: Match}} props
 */
export function SinceMyTurn({ match }) {
  const isOpen = useSignal(false);
  const skipped = useSignal(0);
  const news = useComputed(() => (match.isMyTurn.value && match.known.value !== null ? sinceMyMove(match) : []));
  useEffect(() => {
    const onHide = () => document.hidden && (isOpen.value = true);
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  }, []);
  const entries = news.value;
  const first = entries[0]?.seq ?? 0;
  const lines = () => linesOf(entries, match.names.value).filter((line) => !line.isUndone);
  const count = first === skipped.value ? 0 : countOf(entries);
  if (!count) return null;
  const skip = () => {
    skipped.value = first;
    isOpen.value = false;
  };
  return html`<div class="since ${isOpen.value ? "open" : ""}">
    <button type="button" class="since-toggle" aria-expanded=${isOpen.value ? "true" : "false"} onClick=${() => (isOpen.value = !isOpen.value)}>
      ${t("table-since", { count })}
    </button>
    <button type="button" class="icon-button since-skip" aria-label=${t("table-since-skip")} data-tip=${t("table-since-skip")} onClick=${skip}>×</button>
    ${isOpen.value &&
    html`<ol class="plain-list since-list" tabindex="0" aria-label=${t("table-since-list")}>
      ${lines().map((line) => h(LogLine, { key: line.id, line }))}
    </ol>`}
  </div>`;
}
