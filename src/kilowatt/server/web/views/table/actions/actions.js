/** The action area below the table: what the viewer can do now, one module for each phase. */
import { problemText, t } from "../../../app/i18n.js";
import { notify } from "../../../app/notices.js";
import { h, html, useEffect, useLayoutEffect } from "../../../vendor/libraries.js";
import { explainBy } from "../../shared/tip.js";
import { explainKeys } from "../keys.js";
import { auctionBar } from "./auction.js";
import { minBid } from "./bids.js";
import { buildingBar } from "./building.js";
import { draftBar } from "./draft.js";
import { TurnProblem } from "./widgets.js";
import { powerBar } from "./power.js";
import { LETTERS, resourcesBar } from "./resources.js";
import { scrapBar } from "./scrap.js";
import { waitingBar } from "./waiting.js";

/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("../../../app/seats.js").Fuel} Fuel */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */
/** @typedef {import("../../../vendor/libraries.js").VNode} VNode */

/**
 * The bars are plain functions, not components: they all return a `Bar`, so elements that two bars share stay when one
 * follows the other.
 * @type {Partial<Record<Observation["phase"], (context: ActionContext) => VNode | null>>}
 */
const BARS = {
  draft: draftBar,
  auction: auctionBar,
  resources: resourcesBar,
  building: buildingBar,
  bureaucracy: powerBar,
};

/** @param {Observation} seen @param {boolean} isMine */
function barOf(seen, isMine) {
  if (!isMine) return waitingBar;
  return seen.auction.bought ? scrapBar : (BARS[seen.phase] ?? waitingBar);
}

/** The keys that buy fuel. @type {Record<string, Fuel>} */
const BUYING = { ...Object.fromEntries(Object.entries(LETTERS).map(([fuel, letter]) => [letter, fuel])), f: "coal" };

/**
 * The action that a key would play in a turn of its phase.
 * @param {string} key
 * @param {Observation} seen
 * @returns {Action | null}
 */
function meantBy(key, seen) {
  const fuel = BUYING[key.replace("shift+", "")];
  const plant = [...seen.current_market, ...seen.future_market][Number(key) - 1];
  if (fuel) return { type: "buy_fuel", fuel };
  if (plant) return { type: "nominate", plant };
  if (key === "p") return { type: "pass" };
  if (key === "m") return { type: "bid", amount: Math.max(1, minBid(seen)) };
  return key === "Enter" || key === "h" ? { type: "done" } : null;
}

/** Say why something cannot be done: to the pointer, and to keys of another turn. @param {ActionContext} context */
function useReasons({ match, picks: { reasons } }) {
  useLayoutEffect(() => {
    const stopTips = explainBy((action) => reasons.why(action));
    const stopKeys = explainKeys((key) => {
      const seen = match.observation.peek();
      const meant = seen && meantBy(key, seen);
      if (key === "z") notify(t("actions-nothing-to-undo"));
      else if (key === "h" && !match.table.peek().terms.hints) notify(t("problem-no_hints"));
      else if (meant) reasons.notify(meant);
    });
    return () => {
      stopTips();
      stopKeys();
    };
  }, [match]);
}

/** A turn for an outdated position is dropped with its problem, so a notice says what happened. @param {ActionContext} context */
function useStaleTurn({ match, turn }) {
  const problem = turn.problem.value;
  useEffect(() => {
    if (problem?.code !== "wrong_seq") return;
    notify(problemText(problem, match.names.value), "problem");
    turn.problem.value = null;
  }, [problem]);
}

/** @param {{context: ActionContext}} props */
export function Actions({ context }) {
  const { match, turn } = context;
  useReasons(context);
  useStaleTurn(context);
  const seen = match.observation.value;
  if (seen === null || seen.active === null || match.table.value.status !== "running") return null;
  const isMine = match.isMyTurn.value;
  return html`<section
    class="actions ${isMine ? "mine" : ""}"
    aria-label=${t("actions-label")}
    aria-busy=${turn.isSending.value ? "true" : null}
    data-phase=${seen.phase}
    data-seq=${match.seq.value}
  >
    <div class="actions-inner">${barOf(seen, isMine)(context)}${h(TurnProblem, { context })}</div>
  </section>`;
}
