/** Chat, and who is there. */
import { Problem } from "../../../app/api.js";
import { problemText, spoken, t } from "../../../app/i18n.js";
import { h, html, signal, useLayoutEffect, useRef, useSignal } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";

/** @typedef {import("../../../types/protocol.js").ChatLine} ChatLine */
/** @typedef {import("../../../app/match.js").Match} Match */

/** As the server is set up by itself; one with other settings says so in words. */
const LONGEST = 500;

/** The last line read, by match. */
const read = signal(/** @type {Record<string, number>} */ ({}));

/** How many lines are new to the reader: those before the page was opened are not. @param {Match} match */
export function unreadLines(match) {
  const lines = match.chat.value;
  const last = read.value[match.id] ?? lines.filter((line) => line.at < openedAt).at(-1)?.line ?? 0;
  return lines.filter((line) => line.line > last && !match.mine.value.includes(line.seat ?? -1)).length;
}

/** What is written and not yet said, by match: it outlasts the drawer, and the end of the game. */
const unsaid = signal(/** @type {Record<string, string>} */ ({}));

const openedAt = Date.now();

/** @param {{match: Match}} props */
export function Chat({ match }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = match.chat.value;
  useLayoutEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
    read.value = { ...read.peek(), [match.id]: lines.at(-1)?.line ?? 0 };
  }, [lines.length]);
  const isSeated = match.mine.value.length > 0;
  return html`<div class="chat">
    ${h(There, { match })}
    <div class="chat-lines" role="log" aria-label=${t("table-chat")} tabindex="0" ref=${end}>
      <ol class="plain-list">${lines.map((line) => h(Line, { key: line.line, line }))}</ol>
      ${!lines.length && html`<p class="quiet-text">${t("table-chat-empty")}</p>`}
    </div>
    ${isSeated ? h(Say, { match }) : html`<p class="quiet-text">${t("table-chat-spectator")}</p>`}
  </div>`;
}

/** @param {{line: ChatLine}} props */
function Line({ line }) {
  const time = new Date(line.at);
  return html`<li>
    ${line.seat !== null && badge({ seat: line.seat, class: "tiny" })}
    <span><b><bdi>${line.name}</bdi></b> <time datetime=${time.toISOString()}>${time.toLocaleTimeString(spoken.value, { timeStyle: "short" })}</time><br /><bdi>${line.text}</bdi></span>
  </li>`;
}

/** Who is there. @param {{match: Match}} props */
function There({ match }) {
  const names = match.names.value.players;
  return html`<p class="there">
    ${match.online.value.map((seat) => html`<span key=${seat} class="chip">${badge({ seat, class: "tiny" })}${names[seat]}</span>`)}
    ${match.spectators.value > 0 && html`<span class="chip">${t("table-spectators", { count: match.spectators.value })}</span>`}
  </p>`;
}

/** @param {{match: Match}} props */
function Say({ match }) {
  const text = unsaid.value[match.id] ?? "";
  const written = () => unsaid.peek()[match.id] ?? "";
  const write = (/** @type {string} */ words) => (unsaid.value = { ...unsaid.peek(), [match.id]: words });
  const problem = useSignal("");
  const isSending = useSignal(false);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = written().trim();
    if (!said || isSending.value) return;
    isSending.value = true;
    problem.value = "";
    write("");
    try {
      await match.say(said);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = problemText(error);
      // Before whatever was written meanwhile.
      write(`${said} ${written()}`.trim());
    } finally {
      isSending.value = false;
    }
  };
  return html`<form class="say" onSubmit=${send}>
    <label class="sr-only" for="say">${t("table-say")}</label>
    <input
      id="say"
      maxlength=${LONGEST}
      autocomplete="off"
      placeholder=${t("table-say")}
      value=${text}
      onInput=${(/** @type {any} */ event) => write(event.currentTarget.value)}
    />
    <button class="button primary" disabled=${!text.trim() || isSending.value}>${t("table-send")}</button>
    ${problem.value && html`<p class="error" role="alert">${problem.value}</p>`}
  </form>`;
}
