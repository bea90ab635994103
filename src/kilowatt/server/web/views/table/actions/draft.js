/** The draft of the regions in play (R1.1). */
import { actionText, regionName, t } from "../../../app/i18n.js";
import { h, html } from "../../../vendor/libraries.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, Primary, Undo, useDigitKeys } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

/** @param {ActionContext} context */
export function draftBar(context) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (match.observation.value);
  const action = turn.actions.value[0];
  const chosen = action?.type === "draft_region" ? action.region : null;
  const text = action ? actionText(action, match.names.value) : t("actions-draft-choose");
  const reason = chosen === null ? t("actions-draft-choose") : "";
  const lead = t("actions-draft-lead", { count: seen.drafts_left });
  const buttons = [
    h(Undo, { context }),
    h(Hint, { context }),
    h(Primary, { context, text, reason, onAct: () => picks.confirm(() => []) }),
  ];
  const head = { kind: "draft", title: t("actions-draft-title"), lead, buttons };
  return h(Bar, head, h(Regions, { context, seen, chosen }));
}

/** @param {{context: ActionContext, seen: Observation, chosen: string | null}} props */
function Regions({ context, seen, chosen }) {
  const { match, picks } = context;
  const { board } = match.content;
  const regions = board.regions.map((region) => {
    const isChosen = region.id === chosen;
    const asks = isChosen ? null : picks.reasons.against({ type: "draft_region", region: region.id });
    return { region, isChosen, asks, onChoose: () => picks.pickRegion(region.id) };
  });
  useDigitKeys(context, "actions-key-region", regions);
  const choices = regions.map(({ region, isChosen, asks, onChoose }, place) =>
    button({
      key: region.id,
      kind: "pick",
      ...lookOf(board.id, region, seen.regions.includes(region.id)),
      keys: String(place + 1),
      asks,
      isChecked: isChosen,
      tabIndex: isChosen || (chosen === null && place === 0) ? 0 : -1,
      onAct: onChoose,
    }),
  );
  return h(Choices, { label: t("label-region") }, choices);
}

/** @param {string} board @param {{id: string, name: string}} region @param {boolean} isInPlay */
const lookOf = (board, region, isInPlay) => ({
  class: `region region-${region.id} ${isInPlay ? "in-play" : ""}`,
  text: html`<i class="act-tint"></i>${isInPlay && "✓ "}${regionName(board, region)}`,
});
