/** What went wrong, said on the screen. */
import { Problem } from "../../app/api.js";
import { problemText } from "../../app/i18n.js";
import { notify } from "../../app/notices.js";

/** @param {unknown} error */
export function tell(error) {
  if (!(error instanceof Problem)) throw error;
  notify(problemText(error), "problem");
}
