/** The figures of a game that is over, asked for until its turning points are worked out too. */
import { Problem, get } from "../../app/api.js";
import { useEffect, useSignal } from "../../vendor/libraries.js";

/** @typedef {import("../../types/protocol.js").Statistics} Statistics */

const WAIT_MS = 3000;
/** A server may be told not to look for turning points: after so many questions we stop. */
const MOST_QUESTIONS = 60;

/**
 * @param {string} match
 * @param {boolean} isOver
 */
export function useFigures(match, isOver) {
  const figures = useSignal(/** @type {Statistics | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  const isWaiting = useSignal(true);
  useEffect(() => {
    if (!isOver) return undefined;
    /** @type {number | undefined} */
    let later;
    let asked = 0;
    const ask = async () => {
      try {
        figures.value = await get(`/api/matches/${match}/statistics`);
        problem.value = null;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problem.value = error;
      }
      isWaiting.value = figures.value?.turning == null && ++asked < MOST_QUESTIONS;
      if (isWaiting.value) later = setTimeout(ask, WAIT_MS);
    };
    ask();
    return () => clearTimeout(later);
  }, [match, isOver]);
  return { figures: figures.value, problem: problem.value, isWaiting: isWaiting.value };
}
