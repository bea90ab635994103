/** The replay of a game: the table after any move, the controls, the log, the charts and the turning points. */
import { Problem } from "../../app/api.js";
import { problemText, refusalText, t } from "../../app/i18n.js";
import { strongPatterns } from "../../app/settings.js";
import { h, html, useEffect, useMemo, useSignal } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";
import { opening } from "../shared/request.js";
import { Tabs } from "../shared/tabs.js";
import { Bar, Tool } from "../table/frame/table-bar.js";
import { FuelMarket } from "../table/panels/fuel-market.js";
import { Board } from "../table/map/board.js";
import { shapeOf } from "../table/map/geometry.js";
import { PlantMarket } from "../table/panels/plant-market.js";
import { Players } from "../table/panels/players.js";
import { Track } from "../table/panels/track.js";
import { crowdOf, recentOf } from "../table/table-text.js";
import { Awards } from "./awards.js";
import { Charts } from "./charts.js";
import { ReplayControls } from "./replay-controls.js";
import { useFigures } from "./figures.js";
import { openReplay } from "./replay-states.js";
import { ForkDialog } from "./fork.js";
import { ReplayLog } from "./replay-log.js";
import { momentText } from "./scrubber.js";
import { momentPath, shareLink } from "./share.js";
import { Standings } from "./standings.js";
import { TurningPoints } from "./turning.js";

/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("./replay-states.js").ReplayStates} ReplayStates */
/** @typedef {ReturnType<typeof useFigures>} Known */
/**
 * The page beside the map, on a phone instead of the map.
 * @typedef {"map" | "plants" | "fuel" | "players" | "log" | "course" | "turning"} Sheet
 */
/** @typedef {import("../../vendor/libraries.js").Signal<Sheet>} SheetSignal */

/** Pages about the whole game, with the keys of their titles. @type {[Sheet, string][]} */
const KNOWLEDGE = [
  ["log", "after-log"],
  ["course", "after-course"],
  ["turning", "after-turning"],
];
const isKnowledge = (/** @type {Sheet} */ sheet) => KNOWLEDGE.some(([name]) => name === sheet);

const ADDRESS_MS = 250;

/** @param {{match: string}} props */
export function Replay({ match: id }) {
  const replay = useSignal(/** @type {ReplayStates | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  const onOpen = (/** @type {ReplayStates} */ opened) => {
    readAddress(opened);
    replay.value = opened;
  };
  useEffect(() => {
    const cancel = opening(openReplay(id), onOpen, (found) => (problem.value = found));
    return () => {
      cancel();
      replay.value?.close();
    };
  }, [id]);
  if (problem.value) return h(NotFound, { problem: problem.value });
  if (replay.value?.seen.value == null)
    return html`<main class="waiting" aria-busy="true"><p>${t("page-loading")}</p></main>`;
  return h(ReplayPage, { replay: replay.value, seen: replay.value.seen.value });
}

/** @param {{problem: Problem}} props */
function NotFound({ problem }) {
  return html`<main class="message">
    <h1>${problemText(problem)}</h1>
    <p><a class="button primary" href="/">${t("page-to-start")}</a></p>
  </main>`;
}

// --- the address, which names the moment

/** @param {ReplayStates} replay */
function readAddress(replay) {
  const query = new URLSearchParams(location.search);
  const [number, seat] = [query.get("n"), query.get("seat")];
  replay.go(number === null ? (replay.isOver ? 0 : replay.last) : Number.parseInt(number, 10) || 0);
  replay.seat.value = seat && Number(seat) in replay.table.seats ? Number(seat) : null;
}

/** @param {ReplayStates} replay */
const pathOf = (replay) => momentPath(replay.id, replay.number.value, replay.seat.value);

/** Write the moment into the address, and show the moment of the address after "back". @param {ReplayStates} replay */
function useAddress(replay) {
  const path = pathOf(replay);
  useEffect(() => {
    const later = setTimeout(() => history.replaceState(history.state, "", path), ADDRESS_MS);
    return () => clearTimeout(later);
  }, [path]);
  useEffect(() => {
    const onBack = () => readAddress(replay);
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  }, [replay]);
}

// --- the table at that moment

/** @param {{replay: ReplayStates, seen: Observation}} props */
function ReplayPage({ replay, seen }) {
  const sheet = useSignal(/** @type {Sheet} */ ("map"));
  const isForking = useSignal(false);
  useAddress(replay);
  useEffect(() => {
    if (replay.isOver) replay.loadAll();
  }, [replay]);
  const { board, geometry } = replay.content;
  const shownSheet = isKnowledge(sheet.value) ? "knowledge" : sheet.value;
  return html`<div class="table-page replay ${shapeOf(geometry)} ${crowdOf(seen.players)}" data-sheet=${shownSheet}>
    ${h(Bar, { board: board.id, round: seen.round, step: seen.step, phase: seen.phase, tools: h(Tools, { replay }) })}
    <main>
      ${replay.problem.value instanceof Problem && html`<p class="banner warning" role="alert">${problemText(replay.problem.value)}</p>`}
      ${h(PastTable, { replay, seen, sheet, onFork: () => (isForking.value = true) })}
    </main>
    ${h(SheetTabs, { sheet })}
    ${isForking.value && h(ForkHere, { replay, seen, onClose: () => (isForking.value = false) })}
  </div>`;
}

/** @param {{replay: ReplayStates, seen: Observation, sheet: SheetSignal, onFork: () => void}} props */
function PastTable({ replay, seen, sheet, onFork }) {
  const known = useFigures(replay.id, replay.isOver);
  const shape = shapeOf(replay.content.geometry);
  const fuel = h(FuelMarket, { seen });
  return html`<div class="table">
    <div class="left">
      <section class="map-area" id="map" tabindex="-1" aria-label=${t("table-map")}>${h(StillBoard, { replay, seen })}</section>
      ${shape === "landscape" && fuel}
    </div>
    <div class="side">
      ${h(Pages, { replay, sheet })}
      <div class="panels-frame">
        <div class="panels">
          ${isKnowledge(sheet.value) ? h(Knowledge, { replay, seen, known, sheet, onFork }) : h(Panels, { replay, seen, fuel: shape === "portrait" && fuel })}
        </div>
      </div>
      <div class="action-area" id="action" tabindex="-1">${h(ReplayControls, { replay, points: known.figures?.turning?.points ?? [], onFork })}</div>
    </div>
  </div>`;
}

/** @param {{replay: ReplayStates, seen: Observation, onClose: () => void}} props */
function ForkHere({ replay, seen, onClose }) {
  const number = replay.number.value;
  const seat = seen.active ?? replay.mine[0] ?? 0;
  return h(ForkDialog, { table: replay.table, number, seat, when: momentText(replay, number), onClose });
}

/** @param {{replay: ReplayStates, seen: Observation, fuel: unknown}} props */
function Panels({ replay, seen, fuel }) {
  const { content } = replay;
  const names = replay.names.value;
  const recent = recentOf(replay.entries.slice(0, replay.number.value + 1));
  return html`
    ${h(Track, { content, seen, names })} ${h(PlantMarket, { content, seen })} ${fuel}
    <div class="players-area">${h(Players, { content, seen, names, seat: replay.seat.value, recent })}</div>
  `;
}

/** The choice of the page beside the map. @param {{replay: ReplayStates, sheet: SheetSignal}} props */
function Pages({ replay, sheet }) {
  const chosen = isKnowledge(sheet.value) ? sheet.value : "map";
  /** @type {[Sheet, string][]} */
  const pages = [["map", "after-table"], ...(replay.isOver ? KNOWLEDGE : KNOWLEDGE.slice(0, 1))];
  return html`<div class="segments replay-pages">
    ${pages.map(
      ([id, text]) => html`<label key=${id}>
        <input type="radio" name="replay-page" checked=${id === chosen} onChange=${() => (sheet.value = id)} /><span>${t(text)}</span>
      </label>`,
    )}
  </div>`;
}

/** @param {{replay: ReplayStates}} props */
function Tools({ replay }) {
  const record = `/api/matches/${replay.id}/record`;
  return html`
    ${h(Tool, { icon: "share", label: t("after-share-moment"), onClick: () => shareLink(pathOf(replay)) })}
    ${h(IconLink, { icon: "download", label: t("after-download"), href: record, download: `kilowatt-${replay.id}.json` })}
    ${replay.table.status !== "study" && h(IconLink, { icon: "close", label: t("after-to-table"), href: `/t/${replay.id}` })}
  `;
}

/** @param {{icon: string, label: string, href: string, download?: string}} props */
function IconLink({ icon, label, href, download }) {
  return html`<a class="icon-button ${download ? "wide-only" : ""}" href=${href} download=${download} aria-label=${label} data-tip=${label}>${glyph({ name: icon })}</a>`;
}

/** @type {Map<string, any>} */
const NO_PRICES = new Map();
const nothing = () => undefined;

/** @param {{replay: ReplayStates, seen: Observation}} props */
function StillBoard({ replay, seen }) {
  const number = replay.number.value;
  const built = useMemo(
    () => replay.entries[number].events.flatMap((event) => (event.type === "city_built" ? [event.city] : [])),
    [number],
  );
  const names = replay.names.value;
  return h(Board, {
    content: replay.content,
    observation: seen,
    base: seen,
    names,
    seat: replay.seat.value,
    active: false,
    prices: NO_PRICES,
    onPick: nothing,
    onUnpick: nothing,
    explain: (refusal) => refusalText(refusal, names),
    money: null,
    draft: seen.phase === "draft" ? { pickable: new Set(), onPick: nothing } : undefined,
    strongPatterns: strongPatterns.value,
    lastBuilt: built,
    builders: replay.builders,
  });
}

/** @param {{replay: ReplayStates, seen: Observation, known: Known, sheet: SheetSignal, onFork: () => void}} props */
function Knowledge({ replay, seen, known: { figures, problem, isWaiting }, sheet, onFork }) {
  const names = replay.names.value;
  const onGo = (/** @type {number} */ number) => replay.go(number);
  const forkAt = (/** @type {number} */ number) => {
    replay.go(number);
    onFork();
  };
  if (sheet.value === "log") return knowledgePanel(h(ReplayLog, { replay }));
  if (problem && figures === null)
    return knowledgePanel(html`<p class="error" role="alert">${problemText(problem)}</p>`);
  if (figures === null) return knowledgePanel(html`<p class="quiet-text">${t("page-loading")}</p>`);
  if (sheet.value === "course") {
    const number = replay.number.value;
    return knowledgePanel(h(Charts, { figures, names: names.players, marks: replay.marks, number, onGo }));
  }
  return knowledgePanel(html`
    ${h(TurningPoints, { turning: figures.turning, isWaiting, entries: replay.entries, marks: replay.marks, names, onGo, onFork: forkAt })}
    <h2>${t("after-awards")}</h2>
    ${h(Awards, { awards: figures.awards, names: names.players })}
    ${seen.standings.length > 0 && html`<h2>${t("after-standings")}</h2>${h(Standings, { ranking: { standings: seen.standings, decidedBy: seen.decided_by }, names, mine: replay.mine })}`}
  `);
}

/** @param {unknown} content */
const knowledgePanel = (content) => html`<section class="panel knowledge">${content}</section>`;

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
