/** Offline use: registers the service worker and tells it which files to cache. */

const workers = navigator.serviceWorker;

export function workOffline() {
  if (workers === undefined) return;
  if (workers.controller === null) workers.addEventListener("controllerchange", reportLoadedFiles, { once: true });
  workers.register("/worker.js").catch(() => undefined);
}

/**
 * Report the files requested before the worker took control, which it has not seen. Files still loading are reported
 * when they arrive.
 */
function reportLoadedFiles() {
  const controlledSince = performance.now();
  const report = (/** @type {string[]} */ keep) => keep.length && workers.controller?.postMessage({ keep });
  const observer = new PerformanceObserver((list) => {
    report(list.getEntries().flatMap(({ name, startTime }) => (startTime <= controlledSince ? [name] : [])));
  });
  observer.observe({ type: "resource", buffered: true });
  report([location.href]);
}

/**
 * Have the worker cache the current page, its files and these paths. True if all of them are cached.
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

/** The loaded code, styles, catalogues, symbols and fonts, without API responses. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => !new URL(name).pathname.startsWith("/api/"));
