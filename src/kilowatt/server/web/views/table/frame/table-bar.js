/** The dark bar: the board, the round and phase, and the tools of the table. */
import { t } from "../../../app/i18n.js";
import { h, html, useRef } from "../../../vendor/libraries.js";
import { glyph } from "../../shared/icon.js";
import { memoBy } from "../../shared/memo.js";
import { move, useMeasure } from "../../shared/motion.js";
import { Logo } from "../../start/bar.js";
import { boardText } from "../../start/table-options.js";
import { ROUND, SHORT } from "../table-text.js";

/** @typedef {import("../../../types/protocol.js").Phase} Phase */

/**
 * During a game it contains the heading of the page; the views before and after a game have their own.
 * @param {{board: string, round?: number, step?: number, phase?: Phase, clock?: unknown, tools?: unknown}} props
 */
export function Bar({ board, round, step, phase, clock, tools }) {
  return html`<header class="bar table-bar">
    <a class="brand" href="/" data-tip=${t("page-to-start")}>
      ${h(Logo, {})}
      <div class="brand-words"><b>Kilowatt</b><span>${boardText(board)}</span></div>
      <div class="sr-only">${t("page-to-start")}</div>
    </a>
    ${phase !== undefined && html`<h1 class="sr-only">Kilowatt: ${boardText(board)}</h1>`}
    ${phase !== undefined && round !== undefined && step !== undefined && h(Progress, { round, step, phase })}
    <div class="tools">${clock}${tools}</div>
  </header>`;
}

const Progress = memoBy(
  /** @param {{round: number, step: number, phase: Phase}} props */ ({ round, step, phase }) => html`
    ${
      phase !== "draft" &&
      html`<p class="round-step">
      <span>${t("table-round")} <b>${round}</b></span><span>${t("table-step")} <b>${step}</b></span>
    </p>`
    }
    ${h(Phases, { phase })} ${h(PhasePill, { phase })}
  `,
  ({ round, step, phase }) => [round, step, phase],
);

/** The phases of the round, with an amber ground under the current one. @param {{phase: Phase}} props */
function Phases({ phase }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const at = ROUND.indexOf(/** @type {any} */ (phase));
  useGlidingGround(list, phase);
  if (at < 0) return html`<p class="phases"><span class="phase-alone">${t(SHORT[phase])}</span></p>`;
  return html`<ol class="phases" aria-label=${t("table-phases")} ref=${list}>
    ${ROUND.map(
      (name, place) => html`<li
        key=${name}
        class=${place < at ? "past" : place === at ? "current" : ""}
        aria-current=${place === at ? "step" : null}
        data-tip=${t(`phase-${name}`)}
      >
        ${place === at && html`<i class="phase-ground"></i>`}<span>${place + 1}</span><b>${t(SHORT[name])}</b>
      </li>`,
    )}
  </ol>`;
}

/** Animate the ground from the last phase to the new one. @param {{current: HTMLElement | null}} list @param {Phase} phase */
function useGlidingGround(list, phase) {
  const before = useRef(/** @type {DOMRect | null} */ (null));
  useMeasure(() => {
    const ground = list.current?.querySelector(".phase-ground");
    const now = ground?.getBoundingClientRect() ?? null;
    if (ground && now && before.current?.width) {
      const [x, width] = [before.current.left - now.left, before.current.width / now.width];
      const from = { transformOrigin: "0 0", transform: `translateX(${x}px) scaleX(${width})` };
      move(ground, [from, { transformOrigin: "0 0" }], 250);
    }
    before.current = now;
  }, phase);
}

/** On small screens: the current phase only. @param {{phase: Phase}} props */
function PhasePill({ phase }) {
  const at = ROUND.indexOf(/** @type {any} */ (phase));
  return html`<p class="phase-pill">
    <b>${t(SHORT[phase])}</b>${at >= 0 && html`<span>${t("table-phase-of", { phase: at + 1, count: ROUND.length })}</span>`}
  </p>`;
}

/**
 * A button of the bar.
 * @param {{icon: string, label: string, onClick: () => void, news?: number, isPressed?: boolean, class?: string}} props
 */
export function Tool({ icon, label, onClick, news = 0, isPressed, class: extra = "" }) {
  return html`<button
    type="button"
    class="icon-button ${extra}"
    aria-label=${news ? `${label} (${news})` : label}
    aria-pressed=${isPressed === undefined ? null : isPressed ? "true" : "false"}
    data-tip=${label}
    onClick=${onClick}
  >
    ${glyph({ name: icon })}${news > 0 && html`<i class="news" aria-hidden="true">${news}</i>`}
  </button>`;
}
