/** A city: its plate with a slot for each house, and its name. */
import { SEATS } from "../../../app/seats.js";
import { h, html, useLayoutEffect, useMemo, useRef } from "../../../vendor/libraries.js";
import { markOf } from "../../shared/badge.js";
import { memoBy } from "../../shared/memo.js";
import { move } from "../../shared/motion.js";
import { housePath, namePlace } from "./geometry.js";
import { symbol } from "../../shared/icon.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Place} Place */
/** @typedef {import("./status.js").Status} Status */

/** Radius of the plate's corners, and distance of its ring. */
const CORNER = 9;
const RING = 3.5;
/** Height of the area that reacts to clicks: 24 pixels at the smallest scale with full detail, 0.62. */
const REACH = 38.8;
const DROP = [{ transform: "translateY(-8px) scale(1.15)" }, { transform: "none" }];
const DROP_MS = 220;

/**
 * The house of a seat. A new house drops into its slot.
 * @param {{seat: number, slot: number, x: number, isPlanned: boolean, isFresh: boolean}} props
 */
function House({ seat, slot, x, isPlanned, isFresh }) {
  const { colour } = SEATS[seat];
  const walls = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    if (isFresh && walls.current) move(walls.current, DROP, DROP_MS);
  }, []);
  const size = 0.62 * slot;
  return html`<g transform=${`translate(${x} 0)`}>
    <g class=${`house p-${colour}${isPlanned ? " planned" : ""}`} ref=${walls}>
      <path class="walls" d=${housePath(slot)} />
      <use
        class="mark"
        href=${symbol(markOf(seat))}
        x=${-size / 2}
        y=${0.082 * slot - size / 2}
        width=${size}
        height=${size}
      />
    </g>
  </g>`;
}

/** Size of a price, relative to its slot, so that two digits fit. */
const PRICE = 0.8;

/** @param {{slot: number, x: number, price: number, look: string}} props */
function FreeSlot({ slot, x, price, look }) {
  const side = slot - 2;
  return html`<g class=${`slot ${look}`} transform=${`translate(${x} 0)`}>
    <rect x=${-side / 2} y=${-side / 2} width=${side} height=${side} rx="5.5" />
    <text y=${0.335 * PRICE * slot} font-size=${PRICE * slot}>${price}</text>
  </g>`;
}

/**
 * @typedef {object} CityProps
 * @property {Geometry} geometry
 * @property {Place} place
 * @property {Status} status
 * @property {boolean} isSelected
 * @property {boolean} isFresh a house was built here by the last moves
 * @property {boolean} isTabStop
 * @property {number} open number of open slots
 * @property {readonly number[]} prices of the slots
 * @property {string} label
 * @property {string} [describedBy]
 * @property {boolean} isButton the viewer has a seat
 */

/**
 * The drawing is memoised: the state of all cities changes at once, but the drawing of few.
 * @param {CityProps} props
 */
function Marker(props) {
  const { geometry, place, status, isSelected, open, isFresh } = props;
  const isOut = status.state === "out";
  const frame = useMemo(() => frameOf(geometry, isOut), [geometry, isOut]);
  const houses = useMemo(
    () => slots(props),
    [geometry, isOut, open, isFresh, String(status.owners), String(status.planned)],
  );
  const name = useMemo(() => nameOf(geometry, place), [geometry, place]);
  // The button is a path without text, because screen readers would read the drawing in a wrong order.
  return html`<g
    class=${`city ${status.state}${isSelected ? " selected" : ""}`}
    transform=${`translate(${place.x} ${place.y})`}
    data-city=${place.id}
  >
    ${reachOf(props)}
    <g class="body" aria-hidden="true">${frame}${houses}${name}</g>
  </g>`;
}

/** The area that reacts to clicks, and the accessible element. @param {CityProps} props */
function reachOf({ geometry, place, status: { state }, isTabStop, label, describedBy, isButton }) {
  const isBarred = isButton && (state === "barred" || state === "rest");
  return html`<path
    class="reach"
    d=${reach(place, geometry.marker.w)}
    role=${state === "out" || !isButton ? "img" : "button"}
    tabindex=${state === "out" ? undefined : isTabStop ? 0 : -1}
    aria-label=${label}
    aria-disabled=${isBarred ? "true" : undefined}
    aria-pressed=${state === "queued" ? "true" : undefined}
    aria-describedby=${describedBy}
  />`;
}

/** @param {Geometry} geometry @param {boolean} isOut */
function frameOf({ marker: { w, h: height } }, isOut) {
  return html`${!isOut && html`<rect class="ring-ink" ...${plate(w, height, RING)} /><rect class="ring" ...${plate(w, height, RING)} />`}
    ${!isOut && html`<rect class="shade" ...${plate(w, height, 1)} transform="translate(0 1.6)" />`}
    <rect class="plate" ...${plate(w, height, 0)} />`;
}

/** @param {Geometry} geometry @param {Place} place */
function nameOf(geometry, place) {
  const { x, y, anchor } = namePlace(place, geometry);
  return html`<text class="name" lang=${geometry.lang} x=${x} y=${y} text-anchor=${anchor} font-size=${geometry.name.size}>${place.text}</text>
    <text class="short" y=${geometry.marker.h / 2 + 21}>${place.code}</text>`;
}

/** @param {number} w @param {number} height @param {number} grow */
const plate = (w, height, grow) => ({
  x: -w / 2 - grow,
  y: -height / 2 - grow,
  width: w + 2 * grow,
  height: height + 2 * grow,
  rx: CORNER + grow,
});

/** @param {number} left @param {number} top @param {number} right @param {number} bottom */
const rectangle = (left, top, right, bottom) => `M${left} ${top}H${right}V${bottom}H${left}Z`;

/**
 * The area in which a click means this city: its marker, its name, and the space between them.
 * @param {Place} place
 * @param {number} w
 */
function reach({ x, y, box: [left, top, right, bottom] }, w) {
  const edge = { left: Math.min(left - x, -w / 2), right: Math.max(right - x, w / 2) };
  const isBeside = top < y && y < bottom;
  const name = isBeside
    ? rectangle(edge.left, top - y, edge.right, bottom - y)
    : rectangle(left - x, Math.min(0, top - y), right - x, Math.max(0, bottom - y));
  return rectangle(-w / 2, -REACH / 2, w / 2, REACH / 2) + name;
}

/** @param {CityProps} props */
function slots({ geometry, status, open, prices, isFresh }) {
  const { slot } = geometry.marker;
  const { owners, planned, state } = status;
  if (state === "out") return html`<path class="none" d="M-5 0h10" />`;
  return prices.map((price, at) => {
    const x = (at - 1) * slot;
    const seat = owners[at];
    if (seat !== undefined) {
      return h(House, { key: `house ${seat}`, seat, slot, x, isPlanned: planned.includes(seat), isFresh });
    }
    return h(FreeSlot, {
      key: `slot ${at}`,
      slot,
      x,
      price,
      look: at >= open ? "closed" : at === owners.length ? "next" : "",
    });
  });
}

export const City = memoBy(Marker, ({ geometry, place, ...shown }) => [geometry.id, place.id, shown]);
