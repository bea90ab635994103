/** The table's menu: everything a player can do besides moving. */
import { listed, t } from "../../../app/i18n.js";
import { h, html, useSignal } from "../../../vendor/libraries.js";
import { codesOf, markCodesShown, fresh } from "../../shared/codes.js";
import { Confirm, Dialog } from "../../shared/dialog.js";
import { Menu } from "../../shared/menu.js";
import { ask, copy, mySeat, playAgain, withNotice, share } from "../table-requests.js";
import { ProposeTakeback } from "../votes.js";

/** @typedef {import("../../shared/menu.js").Item} Item */
/** @typedef {import("../../../types/protocol.js").SeatView} SeatView */
/** @typedef {import("../../../app/match.js").Match} Match */
/**
 * A question to confirm, in the current language, and what to do on yes.
 * @typedef {() => {title: string, text: string, yes: string, onYes: () => void}} Question
 */

/**
 * `onMoved`: the seats of this browser have changed, so the table must be opened again.
 * @param {{match: Match, onMoved: () => void, more?: Item[]}} props
 */
export function TableMenu({ match, onMoved, more = [] }) {
  const question = useSignal(/** @type {Question | null} */ (null));
  const dialog = useSignal(/** @type {"takeback" | "code" | null} */ (null));
  const raise = (/** @type {Question} */ asked) => (question.value = asked);
  const close = () => (dialog.value = null);
  const items = () => [...more, ...itemsOf({ match, onMoved, ask: raise, open: (which) => (dialog.value = which) })];
  return html`
    ${h(Menu, { label: t("table-menu"), icon: "menu", items })}
    ${question.value && h(Confirm, { ...question.value(), danger: true, onClose: () => (question.value = null) })}
    ${dialog.value === "takeback" && h(ProposeTakeback, { match, onClose: close })}
    ${dialog.value === "code" && h(RecoveryCodes, { match: match.id, names: match.names.value.players, onClose: close })}
  `;
}

/**
 * @typedef {{match: Match, onMoved: () => void, ask: (question: Question) => void, open: (dialog: "takeback" | "code") => void}} Context
 */

/** @param {Context} context @returns {(Item | null)[]} */
function itemsOf(context) {
  const { status } = context.match.table.value;
  const groups = [
    gameItems(context),
    seatItems(context),
    hostItems(context),
    status === "open" ? [] : recordItems(context),
  ];
  return groups.filter((group) => group.length).flatMap((group, place) => (place ? [null, ...group] : group));
}

/** @param {Context} context @returns {Item[]} */
function gameItems({ match, open, ask: question }) {
  const { status } = match.table.value;
  if (!match.mine.value.length) return [];
  if (status === "finished" || status === "abandoned")
    return [{ text: t("table-rematch"), onPick: () => playAgain(match.id) }];
  if (status !== "running") return [];
  const undo = match.undo.value;
  const proposeAbandon = () => ({
    title: t("table-abandon"),
    text: t("table-abandon-help"),
    yes: t("table-propose"),
    onYes: () => ask(match.id, "abandon", { agree: true, seat: mySeat(match) }),
  });
  return [
    {
      text: t("table-undo"),
      reason: undo === null ? t("table-undo-none") : "",
      onPick: () => withNotice(match.undoTo(/** @type {number} */ (undo))),
    },
    {
      text: t("table-takeback"),
      reason: match.number.value ? "" : t("table-undo-none"),
      onPick: () => open("takeback"),
    },
    { text: t("table-abandon"), onPick: () => question(proposeAbandon) },
  ];
}

/** @param {Context} context @returns {Item[]} */
function seatItems(context) {
  const { match, onMoved, open, ask: question } = context;
  const { status, seats } = match.table.value;
  const seat = mySeat(match);
  if (seat === null || (status !== "running" && status !== "open")) return [];
  const leave = async () => {
    if (await ask(match.id, "leave", { seat })) onMoved();
  };
  const asked = () => ({ title: t("table-leave"), text: t("table-leave-help"), yes: t("table-leave"), onYes: leave });
  const hasCodes = codesOf(match.id).length > 0;
  return [
    ...(hasCodes ? [{ text: t("table-code"), onPick: () => open("code") }] : []),
    ...(status === "running" && !seats[seat].resigned ? playingItems(context, seat, seats[seat].away) : []),
    { text: t("table-leave"), danger: true, onPick: () => question(asked) },
  ];
}

/** @param {Context} context @param {number} seat @param {boolean} isAway @returns {Item[]} */
function playingItems({ match, ask: question }, seat, isAway) {
  const resign = () => ({
    title: t("table-resign"),
    text: t("table-resign-help"),
    yes: t("table-resign"),
    onYes: () => ask(match.id, "resign", { seat }),
  });
  return [
    isAway
      ? { text: t("table-return"), onPick: () => ask(match.id, "return", { seat }) }
      : { text: t("table-stand-in"), onPick: () => ask(match.id, "stand-in", { seat }) },
    { text: t("table-resign"), danger: true, onPick: () => question(resign) },
  ];
}

/** What the host can do about absent players. @param {Context} context @returns {Item[]} */
function hostItems(context) {
  const { match } = context;
  const { status, seats, host } = match.table.value;
  if (status !== "running" || host === null || !match.mine.value.includes(host)) return [];
  const gone = seats.filter(
    (seat) =>
      seat.kind === "person" &&
      !seat.resigned &&
      !match.mine.value.includes(seat.seat) &&
      !match.online.value.includes(seat.seat),
  );
  return gone.flatMap((seat) => absenceItems(context, seat));
}

/** @param {Context} context @param {SeatView} absent @returns {Item[]} */
function absenceItems({ match, ask: question }, { seat, name, away }) {
  const asked = () => ({
    title: t("table-remove", { player: name }),
    text: t("table-remove-help", { player: name }),
    yes: t("table-remove-yes"),
    onYes: () => ask(match.id, "remove", { seat }),
  });
  const remove = { text: t("table-remove", { player: name }), danger: true, onPick: () => question(asked) };
  const standIn = {
    text: t("table-stand-in-for", { player: name }),
    onPick: () => ask(match.id, "stand-in", { seat }),
  };
  return away ? [remove] : [standIn, remove];
}

/** @param {Context} context @returns {Item[]} */
function recordItems({ match }) {
  const address = `/api/matches/${match.id}/record`;
  return [
    { text: t("table-share"), onPick: () => share(match.id) },
    { text: t("table-download"), onPick: () => download(address, `kilowatt-${match.id}.json`) },
  ];
}

/** @param {string} address @param {string} name */
function download(address, name) {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/**
 * The codes to take a seat again on another device.
 * @param {{match: string, names: readonly string[], onClose: () => void}} props
 */
function RecoveryCodes({ match, names, onClose }) {
  const codes = codesOf(match);
  const close = () => {
    markCodesShown(match);
    onClose();
  };
  return h(
    Dialog,
    {
      title: t("table-code"),
      onClose: close,
      actions: html`<button type="button" class="button primary" onClick=${close}>${t("table-code-kept")}</button>`,
    },
    html`<p>${t("table-code-help", { players: listed(codes.map(({ seat }) => names[seat])) })}</p>
      <ul class="plain-list codes">
        ${codes.map(
          ({ seat, code }) => html`<li key=${seat}>
            ${codes.length > 1 && html`<span>${names[seat]}</span>`}<code>${code}</code>
            <button type="button" class="button small" onClick=${() => copy(code)}>${t("table-copy")}</button>
          </li>`,
        )}
      </ul>`,
  );
}

/** Shown once after a player has taken a seat. @param {{match: Match}} props */
export function FreshCodes({ match }) {
  if (!fresh.value.includes(match.id)) return null;
  return h(RecoveryCodes, { match: match.id, names: match.names.value.players, onClose: () => undefined });
}
