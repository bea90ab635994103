/** Another player's turn: what happens, and what the viewer can prepare or undo meanwhile. */
import { t } from "../../../app/i18n.js";
import { h, html, useSignal } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { Stepper } from "../../shared/stepper.js";
import { Rivals } from "./auction.js";
import { setOrder, standingOrder } from "./bids.js";
import { Bar, button, Undo, unless, useKeys } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").BidRange} BidRange */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

/** @param {ActionContext} context */
export function waitingBar(context) {
  const { match } = context;
  const seen = /** @type {Observation} */ (match.observation.value);
  const { active } = seen;
  if (active === null) return null;
  const range = seen.bidding?.order_range ?? null;
  const canUndo = match.undo.value !== null && match.isPlaying.value;
  return h(
    Bar,
    {
      kind: "waiting",
      title: t("turn-of", { player: match.names.value.players[active] }),
      lead: html`${badge({ seat: seen.seat === null ? active : (seen.auction.bidder ?? active), class: "small" })} ${leadText(context, seen)}`,
      more: seen.auction.plant > 0 && h(Rivals, { context }),
      buttons: canUndo && h(Undo, { context }),
    },
    range !== null && match.isPlaying.value && h(Limit, { key: seen.auction.plant, context, seen, range }),
  );
}

/** @param {ActionContext} context @param {Observation} seen */
function leadText({ match }, seen) {
  const { plant, bid, bidder } = seen.auction;
  if (seen.seat === null) return t("actions-watching");
  if (!plant || bidder === null) return t(`phase-${seen.phase}`);
  if (bidder === seen.seat) return t("actions-you-lead", { plant, bid });
  return t("actions-leads-plant", { player: match.names.value.players[bidder], plant, bid });
}

/**
 * A standing order: a limit up to which the server bids, secret from the other players.
 * @param {{context: ActionContext, seen: Observation, range: BidRange}} props
 */
function Limit({ context, seen, range }) {
  const { plant } = seen.auction;
  const order = standingOrder(context);
  const { most } = range;
  const least = Math.min(range.least, most);
  const wish = useSignal(/** @type {number | null} */ (null));
  const value = Math.max(least, Math.min(most, wish.value ?? order?.most ?? least));
  const to = (/** @type {number} */ wanted) => (wish.value = Math.max(least, Math.min(most, wanted)));
  // The server's messages: no rule of the game is about limits.
  const ends = { less: t("problem-order_too_low", { least }), more: t("problem-order_above_money", { money: most }) };
  const reason = range.least > most ? ends.more : "";
  const set = unless(reason, () => setOrder(context, plant, value));
  useKeys({
    m: { text: "actions-key-up-to", run: set },
    ArrowUp: { text: "actions-key-raise", run: unless(value >= most ? ends.more : "", () => to(value + 1)) },
    ArrowDown: { text: "actions-key-lower", run: unless(value <= least ? ends.less : "", () => to(value - 1)) },
  });
  return html`<div class="act-bid">
    ${h(Stepper, { value, least, most, label: t("actions-limit-label"), text: t("money-amount", { amount: value }), onChange: to, onEnter: set, ends })}
    ${button({ text: t("actions-up-to", { most: value }), tip: t("actions-up-to-tip", { most: value }), keys: "M", reason, onAct: set })}
    ${order && button({ kind: "small", text: t("actions-limit-cancel"), onAct: () => setOrder(context, plant, 0) })}
    <span class="act-note" role="status">${order ? t("actions-limit-set", { most: order.most }) : t("actions-limit-note")}</span>
  </div>`;
}
