/** A view that is loaded on demand. */
import { t } from "../../../app/i18n.js";
import { h, html, useEffect, useSignal } from "../../../vendor/libraries.js";

/** @typedef {import("../../../vendor/libraries.js").ComponentType<any>} View */

/** @param {{load: () => Promise<View>, props: object}} props */
export function LazyView({ load, props }) {
  const view = useSignal(/** @type {View | null} */ (null));
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (found) => (view.value = found),
      () => (failed.value = true),
    );
  }, []);
  if (failed.value) return html`<p class="banner warning" role="alert">${t("page-failed")}</p>`;
  return view.value && h(view.value, props);
}
