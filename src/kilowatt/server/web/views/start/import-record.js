/** Import of a saved record: the server verifies it, then it opens. */
import { post } from "../../app/api.js";
import { t } from "../../app/i18n.js";
import { notify, notifyProblem } from "../../app/notices.js";
import { navigate } from "../../app/route.js";
import { html, useSignal } from "../../vendor/libraries.js";
import { glyph } from "../shared/icon.js";

/** @typedef {import("../../types/protocol.js").Imported} Imported */

/** @param {string} text */
function isJson(text) {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** @param {File} file */
async function importRecord(file) {
  const record = await file.text();
  if (!isJson(record)) return notify(t("problem-not_json"), "problem");
  try {
    /** @type {Imported} */
    const study = await post("/api/records", record);
    navigate(`/r/${study.match}`);
  } catch (error) {
    notifyProblem(error);
  }
}

export function ImportRecord() {
  const isBusy = useSignal(false);
  const onChange = async (/** @type {{currentTarget: HTMLInputElement}} */ event) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    isBusy.value = true;
    await importRecord(file);
    isBusy.value = false;
    // Reset, so that the same file can be chosen again.
    input.value = "";
  };
  return html`<label class="button small bring-in" aria-busy=${isBusy.value ? "true" : null}>
    ${glyph({ name: "card" })}${isBusy.value ? t("start-bringing-in") : t("start-bring-in")}
    <input type="file" class="sr-only" accept=".json,application/json" onChange=${onChange} disabled=${isBusy.value} />
  </label>`;
}
