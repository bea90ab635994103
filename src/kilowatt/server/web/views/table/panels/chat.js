/** The chat, and who is online. */
import { spoken, t } from "../../../app/i18n.js";
import { h, html, signal, useLayoutEffect, useRef } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { useRequest } from "../../shared/request.js";

/** @typedef {import("../../../types/protocol.js").ChatLine} ChatLine */
/** @typedef {import("../../../app/match.js").Match} Match */

/** The server's default limit; a server with another limit refuses longer lines with a message. */
const MAX_LENGTH = 500;

/** The last line read, by match. */
const read = signal(/** @type {Record<string, number>} */ ({}));

/** Number of unread lines; lines from before the page was opened count as read. @param {Match} match */
export function unreadLines(match) {
  const lines = match.chat.value;
  const last = read.value[match.id] ?? lines.filter((line) => line.at < openedAt).at(-1)?.line ?? 0;
  return lines.filter((line) => line.line > last && !match.mine.value.includes(line.seat ?? -1)).length;
}

/** Text not yet sent, by match. It is kept when the drawer closes and when the game ends. */
const drafts = signal(/** @type {Record<string, string>} */ ({}));

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
    ${h(OnlinePlayers, { match })}
    <div class="chat-lines" role="log" aria-label=${t("table-chat")} tabindex="0" ref=${end}>
      <ol class="plain-list">${lines.map((line) => h(Line, { key: line.line, line }))}</ol>
      ${!lines.length && html`<p class="quiet-text">${t("table-chat-empty")}</p>`}
    </div>
    ${isSeated ? h(MessageForm, { match }) : html`<p class="quiet-text">${t("table-chat-spectator")}</p>`}
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

/** Who is online. @param {{match: Match}} props */
function OnlinePlayers({ match }) {
  const names = match.names.value.players;
  return html`<p class="there">
    ${match.online.value.map((seat) => html`<span key=${seat} class="chip">${badge({ seat, class: "tiny" })}${names[seat]}</span>`)}
    ${match.spectators.value > 0 && html`<span class="chip">${t("table-spectators", { count: match.spectators.value })}</span>`}
  </p>`;
}

/** @param {Match} match */
const draftOf = (match) => drafts.peek()[match.id] ?? "";

/** @param {Match} match @param {string} text */
const write = (match, text) => (drafts.value = { ...drafts.peek(), [match.id]: text });

/** Send the draft. If that fails, restore it, before anything written meanwhile. @param {Match} match */
async function sendDraft(match) {
  const line = draftOf(match).trim();
  write(match, "");
  try {
    await match.say(line);
  } catch (error) {
    write(match, `${line} ${draftOf(match)}`.trim());
    throw error;
  }
}

/** @param {{match: Match}} props */
function MessageForm({ match }) {
  const text = drafts.value[match.id] ?? "";
  const { problem, isBusy, send } = useRequest();
  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (draftOf(match).trim() && !isBusy) send(() => sendDraft(match));
  };
  return html`<form class="say" onSubmit=${onSubmit}>
    <label class="sr-only" for="say">${t("table-say")}</label>
    <input
      id="say"
      maxlength=${MAX_LENGTH}
      autocomplete="off"
      placeholder=${t("table-say")}
      value=${text}
      onInput=${(/** @type {any} */ event) => write(match, event.currentTarget.value)}
    />
    <button class="button primary" disabled=${!text.trim() || isBusy}>${t("table-send")}</button>
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
  </form>`;
}
