/** Keeps the last pages on the device and answers from them when there is no line. Runs apart from every page. */
type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void
  addEventListener(type: "fetch", listener: (event: AskEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}
type LifeEvent = { waitUntil(work: Promise<unknown>): void }
type AskEvent = LifeEvent & { request: Request; respondWith(answer: Promise<Response>): void }

const worker = globalThis as unknown as WorkerScope
const PAGES = "pages-2"
const FILES = "files-1"
/** The page for when there is no line, with all it needs: it never leaves. */
const OWN = "offline-2"
const OFFLINE = "/offline"
const NAMES = "/offline/names.json"
const MAX_PAGES = 40
const MAX_FILES = 200
/** A line slower than this is as good as none when the page is at hand. */
const PATIENCE_MS = 6000

worker.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()))
})

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()))
})

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== worker.location.origin) return
  if (/^\/(?:assets|flags|media)\//.test(url.pathname)) event.respondWith(fromFiles(request))
  else if (isSearch(request, url)) event.respondWith(searchOrNames(request, url))
  else if (isPublicPage(request, url)) event.respondWith(fromNetwork(event, request))
})

async function keepOfflinePage(): Promise<void> {
  const own = await caches.open(OWN)
  await own.addAll([OFFLINE, NAMES])
  const html = (await (await own.match(OFFLINE))?.text()) ?? ""
  await own.addAll([...new Set(html.match(/\/assets\/[\w.-]+/g))])
}

/** Pages are the same for everybody; what belongs to one person goes by the API and is never kept. */
function isPublicPage(request: Request, { pathname }: URL): boolean {
  if (/^\/(?:api|mcp|results|suggest|search\/)/.test(pathname)) return false
  if (request.headers.has("authorization")) return false
  return request.mode === "navigate" || pathname.endsWith(".data") || pathname === NAMES
}

/** Results are never kept: each search is answered anew. */
function isSearch(request: Request, { pathname }: URL): boolean {
  return request.mode === "navigate" && pathname === "/results"
}

/** Without a line a search looks through the names that the device holds. */
async function searchOrNames(request: Request, { searchParams }: URL): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const query = new URLSearchParams({ q: searchParams.get("q") ?? "" })
    return Response.redirect(`${OFFLINE}?${query.toString()}`)
  }
}

async function fromFiles(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) {
    const files = await caches.open(FILES)
    await files.put(request, answer.clone())
    await trim(files, MAX_FILES)
  }
  return answer
}

async function fromNetwork(event: AskEvent, request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: isOfflinePage(request) })
  const asked = fetch(request).then((answer) => {
    if (answer.status === 200 && !answer.redirected) event.waitUntil(keep(request, answer.clone()))
    return answer
  })
  try {
    return kept ? await Promise.race([asked, afterPatience(kept)]) : await asked
  } catch {
    // At its own address the page finds what it was drawn from.
    return kept ?? (request.mode === "navigate" ? Response.redirect(OFFLINE) : Response.error())
  }
}

/** The offline page is one page, whatever is looked for on it. */
function isOfflinePage({ url }: Request): boolean {
  return new URL(url).pathname === OFFLINE
}

async function keep(request: Request, answer: Response): Promise<void> {
  if (/no-store|private/.test(answer.headers.get("cache-control") ?? "")) return
  const { pathname, search } = new URL(request.url)
  if (pathname === OFFLINE && search !== "") return
  const isOwn = pathname === OFFLINE || pathname === NAMES
  const pages = await caches.open(isOwn ? OWN : PAGES)
  // The newest stands last, so that the oldest leave first.
  await pages.delete(request)
  await pages.put(request, answer)
  if (!isOwn) await trim(pages, MAX_PAGES)
}

async function trim(cache: Cache, most: number): Promise<void> {
  const held = await cache.keys()
  for (const request of held.slice(0, Math.max(0, held.length - most))) await cache.delete(request)
}

function afterPatience(kept: Response): Promise<Response> {
  return new Promise((answer) => {
    setTimeout(() => {
      answer(kept.clone())
    }, PATIENCE_MS)
  })
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== PAGES && name !== FILES && name !== OWN) await caches.delete(name)
  }
}
