/**
 * The service worker for offline use: the page opens, and so do the replays of finished games that were opened before.
 *
 * The network always comes first, so nobody plays with old code or sees an old table; the cache is used only when it
 * fails. Of the API only responses about finished games are cached, because they never change.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const SHELL = "kilowatt-shell-1";
const REPLAY = "kilowatt-replay-1-";
const MOST_REPLAYS = 12;
/** Marks compressed responses in the cache. */
const PACKED = "x-kilowatt-packed";
const OVER = ["finished", "abandoned", "study"];
const MATCH = /^\/api\/matches\/([a-z0-9]{24})(\/moves|\/record|\/states|\/statistics|$)/;

worker.addEventListener("install", () => {
  worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOldVersions()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !isOurs(url)) return;
  event.respondWith(answer(request, url, (work) => event.waitUntil(work)));
});

/**
 * A page reports the files it loaded before the worker was active, or requests files and gets an answer.
 */
worker.addEventListener("message", (event) => {
  const { keep: loaded, need } = event.data;
  if (Array.isArray(loaded))
    event.waitUntil(Promise.allSettled(loaded.map((address) => fetchAndKeep(new URL(address)))));
  if (Array.isArray(need)) event.waitUntil(keepMissing(need).then((isAll) => event.ports[0]?.postMessage(isAll)));
});

/**
 * Fetch files one after another, because they are not urgent.
 * @param {string[]} addresses
 */
async function keepMissing(addresses) {
  let isAll = true;
  for (const url of addresses.map((address) => new URL(address)).filter(isOurs)) {
    const isThere = (await caches.match(keyOf(url))) !== undefined || (await fetchAndKeep(url).catch(() => false));
    isAll &&= isThere;
  }
  return isAll;
}

/** Whether responses from this address are cached. @param {URL} url */
const isOurs = ({ origin, pathname }) =>
  origin === location.origin && (!pathname.startsWith("/api/") || MATCH.test(pathname));

/** @param {URL} url the same page serves many addresses */
const keyOf = (url) => (isPage(url) ? "/" : url.pathname + url.search);

/** @param {URL} url */
const isPage = ({ pathname }) => !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);

/**
 * @param {Request} request
 * @param {URL} url
 * @param {(work: Promise<unknown>) => void} after
 */
async function answer(request, url, after) {
  try {
    const found = await fetch(request);
    if (found.ok) after(keep(url, found.clone()));
    return found;
  } catch (error) {
    const kept = await caches.match(keyOf(url));
    if (kept === undefined) throw error;
    return unpacked(kept);
  }
}

/** Whether the response is in the cache. @param {URL} url */
async function fetchAndKeep(url) {
  if (!isOurs(url)) return false;
  const found = await fetch(url);
  return found.ok && keep(url, found);
}

/**
 * Cache a response unless it may change; true if it is cached.
 * @param {URL} url
 * @param {Response} found
 */
async function keep(url, found) {
  const [, match, part] = MATCH.exec(url.pathname) ?? [];
  if (match === undefined) {
    await (await caches.open(SHELL)).put(keyOf(url), found);
    return true;
  }
  if (!(await (part === "" ? tellsOver(found.clone()) : isOver(match)))) return false;
  await (await caches.open(REPLAY + match)).put(keyOf(url), part === "/states" ? packed(found) : found);
  await forgetOldReplays();
  return true;
}

/**
 * Compress a response: the states of a game from all seats are megabytes of repetitive text, and browsers store them
 * uncompressed.
 * @param {Response} found
 */
function packed(found) {
  if (found.body === null || typeof CompressionStream === "undefined") return found;
  const headers = { "content-type": found.headers.get("content-type") ?? "", [PACKED]: "gzip" };
  return new Response(found.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** @param {Response} kept */
function unpacked(kept) {
  if (kept.body === null || !kept.headers.has(PACKED)) return kept;
  const headers = { "content-type": kept.headers.get("content-type") ?? "" };
  return new Response(kept.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** @type {Map<string, Promise<boolean>>} games that are over stay so; the others are asked about again */
const over = new Map();

/** @param {string} match */
function isOver(match) {
  const known = over.get(match) ?? fetch(`/api/matches/${match}`).then(tellsOver);
  over.set(match, known);
  known.then((answered) => answered || over.delete(match)).catch(() => over.delete(match));
  return known;
}

/** @param {Response} match */
async function tellsOver(match) {
  return match.ok && OVER.includes((await match.json()).table.status);
}

async function forgetOldReplays() {
  const replays = (await caches.keys()).filter((name) => name.startsWith(REPLAY));
  await Promise.all(replays.slice(0, -MOST_REPLAYS).map((name) => caches.delete(name)));
}

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== SHELL && !name.startsWith(REPLAY)).map((name) => caches.delete(name)),
  );
}
