import { expect, test } from "vitest"

import { encodedBody } from "./encoded-body.ts"
import { createKeptPages } from "./kept-pages.ts"
import type { RenderedPage } from "./page-cache.ts"

const page = (text: string, cacheable = true): RenderedPage => ({
  ...{ status: 200, headers: [], etag: '"x"', cacheable },
  body: encodedBody(Buffer.from(text)),
})

function keep(isPersonal?: (address: string) => boolean) {
  const seen = { version: 1, asked: 0, hits: [] as boolean[] }
  const pages = createKeptPages({
    maxBytes: 1000,
    version: () => {
      seen.asked += 1
      return Promise.resolve(seen.version)
    },
    ...(isPersonal && { isPersonal }),
    note: (isHit) => seen.hits.push(isHit),
  })
  return { pages, seen }
}

test("a page is made once for all who ask, and anew when the data changes", async () => {
  const { pages, seen } = keep()
  let made = 0
  const make = () => Promise.resolve(page(String((made += 1))))
  const [one, other] = await Promise.all([pages.find("/a", make), pages.find("/a", make)])
  expect(one).toBe(other)
  expect(await pages.find("/a", make)).toBe(one)
  expect(await pages.findKept("/a")).toBe(one)
  seen.version = 2
  expect(await pages.findKept("/a")).toBeUndefined()
  await pages.find("/a", make)
  expect(made).toBe(2)
  expect(seen.hits).toEqual([false, false, true, true, false])
})

test("what is not kept is known without asking for the version", async () => {
  const { pages, seen } = keep()
  expect(await pages.findKept("/a")).toBeUndefined()
  await pages.find("/b", () => Promise.resolve(page("", false)))
  expect(await pages.findKept("/b")).toBeUndefined()
  expect(seen.asked).toBe(1)
})

test("personal pages are made for each who asks", async () => {
  const { pages } = keep((address) => address.startsWith("/results"))
  const make = () => Promise.resolve(page("", false))
  const found = await Promise.all([pages.find("/results", make), pages.find("/results", make)])
  expect(found[0]).not.toBe(found[1])
})

test("a page that could not be made is tried again", async () => {
  const { pages } = keep()
  await expect(pages.find("/a", () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect((await pages.find("/a", () => Promise.resolve(page("yes")))).body.plainLength).toBe(3)
})

test("an address longer than any of this site is refused", async () => {
  const { pages } = keep()
  const make = () => Promise.resolve(page(""))
  await expect(pages.find("/".repeat(5000), make)).rejects.toThrow("The address is too long.")
})
