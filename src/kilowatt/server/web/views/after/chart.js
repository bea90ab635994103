/** A line chart with one line for each player, the values under the pointer, and a table of all values. */
import { t } from "../../app/i18n.js";
import { SEATS } from "../../app/seats.js";
import { h, html, useEffect, useRef, useSignal } from "../../vendor/libraries.js";
import { badge, markOf } from "../shared/badge.js";
import { symbol } from "../shared/icon.js";

/** @typedef {{seat: number, values: number[]}} Series */
/**
 * @typedef {object} ChartProps
 * @property {string} title
 * @property {number[]} xs the places of the values on the axis, ascending
 * @property {(at: number) => string} label the name of a place
 * @property {(at: number) => string} [tick] the label on the axis, if it differs; empty for none
 * @property {Series[]} series
 * @property {string[]} names of the seats
 * @property {ReadonlySet<number>} hidden seats that are not drawn
 * @property {(value: number) => string} [format]
 * @property {number} [most] the top of the scale, if it is known
 * @property {(at: number) => void} [onPick] called when a place is chosen
 * @property {number} [now] the place to mark, between 0 and the last x
 */

const HEIGHT = 200;
const EDGE = { left: 42, right: 14, top: 12, bottom: 26 };
/** Marks on a line; more would hide it. */
const MAX_MARKS = 20;

/** The values of the horizontal rules: about five round numbers from 0. @param {number} most */
function ticks(most) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** Which labels fit beside each other. @param {number[]} at their places @param {string[]} words */
function fitting(at, words) {
  let free = -Infinity;
  return words.map((word, index) => {
    const fits = word !== "" && at[index] >= free;
    if (fits) free = at[index] + 14 + 7 * word.length;
    return fits;
  });
}

/**
 * The available width.
 * @param {import("../../vendor/libraries.js").MutableRef<HTMLElement | null>} box
 */
function useWidth(box) {
  const width = useSignal(480);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new ResizeObserver(([found]) => (width.value = Math.max(200, found.contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return width.value;
}

/** @param {ChartProps} props */
export function Chart(props) {
  const { title, xs, onPick } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const scale = scaleOf(props, useWidth(box));
  const at = useSignal(/** @type {number | null} */ (null));
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <div
      class="chart-box ${onPick ? "to-pick" : ""}"
      ref=${box}
      tabindex="0"
      role="group"
      aria-label=${t("after-chart", { title })}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => moveByKey(event, at, props)}
      onPointerMove=${(/** @type {PointerEvent} */ event) => (at.value = indexUnder(event, scale))}
      onPointerLeave=${() => (at.value = null)}
      onBlur=${() => (at.value = null)}
      onClick=${(/** @type {PointerEvent} */ event) => onPick?.(indexUnder(event, scale))}
    >
      ${drawingOf(props, scale, at.value)}
      ${at.value !== null && h(Reading, { ...props, at: at.value, left: scale.x(xs[at.value]) / scale.width })}
    </div>
    ${h(AsTable, props)}
  </figure>`;
}

/** Maps values to coordinates of the drawing. @param {ChartProps} props @param {number} width */
function scaleOf({ xs, series, most }, width) {
  const marks = ticks(most ?? Math.max(...series.flatMap(({ values }) => values), 4));
  const top = marks[marks.length - 1];
  const [first, last] = [xs[0], xs[xs.length - 1]];
  const x = (/** @type {number} */ value) =>
    EDGE.left + ((width - EDGE.left - EDGE.right) * (value - first)) / Math.max(1, last - first);
  const y = (/** @type {number} */ value) => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - value / top);
  const distance = (/** @type {number} */ index, /** @type {number} */ place) => Math.abs(x(xs[index]) - place);
  const indexAt = (/** @type {number} */ place) =>
    xs.reduce((best, _, index) => (distance(index, place) < distance(best, place) ? index : best), 0);
  return { width, marks, x, y, indexAt };
}

/** @typedef {ReturnType<typeof scaleOf>} Scale */

/** The place nearest to the pointer. @param {PointerEvent} event @param {Scale} scale */
function indexUnder({ clientX, currentTarget }, scale) {
  return scale.indexAt(clientX - /** @type {Element} */ (currentTarget).getBoundingClientRect().left);
}

/**
 * Arrow keys move along the chart, Enter picks.
 * @param {KeyboardEvent} event
 * @param {{value: number | null}} at
 * @param {ChartProps} props
 */
function moveByKey(event, at, { xs, onPick }) {
  const from = at.value ?? -1;
  /** @type {Record<string, number>} */
  const goals = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: xs.length - 1 };
  if (event.key === "Enter" && at.value !== null) onPick?.(at.value);
  else if (event.key in goals) at.value = Math.max(0, Math.min(xs.length - 1, goals[event.key]));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {ChartProps} props @param {Scale} scale @param {number | null} at */
function drawingOf({ xs, label, tick = label, series, hidden, format = String, now }, { width, marks, x, y }, at) {
  const words = xs.map((_, index) => tick(index));
  const written = fitting(xs.map(x), words);
  const upright = (/** @type {string} */ kind, /** @type {number} */ value) =>
    html`<line class=${kind} x1=${x(value)} x2=${x(value)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom} />`;
  return html`<svg width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
    ${marks.map((value) => ruleOf(format(value), y(value), width))}
    ${xs.map((value, index) => written[index] && tickOf(words[index], x(value)))}
    ${now !== undefined && upright("chart-now", now)} ${at !== null && upright("chart-at", xs[at])}
    ${series.filter(({ seat }) => !hidden.has(seat)).map((one) => lineOf(one, xs, x, y))}
  </svg>`;
}

/** A label under the chart. @param {string} word @param {number} x */
const tickOf = (word, x) => html`<text class="chart-tick" x=${x} y=${HEIGHT - 8} text-anchor="middle">${word}</text>`;

/** A horizontal rule with its label. @param {string} label @param {number} y @param {number} width */
const ruleOf = (label, y, width) =>
  html`<line class="chart-rule" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y} y2=${y} />
    <text class="chart-tick" x=${EDGE.left - 6} y=${y + 4} text-anchor="end">${label}</text>`;

/**
 * @param {Series} series
 * @param {number[]} xs
 * @param {(value: number) => number} place
 * @param {(value: number) => number} level
 */
function lineOf({ seat, values }, xs, place, level) {
  const { colour } = SEATS[seat];
  const path = values
    .map((value, at) => `${at ? "L" : "M"}${place(xs[at]).toFixed(1)} ${level(value).toFixed(1)}`)
    .join("");
  const every = Math.ceil(xs.length / MAX_MARKS);
  return html`<g class="p-${colour}" key=${seat}>
    <path class="chart-line" d=${path} />
    ${values.map(
      (value, at) =>
        (at % every === 0 || at === values.length - 1) &&
        html`<g transform=${`translate(${place(xs[at]).toFixed(1)} ${level(value).toFixed(1)})`}>
          <rect class="chart-plate" x="-6" y="-6" width="12" height="12" rx="3.5" />
          <use class="chart-mark" href=${symbol(markOf(seat))} x="-4.5" y="-4.5" width="9" height="9" />
        </g>`,
    )}
  </g>`;
}

/** The values at one place, the highest first. @param {ChartProps & {at: number, left: number}} props */
function Reading({ series, names, hidden, label, format = String, at, left }) {
  const shown = series.filter(({ seat }) => !hidden.has(seat)).sort((a, b) => b.values[at] - a.values[at]);
  // A style object, because the content security policy allows no style attributes.
  const where =
    left < 0.5 ? { left: `calc(${left * 100}% + 0.75rem)` } : { right: `calc(${(1 - left) * 100}% + 0.75rem)` };
  return html`<div class="chart-reading" style=${where} role="status">
    <b>${label(at)}</b>
    ${shown.map(({ seat, values }) => html`<span key=${seat}>${badge({ seat, class: "small" })}<i>${names[seat]}</i><b>${format(values[at])}</b></span>`)}
  </div>`;
}

/** @param {ChartProps} props */
function AsTable({ title, xs, label, series, names, format = String }) {
  const isOpen = useSignal(false);
  return html`<details class="chart-table" onToggle=${(/** @type {{currentTarget: HTMLDetailsElement}} */ event) => (isOpen.value = event.currentTarget.open)}>
    <summary>${t("after-as-table")}</summary>
    ${
      isOpen.value &&
      html`<div class="scroll-x" tabindex="0" role="region" aria-label=${title}>
      <table>
        <thead>
          <tr><th scope="col">${t("label-player")}</th>${xs.map((x, at) => html`<th scope="col" class="number" key=${x}>${label(at)}</th>`)}</tr>
        </thead>
        <tbody>
          ${series.map(({ seat, values }) => html`<tr key=${seat}><th scope="row">${names[seat]}</th>${values.map((value, at) => html`<td class="number" key=${at}>${format(value)}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>`
    }
  </details>`;
}

/**
 * Which players are drawn.
 * @param {{names: string[], hidden: ReadonlySet<number>, onChange: (hidden: Set<number>) => void}} props
 */
export function Legend({ names, hidden, onChange }) {
  const toggle = (/** @type {number} */ seat) => {
    const next = new Set(hidden);
    if (!next.delete(seat)) next.add(seat);
    onChange(next);
  };
  return html`<div class="legend-row" role="group" aria-label=${t("after-legend")}>
    ${names.map(
      (
        name,
        seat,
      ) => html`<button type="button" key=${seat} class="legend-seat" aria-pressed=${hidden.has(seat) ? "false" : "true"} onClick=${() => toggle(seat)}>
        ${badge({ seat, class: "small" })}${name}
      </button>`,
    )}
  </div>`;
}
