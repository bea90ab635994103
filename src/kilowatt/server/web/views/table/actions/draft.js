/** Choosing the regions in play (R1.1). */
import { actionText, regionName, t } from "../../../app/i18n.js";
import { h, html } from "../../../vendor/libraries.js";
import { Hint } from "./hint.js";
import { Bar, button, Choices, Primary, Undo, unlessAsked, useKeys } from "./widgets.js";

/** @typedef {import("../../../types/protocol.js").Observation} Observation */
/** @typedef {import("./widgets.js").ActionContext} ActionContext */

/** @param {ActionContext} context */
export function draftBar(context) {
  const { match, turn, picks } = context;
  const seen = /** @type {Observation} */ (match.observation.value);
  const action = turn.actions.value[0];
  const chosen = action?.type === "draft_region" ? action.region : null;
  return h(
    Bar,
    {
      kind: "draft",
      title: t("actions-draft-title"),
      lead: t("actions-draft-lead", { count: seen.drafts_left }),
      buttons: [
        h(Undo, { context }),
        h(Hint, { context }),
        h(Primary, {
          context,
          text: action ? actionText(action, match.names.value) : t("actions-draft-choose"),
          reason: chosen === null ? t("actions-draft-choose") : "",
          onAct: () => picks.confirm(() => []),
        }),
      ],
    },
    h(Regions, { context, seen, chosen }),
  );
}

/** @param {{context: ActionContext, seen: Observation, chosen: string | null}} props */
function Regions({ context, seen, chosen }) {
  const { match, picks } = context;
  const { board } = match.content;
  const regions = board.regions.map((region) => {
    const isChosen = region.id === chosen;
    const asks = isChosen ? null : picks.reasons.against({ type: "draft_region", region: region.id });
    return { region, isChosen, asks, pick: () => picks.pickRegion(region.id) };
  });
  useKeys(
    Object.fromEntries(
      regions.map(({ asks, pick }, place) => [
        String(place + 1),
        { text: "actions-key-region", run: unlessAsked(context, asks, pick) },
      ]),
    ),
  );
  const choices = regions.map(({ region, isChosen, asks, pick }, place) => {
    const isInPlay = seen.regions.includes(region.id);
    return button({
      key: region.id,
      kind: "pick",
      class: `region region-${region.id} ${isInPlay ? "in-play" : ""}`,
      text: html`<i class="act-tint"></i>${isInPlay && "✓ "}${regionName(board.id, region)}`,
      keys: String(place + 1),
      asks,
      isChecked: isChosen,
      tabIndex: isChosen || (chosen === null && place === 0) ? 0 : -1,
      onAct: pick,
    });
  });
  return h(Choices, { label: t("label-region") }, choices);
}
