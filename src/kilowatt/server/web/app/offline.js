/** The service worker, and what the page had loaded before it was there. */

export function workOffline() {
  const worker = navigator.serviceWorker;
  if (worker === undefined) return;
  const tell = () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    worker.controller?.postMessage({ keep: [location.href, ...loaded] });
  };
  if (worker.controller === null) worker.addEventListener("controllerchange", tell, { once: true });
  worker.register("/worker.js").catch(() => undefined);
}
