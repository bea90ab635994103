/** The log: a few lines beside the game, everything in the drawer. */
import { spoken, t } from "../../../app/i18n.js";
import { h, html, useLayoutEffect, useRef } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { memoBy } from "../../shared/memo.js";
import { lastLines, roundsOf } from "./log-rows.js";

/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../app/i18n.js").Names} Names */
/** @typedef {import("./log-rows.js").Line} Line */
/** @typedef {import("./log-rows.js").RoundLines} RoundLines */

const FEW = 4;

/**
 * The last lines, without a live region: `followNews` announces new lines, even if this is not shown.
 * @param {{entries: readonly Entry[], names: Names, onOpen?: () => void}} props
 */
export function ShortLog({ entries, names, onOpen }) {
  const lines = lastLines(entries, names, FEW);
  return html`<section class="short-log">
    <header>
      <h2>${t("table-log")}</h2>
      ${onOpen && html`<button type="button" class="link" onClick=${onOpen}>${t("table-log-all")}</button>`}
    </header>
    <ol class="plain-list">${lines.map((line) => h(LogLine, { key: line.id, line }))}</ol>
    ${!lines.length && html`<p class="quiet-text">${t("table-log-empty")}</p>`}
  </section>`;
}

/** All lines, by round. @param {{entries: readonly Entry[], names: Names}} props */
export function FullLog({ entries, names }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const rounds = roundsOf(entries, names);
  useLayoutEffect(() => end.current?.scrollTo(0, end.current.scrollHeight), [entries.length]);
  return html`<div class="full-log" ref=${end} tabindex="0" role="region" aria-label=${t("table-log")}>
    ${rounds.map(({ round, lines }) => h(Round, { key: round, round, lines, language: spoken.value }))}
  </div>`;
}

const Round = memoBy(
  /** @param {RoundLines & {language: string}} props */ ({ round, lines }) => html`<section>
    <h3>${t("round-number", { round })}</h3>
    <ol class="plain-list">${lines.map((line) => h(LogLine, { key: line.id, line }))}</ol>
  </section>`,
  ({ lines, language }) => [lines, language],
);

export const LogLine = memoBy(
  /** @param {{line: Line}} props */ ({ line: { seat, text, rule, isUndone, note, isPhase } }) => {
    if (isPhase) return html`<li class="log-phase">${text}${ruleLink(rule)}</li>`;
    return html`<li class=${isUndone ? "undone" : ""}>
    ${seat !== null && badge({ seat, class: "tiny" })}
    <span>${isUndone ? html`<s>${text}</s>` : text}${note && html` <em>${note}</em>`}${ruleLink(rule)}</span>
  </li>`;
  },
  ({ line }) => line,
);

/** A link to the rule, in a new tab, so that the game stays open. @param {string | null} rule */
function ruleLink(rule) {
  if (!rule) return null;
  return html` <a class="log-rule" href=${`/rules#${rule}`} target="_blank" rel="noopener" data-tip=${t("table-rule-tip")}>${rule}</a>`;
}
