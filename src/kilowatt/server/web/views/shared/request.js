/** Requests that a view makes: sending a form, opening a match or a replay. */
import { Problem } from "../../app/api.js";
import { problemText } from "../../app/i18n.js";
import { useSignal } from "../../vendor/libraries.js";

/** Whether a request is pending, why the last one was refused, and `send`, which runs one. */
export function useRequest() {
  const problem = useSignal("");
  const isBusy = useSignal(false);
  const send = async (/** @type {() => Promise<unknown>} */ request) => {
    isBusy.value = true;
    problem.value = "";
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = problemText(error);
    } finally {
      isBusy.value = false;
    }
  };
  return { problem: problem.value, isBusy: isBusy.value, send };
}

/**
 * Hand over what a request opens, or why it failed, unless the returned function is called first: then close it.
 * @template {{close: () => void}} T
 * @param {Promise<T>} request
 * @param {(opened: T) => void} onOpen
 * @param {(problem: Problem) => void} onProblem
 */
export function opening(request, onOpen, onProblem) {
  let isCancelled = false;
  request.then(
    (opened) => (isCancelled ? opened.close() : onOpen(opened)),
    (error) => {
      if (!(error instanceof Problem)) throw error;
      if (!isCancelled) onProblem(error);
    },
  );
  return () => {
    isCancelled = true;
  };
}
