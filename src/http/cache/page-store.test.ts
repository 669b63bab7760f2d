import { expect, test } from "vitest"

import { encodedBody } from "./encoded-body.ts"
import { createPageStore } from "./page-store.ts"
import type { RenderedPage } from "./rendered-page.ts"

const page = (text: string, cacheable = true): RenderedPage => ({
  status: 200,
  headers: [],
  etag: '"x"',
  cacheable,
  body: encodedBody(Buffer.from(text)),
})

function openStore({
  isPersonal,
  maxBytes = 1000,
}: { isPersonal?: (address: string) => boolean; maxBytes?: number } = {}) {
  const seen = { version: 1, asked: 0, hits: [] as boolean[] }
  const pages = createPageStore({
    maxBytes,
    version: () => {
      seen.asked += 1
      return Promise.resolve(seen.version)
    },
    ...(isPersonal && { isPersonal }),
    onLookup: (isHit) => seen.hits.push(isHit),
  })
  const put = (address: string, bytes: number) =>
    pages.find(address, () => Promise.resolve(page("x".repeat(bytes))))
  const isCached = async (address: string) => (await pages.findCached(address)) !== undefined
  return { pages, seen, put, isCached }
}

test("a page is made once for all who ask, and anew when the data changes", async () => {
  const { pages, seen } = openStore()
  let made = 0
  const make = () => Promise.resolve(page(String((made += 1))))
  const [one, other] = await Promise.all([pages.find("/a", make), pages.find("/a", make)])
  expect(one).toBe(other)
  expect(await pages.find("/a", make)).toBe(one)
  expect(await pages.findCached("/a")).toBe(one)
  seen.version = 2
  expect(await pages.findCached("/a")).toBeUndefined()
  await pages.find("/a", make)
  expect(made).toBe(2)
  expect(seen.hits).toEqual([false, false, true, true, false])
})

test("whether a page is in the cache is known without asking for the version", async () => {
  const { pages, seen } = openStore()
  expect(pages.has("/a")).toBe(false)
  expect(await pages.findCached("/a")).toBeUndefined()
  const asked = seen.asked
  await pages.find("/b", () => Promise.resolve(page("", false)))
  await pages.find("/c", () => Promise.resolve(page("")))
  expect(["/b", "/c"].map(pages.has)).toEqual([false, true])
  expect(seen.asked).toBe(asked + 2)
})

test("personal pages are made anew for each request", async () => {
  const { pages } = openStore({ isPersonal: (address) => address.startsWith("/results") })
  const make = () => Promise.resolve(page("", false))
  const found = await Promise.all([pages.find("/results", make), pages.find("/results", make)])
  expect(found[0]).not.toBe(found[1])
})

test("a page that could not be made is tried again", async () => {
  const { pages } = openStore()
  await expect(pages.find("/a", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect((await pages.find("/a", () => Promise.resolve(page("yes")))).body.plainLength).toBe(3)
})

test("an address longer than any of this site is refused", async () => {
  const { pages } = openStore()
  const make = () => Promise.resolve(page(""))
  await expect(pages.find("/".repeat(5000), make)).rejects.toThrow("The address is too long.")
})

test("the page read longest ago leaves first", async () => {
  const { put, isCached } = openStore({ maxBytes: 51 })
  for (const address of ["/a", "/b", "/c", "/a", "/d"]) await put(address, 10)
  expect(await Promise.all(["/a", "/b", "/c", "/d"].map(isCached))).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test("a page larger than the cache is not cached, and pushes nothing out", async () => {
  const { put, isCached } = openStore({ maxBytes: 30 })
  await put("/a", 10)
  await put("/large", 20)
  expect(await isCached("/large")).toBe(false)
  expect(await isCached("/a")).toBe(true)
})

test("a page made anew for other data takes the place of the old one", async () => {
  const { put, seen, isCached } = openStore({ maxBytes: 34 })
  await put("/a", 10)
  await put("/b", 10)
  seen.version = 2
  await put("/a", 10)
  expect(await isCached("/a")).toBe(true)
  seen.version = 1
  expect(await isCached("/a")).toBe(false)
  expect(await isCached("/b")).toBe(true)
})

test("an empty body, such as that of a redirect, is cached too", async () => {
  const { put, isCached } = openStore()
  await put("/moved", 0)
  expect(await isCached("/moved")).toBe(true)
})
