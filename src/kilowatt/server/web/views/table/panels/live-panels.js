/** The map and the panels of a running game. */
import { t } from "../../../app/i18n.js";
import { strongPatterns } from "../../../app/settings.js";
import { effect, h, html, useComputed, useLayoutEffect, useMemo, useSignal } from "../../../vendor/libraries.js";
import { afterPaint } from "../../shared/motion.js";
import { reasonText } from "../actions/reasons.js";
import { Clock } from "../clock.js";
import { FuelMarket } from "./fuel-market.js";
import { coveredSeats } from "../handover.js";
import { ShortLog } from "./log.js";
import { Board } from "../map/board.js";
import { lastBuilt } from "../news/since-my-turn.js";
import { PlantMarket } from "./plant-market.js";
import { Players } from "./players.js";
import { CityTrack, Track } from "./track.js";
import { buildersOf, recentOf } from "../table-text.js";

/** @typedef {import("../../../types/protocol.js").CityPrice} CityPrice */
/** @typedef {import("../../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../../types/protocol.js").Event} Event */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../types/protocol.js").Refusal} Refusal */
/** @typedef {import("../../../app/match.js").Match} Match */
/** @typedef {import("../actions/picks.js").Picks} Picks */
/** @typedef {import("../actions/widgets.js").ActionContext} ActionContext */
/**
 * What to show: the turn in progress and its effect, the observation without it, and the log.
 * @typedef {object} View
 * @property {Observation | null} seen
 * @property {readonly Event[]} ahead
 * @property {readonly string[][]} paths of the picked cities
 * @property {Observation | null} base
 * @property {boolean} isMine it is the viewer's turn
 * @property {readonly Entry[]} entries
 */
/** @typedef {{context: ActionContext, view: {value: View}}} PanelProps */

/** @param {ActionContext} context */
export function useView({ match, turn }) {
  return useComputed(
    /** @returns {View} */ () => ({
      seen: turn.seen.value,
      ahead: turn.events.value,
      paths: turn.paths.value,
      base: match.observation.value,
      isMine: match.isMyTurn.value,
      entries: match.entries.value,
    }),
  );
}

/**
 * The view for panels that are only read. When a turn, a phase or an auction begins, nearly the whole page changes: then
 * these panels are updated after the others, so that neither update takes longer than a frame.
 * @param {import("../../../vendor/libraries.js").ReadonlySignal<View>} view
 */
export function useReading(view) {
  const read = useSignal(view.peek());
  useLayoutEffect(() => {
    let isScheduled = false;
    const readNow = () => {
      isScheduled = false;
      read.value = view.peek();
    };
    return effect(() => {
      if (!isMuchNew(read.peek(), view.value)) return readNow();
      if (!isScheduled) afterPaint(readNow);
      isScheduled = true;
    });
  }, [view]);
  return read;
}

/**
 * The view for panels that react to clicks in some phases and are only read in the others.
 * @param {{view: {value: View}, read: {value: View}}} views
 * @param {Observation["phase"][]} phases
 */
export const useActingIn = ({ view, read }, ...phases) =>
  useComputed(() => (view.value.base && phases.includes(view.value.base.phase) ? view : read).value);

/** A change of the seat is never delayed: the view of one seat is not for another. @param {View} before @param {View} now */
function isMuchNew({ base: before, isMine: wasMine }, { base: now, isMine }) {
  if (before === null || now === null || before.seat !== now.seat || now.active === null) return false;
  return wasMine !== isMine || before.phase !== now.phase || before.auction.plant !== now.auction.plant;
}

/** @param {PanelProps} props */
export function LiveBoard({ context: { match, picks }, view }) {
  const { seen: observation, ahead, paths, base, isMine, entries } = view.value;
  const built = useMemo(() => lastBuilt(match, entries), [entries]);
  const cities = base?.players.map((player) => player.cities) ?? [];
  const builders = useMemo(() => buildersOf(entries), [entries.length > 0, ...cities]);
  const plan = useMemo(() => plannedPrices(ahead, paths), [ahead, paths]);
  const prices = useMemo(
    () => new Map(observation?.city_prices.map((price) => [price.city, price])),
    [observation?.city_prices],
  );
  if (observation === null || base === null) return null;
  const { seat } = observation;
  return h(Board, {
    content: match.content,
    observation,
    base,
    seat,
    active: isMine && base.phase === "building",
    prices,
    money: seat === null ? null : observation.players[seat].money,
    draft: base.phase === "draft" ? draftOf(match, picks, isMine) : undefined,
    strongPatterns: strongPatterns.value,
    lastBuilt: built,
    builders,
    plan,
    ...pickingOf(match, picks),
  });
}

/** @param {Match} match @param {Picks} picks @param {boolean} isMine */
const draftOf = (match, picks, isMine) => ({
  pickable: isMine ? picks.regions.value : NOTHING,
  onPick: (/** @type {string} */ region) => picks.pickRegion(region),
  isPlayed: match.mine.value.length > 0,
});

/** What a click on a city does, and why it has no effect. @param {Match} match @param {Picks} picks */
function pickingOf(match, picks) {
  const names = match.names.value;
  const why = (/** @type {string} */ city) => picks.reasons.why({ type: "build", city });
  return {
    names,
    onPick: (/** @type {string} */ city) => picks.pickCity(city),
    onUnpick: (/** @type {string} */ city) => picks.unpickCity(city),
    explain: (/** @type {Refusal} */ refusal) => reasonText(refusal, names),
    why: match.mine.value.length > 0 ? why : undefined,
  };
}

/**
 * What each planned city costs and how it is connected.
 * @param {readonly Event[]} events
 * @param {readonly string[][]} paths
 * @returns {CityPrice[]}
 */
function plannedPrices(events, paths) {
  const pathTo = new Map(paths.map((path) => [path.at(-1), path]));
  return events.flatMap((event) => {
    if (event.type !== "city_built") return [];
    const { city, house, connection } = event;
    return [{ city, house, connection, path: pathTo.get(city) ?? [city], refusal: null }];
  });
}

/** @type {Set<string>} */
const NOTHING = new Set();

/** @param {PanelProps} props */
export function LiveTrack({ context: { match }, view }) {
  const { seen } = view.value;
  return seen && h(Track, { content: match.content, seen, names: match.names.value });
}

/** @param {PanelProps} props */
export function LivePlants({ context: { match, picks }, view }) {
  const { seen } = view.value;
  return seen && h(PlantMarket, { content: match.content, seen, picks: match.mine.value.length ? picks : undefined });
}

/** @param {PanelProps} props */
export function LiveFuel({ context: { match, picks }, view }) {
  const { seen, base } = view.value;
  return (
    seen &&
    h(FuelMarket, {
      seen,
      base: base ?? undefined,
      picks: match.mine.value.length ? picks : undefined,
    })
  );
}

/** @param {PanelProps & {onLog: () => void}} props */
export function LivePlayers({ context: { match }, view, onLog }) {
  const { seen, entries } = view.value;
  const recent = useMemo(() => recentOf(entries), [entries]);
  if (seen === null) return null;
  const { content } = match;
  const names = match.names.value;
  const hasClock = match.table.value.terms.clock !== null;
  return html`<div class="players-area">
    <section class="panel phone-track">${h(CityTrack, { content, seen, names })}</section>
    <h2 class="sr-only">${t("table-players")}</h2>
    ${h(Players, {
      content,
      seen,
      names,
      seat: seen.seat !== null && match.mine.value.includes(seen.seat) ? seen.seat : null,
      recent,
      seats: match.table.value.seats,
      online: match.online.value,
      masked: coveredSeats(match, seen),
      clock: hasClock ? (seat) => h(Clock, { match, seat }) : undefined,
    })}
    ${h(ShortLog, { entries, names, onOpen: onLog })}
  </div>`;
}
