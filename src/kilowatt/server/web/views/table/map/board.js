/** The map of a board. */
import { spoken, t, totalOf } from "../../../app/i18n.js";
import { mayMove } from "../../../app/settings.js";
import { h, html, useId, useLayoutEffect, useMemo, useRef } from "../../../vendor/libraries.js";
import { memoBy } from "../../shared/memo.js";
import { useAim } from "./input/hovered-city.js";
import { Backdrop } from "./backdrop.js";
import { City } from "./city.js";
import { Controls } from "./camera/zoom-buttons.js";
import { DraftRegions, DraftSigns } from "./draft.js";
import { atlasOf } from "./geometry.js";
import { Costs, Links, RouteCosts, RouteLines } from "./links.js";
import { usePicking } from "./input/picking.js";
import { statuses } from "./status.js";
import { StepAnnouncement } from "./step-announcement.js";
import { CityTooltip } from "./city-tooltip.js";
import { useCamera } from "./camera/use-camera.js";
import { describe, isPriced, ownerNames } from "./city-text.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Refusal} Refusal */
/** @typedef {import("../../../app/i18n.js").Names} Names */
/** @typedef {import("./geometry.js").Atlas} Atlas */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./links.js").Route} Route */
/** @typedef {import("./status.js").CityPrice} CityPrice */
/** @typedef {import("./status.js").Status} Status */

/**
 * @typedef {object} BoardProps
 * @property {import("../../../app/content.js").Content} content
 * @property {Observation} observation the observation to draw; it may be a preview
 * @property {Observation} base the observation without the turn in progress: houses that it lacks are drawn as planned
 * @property {Names} names
 * @property {number | null} seat the viewer's
 * @property {boolean} active the viewer can build now
 * @property {Map<string, CityPrice>} prices for the viewer, also when it is somebody else's turn
 * @property {(city: string) => void} onPick
 * @property {(city: string) => void} onUnpick
 * @property {(refusal: Refusal) => string} explain
 * @property {(city: string) => string | undefined} [why] why a city cannot be built now, if the viewer has a seat. It is
 *   requested when needed, and undefined until it is known
 * @property {number | null} money the viewer's money
 * @property {readonly CityPrice[]} [plan] the cities picked, in build order, with their prices and paths
 * @property {import("./draft.js").Draft} [draft] regions are being chosen
 * @property {boolean} [strongPatterns]
 * @property {string[]} [lastBuilt]
 * @property {import("./status.js").Builders} [builders]
 */
/**
 * @typedef {{atlas: Atlas, props: BoardProps, status: Map<string, Status>, offers: ReadonlyMap<string, CityPrice>}} Scene
 */

/** The state of the map between two drawings: camera, pointer, picks and prices. @param {BoardProps} props */
function useScene(props) {
  const { content, observation, base, seat, active, prices, builders, draft } = props;
  const atlas = atlasOf(content);
  const drafting = draft !== undefined;
  const status = useMemo(
    () => statuses(atlas, { observation, base, active, prices, builders, drafting }),
    [atlas, observation, base, active, prices, builders, drafting],
  );
  const interest = () => (drafting ? null : interestOf(atlas, observation, seat));
  const stage = useCamera(atlas, interest);
  const aim = useAim();
  const picking = usePicking({ atlas, props, status, aim, stage });
  const offers = useOffers(props);
  const { picked } = picking;
  const selected = picked !== null && status.get(picked)?.state === "queued" ? picked : null;
  const subject = drafting ? null : (aim.city.value ?? selected);
  return { atlas, props, status, offers, stage, aim, picking, interest, selected, subject };
}

/** @param {BoardProps} props */
function MapView(props) {
  const scene = useScene(props);
  const { stage, aim, picking, subject } = scene;
  const reason = useId();
  const isSmall = stage.isSmall.value;
  // In a small window the action bar shows the price of a picked city.
  const tipped = isSmall ? aim.city.value : subject;
  // The frame listens for focus, because an SVG that does so becomes focusable itself.
  return html`<div
    class=${classOf(props, isSmall)}
    ref=${stage.frame}
    onKeyDown=${picking.onKeyDown}
    onFocusIn=${picking.onFocusIn}
    onFocusOut=${picking.onFocusOut}
  >
    ${sheetOf(scene, reason)}
    ${!props.draft && tipped !== null && h(CityTooltip, { ...tipOf(scene, tipped, picking.reasonOf(tipped)), camera: stage.camera, follow: stage.follow })}
    ${h(Controls, { camera: stage.camera, interest: scene.interest })}
    ${h(StepAnnouncement, { step: props.base.step, moves: mayMove() })}
    <p class="sr-only" id=${reason}>${subject !== null && subject === picking.current && picking.reasonOf(subject)}</p>
    <p class="sr-only" role="status">${picking.refused}</p>
  </div>`;
}

/**
 * The drawing: the ground and the cities on it.
 * @param {ReturnType<typeof useScene>} scene
 * @param {string} reason
 */
function sheetOf(scene, reason) {
  const { atlas, props, status, offers, stage, aim, picking, selected, subject } = scene;
  const { names, draft, observation } = props;
  const { geometry } = atlas;
  const linked = draft ? [...atlas.places.keys()] : observation.cities_in_play;
  const routes = routesOf(scene, subject);
  const regions = draft && { geometry, inPlay: observation.regions, names: names.regions, draft };
  const [, , width, height] = geometry.bounds;
  return html`<div class="sheet" ref=${stage.sheet} style=${{ width: `${width}px`, height: `${height}px` }}>
    ${groundOf(atlas, props)}
    <svg
      class="board"
      viewBox=${geometry.bounds.join(" ")}
      role="group"
      aria-label=${t("map-board", { board: t(`board-${geometry.id}`) })}
      onClick=${picking.onClick}
      onPointerOver=${aim.hover}
      onPointerLeave=${aim.hover}
    >
      ${regions && h(DraftRegions, regions)}
      ${h(Links, { atlas, lit: linked })}${h(RouteLines, { atlas, routes })}
      ${h(Costs, { atlas, lit: linked })}${h(RouteCosts, { atlas, routes })}
      ${h(Cities, { atlas, props, status, offers, selected, stop: picking.current, reason })}
      ${regions && h(DraftSigns, regions)}
    </svg>
  </div>`;
}

/** @param {Atlas} atlas @param {BoardProps} props */
function groundOf({ geometry }, { draft, names, observation: { regions: lit } }) {
  const open = draft ? [...draft.pickable] : [];
  return html`<svg class="ground" viewBox=${geometry.bounds.join(" ")} aria-hidden="true">
    ${h(Backdrop, { geometry, lit, open, names: names.regions, drafting: draft !== undefined })}
  </svg>`;
}

/** @param {Observation} seen */
const drawnOf = ({ cities_in_play, open_slots, players }) => [
  cities_in_play,
  open_slots,
  players.map(({ cities }) => cities),
];

/** Drawn again only if something on the map has changed: most moves build nothing. */
export const Board = memoBy(
  MapView,
  ({
    observation,
    base,
    draft,
    names,
    seat,
    active,
    prices,
    why,
    money,
    plan,
    strongPatterns,
    lastBuilt,
    builders,
  }) => [
    drawnOf(observation),
    drawnOf(base),
    draft && [...draft.pickable],
    why === undefined,
    [names, seat, active, prices, money, plan, strongPatterns, lastBuilt, builders],
  ],
);

/** @param {BoardProps} props @param {boolean} isSmall */
const classOf = ({ active, draft, strongPatterns }, isSmall) =>
  ["map", active && "active", draft && "drafting", strongPatterns && "strong", isSmall && "small"]
    .filter(Boolean)
    .join(" ");

/**
 * What each city costs the viewer: the offer, or the price in the plan. A city that has been built keeps its last price,
 * because its path is still shown.
 * @param {BoardProps} props
 * @returns {ReadonlyMap<string, CityPrice>}
 */
function useOffers({ prices, plan = NO_PLAN }) {
  const before = useRef(/** @type {ReadonlyMap<string, CityPrice>} */ (new Map()));
  const offers = useMemo(
    () => new Map([...before.current, ...prices, ...plan.map((price) => /** @type {const} */ ([price.city, price]))]),
    [prices, plan],
  );
  useLayoutEffect(() => {
    before.current = offers;
  }, [offers]);
  return offers;
}

/** @type {readonly CityPrice[]} */
const NO_PLAN = [];

/**
 * The middle of the viewer's network, or of what is in play.
 * @param {Atlas} atlas
 * @param {Observation} observation
 * @param {number | null} seat
 * @returns {Point | null}
 */
function interestOf(atlas, observation, seat) {
  const own = seat === null ? [] : (observation.players[seat]?.cities ?? []);
  const places = (own.length ? own : observation.cities_in_play).map((city) => atlas.place(city));
  return places.length ? [middle(places.map(({ x }) => x)), middle(places.map(({ y }) => y))] : null;
}

/** @param {number[]} values */
const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2;

/**
 * The paths of the planned cities and of the subject, the city under the pointer or the focus.
 * @param {Scene} scene
 * @param {string | null} subject
 * @returns {Route[]}
 */
function routesOf({ props, status, offers }, subject) {
  const { active, prices, lastBuilt = [] } = props;
  const pathOf = (/** @type {string} */ city) => offers.get(city)?.path ?? [];
  const planned = [...status].filter(([, { state }]) => state === "queued").map(([city]) => city);
  /** @type {Route[]} */
  const routes = planned.map((city) => ({ city, path: pathOf(city), look: city === subject ? "flow" : "still" }));
  const price = subject === null || planned.includes(subject) ? undefined : prices.get(subject);
  if (price && isPriced(price))
    routes.push({ city: price.city, path: price.path, look: active && !price.refusal ? "flow" : "calm" });
  const built = lastBuilt.filter((city) => !planned.includes(city) && offers.has(city) && !prices.has(city));
  return [...routes, ...built.map((city) => /** @type {Route} */ ({ city, path: pathOf(city), look: "built" }))];
}

/** @param {Scene} scene @param {string} city @param {string} reason */
function tipOf({ atlas, props, status, offers }, city, reason) {
  const { names, seat, money, prices } = props;
  const place = atlas.place(city);
  const isPlanned = status.get(city)?.state === "queued";
  const offer = (isPlanned ? offers : prices).get(city);
  const price = offer && isPriced(offer) ? offer : null;
  const before = price?.path.at(-2);
  const left = money === null || price === null ? null : isPlanned ? money : money - totalOf(price);
  return {
    place,
    from: before === undefined ? null : atlas.place(before),
    name: names.cities[city] ?? city,
    lang: atlas.geometry.lang,
    owners: ownerNames(status.get(city)?.owners ?? [], names, seat),
    price,
    left,
    reason,
  };
}

/** The sentence about each city. @param {Atlas} atlas @param {BoardProps} props @param {Map<string, Status>} status */
function useLabels(atlas, { names, seat, prices, observation }, status) {
  const slots = observation.open_slots;
  const labelOf = (/** @type {import("./geometry.js").Place} */ { id, region }) => {
    const about = { city: id, region, slots, names, seat, price: prices.get(id) };
    return describe({ ...about, status: /** @type {Status} */ (status.get(id)) });
  };
  return useMemo(
    () => new Map([...atlas.places.values()].map((place) => [place.id, labelOf(place)])),
    [atlas, status, names, seat, prices, slots, spoken.value],
  );
}

/** @param {Scene & {selected: string | null, stop: string | null, reason: string}} props */
function Cities({ atlas, props, status, selected, stop, reason }) {
  const { content, observation, lastBuilt = [] } = props;
  const slots = observation.open_slots;
  const labels = useLabels(atlas, props, status);
  return [...atlas.places.values()].map((place) =>
    h(City, {
      key: place.id,
      geometry: atlas.geometry,
      place,
      status: /** @type {Status} */ (status.get(place.id)),
      isSelected: place.id === selected,
      isFresh: lastBuilt.includes(place.id),
      isTabStop: place.id === stop,
      open: slots,
      prices: content.edition.house_costs,
      label: labels.get(place.id) ?? "",
      describedBy: place.id === stop ? reason : undefined,
      isButton: props.active || props.why !== undefined,
    }),
  );
}
