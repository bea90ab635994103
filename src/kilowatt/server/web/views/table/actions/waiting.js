//# allFunctionsCalledOnLoad
/** Somebody else is asked: what happens, and what can be prepared or taken back meanwhile. */
import { t } from "../../../app/i18n.js";
import { h, html, useSignal } from "../../../vendor/libraries.js";
import { badge } from "../../shared/badge.js";
import { Stepper } from "../../shared/stepper.js";
import { Rivals } from "./auction.js";
import { leastBid, setOrder, standingOrder, standOf } from "./bids.js";
import { Bar, button, meIn, Undo, unless, useKeys } from "./parts.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./parts.js").Desk} Desk */

/** @param {Desk} desk */
export function waitingBar(desk) {
  const { match } = desk;
  const seen = /** @type {Observation} */ (match.observation.value);
  const { active } = seen;
  if (active === null) return null;
  const canUndo = match.undo.value !== null && match.isPlaying.value;
  return h(
    Bar,
    {
      kind: "waiting",
      title: t("turn-of", { player: match.names.value.players[active] }),
      lead: html`${badge({ seat: seen.seat === null ? active : (seen.auction.bidder ?? active), class: "small" })} ${leadText(desk, seen)}`,
      more: seen.auction.plant > 0 && h(Rivals, { desk }),
      buttons: canUndo && h(Undo, { desk }),
    },
    isIn(seen) && match.isPlaying.value && h(Limit, { key: seen.auction.plant, desk, seen }),
  );
}

/** @param {Desk} desk @param {Observation} seen */
function leadText({ match }, seen) {
  const { plant, bid, bidder } = seen.auction;
  if (seen.seat === null) return t("actions-watching");
  if (!plant || bidder === null) return t(`phase-${seen.phase}`);
  if (bidder === seen.seat) return t("actions-you-lead", { plant, bid });
  return t("actions-leads-plant", { player: match.names.value.players[bidder], plant, bid });
}

/** Whether one can still bid in the auction that is on. @param {Observation} seen */
const isIn = (seen) => seen.auction.plant > 0 && !seen.auction.bought && seen.seat !== null && ["leads", "in"].includes(standOf(seen, seen.seat));

/** A limit up to which the server bids, secret from the others. @param {{desk: Desk, seen: Observation}} props */
function Limit({ desk, seen }) {
  const { plant } = seen.auction;
  const order = standingOrder(desk);
  const most = meIn(seen).money;
  const least = Math.min(seen.auction.bidder === seen.seat ? seen.auction.bid : leastBid(seen), most);
  const wish = useSignal(/** @type {number | null} */ (null));
  const value = Math.max(least, Math.min(most, wish.value ?? order?.most ?? least));
  const to = (/** @type {number} */ wanted) => (wish.value = Math.max(least, Math.min(most, wanted)));
  // As the server would say it: there is no rule about limits.
  const ends = { less: t("problem-order_too_low", { least }), more: t("problem-order_above_money", { money: most }) };
  const reason = leastBid(seen) > most && seen.auction.bidder !== seen.seat ? ends.more : "";
  const set = unless(reason, () => setOrder(desk, plant, value));
  useKeys({
    m: { text: "actions-key-up-to", run: set },
    ArrowUp: { text: "actions-key-raise", run: unless(value >= most ? ends.more : "", () => to(value + 1)) },
    ArrowDown: { text: "actions-key-lower", run: unless(value <= least ? ends.less : "", () => to(value - 1)) },
  });
  return html`<div class="act-bid">
    ${h(Stepper, { value, least, most, label: t("actions-limit-label"), text: t("money-amount", { amount: value }), onChange: to, onEnter: set, ends })}
    ${button({ text: t("actions-up-to", { most: value }), tip: t("actions-up-to-tip", { most: value }), keys: "M", reason, onAct: set })}
    ${order && button({ kind: "small", text: t("actions-limit-cancel"), onAct: () => setOrder(desk, plant, 0) })}
    <span class="act-note" role="status">${order ? t("actions-limit-set", { most: order.most }) : t("actions-limit-note")}</span>
  </div>`;
}
