/**
 * The table of a running game: bar, map, panels and action area. The styles arrange them for each kind of screen.
 */
import { t } from "../../../app/i18n.js";
import { navigate } from "../../../app/route.js";
import { h, html, useLayoutEffect, useRef, useSignal, useSignalEffect } from "../../../vendor/libraries.js";
import { Menu } from "../../shared/menu.js";
import { Tabs } from "../../shared/tabs.js";
import { Actions } from "../actions/actions.js";
import { Banners, PhaseBanner } from "../banners.js";
import { Bar, Tool } from "./table-bar.js";
import { Chat, unreadLines } from "../panels/chat.js";
import { Cities, openCities } from "../panels/city-list.js";
import { BarClock } from "../clock.js";
import { Drawer } from "../panels/drawer.js";
import { HandOver } from "../handover.js";
import { bindKeys, followKeys } from "../keys.js";
import { LazyView } from "./lazy-view.js";
import {
  LiveBoard,
  LiveFuel,
  LivePlants,
  LivePlayers,
  LiveTrack,
  useActingIn,
  useReading,
  useView,
} from "../panels/live-panels.js";
import { FullLog } from "../panels/log.js";
import { shapeOf } from "../map/geometry.js";
import { FreshCodes, TableMenu } from "./table-menu.js";
import { crowdOf } from "../table-text.js";

/** @typedef {import("../actions/widgets.js").ActionContext} ActionContext */
/** @typedef {"map" | "plants" | "fuel" | "players"} Sheet */

/** The sheet that a phone shows when it is the viewer's turn in a phase. @type {Record<string, Sheet>} */
const SHEETS = { draft: "map", auction: "plants", resources: "fuel", building: "map", bureaucracy: "map" };

/**
 * `onMoved`: the viewer's seat has changed, so the table must be opened again. `coach`: the guide of a first game.
 * @param {{context: ActionContext, coach?: unknown, onMoved: () => void}} props
 */
export function Frame({ context, coach, onMoved }) {
  const { match } = context;
  const sheet = useSignal(/** @type {Sheet} */ ("map"));
  const drawer = useSignal(/** @type {string | null} */ (null));
  const help = useSignal(/** @type {"settings" | "shortcuts" | null} */ (null));
  useTableKeys({ drawer, help });
  useSheetOfPhase(context, sheet);
  const shape = shapeOf(match.content.geometry);
  return html`<div class="table-page ${shape} ${crowdOf(match.table.value.seats)}" data-sheet=${sheet} data-drawer=${drawer.value ? "open" : "closed"}>
    <a class="skip-link" href="#action" onClick=${skip}>${t("table-skip")}</a>
    ${h(LiveBar, { context, drawer, help, onMoved })}
    <main>
      ${coach} ${h(PhaseBanner, { match })} ${h(Banners, { match, onMoved })}
      ${h(LiveTable, { context, drawer })}
    </main>
    ${h(SheetTabs, { sheet })} ${help.value && h(HELP[help.value], { onClose: () => (help.value = null) })}
    ${h(Cities, { context })} ${h(HandOver, { match })} ${h(FreshCodes, { match })}
  </div>`;
}

/** The map, the panels and the action area. @param {{context: ActionContext, drawer: DrawerSignal}} props */
function LiveTable({ context, drawer }) {
  const shape = shapeOf(context.match.content.geometry);
  const view = useView(context);
  const read = useReading(view);
  const board = h(LiveBoard, { context, view: useActingIn({ view, read }, "draft", "building") });
  const fuel = h(LiveFuel, { context, view: useActingIn({ view, read }, "resources") });
  const plants = h(LivePlants, { context, view: useActingIn({ view, read }, "auction") });
  return html`<div class="table">
    <div class="left">
      <section class="map-area" id="map" tabindex="-1" aria-label=${t("table-map")}>${board}</section>
      ${shape === "landscape" && fuel}
    </div>
    <div class="side">
      <div class="panels-frame">
        <div class="panels">
          ${h(LiveTrack, { context, view: read })} ${plants} ${shape === "portrait" && fuel}
          ${h(LivePlayers, { context, view: read, onLog: () => (drawer.value = "log") })}
        </div>
        ${drawer.value && h(LiveDrawer, { context, drawer })}
      </div>
      <div class="action-area" id="action" tabindex="-1">${h(Actions, { context })}</div>
    </div>
  </div>`;
}

/** @param {{onClose: () => void}} props */
export const LazySettings = (props) =>
  h(LazyView, { load: async () => (await import("../../learn/settings.js")).SettingsDialog, props });

/** @param {{onClose: () => void}} props */
const LazyShortcuts = (props) =>
  h(LazyView, { load: async () => (await import("../../learn/shortcuts.js")).Shortcuts, props });

const HELP = { settings: LazySettings, shortcuts: LazyShortcuts };

/** Skip the bar. @param {MouseEvent} event */
function skip(event) {
  event.preventDefault();
  focusOn("#action");
}

/** @param {string} selector */
function focusOn(selector) {
  const goal = document.querySelector(selector);
  if (goal instanceof HTMLElement || goal instanceof SVGElement) goal.focus();
}

/** @typedef {import("../../../vendor/libraries.js").Signal<string | null>} DrawerSignal */
/** @typedef {import("../../../vendor/libraries.js").Signal<"settings" | "shortcuts" | null>} HelpSignal */

/** @param {{drawer: DrawerSignal, help: HelpSignal}} open */
function useTableKeys({ drawer, help }) {
  useLayoutEffect(() => {
    const toggle = (/** @type {string} */ page) => (drawer.value = drawer.value === page ? null : page);
    const unbind = bindKeys({
      "?": { text: "table-key-shortcuts", run: () => (help.value = "shortcuts") },
      b: { text: "table-key-map", run: () => focusOn('#map [tabindex="0"]') },
      l: { text: "actions-key-cities", run: openCities },
      a: { text: "table-key-action", run: () => focusOn("#action") },
      t: { text: "table-key-chat", run: () => toggle("chat") },
      r: { text: "table-key-log", run: () => toggle("log") },
      s: { text: "table-key-settings", run: () => (help.value = "settings") },
    });
    const stop = followKeys();
    return () => {
      unbind();
      stop();
    };
  }, []);
}

/**
 * Show the panel of the phase when the viewer's turn begins: as the sheet of a phone, or by scrolling the panels. Only
 * once in each phase, because in an auction the viewer has many turns and may have opened another panel.
 * @param {ActionContext} context
 * @param {{value: Sheet}} sheet
 */
function useSheetOfPhase({ match }, sheet) {
  const shown = useRef("");
  useSignalEffect(() => {
    const seen = match.observation.value;
    if (seen === null || !match.isMyTurn.value) return;
    const now = [seen.seat, seen.round, seen.phase].join();
    if (now === shown.current) return;
    shown.current = now;
    const wanted = SHEETS[seen.phase] ?? "map";
    sheet.value = wanted;
    bringIntoView(`.panels > .${wanted}`);
  });
}

/** Scroll the panels, not the page, until one of them is visible. @param {string} selector */
function bringIntoView(selector) {
  const panel = document.querySelector(selector);
  if (!(panel instanceof HTMLElement) || panel.parentElement === null) return;
  const { scrollTop, clientHeight } = panel.parentElement;
  const [top, bottom] = [panel.offsetTop, panel.offsetTop + panel.offsetHeight];
  if (top < scrollTop || bottom > scrollTop + clientHeight) panel.parentElement.scrollTop = top - 3;
}

/** Open the rules in a new tab, so that the game stays open. */
export const openRules = () => open("/rules", "_blank", "noopener");

// --- the parts that follow the match, each reading only what it shows

/** @typedef {{context: ActionContext, drawer: DrawerSignal, help: HelpSignal, onMoved: () => void}} ToolsProps */

/** @param {ToolsProps} props */
function LiveBar(props) {
  const { match } = props.context;
  const seen = match.observation.value;
  return h(Bar, {
    board: match.content.board.id,
    round: seen?.round,
    step: seen?.step,
    phase: seen?.phase,
    clock: h(BarClock, { match }),
    tools: h(Tools, props),
  });
}

/** @param {ToolsProps} props */
function Tools({ context: { match }, drawer, help, onMoved }) {
  const toggle = (/** @type {string} */ page) => (drawer.value = drawer.value === page ? null : page);
  const showSettings = () => (help.value = "settings");
  const showShortcuts = () => (help.value = "shortcuts");
  return html`
    ${h(Tool, { icon: "list", label: t("table-log"), isPressed: drawer.value === "log", class: "wide-only", onClick: () => toggle("log") })}
    ${h(ChatTool, { match, isPressed: drawer.value === "chat", onClick: () => toggle("chat") })}
    ${h(Menu, { label: t("table-help"), icon: "help", class: "wide-only", items: () => helpItems(showShortcuts) })}
    ${h(Tool, { icon: "gear", label: t("table-key-settings"), class: "wide-only", onClick: showSettings })}
    ${h(TableMenu, { match, onMoved, more: moreItems(showSettings) })}
  `;
}

const rulesItem = () => ({ text: t("table-rules"), icon: "book", onPick: openRules });

/** @param {() => void} showShortcuts */
const helpItems = (showShortcuts) => [
  { text: t("table-key-shortcuts"), icon: "keyboard", onPick: showShortcuts },
  rulesItem(),
];

/**
 * What the bar of a phone has no room for, and the list of cities.
 * @param {() => void} showSettings
 */
const moreItems = (showSettings) => [
  { text: t("actions-key-cities"), icon: "list", onPick: openCities },
  { ...rulesItem(), class: "phone-only" },
  { text: t("table-key-settings"), icon: "gear", onPick: showSettings, class: "phone-only" },
  { text: t("page-to-start"), icon: "house", onPick: () => navigate("/"), class: "phone-only" },
];

/** @param {{match: ActionContext["match"], isPressed: boolean, onClick: () => void}} props */
function ChatTool({ match, isPressed, onClick }) {
  return h(Tool, { icon: "chat", label: t("table-chat"), news: unreadLines(match), isPressed, onClick });
}

/** @param {{context: ActionContext, drawer: DrawerSignal}} props */
function LiveDrawer({ context: { match }, drawer }) {
  return h(Drawer, {
    open: drawer.value ?? "log",
    onOpen: (page) => (drawer.value = page),
    onClose: () => (drawer.value = null),
    pages: [
      {
        id: "log",
        text: t("table-log"),
        content: () => h(FullLog, { entries: match.entries.value, names: match.names.value }),
      },
      { id: "chat", text: t("table-chat"), news: unreadLines(match), content: () => h(Chat, { match }) },
    ],
  });
}

/** @param {{sheet: {value: Sheet}}} props */
function SheetTabs({ sheet }) {
  const tabs = [
    { id: "map", text: t("table-map"), icon: "map" },
    { id: "plants", text: t("label-plants"), icon: "card" },
    { id: "fuel", text: t("table-phase-resources"), icon: "oil" },
    { id: "players", text: t("table-players"), icon: "people" },
  ];
  const onChoose = (/** @type {string} */ id) => (sheet.value = /** @type {Sheet} */ (id));
  return h(Tabs, { label: t("table-panels"), tabs, chosen: sheet.value, onChoose });
}
