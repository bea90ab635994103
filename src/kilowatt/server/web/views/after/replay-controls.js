/** The controls of a replay: back and forth by move, phase and round, automatic play, and the viewer. */
import { t } from "../../app/i18n.js";
import { h, html, useEffect, useLayoutEffect, useSignal } from "../../vendor/libraries.js";
import { Shortcuts } from "../learn/shortcuts.js";
import { glyph } from "../shared/icon.js";
import { bindKeys, followKeys } from "../table/keys.js";
import { linesOf } from "../table/panels/log-rows.js";
import { Scrubber, momentText } from "./scrubber.js";
import { nextMark } from "./timeline.js";

/** @typedef {import("../../types/protocol.js").TurningPoint} TurningPoint */
/** @typedef {import("../table/keys.js").Binding} Binding */
/** @typedef {import("./replay-states.js").ReplayStates} ReplayStates */
/** @typedef {import("../../vendor/libraries.js").Signal<boolean>} Switch */

const MOVE_MS = 1200;
const SPEEDS = [0.5, 1, 2, 4, 8];

/** Steps through a replay. @param {ReplayStates} replay @param {1 | -1} way */
const steps = (replay, way) => ({
  move: () => replay.go(replay.number.peek() + way),
  phase: () => replay.go(nextMark(replay.marks, replay.number.peek(), way, replay.last)),
  round: () => replay.go(nextMark(replay.rounds, replay.number.peek(), way, replay.last)),
  end: () => replay.go(way > 0 ? replay.last : 0),
});

/**
 * Play automatically; wait for states that are not loaded yet.
 * @param {ReplayStates} replay
 * @param {Switch} isPlaying
 * @param {number} speed
 */
function usePlaying(replay, isPlaying, speed) {
  const isOn = isPlaying.value;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      if (replay.state.peek() !== null) replay.go(replay.number.peek() + 1);
      if (replay.number.peek() === replay.last) isPlaying.value = false;
    }, MOVE_MS / speed);
    return () => clearInterval(timer);
  }, [isOn, speed]);
}

/** @param {ReplayStates} replay @param {Switch} isPlaying */
const playOrPause = (replay, isPlaying) => {
  if (!isPlaying.peek() && replay.number.peek() === replay.last) replay.go(0);
  isPlaying.value = !isPlaying.peek();
};

/**
 * Keys of the whole page, unless the focused element uses them.
 * @param {ReplayStates} replay
 * @param {Switch} isPlaying
 * @param {Switch} isHelping
 */
function useKeys(replay, isPlaying, isHelping) {
  useLayoutEffect(() => {
    const unbind = bindKeys(
      { ...keysOf(replay, isPlaying), "?": { text: "table-key-shortcuts", run: () => (isHelping.value = true) } },
      "after-controls",
    );
    const stop = followKeys();
    return () => {
      unbind();
      stop();
    };
  }, [replay]);
}

/** In the order of the list of keys. @param {ReplayStates} replay @param {Switch} isPlaying @returns {Record<string, Binding>} */
function keysOf(replay, isPlaying) {
  const [back, on] = [steps(replay, -1), steps(replay, 1)];
  return {
    " ": { text: "after-play", run: () => playOrPause(replay, isPlaying) },
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

/** @param {{replay: ReplayStates, points: readonly TurningPoint[], onFork: () => void}} props */
export function ReplayControls({ replay, points, onFork }) {
  const isPlaying = useSignal(false);
  const isHelping = useSignal(false);
  const speed = useSignal(1);
  usePlaying(replay, isPlaying, speed.value);
  useKeys(replay, isPlaying, isHelping);
  return html`<section class="deck-panel dark" aria-label=${t("after-controls")} data-kept=${String(replay.isKept.value)}>
    ${h(Caption, { replay })} ${h(Scrubber, { replay, points })}
    <div class="deck-row">
      ${h(Buttons, { replay, isPlaying })}
      ${h(SpeedChoice, { speed: speed.value, onChange: (chosen) => (speed.value = chosen) })}
      ${h(ViewerChoice, { replay })} ${replay.isOver && h(ForkButton, { replay, onFork })}
    </div>
  </section>
  ${isHelping.value && h(Shortcuts, { onClose: () => (isHelping.value = false) })}`;
}

/** @param {{speed: number, onChange: (speed: number) => void}} props */
function SpeedChoice({ speed, onChange }) {
  const onSelect = (/** @type {{currentTarget: HTMLSelectElement}} */ event) =>
    onChange(Number(event.currentTarget.value));
  return html`<label class="deck-choice">
    <span class="sr-only">${t("after-speed")}</span>
    <select onChange=${onSelect}>
      ${SPEEDS.map((times) => html`<option value=${times} selected=${times === speed}>${times}×</option>`)}
    </select>
  </label>`;
}

/** Disabled at the last move, after which there is nothing to play. @param {{replay: ReplayStates, onFork: () => void}} props */
function ForkButton({ replay, onFork }) {
  const isLast = replay.number.value === replay.last;
  return html`<button
    type="button"
    class="button ghost deck-fork"
    aria-disabled=${isLast ? "true" : "false"}
    data-tip=${isLast ? t("after-play-on-over") : null}
    onClick=${() => !isLast && onFork()}
  >
    ${t("after-play-on")}
  </button>`;
}

/** The last move in words. @param {{replay: ReplayStates}} props */
function Caption({ replay }) {
  const number = replay.number.value;
  const lines = linesOf([replay.entries[number]], replay.names.value).filter((line) => !line.isPhase);
  const text = lines.map((line) => line.text).join(" ");
  return html`<div class="deck-caption">
    <p class="deck-moment">${momentText(replay, number)}</p>
    <p class="deck-text" data-tip=${text || null}>${text}</p>
  </div>`;
}

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

/** @param {{replay: ReplayStates, isPlaying: Switch}} props */
function Buttons({ replay, isPlaying }) {
  const [back, on] = [steps(replay, -1), steps(replay, 1)];
  const number = replay.number.value;
  const [isFirst, isLast] = [number === 0, number === replay.last];
  return html`<div class="deck-buttons" role="group" aria-label=${t("after-controls")}>
    ${button("first", t("after-to-start"), back.end, isFirst, "wide-only")}
    ${button("«", t("after-round-back"), back.round, isFirst)}
    ${button("previous", t("after-phase-back"), back.phase, isFirst)}
    ${button("left", t("after-move-back"), back.move, isFirst)}
    ${button(isPlaying.value ? "pause" : "play", t(isPlaying.value ? "after-pause" : "after-play"), () => playOrPause(replay, isPlaying), false, "deck-play")}
    ${button("right", t("after-move-on"), on.move, isLast)}
    ${button("next", t("after-phase-on"), on.phase, isLast)}
    ${button("»", t("after-round-on"), on.round, isLast)}
    ${button("last", t("after-to-end"), on.end, isLast, "wide-only")}
  </div>`;
}

/** The seat whose view is shown. @param {{replay: ReplayStates}} props */
function ViewerChoice({ replay }) {
  const onChange = (/** @type {{currentTarget: HTMLSelectElement}} */ event) => {
    const { value } = event.currentTarget;
    replay.seat.value = value === "" ? null : Number(value);
  };
  const seats = replay.isOver ? replay.names.value.players.map((_, seat) => seat) : replay.mine;
  if (!seats.length) return null;
  return html`<label class="deck-choice deck-eyes">
    <span class="sr-only">${t("after-eyes")}</span>
    <select onChange=${onChange}>
      <option value="" selected=${replay.seat.value === null}>${t(replay.isOver ? "after-eyes-all" : "after-eyes-none")}</option>
      ${seats.map((seat) => html`<option value=${seat} selected=${replay.seat.value === seat}>${t("after-eyes-of", { player: replay.names.value.players[seat] })}</option>`)}
    </select>
  </label>`;
}
