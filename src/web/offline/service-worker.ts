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
const PAGES = "pages-1"
const FILES = "files-1"
const OFFLINE = "/offline"
const NAMES = "/offline/names.json"
const MOST_PAGES = 40
const MOST_FILES = 200
/** A line slower than this is as good as none when the page is at hand. */
const PATIENCE_MS = 6000

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((pages) => pages.addAll([OFFLINE, NAMES]))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => worker.clients.claim()))
})

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== worker.location.origin) return
  if (/^\/(?:assets|flags|media)\//.test(url.pathname)) event.respondWith(fromFiles(request))
  else if (isPublicPage(request, url)) event.respondWith(fromNetwork(event, request))
})

/** Pages are the same for everybody; what belongs to one person goes by the API and is never kept. */
function isPublicPage(request: Request, { pathname }: URL): boolean {
  if (/^\/(?:api|mcp|results|suggest|search\/)/.test(pathname)) return false
  if (request.headers.has("authorization")) return false
  return request.mode === "navigate" || pathname.endsWith(".data") || pathname === NAMES
}

async function fromFiles(request: Request): Promise<Response> {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) {
    await files.put(request, answer.clone())
    await trim(files, MOST_FILES)
  }
  return answer
}

async function fromNetwork(event: AskEvent, request: Request): Promise<Response> {
  const pages = await caches.open(PAGES)
  const kept = await pages.match(request)
  const asked = fetch(request).then((answer) => {
    if (answer.status === 200 && !answer.redirected)
      event.waitUntil(keep(pages, request, answer.clone()))
    return answer
  })
  try {
    return kept ? await Promise.race([asked, afterPatience(kept)]) : await asked
  } catch {
    const fallback = kept ?? (request.mode === "navigate" ? await pages.match(OFFLINE) : undefined)
    return fallback ?? Response.error()
  }
}

async function keep(pages: Cache, request: Request, answer: Response): Promise<void> {
  if (/no-store|private/.test(answer.headers.get("cache-control") ?? "")) return
  // The newest stands last, so that the oldest leave first.
  await pages.delete(request)
  await pages.put(request, answer)
  await trim(pages, MOST_PAGES)
}

async function trim(cache: Cache, most: number): Promise<void> {
  const held = (await cache.keys()).filter(
    (request) => !new URL(request.url).pathname.startsWith(OFFLINE),
  )
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
    if (name !== PAGES && name !== FILES) await caches.delete(name)
  }
}
