/** Shows the map on its own, with what a test hands it, and remembers what was picked. */
import { contentOf } from "/app/content.js";
import { h, html, render } from "/vendor/libraries.js";
import { refusalText, regionName, setLanguage } from "/app/i18n.js";
import { applySettings, motion, theme } from "/app/settings.js";
import { Board } from "/views/table/map/board.js";
import { CityTable } from "/views/table/map/city-table.js";

const NAMES = ["Ada", "Bruno", "Chidi", "Dagny", "Emeka", "Freya"];
const picks = [];

function namesOf({ board }) {
  return {
    players: NAMES,
    cities: Object.fromEntries(board.cities.map((city) => [city.id, city.name])),
    regions: Object.fromEntries(board.regions.map((region) => [region.id, regionName(board.id, region)])),
  };
}

/** What is shown, kept from one call to the next. */
let shown = {};

async function show(changes) {
  shown = { ...shown, ...changes };
  theme.value = shown.theme ?? "light";
  motion.value = shown.motion ?? true;
  await setLanguage(shown.language ?? "en");
  const content = await contentOf(shown.board);
  const names = namesOf(content);
  const { observation, base = observation, seat = observation.seat, draft } = shown;
  const props = {
    content,
    observation,
    base,
    names,
    seat,
    active: shown.active ?? (observation.phase === "building" && observation.active === seat),
    prices: new Map(observation.city_prices.map((price) => [price.city, price])),
    onPick: (city) => picks.push(["pick", city]),
    onUnpick: (city) => picks.push(["unpick", city]),
    explain: (refusal) => refusalText(refusal, names),
    why: shown.why && ((city) => (shown.why[city] ? refusalText(shown.why[city], names) : "")),
    money: seat === null ? null : observation.players[seat].money,
    lastBuilt: shown.lastBuilt,
    plan: shown.plan,
    strongPatterns: shown.strongPatterns,
    draft: draft && { pickable: new Set(draft), onPick: (region) => picks.push(["region", region]), isPlayed: true },
  };
  const began = performance.now();
  const list = shown.list && html`<aside id="list">${h(CityTable, props)}</aside>`;
  render(html`<main id="stage">${h(Board, props)}</main>${list}`, document.body);
  return performance.now() - began;
}

function clear() {
  shown = {};
  picks.length = 0;
  render(null, document.body);
}

applySettings();
window.stage = {
  show,
  clear,
  picks,
  get board() {
    return shown.board;
  },
};
