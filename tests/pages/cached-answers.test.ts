import { pino } from "pino"
import { expect, onTestFinished, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const PAGE = "/countries"

type Options = NonNullable<Parameters<typeof testSite>[1]>

/** A site that listens, so that answers are read as they go over the network. */
async function openSite(options: Options = {}) {
  const lines: string[] = []
  const { app, people } = await testSite(await testDatabase(), {
    version: () => Promise.resolve(1),
    metrics: true,
    logger: pino({ level: "info" }, { write: (line) => lines.push(line) }),
    ...options,
  })
  onTestFinished(async () => {
    await app.close()
    await people.close()
  })
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  const ask = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${origin}${PAGE}`, { method, headers: { "accept-encoding": "gzip", ...headers } })
  const hits = async () =>
    /cache_requests_total\{kind="page",result="hit"\} (\d+)/.exec(
      await (await fetch(`${origin}/metrics`)).text(),
    )?.[1]
  return { ask, hits, lines }
}

/** Without what differs from one answer to the next: the cached form is compressed better after a while. */
function lasting(headers: Headers): Record<string, string> {
  const { date, "content-length": length, ...others } = Object.fromEntries(headers)
  expect([date, length]).not.toContain(undefined)
  return others
}

test("a page from the cache comes with the headers, the log line and the count of one that is made", async () => {
  const { ask, hits, lines } = await openSite()
  const made = await ask()
  const cached = await ask()
  expect(made.status).toBe(200)
  expect(cached.status).toBe(200)
  expect(lasting(cached.headers)).toEqual(lasting(made.headers))
  expect(cached.headers.get("content-security-policy")).toContain("default-src 'none'")
  expect(await cached.text()).toBe(await made.text())
  expect(await hits()).toBe("1")
  const [first, second] = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ route }) => route === "/*")
  expect(second).toMatchObject({ method: "GET", route: "/*", status: 200 })
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}))
  expect(second?.["id"]).not.toBe(first?.["id"])
})

test("who has the cached page already is told so", async () => {
  const { ask } = await openSite()
  const { headers } = await ask()
  const again = await ask({ "if-none-match": headers.get("etag") ?? "" })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe("")
  expect(again.headers.get("etag")).toBe(headers.get("etag"))
})

test("a cached page has every encoding, and a HEAD has no body", async () => {
  const { ask } = await openSite()
  const plain = await (await ask({ "accept-encoding": "identity" })).text()
  const packed = await ask({ "accept-encoding": "br" })
  expect(packed.headers.get("content-encoding")).toBe("br")
  expect(await packed.text()).toBe(plain)
  const head = await ask({}, "HEAD")
  expect(head.status).toBe(200)
  expect(await head.text()).toBe("")
})

test("cached pages are answered in overload too, and connections end when the site does", async () => {
  let isOverloaded = false
  let isDraining = false
  const { ask } = await openSite({
    isOverloaded: () => isOverloaded,
    isDraining: () => isDraining,
  })
  isOverloaded = true
  expect((await ask()).status).toBe(503)
  isOverloaded = false
  expect((await ask()).status).toBe(200)
  isOverloaded = true
  expect((await ask()).status).toBe(200)
  isDraining = true
  isOverloaded = false
  expect((await ask()).headers.get("connection")).toBe("close")
})

test("new data is shown at once in the place of a cached page", async () => {
  let version = 1
  const { ask, hits } = await openSite({ version: () => Promise.resolve(version) })
  await ask()
  version = 2
  expect((await ask()).status).toBe(200)
  expect(await hits()).toBeUndefined()
})
