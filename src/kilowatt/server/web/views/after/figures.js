/** The statistics of a finished game, requested until its turning points are known too. */
import { Problem, get } from "../../app/api.js";
import { useEffect, useSignal } from "../../vendor/libraries.js";

/** @typedef {import("../../types/protocol.js").Statistics} Statistics */

const WAIT_MS = 3000;
/** Requests for the turning points: a server can be configured not to compute them. */
const MAX_REQUESTS = 60;

/**
 * Load until everything has arrived or the number of requests is used up.
 * @param {() => Promise<boolean>} load returns whether everything has arrived
 * @param {() => void} onEnd
 * @returns {() => void} stops it
 */
function poll(load, onEnd) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let count = 0;
  const next = async () => {
    const isComplete = await load();
    if (isComplete || ++count === MAX_REQUESTS) onEnd();
    else timer = setTimeout(next, WAIT_MS);
  };
  next();
  return () => clearTimeout(timer);
}

/**
 * @param {string} match
 * @param {boolean} isOver
 */
export function useFigures(match, isOver) {
  const figures = useSignal(/** @type {Statistics | null} */ (null));
  const problem = useSignal(/** @type {Problem | null} */ (null));
  const isWaiting = useSignal(true);
  const load = async () => {
    try {
      figures.value = await get(`/api/matches/${match}/statistics`);
      problem.value = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    }
    return figures.value?.turning != null;
  };
  useEffect(() => (isOver ? poll(load, () => (isWaiting.value = false)) : undefined), [match, isOver]);
  return { figures: figures.value, problem: problem.value, isWaiting: isWaiting.value };
}
