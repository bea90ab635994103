/** The service worker, what the page had loaded before it was there, and what is to be there without a network. */

const workers = navigator.serviceWorker;

export function workOffline() {
  if (workers === undefined) return;
  if (workers.controller === null) workers.addEventListener("controllerchange", tellOfEarlier, { once: true });
  workers.register("/worker.js").catch(() => undefined);
}

/**
 * Tell of what the worker has not seen: all that was asked for before it came. Some of that is still on its way then, and
 * is told of when it has arrived.
 */
function tellOfEarlier() {
  const came = performance.now();
  const tell = (/** @type {string[]} */ keep) => keep.length && workers.controller?.postMessage({ keep });
  const observer = new PerformanceObserver((list) => {
    tell(list.getEntries().flatMap(({ name, startTime }) => (startTime <= came ? [name] : [])));
  });
  observer.observe({ type: "resource", buffered: true });
  tell([location.href]);
}

/**
 * Have the worker keep the page as it is and whatever else it needs, as far as it has not done so; whether all is kept.
 * @param {readonly string[]} paths
 * @returns {Promise<boolean>}
 */
export async function keepOffline(paths) {
  if (workers === undefined) return false;
  const { active } = await workers.ready;
  const { port1: answer, port2: port } = new MessageChannel();
  const need = new Set([location.href, ...loadedFiles(), ...paths.map((path) => new URL(path, location.href).href)]);
  active?.postMessage({ need: [...need] }, [port]);
  return new Promise((resolve) => {
    answer.onmessage = ({ data }) => resolve(data === true);
  });
}

/** Code, styles, words, symbols and fonts: all but what the server was asked of one game or another. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => !new URL(name).pathname.startsWith("/api/"));
