/** The action area at the foot of the table: what a person can do now, one file a phase. */
import { problemText, t } from "../../../app/i18n.js";
import { notify } from "../../../app/notices.js";
import { h, html, useEffect } from "../../../vendor/libraries.js";
import { Auction } from "./auction.js";
import { Building } from "./building.js";
import { Draft } from "./draft.js";
import { Trouble } from "./parts.js";
import { Powering } from "./power.js";
import { Resources } from "./resources.js";
import { Scrapping } from "./scrap.js";
import { Waiting } from "./waiting.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./parts.js").Desk} Desk */
/** @typedef {import("../../../vendor/libraries.js").ComponentType<{desk: Desk}>} PhaseView */

/** @type {Partial<Record<Observation["phase"], PhaseView>>} */
const PHASES = { draft: Draft, auction: Auction, resources: Resources, building: Building, bureaucracy: Powering };

/** @param {Observation} seen @param {boolean} isMine */
function viewOf(seen, isMine) {
  if (!isMine) return Waiting;
  return seen.auction.bought ? Scrapping : (PHASES[seen.phase] ?? Waiting);
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
    <div class="actions-inner">${h(viewOf(seen, isMine), { desk })}${h(Trouble, { desk })}</div>
  </section>`;
}
