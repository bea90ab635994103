/** The dialog after the guided rounds: what the player has learned, what comes later, and how to continue. */
import { t } from "../../app/i18n.js";
import { notifyProblem } from "../../app/notices.js";
import { navigate } from "../../app/route.js";
import { h, html, useSignal } from "../../vendor/libraries.js";
import { Dialog } from "../shared/dialog.js";
import { playNow } from "../start/new-match.js";
import { meIn } from "../table/actions/widgets.js";

/** @typedef {import("../../types/protocol.js").Observation} Observation */
/** @typedef {import("../table/actions/widgets.js").ActionContext} ActionContext */

const LEARNED = /** @type {const} */ (["auction", "fuel", "build", "power", "order"]);
const LATER = /** @type {const} */ ([
  ["step2", "R8.2"],
  ["step3", "R8.5"],
  ["end", "R9.1"],
]);

/** @param {{context: ActionContext, seen: Observation, onEnd: () => void}} props */
export function Closing({ context, seen, onEnd }) {
  const { money, cities, plants } = meIn(seen);
  const count = context.match.content.edition.players[seen.players.length].end_cities;
  return h(
    Dialog,
    { title: t("learn-closing"), class: "closing", onClose: onEnd, actions: h(NextSteps, { onEnd }) },
    html`
      <p>${t("learn-closing-lead", { cities: cities.length, plants: plants.length, amount: money })}</p>
      <ul class="plain-list learned">
        ${LEARNED.map((key) => html`<li key=${key}>${t(`learn-lesson-${key}`)}</li>`)}
      </ul>
      <h3>${t("learn-later")}</h3>
      <ul class="plain-list later">
        ${LATER.map(
          ([key, rule]) => html`<li key=${key}>
            ${t(`learn-later-${key}`, { count })} <a class="log-rule" href=${`/rules#${rule}`} target="_blank" rel="noopener" data-tip=${t("table-rule-tip")}>${rule}</a>
          </li>`,
        )}
      </ul>
    `,
  );
}

/** @param {{onEnd: () => void}} props */
function NextSteps({ onEnd }) {
  const isBusy = useSignal(false);
  const begin = async () => {
    isBusy.value = true;
    await playNow().then(onEnd, notifyProblem);
    isBusy.value = false;
  };
  const toStart = () => {
    onEnd();
    navigate("/");
  };
  return html`
    <button type="button" class="button" onClick=${toStart}>${t("page-to-start")}</button>
    <button type="button" class="button" disabled=${isBusy.value} onClick=${begin}>${t("learn-closing-new")}</button>
    <button type="button" class="button primary" onClick=${onEnd}>${t("learn-closing-on")}</button>
  `;
}
