/** The dialog to create a table: all options of a match, with defaults. */
import { t } from "../../app/i18n.js";
import { notifyProblem } from "../../app/notices.js";
import { playerName } from "../../app/settings.js";
import { h, html, useEffect, useSignal } from "../../vendor/libraries.js";
import { Dialog } from "../shared/dialog.js";
import { useRequest } from "../shared/request.js";
import { DAYS, LIVE, clockText } from "./clocks.js";
import { BoardPicture } from "./picture.js";
import { Regions, isOneArea } from "./regions.js";
import { Seating, named } from "./seating.js";
import { openTable, createTable } from "./new-match.js";
import { boardText, lastBoard, myName, offer, wantedBoard } from "./table-options.js";

/** @typedef {import("./new-match.js").NewTable} NewTable */
/** @typedef {import("../../types/protocol.js").Offer} Offer */
/** @typedef {import("./new-match.js").SeatWish} SeatWish */
/**
 * @typedef {{board: string, players: number, seats: SeatWish[], how: "random" | "draft" | "list", regions: string[],
 *   hidden: boolean, clock: number, listed: boolean, spectators: boolean, hints: boolean, seed: string}} Wish
 */

const PLAYERS = [2, 3, 4, 5, 6];
const CLOCKS = [...LIVE, ...DAYS];
const NO_CLOCK = -1;

/** @param {Offer} found @returns {Wish} */
const suggestion = (found) => ({
  board: wantedBoard(found) ?? found.boards[0],
  players: 4,
  seats: [{ kind: "me", name: playerName.value }, ...PLAYERS.map(() => /** @type {SeatWish} */ ({ kind: "open" }))],
  how: "random",
  regions: [],
  hidden: false,
  clock: NO_CLOCK,
  listed: false,
  spectators: true,
  hints: true,
  seed: "",
});

/** @param {Wish} wish @returns {NewTable} */
function tableOf(wish) {
  const seats = named(wish.seats.slice(0, wish.players));
  return {
    name: seats.find((seat) => seat.kind === "me")?.name ?? myName(),
    board: wish.board,
    players: wish.players,
    seats,
    regions: wish.how === "list" ? wish.regions : wish.how,
    hidden_money: wish.hidden,
    clock: CLOCKS[wish.clock] ?? null,
    listed: wish.listed,
    spectators: wish.spectators,
    hints: wish.hints,
    seed: wish.seed === "" ? null : Number(wish.seed),
  };
}

/** @param {Wish} wish @param {Offer} found */
function canBeMade(wish, found) {
  if (!wish.seats.slice(0, wish.players).some((seat) => seat.kind === "me")) return false;
  const { board, players, regions } = wish;
  return (
    wish.how !== "list" || (regions.length === found.regions_in_play[players] && isOneArea(found.areas[board], regions))
  );
}

/** The dialog; the form appears when the offer of the server has arrived. @param {{onClose: () => void}} props */
export function Invite({ onClose }) {
  const known = useSignal(/** @type {Offer | null} */ (null));
  useEffect(() => {
    offer()
      .then((found) => (known.value = found))
      .catch((error) => {
        onClose();
        notifyProblem(error);
      });
  }, []);
  return h(
    Dialog,
    { title: t("start-invite"), onClose, class: "invite" },
    known.value && h(Form, { offer: known.value, onClose }),
  );
}

/** @param {{offer: Offer, onClose: () => void}} props */
function Form({ offer: found, onClose }) {
  const wish = useSignal(suggestion(found));
  const { problem, isBusy, send } = useRequest();
  const change = (/** @type {Partial<Wish>} */ part) => {
    const next = { ...wish.value, ...part };
    // Fewer players play on fewer regions: drop the last chosen ones.
    wish.value = { ...next, regions: next.regions.slice(0, found.regions_in_play[next.players]) };
  };
  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send(() => create(wish.value, onClose));
  };
  const now = wish.value;
  return html`<form class="invite-form" onSubmit=${onSubmit}>
    <div class="invite-half">
      ${h(BoardChoice, { boards: found.boards, chosen: now.board, onChange: (board) => change({ board, regions: [] }) })}
      ${h(RegionChoice, { wish: now, offer: found, change })}
    </div>
    <div class="invite-half">
      ${h(Seats, { wish: now, bots: found.bots, change })} ${h(Terms, { wish: now, change })}
    </div>
    ${h(Submit, { wish: now, problem, isDisabled: isBusy || !canBeMade(now, found) })}
  </form>`;
}

/** Create the table and go to it. @param {Wish} wish @param {() => void} onCreated */
async function create(wish, onCreated) {
  const table = tableOf(wish);
  if (wish.seats[0].kind === "me" && wish.seats[0].name?.trim()) playerName.value = table.name;
  lastBoard.value = wish.board;
  const seated = await createTable(table);
  onCreated();
  openTable(seated.match);
}

/** @param {{wish: Wish, problem: string, isDisabled: boolean}} props */
function Submit({ wish, problem, isDisabled }) {
  const isFull = wish.seats.slice(0, wish.players).every((seat) => seat.kind !== "open");
  return html`<footer class="invite-foot">
    ${problem && html`<p class="error" role="alert">${problem}</p>`}
    <p class="hint">${isFull ? t("start-begins-at-once") : t("start-then-a-link")}</p>
    <button class="button primary large" disabled=${isDisabled}>${isFull ? t("start-begin") : t("start-make-table")}</button>
  </footer>`;
}

/** @param {{boards: string[], chosen: string, onChange: (board: string) => void}} props */
function BoardChoice({ boards, chosen, onChange }) {
  return html`<fieldset class="field">
    <legend>${t("start-map")}</legend>
    <div class="board-choice">
      ${boards.map(
        (board) => html`<label key=${board} class="board-card">
          <input type="radio" name="board" value=${board} checked=${board === chosen} onChange=${() => onChange(board)} />
          ${h(BoardPicture, { board })}
          <span>${boardText(board)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * Radio buttons in a row.
 * @param {{name: string, title: string, choices: [string | number, string][], chosen: string | number, onChange: (value: any) => void}} props
 */
function Segments({ name, title, choices, chosen, onChange }) {
  return html`<fieldset class="field">
    <legend>${title}</legend>
    <div class="segments">
      ${choices.map(
        ([value, text]) => html`<label key=${value}>
          <input type="radio" name=${name} value=${value} checked=${value === chosen} onChange=${() => onChange(value)} /><span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** @param {{wish: Wish, offer: Offer, change: (part: Partial<Wish>) => void}} props */
function RegionChoice({ wish, offer: found, change }) {
  const wanted = found.regions_in_play[wish.players];
  const regions = found.regions[wish.board];
  return html`<div class="field">
    ${h(Segments, {
      name: "how",
      title: t("start-regions"),
      choices: [
        ["random", t("start-regions-random")],
        ["draft", t("start-regions-draft")],
        ["list", t("start-regions-list")],
      ],
      chosen: wish.how,
      onChange: (how) => change({ how }),
    })}
    <p class="hint">${t(`start-regions-${wish.how}-hint`, { count: wanted })}</p>
    ${wish.how === "list" && h(Regions, { board: wish.board, regions, areas: found.areas[wish.board], wanted, chosen: wish.regions, onChange: (chosen) => change({ regions: chosen }) })}
  </div>`;
}

/** @param {{wish: Wish, bots: string[], change: (part: Partial<Wish>) => void}} props */
function Seats({ wish, bots, change }) {
  const shown = wish.seats.slice(0, wish.players);
  return html`<div class="field">
    ${h(Segments, {
      name: "players",
      title: t("start-players"),
      choices: PLAYERS.map((count) => /** @type {[number, string]} */ ([count, String(count)])),
      chosen: wish.players,
      onChange: (players) => change({ players }),
    })}
    ${h(Seating, { seats: shown, bots, onChange: (seats) => change({ seats: [...seats, ...wish.seats.slice(wish.players)] }) })}
  </div>`;
}

/** @param {ChoiceProps} props */
function Terms({ wish, change }) {
  return html`
    <div class="invite-terms">
      ${h(MoneyChoice, { wish, change })} ${h(ListingChoice, { wish, change })}
      ${h(ClockChoice, { chosen: wish.clock, onChange: (clock) => change({ clock }) })}
    </div>
    <div>
      ${h(Check, { text: t("start-spectators"), isOn: wish.spectators, onChange: (spectators) => change({ spectators }) })}
      ${h(Check, { text: t("start-hints"), isOn: wish.hints, onChange: (hints) => change({ hints }) })}
    </div>
    ${h(SeedChoice, { wish, change })}
  `;
}

/** @typedef {{wish: Wish, change: (part: Partial<Wish>) => void}} ChoiceProps */

/** @param {ChoiceProps} props */
function MoneyChoice({ wish, change }) {
  return h(Segments, {
    name: "money",
    title: t("label-money"),
    choices: [
      ["open", t("start-money-open")],
      ["hidden", t("start-money-hidden")],
    ],
    chosen: wish.hidden ? "hidden" : "open",
    onChange: (money) => change({ hidden: money === "hidden" }),
  });
}

/** @param {ChoiceProps} props */
function ListingChoice({ wish, change }) {
  return h(Segments, {
    name: "listed",
    title: t("start-found-by"),
    choices: [
      ["link", t("start-by-link")],
      ["all", t("start-by-all")],
    ],
    chosen: wish.listed ? "all" : "link",
    onChange: (found) => change({ listed: found === "all" }),
  });
}

/** @param {ChoiceProps} props */
function SeedChoice({ wish, change }) {
  const onInput = (/** @type {{currentTarget: HTMLInputElement}} */ event) =>
    change({ seed: event.currentTarget.value });
  return html`<details>
    <summary>${t("start-advanced")}</summary>
    <div class="field">
      <label for="invite-seed">${t("start-seed")}</label>
      <input id="invite-seed" type="number" min="0" max=${Number.MAX_SAFE_INTEGER} step="1" value=${wish.seed} onInput=${onInput} />
      <p class="hint">${t("start-seed-hint")}</p>
    </div>
  </details>`;
}

/** @param {{text: string, isOn: boolean, onChange: (isOn: boolean) => void}} props */
function Check({ text, isOn, onChange }) {
  const onInput = (/** @type {{currentTarget: HTMLInputElement}} */ event) => onChange(event.currentTarget.checked);
  return html`<label class="choice"><input type="checkbox" checked=${isOn} onChange=${onInput} /><span>${text}</span></label>`;
}

/** @param {{chosen: number, onChange: (clock: number) => void}} props */
function ClockChoice({ chosen, onChange }) {
  const option = (/** @type {import("./clocks.js").Clock} */ clock) => {
    const at = CLOCKS.indexOf(clock);
    return html`<option value=${at} selected=${at === chosen}>${clockText(clock)}</option>`;
  };
  return html`<div class="field">
    <label for="invite-clock">${t("start-clock")}</label>
    <select id="invite-clock" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => onChange(Number(event.currentTarget.value))}>
      <option value=${NO_CLOCK} selected=${chosen === NO_CLOCK}>${t("start-no-clock")}</option>
      <optgroup label=${t("start-clock-live")}>${LIVE.map(option)}</optgroup>
      <optgroup label=${t("start-clock-days")}>${DAYS.map(option)}</optgroup>
    </select>
  </div>`;
}
