/** Choosing the regions in play (R1.1). */
import { actionText, regionName, t } from "../../../app/i18n.js";
import { h, html } from "../../../vendor/libraries.js";
import { Hint } from "./hint.js";
import { Act, Bar, Choices, Primary, Undo, useKeys } from "./parts.js";

/** @typedef {import("./parts.js").Desk} Desk */

/** @param {{desk: Desk}} props */
export function Draft({ desk }) {
  const { match, turn, picks } = desk;
  const { board, edition } = match.content;
  const seen = /** @type {import("../../../types/protocol.js").Observation} */ (match.observation.value);
  const action = turn.actions.value[0];
  const chosen = action?.type === "draft_region" ? action.region : null;
  const count = edition.players[seen.players.length].regions - seen.regions.length;
  useKeys(
    Object.fromEntries(
      board.regions.map(({ id }, place) => [String(place + 1), { text: "actions-key-region", run: () => picks.pickRegion(id) }]),
    ),
  );
  const choices = board.regions.map((region, place) => {
    const isChosen = region.id === chosen;
    const isInPlay = seen.regions.includes(region.id);
    return h(Act, {
      key: region.id,
      kind: "pick",
      class: `region region-${region.id} ${isInPlay ? "in-play" : ""}`,
      text: html`<i class="act-tint"></i>${isInPlay && "✓ "}${regionName(board.id, region)}`,
      keys: String(place + 1),
      reason: isChosen ? "" : reasonOf(desk, region.id),
      isChecked: isChosen,
      tabIndex: isChosen || (chosen === null && place === 0) ? 0 : -1,
      onAct: () => picks.pickRegion(region.id),
    });
  });
  return h(
    Bar,
    {
      title: t("actions-draft-title"),
      lead: t("actions-draft-lead", { count }),
      buttons: [
        h(Undo, { desk }),
        h(Hint, { desk }),
        h(Primary, {
          desk,
          text: action ? actionText(action, match.names.value) : t("actions-draft-choose"),
          reason: chosen === null ? t("actions-draft-choose") : "",
          onAct: () => picks.confirm(() => []),
        }),
      ],
    },
    h(Choices, { label: t("label-region") }, choices),
  );
}

/**
 * Regions are judged against the table, not against the one picked for now.
 * @param {Desk} desk
 * @param {string} region
 */
function reasonOf({ picks }, region) {
  return picks.regions.value.has(region) ? "" : picks.reasons.atTable({ type: "draft_region", region });
}
