/** The state of the match in words: what each player is doing, and what to do now. */
import { t } from "../../app/i18n.js";

/** @typedef {import("../../types/protocol.js").Entry} Entry */
/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../app/content.js").Content} Content */
/** @typedef {import("../../app/i18n.js").Names} Names */
/**
 * The events of this phase, by seat.
 * @typedef {{bought: Map<number, number>, powered: Map<number, number>}} Recent
 */

/** The class of a table whose players need two columns. @param {readonly unknown[]} players */
export const crowdOf = (players) => (players.length > 4 ? "crowded" : "");

/** The phases of a round, in order. */
export const ROUND = /** @type {const} */ (["order", "auction", "resources", "building", "bureaucracy"]);

/** Their short names. @type {Record<string, string>} */
export const SHORT = {
  draft: "table-phase-draft",
  order: "table-phase-order",
  auction: "table-phase-auction",
  resources: "table-phase-resources",
  building: "table-phase-building",
  bureaucracy: "table-phase-bureaucracy",
  over: "table-phase-over",
};

/** Whether this phase begins with the last in turn order. @param {Observation} seen */
export const isReversed = ({ order, phase_order: asked }) => order[0] !== asked[0];

/** Whether a seat has no more turn in this phase. @param {Observation} seen @param {number} seat */
export const isDone = ({ done }, seat) => done.includes(seat);

// --- the log

/** The moves that were not undone: an undo takes back all moves above its number. @param {readonly Entry[]} entries @returns {Entry[]} */
export function movesInForce(entries) {
  if (entries.every(({ kind }) => kind === "act")) return [...entries];
  /** @type {Entry[]} */
  const acts = [];
  for (const entry of entries) {
    if (entry.kind === "act") acts.push(entry);
    else while (acts.length && acts[acts.length - 1].number > entry.number) acts.pop();
  }
  return acts;
}

/** The events of the current phase. @param {readonly Entry[]} entries @returns {Recent} */
export function recentOf(entries) {
  const recent = { bought: new Map(), powered: new Map() };
  for (const { events } of movesInForce(entries).reverse()) {
    for (const event of [...events].reverse()) {
      if (event.type === "phase_began") return recent;
      if (event.type === "plant_bought") recent.bought.set(event.seat, event.plant);
      if (event.type === "cities_powered") recent.powered.set(event.seat, event.cities);
    }
  }
  return recent;
}

/** The seats that built in each city, in order. @param {readonly Entry[]} entries @returns {Map<string, number[]>} */
export function buildersOf(entries) {
  const builders = new Map();
  for (const { events } of movesInForce(entries)) {
    for (const event of events) {
      if (event.type === "city_built") builders.set(event.city, [...(builders.get(event.city) ?? []), event.seat]);
    }
  }
  return builders;
}

// --- one player

/** What a player is doing, in a word or two. @param {Observation} seen @param {number} seat @param {Recent} [recent] */
export function statusText(seen, seat, recent) {
  const place = seen.standings.find((standing) => standing.seat === seat)?.place;
  if (place) return t("table-status-place", { place });
  if (seen.phase === "auction") return auctionStatus(seen, seat, recent);
  if (seen.active === seat) return t(DOING[seen.phase]);
  if (isDone(seen, seat)) {
    const count = recent?.powered.get(seat);
    return seen.phase === "bureaucracy" && count !== undefined
      ? t("table-status-powered", { count })
      : t("table-status-done");
  }
  return t(seen.waiting[0] === seat ? "table-status-next" : "table-status-waiting");
}

/** What the active player is doing. @type {Record<string, string>} */
const DOING = {
  draft: "table-status-drafting",
  order: "table-status-waiting",
  resources: "table-status-buying",
  building: "table-status-building",
  bureaucracy: "table-status-powering",
  over: "table-status-done",
};

/** @param {Observation} seen @param {number} seat @param {Recent} [recent] */
function auctionStatus({ auction, active }, seat, recent) {
  const bought = recent?.bought.get(seat);
  if (active === seat) return t(auctionDoing(auction));
  if (bought) return t("table-status-bought", { plant: bought });
  if (auction.finished.includes(seat)) return t("table-status-passed");
  if (auction.bidder === seat) return t("table-status-leads", { bid: auction.bid });
  if (auction.out.includes(seat)) return t("table-status-out");
  return t(auction.plant ? "table-status-bidder" : "table-status-waiting");
}

/** @param {Observation["auction"]} auction */
function auctionDoing(auction) {
  if (auction.bought) return "table-status-scrapping";
  return auction.plant ? "table-status-bidding" : "table-status-choosing";
}

// --- the table

/**
 * One or two sentences: what to do now, who does it, and why.
 * @param {{seen: Observation, names: Names, content: Content, isMine: boolean, seat: number | null}} about
 */
export function bannerText({ seen, names, content, isMine, seat }) {
  if (seen.active === null) return t("table-do-over");
  if (isMine) return taskText(seen, names, content);
  const doing = t(waitingKey(seen), { player: names.players[seen.active], plant: seen.auction.plant });
  return seat === null ? doing : `${doing} ${situationText(seen, seat)}`;
}

/** @param {Observation} seen */
function waitingKey({ phase, auction }) {
  if (phase === "auction") {
    if (auction.bought) return "table-wait-scrap";
    return auction.plant ? "table-wait-bid" : "table-wait-nominate";
  }
  return WAITING[phase];
}

/** @type {Record<string, string>} */
const WAITING = {
  draft: "table-wait-draft",
  order: "table-wait-order",
  resources: "table-wait-resources",
  building: "table-wait-building",
  bureaucracy: "table-wait-bureaucracy",
};

/** The viewer's situation during another player's turn. @param {Observation} seen @param {number} seat */
function situationText(seen, seat) {
  if (seen.phase === "auction") return auctionSituation(seen.auction, seat);
  if (isDone(seen, seat)) return t("table-me-done");
  const before = seen.waiting.indexOf(seat);
  if (before < 0) return "";
  return before ? t("table-me-later", { count: before }) : t("table-me-next");
}

/** @param {Observation["auction"]} auction @param {number} seat */
function auctionSituation(auction, seat) {
  if (auction.finished.includes(seat)) return t("table-me-auction-done");
  if (!auction.plant) return t("table-me-auction-waiting");
  if (auction.bidder === seat) return t("table-me-leading", { bid: auction.bid });
  return t(auction.out.includes(seat) ? "table-me-out" : "table-me-in");
}

/** What the viewer has to do. @param {Observation} seen @param {Names} names @param {Content} content */
function taskText(seen, names, content) {
  const numbers = content.edition.players[seen.config.players];
  const me = seen.players[/** @type {number} */ (seen.seat)];
  const cities = me.cities.length;
  switch (seen.phase) {
    case "draft":
      return t("table-do-draft", { count: seen.drafts_left });
    case "auction":
      return auctionTask(seen, names);
    case "resources":
      return t("table-do-resources");
    case "building":
      if (!cities) return t("table-do-first-city");
      return seen.step === 1
        ? t("table-do-building-1", { step2: numbers.step2_cities })
        : t("table-do-building", { end: numbers.end_cities });
    case "bureaucracy":
      return t("table-do-bureaucracy", { count: cities });
    default:
      return t("table-do-over");
  }
}

/** @param {Observation} seen @param {Names} names */
function auctionTask({ auction, bidding, legal_actions: legal }, names) {
  const { plant, bid, bidder, bought, scrapped } = auction;
  if (scrapped) return t("table-do-settle", { plant: scrapped });
  if (bought) return t("table-do-scrap", { plant: bought });
  if (plant && bidder !== null) return t("table-do-bid", { plant, bid, player: names.players[bidder] });
  if (plant) return t("table-do-open", { plant });
  const mustBuy = !legal.some(({ type }) => type === "pass");
  if (bidding?.last_buyer) return t(mustBuy ? "table-do-last-buyer-1" : "table-do-last-buyer");
  return t(mustBuy ? "table-do-nominate-1" : "table-do-nominate");
}
