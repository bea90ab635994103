/**
 * Alerts about the viewer's turn: to screen readers, in the title, by sound and by notifications of the system, as set.
 * A new step is notified too, and screen readers announce every line of the log.
 */
import { t } from "../../../app/i18n.js";
import { announce, announceAll, notify } from "../../../app/notices.js";
import { notifications, sounds } from "../../../app/settings.js";
import { effect } from "../../../vendor/libraries.js";
import { linesOf } from "../panels/log-rows.js";
import { bannerText } from "../table-text.js";

/** @typedef {import("../../../app/match.js").Match} Match */

const TITLE = "Kilowatt";
const NOTES = [523.25, 783.99];
const NOTE_SECONDS = 0.16;
/** News that arrive within this time are announced together. */
const GATHER_MS = 300;

/**
 * Follow the turns of a match until the returned function is called.
 * @param {Match} match
 * @returns {() => void}
 */
export function followTurns(match) {
  let last = "";
  let step = Infinity;
  const stop = effect(() => {
    const isMine = match.isMyTurn.value && match.table.value.status === "running";
    setTitle(isMine ? `● ${t("label-your-turn")} – ${TITLE}` : TITLE);
    const seen = match.observation.value;
    const turn = isMine && seen !== null ? `${seen.round} ${seen.phase} ${seen.seat}` : "";
    if (turn && turn !== last && seen !== null) {
      const about = { seen, names: match.names.value, content: match.content, isMine: true, seat: seen.seat };
      alertTurn(`${t("label-your-turn")}. ${bannerText(about)}`);
    }
    last = turn;
    if (seen === null) return;
    if (seen.step > step) notify(t("event-step_began", { step: seen.step }));
    step = seen.step;
  });
  const stopNews = followNews(match);
  return () => {
    stop();
    stopNews();
    setTitle(TITLE);
  };
}

/**
 * Announce every new line of the log in order, except those from before the page was opened. With a delay, so that fuel
 * bought marker by marker is one line, and urgent announcements, which may interrupt a screen reader, come first.
 * @param {Match} match
 * @returns {() => void}
 */
function followNews(match) {
  let told = /** @type {number | null} */ (null);
  let later = 0;
  const tellNews = () => {
    const news = match.entries.peek().slice(told ?? 0);
    told = match.entries.peek().length;
    later = 0;
    announceAll(linesOf(news, match.names.peek()).map(({ text, note }) => (note ? `${text} ${note}` : text)));
  };
  const stop = effect(() => {
    const { length } = match.entries.value;
    told ??= match.known.value;
    if (told !== null && length > told) later ||= setTimeout(tellNews, GATHER_MS);
  });
  return () => {
    stop();
    clearTimeout(later);
  };
}

/** Set the title only if it changes, because setting it is slow. @param {string} title */
function setTitle(title) {
  if (document.title !== title) document.title = title;
}

/** @param {string} text */
function alertTurn(text) {
  announce(text, true);
  if (sounds.peek()) playChime();
  if (notifications.peek() && document.hidden) showNotification(text);
}

/** A notification of the system; a click on it focuses the window. @param {string} text */
function showNotification(text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(TITLE, { body: text, icon: "/icon.svg", tag: "turn" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only from service workers; the title and the sound still work.
  }
}

/** @type {AudioContext | null} */
let audio = null;

/** Play two soft notes. */
function playChime() {
  const player = (audio ??= new AudioContext());
  const { currentTime, destination } = player;
  NOTES.forEach((frequency, place) => {
    const [tone, volume] = [player.createOscillator(), player.createGain()];
    const start = currentTime + place * NOTE_SECONDS;
    tone.type = "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 2 * NOTE_SECONDS);
  });
}
