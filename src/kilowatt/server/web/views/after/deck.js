/** What a replay is steered with: back and forth by move, phase and round, by itself, from any seat. */
import { t } from "../../app/i18n.js";
import { h, html, useEffect, useLayoutEffect, useSignal } from "../../vendor/libraries.js";
import { Shortcuts } from "../learn/shortcuts.js";
import { glyph } from "../shared/icon.js";
import { bindKeys, followKeys } from "../table/keys.js";
import { linesOf } from "../table/lines.js";
import { Scrubber, momentText } from "./scrubber.js";
import { nextMark } from "./timeline.js";

/** @typedef {import("../../types/protocol.js").TurningPoint} TurningPoint */
/** @typedef {import("../table/keys.js").Binding} Binding */
/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("../../vendor/libraries.js").Signal<boolean>} Switch */

const MOVE_MS = 1200;
const SPEEDS = [0.5, 1, 2, 4, 8];

/** Steps through a film. @param {Film} film @param {1 | -1} way */
const steps = (film, way) => ({
  move: () => film.go(film.number.peek() + way),
  phase: () => film.go(nextMark(film.marks, film.number.peek(), way, film.last)),
  round: () => film.go(nextMark(film.rounds, film.number.peek(), way, film.last)),
  end: () => film.go(way > 0 ? film.last : 0),
});

/** Let it go on by itself; it waits for what is not loaded yet. @param {Film} film @param {Switch} isPlaying @param {number} speed */
function usePlaying(film, isPlaying, speed) {
  const isOn = isPlaying.value;
  useEffect(() => {
    if (!isOn) return undefined;
    const beat = setInterval(() => {
      if (film.state.peek() !== null) film.go(film.number.peek() + 1);
      if (film.number.peek() === film.last) isPlaying.value = false;
    }, MOVE_MS / speed);
    return () => clearInterval(beat);
  }, [isOn, speed]);
}

/** @param {Film} film @param {Switch} isPlaying */
const playOrPause = (film, isPlaying) => {
  if (!isPlaying.peek() && film.number.peek() === film.last) film.go(0);
  isPlaying.value = !isPlaying.peek();
};

/** Keys of the whole page, where nothing else wants them. @param {Film} film @param {Switch} isPlaying @param {Switch} isHelping */
function useKeys(film, isPlaying, isHelping) {
  useLayoutEffect(() => {
    const unbind = bindKeys({ ...keysOf(film, isPlaying), "?": { text: "table-key-shortcuts", run: () => (isHelping.value = true) } }, "after-controls");
    const stop = followKeys();
    return () => {
      unbind();
      stop();
    };
  }, [film]);
}

/** In the order of the list of keys. @param {Film} film @param {Switch} isPlaying @returns {Record<string, Binding>} */
function keysOf(film, isPlaying) {
  const [back, on] = [steps(film, -1), steps(film, 1)];
  return {
    " ": { text: "after-play", run: () => playOrPause(film, isPlaying) },
    ArrowLeft: { text: "after-move-back", run: back.move },
    ArrowRight: { text: "after-move-on", run: on.move },
    "shift+ArrowLeft": { text: "after-phase-back", run: back.phase },
    "shift+ArrowRight": { text: "after-phase-on", run: on.phase },
    PageUp: { text: "after-round-back", run: back.round },
    PageDown: { text: "after-round-on", run: on.round },
    Home: { text: "after-to-start", run: back.end },
    End: { text: "after-to-end", run: on.end },
  };
}

/** @param {{film: Film, points: readonly TurningPoint[], onFork: () => void}} props */
export function Deck({ film, points, onFork }) {
  const isPlaying = useSignal(false);
  const isHelping = useSignal(false);
  const speed = useSignal(1);
  usePlaying(film, isPlaying, speed.value);
  useKeys(film, isPlaying, isHelping);
  const number = film.number.value;
  return html`<section class="deck-panel dark" aria-label=${t("after-controls")} data-kept=${String(film.isKept.value)}>
    ${h(Caption, { film })} ${h(Scrubber, { film, points })}
    <div class="deck-row">
      ${h(Buttons, { film, isPlaying })}
      <label class="deck-choice">
        <span class="sr-only">${t("after-speed")}</span>
        <select onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => (speed.value = Number(event.currentTarget.value))}>
          ${SPEEDS.map((times) => html`<option value=${times} selected=${times === speed.value}>${times}×</option>`)}
        </select>
      </label>
      ${h(Eyes, { film })}
      ${film.isOver &&
      html`<button type="button" class="button ghost deck-fork" aria-disabled=${number === film.last ? "true" : "false"} data-tip=${number === film.last ? t("after-play-on-over") : null} onClick=${() => number < film.last && onFork()}>
        ${t("after-play-on")}
      </button>`}
    </div>
  </section>
  ${isHelping.value && h(Shortcuts, { onClose: () => (isHelping.value = false) })}`;
}

/** What happened with the last move. @param {{film: Film}} props */
function Caption({ film }) {
  const number = film.number.value;
  const lines = linesOf([film.entries[number]], film.names.value).filter((line) => !line.isPhase);
  const text = lines.map((line) => line.text).join(" ");
  return html`<div class="deck-caption">
    <p class="deck-moment">${momentText(film, number)}</p>
    <p class="deck-text" data-tip=${text || null}>${text}</p>
  </div>`;
}

/** @param {{film: Film, isPlaying: Switch}} props */
function Buttons({ film, isPlaying }) {
  const [back, on] = [steps(film, -1), steps(film, 1)];
  const number = film.number.value;
  /** @type {(sign: string, text: string, run: () => void, isOff: boolean, extra?: string) => unknown} */
  const button = (sign, text, run, isOff, extra = "") => html`<button
    type="button"
    class="icon-button ${extra}"
    aria-label=${text}
    data-tip=${text}
    disabled=${isOff}
    onClick=${run}
  >
    ${sign.length === 1 ? html`<span class="deck-sign" aria-hidden="true">${sign}</span>` : glyph({ name: sign })}
  </button>`;
  const [isFirst, isLast] = [number === 0, number === film.last];
  return html`<div class="deck-buttons" role="group" aria-label=${t("after-controls")}>
    ${button("first", t("after-to-start"), back.end, isFirst, "wide-only")}
    ${button("«", t("after-round-back"), back.round, isFirst)}
    ${button("previous", t("after-phase-back"), back.phase, isFirst)}
    ${button("left", t("after-move-back"), back.move, isFirst)}
    ${button(isPlaying.value ? "pause" : "play", t(isPlaying.value ? "after-pause" : "after-play"), () => playOrPause(film, isPlaying), false, "deck-play")}
    ${button("right", t("after-move-on"), on.move, isLast)}
    ${button("next", t("after-phase-on"), on.phase, isLast)}
    ${button("»", t("after-round-on"), on.round, isLast)}
    ${button("last", t("after-to-end"), on.end, isLast, "wide-only")}
  </div>`;
}

/** From whose seat one looks. @param {{film: Film}} props */
function Eyes({ film }) {
  const onChange = (/** @type {{currentTarget: HTMLSelectElement}} */ event) => {
    const { value } = event.currentTarget;
    film.seat.value = value === "" ? null : Number(value);
  };
  const seats = film.isOver ? film.names.value.players.map((_, seat) => seat) : film.mine;
  if (!seats.length) return null;
  return html`<label class="deck-choice deck-eyes">
    <span class="sr-only">${t("after-eyes")}</span>
    <select onChange=${onChange}>
      <option value="" selected=${film.seat.value === null}>${t(film.isOver ? "after-eyes-all" : "after-eyes-none")}</option>
      ${seats.map((seat) => html`<option value=${seat} selected=${film.seat.value === seat}>${t("after-eyes-of", { player: film.names.value.players[seat] })}</option>`)}
    </select>
  </label>`;
}
