/** Announces a new step above the map for a moment. */
import { t } from "../../../app/i18n.js";
import { html, useEffect, useRef, useSignal } from "../../../vendor/libraries.js";

const TIME = 600;
/** Without animations, the word stays long enough to be read. */
const STILL = 2000;

/** @param {{step: number, moves: boolean}} props */
export function StepAnnouncement({ step, moves }) {
  const last = useRef(step);
  const isShown = useSignal(false);
  useEffect(() => {
    const isNew = step > last.current;
    last.current = step;
    if (!isNew) return undefined;
    isShown.value = true;
    const timer = setTimeout(() => (isShown.value = false), moves ? TIME : STILL);
    return () => {
      clearTimeout(timer);
      isShown.value = false;
    };
  }, [step]);
  return isShown.value && html`<p class="map-step" aria-hidden="true">${t("step-number", { step })}</p>`;
}
