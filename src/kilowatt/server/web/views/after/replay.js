/** A game looked at again: the table as it was after any move, with what steers it and what there is to know of it. */
import { Problem } from "../../app/api.js";
import { problemText, refusalText, t } from "../../app/i18n.js";
import { strongPatterns } from "../../app/settings.js";
import { h, html, useEffect, useMemo, useSignal } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";
import { Tabs } from "../shared/tabs.js";
import { Bar, Tool } from "../table/bar.js";
import { FuelMarket } from "../table/fuel.js";
import { Board } from "../table/map/board.js";
import { shapeOf } from "../table/map/geometry.js";
import { PlantMarket } from "../table/plants.js";
import { Players } from "../table/players.js";
import { Track } from "../table/track.js";
import { crowdOf, recentOf } from "../table/words.js";
import { Awards } from "./awards.js";
import { Charts } from "./charts.js";
import { Deck } from "./deck.js";
import { useFigures } from "./figures.js";
import { openFilm } from "./film.js";
import { ForkDialog } from "./fork.js";
import { ReplayLog } from "./replay-log.js";
import { momentText } from "./scrubber.js";
import { momentPath, shareLink } from "./share.js";
import { Standings } from "./standings.js";
import { TurningPoints } from "./turning.js";

/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("./film.js").Film} Film */
/** @typedef {ReturnType<typeof useFigures>} Known */
/** What is shown beside the map, or on a phone over it. @typedef {"map" | "plants" | "fuel" | "players" | "log" | "course" | "turning"} Sheet */
/** @typedef {import("../../vendor/libraries.js").Signal<Sheet>} SheetSignal */

/** What there is to know of the game, and what it is called. @type {[Sheet, string][]} */
const KNOWLEDGE = [
  ["log", "after-log"],
  ["course", "after-course"],
  ["turning", "after-turning"],
];
const isKnowledge = (/** @type {Sheet} */ sheet) => KNOWLEDGE.some(([name]) => name === sheet);

const ADDRESS_MS = 250;

/** @param {{match: string}} props */
export function Replay({ match: id }) {
  const film = useSignal(/** @type {Film | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  useEffect(() => {
    let isGone = false;
    openFilm(id).then(
      (found) => {
        if (isGone) return found.close();
        readAddress(found);
        film.value = found;
        return undefined;
      },
      (error) => {
        if (!(error instanceof Problem)) throw error;
        problem.value = error;
      },
    );
    return () => {
      isGone = true;
      film.value?.close();
    };
  }, [id]);
  if (problem.value) return h(NotThere, { problem: problem.value });
  if (film.value?.seen.value == null) return html`<main class="waiting" aria-busy="true"><p>${t("page-loading")}</p></main>`;
  return h(Show, { film: film.value, seen: film.value.seen.value });
}

/** @param {{problem: Problem}} props */
function NotThere({ problem }) {
  return html`<main class="message">
    <h1>${problemText(problem)}</h1>
    <p><a class="button primary" href="/">${t("page-to-start")}</a></p>
  </main>`;
}

// --- the address: every moment has one

/** @param {Film} film */
function readAddress(film) {
  const query = new URLSearchParams(location.search);
  const [number, seat] = [query.get("n"), query.get("seat")];
  film.go(number === null ? (film.isOver ? 0 : film.last) : Number.parseInt(number, 10) || 0);
  film.seat.value = seat && Number(seat) in film.table.seats ? Number(seat) : null;
}

/** @param {Film} film */
const pathOf = (film) => momentPath(film.id, film.number.value, film.seat.value);

/** Write the moment into the address, and follow it when one goes back. @param {Film} film */
function useAddress(film) {
  const path = pathOf(film);
  useEffect(() => {
    const later = setTimeout(() => history.replaceState(history.state, "", path), ADDRESS_MS);
    return () => clearTimeout(later);
  }, [path]);
  useEffect(() => {
    const onBack = () => readAddress(film);
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  }, [film]);
}

// --- the table as it was

/** @param {{film: Film, seen: Observation}} props */
function Show({ film, seen }) {
  const sheet = useSignal(/** @type {Sheet} */ ("map"));
  const isForking = useSignal(false);
  const known = useFigures(film.id, film.isOver);
  useAddress(film);
  useEffect(() => {
    if (film.isOver) film.loadAll();
  }, [film]);
  const { content } = film;
  const shape = shapeOf(content.geometry);
  const fuel = h(FuelMarket, { content, seen });
  const openFork = () => (isForking.value = true);
  const hasKnowledge = isKnowledge(sheet.value);
  return html`<div class="table-page replay ${shape} ${crowdOf(seen.players)}" data-sheet=${hasKnowledge ? "knowledge" : sheet.value}>
    ${h(Bar, { board: content.board.id, round: seen.round, step: seen.step, phase: seen.phase, tools: h(Tools, { film }) })}
    <main>
      ${film.problem.value instanceof Problem && html`<p class="banner warning" role="alert">${problemText(film.problem.value)}</p>`}
      <div class="table">
        <div class="left">
          <section class="map-area" id="map" tabindex="-1" aria-label=${t("table-map")}>${h(StillBoard, { film, seen })}</section>
          ${shape === "landscape" && fuel}
        </div>
        <div class="side">
          ${h(Pages, { film, sheet })}
          <div class="panels-frame">
            <div class="panels">
              ${hasKnowledge ? h(Knowledge, { film, seen, known, sheet, onFork: openFork }) : h(Panels, { film, seen, fuel: shape === "portrait" && fuel })}
            </div>
          </div>
          <div class="action-area" id="action" tabindex="-1">${h(Deck, { film, points: known.figures?.turning?.points ?? [], onFork: openFork })}</div>
        </div>
      </div>
    </main>
    ${h(SheetTabs, { sheet })}
    ${isForking.value &&
    h(ForkDialog, {
      table: film.table,
      number: film.number.value,
      seat: seen.active ?? film.mine[0] ?? 0,
      when: momentText(film, film.number.value),
      onClose: () => (isForking.value = false),
    })}
  </div>`;
}

/** @param {{film: Film, seen: Observation, fuel: unknown}} props */
function Panels({ film, seen, fuel }) {
  const { content } = film;
  const names = film.names.value;
  const recent = recentOf(film.entries.slice(0, film.number.value + 1));
  return html`
    ${h(Track, { content, seen, names })} ${h(PlantMarket, { content, seen })} ${fuel}
    <div class="players-area">${h(Players, { content, seen, names, seat: film.seat.value, recent })}</div>
  `;
}

/** Which page is shown beside the map. @param {{film: Film, sheet: SheetSignal}} props */
function Pages({ film, sheet }) {
  const chosen = isKnowledge(sheet.value) ? sheet.value : "map";
  /** @type {[Sheet, string][]} */
  const pages = [["map", "after-table"], ...(film.isOver ? KNOWLEDGE : KNOWLEDGE.slice(0, 1))];
  return html`<div class="segments replay-pages">
    ${pages.map(
      ([id, text]) => html`<label key=${id}>
        <input type="radio" name="replay-page" checked=${id === chosen} onChange=${() => (sheet.value = id)} /><span>${t(text)}</span>
      </label>`,
    )}
  </div>`;
}

/** @param {{film: Film}} props */
function Tools({ film }) {
  const record = `/api/matches/${film.id}/record`;
  return html`
    ${h(Tool, { icon: "share", label: t("after-share-moment"), onClick: () => shareLink(pathOf(film)) })}
    ${h(IconLink, { icon: "download", label: t("after-download"), href: record, download: `kilowatt-${film.id}.json` })}
    ${film.table.status !== "study" && h(IconLink, { icon: "close", label: t("after-to-table"), href: `/t/${film.id}` })}
  `;
}

/** @param {{icon: string, label: string, href: string, download?: string}} props */
function IconLink({ icon, label, href, download }) {
  return html`<a class="icon-button ${download ? "wide-only" : ""}" href=${href} download=${download} aria-label=${label} data-tip=${label}>${glyph({ name: icon })}</a>`;
}

/** @type {Map<string, any>} */
const NO_PRICES = new Map();
const nothing = () => undefined;

/** @param {{film: Film, seen: Observation}} props */
function StillBoard({ film, seen }) {
  const number = film.number.value;
  const built = useMemo(() => film.entries[number].events.flatMap((event) => (event.type === "city_built" ? [event.city] : [])), [number]);
  const names = film.names.value;
  return h(Board, {
    content: film.content,
    observation: seen,
    base: seen,
    names,
    seat: film.seat.value,
    active: false,
    prices: NO_PRICES,
    onPick: nothing,
    onUnpick: nothing,
    explain: (refusal) => refusalText(refusal, names),
    money: null,
    draft: seen.phase === "draft" ? { pickable: new Set(), onPick: nothing } : undefined,
    strongPatterns: strongPatterns.value,
    lastBuilt: built,
    builders: film.builders,
  });
}

/** @param {{film: Film, seen: Observation, known: Known, sheet: SheetSignal, onFork: () => void}} props */
function Knowledge({ film, seen, known: { figures, problem, isWaiting }, sheet, onFork }) {
  const names = film.names.value;
  const onGo = (/** @type {number} */ number) => film.go(number);
  const forkAt = (/** @type {number} */ number) => {
    film.go(number);
    onFork();
  };
  if (sheet.value === "log") return html`<section class="panel knowledge">${h(ReplayLog, { film })}</section>`;
  if (figures === null) {
    return html`<section class="panel knowledge">
      ${problem ? html`<p class="error" role="alert">${problemText(problem)}</p>` : html`<p class="quiet-text">${t("page-loading")}</p>`}
    </section>`;
  }
  if (sheet.value === "course") {
    return html`<section class="panel knowledge">${h(Charts, { figures, names: names.players, marks: film.marks, number: film.number.value, onGo })}</section>`;
  }
  return html`<section class="panel knowledge">
    ${h(TurningPoints, { turning: figures.turning, isWaiting, entries: film.entries, marks: film.marks, names, onGo, onFork: forkAt })}
    <h2>${t("after-awards")}</h2>
    ${h(Awards, { figures, names: names.players })}
    ${seen.standings.length > 0 && html`<h2>${t("after-standings")}</h2>${h(Standings, { standings: seen.standings, names, mine: film.mine })}`}
  </section>`;
}

/** On a phone. @param {{sheet: SheetSignal}} props */
function SheetTabs({ sheet }) {
  const tabs = [
    { id: "map", text: t("table-map"), icon: "map" },
    { id: "plants", text: t("label-plants"), icon: "card" },
    { id: "fuel", text: t("table-phase-resources"), icon: "oil" },
    { id: "players", text: t("table-players"), icon: "people" },
    { id: "log", text: t("after-course"), icon: "chart" },
  ];
  const onChoose = (/** @type {string} */ id) => (sheet.value = /** @type {Sheet} */ (id));
  return h(Tabs, { label: t("table-panels"), tabs, chosen: isKnowledge(sheet.value) ? "log" : sheet.value, onChoose });
}
