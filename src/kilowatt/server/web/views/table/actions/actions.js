/** The action area at the foot of the table: what a person can do now, one file a phase. */
import { problemText, t } from "../../../app/i18n.js";
import { notify } from "../../../app/notices.js";
import { h, html, useEffect } from "../../../vendor/libraries.js";
import { auctionBar } from "./auction.js";
import { buildingBar } from "./building.js";
import { draftBar } from "./draft.js";
import { Trouble } from "./parts.js";
import { powerBar } from "./power.js";
import { resourcesBar } from "./resources.js";
import { scrapBar } from "./scrap.js";
import { waitingBar } from "./waiting.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./parts.js").Desk} Desk */
/** @typedef {import("../../../vendor/libraries.js").VNode} VNode */

/**
 * The bars are plain functions, not components: all of them give a `Bar`, and what two of them have in common stays when
 * one follows the other.
 * @type {Partial<Record<Observation["phase"], (desk: Desk) => VNode | null>>}
 */
const BARS = { draft: draftBar, auction: auctionBar, resources: resourcesBar, building: buildingBar, bureaucracy: powerBar };

/** @param {Observation} seen @param {boolean} isMine */
function barOf(seen, isMine) {
  if (!isMine) return waitingBar;
  return seen.auction.bought ? scrapBar : (BARS[seen.phase] ?? waitingBar);
}

/** @param {{desk: Desk}} props */
export function Actions({ desk }) {
  const { match, turn } = desk;
  const problem = turn.problem.value;
  useEffect(() => {
    // The turn begins anew with the table as it is now: this must outlive it.
    if (problem?.code !== "wrong_seq") return;
    notify(problemText(problem, match.names.value), "problem");
    turn.problem.value = null;
  }, [problem]);
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
    <div class="actions-inner">${barOf(seen, isMine)(desk)}${h(Trouble, { desk })}</div>
  </section>`;
}
