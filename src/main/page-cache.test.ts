import { expect, test } from "vitest"

import { encodedBody } from "./encoded-body.ts"
import { createPageCache, type RenderedPage } from "./page-cache.ts"

const page = (size: number): RenderedPage => ({
  status: 200,
  headers: [],
  etag: '"x"',
  body: encodedBody(Buffer.alloc(size)),
  cacheable: true,
})

test("the least recently read page leaves first", () => {
  const cache = createPageCache(45)
  for (const key of ["a", "b", "c"]) cache.set(key, "1", page(10))
  cache.get("a", "1")
  cache.set("d", "1", page(10))
  expect(["a", "b", "c", "d"].map((key) => cache.get(key, "1") !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(cache.bytes()).toBe(45)
})

test("a page larger than the cache is not kept", () => {
  const cache = createPageCache(5)
  cache.set("a", "1", page(10))
  expect(cache.get("a", "1")).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})

test("a page stored twice counts once", () => {
  const cache = createPageCache(100)
  cache.set("a", "1", page(10))
  cache.set("a", "1", page(20))
  expect(cache.bytes()).toBe(30)
})

test("a page of another version is not given, and makes way for the new one", () => {
  const cache = createPageCache(100)
  cache.set("a", "1", page(10))
  expect(cache.has("a")).toBe(true)
  expect(cache.get("a", "2")).toBeUndefined()
  cache.set("a", "2", page(20))
  expect(cache.get("a", "1")).toBeUndefined()
  expect(cache.get("a", "2")?.body.plainLength).toBe(20)
  expect(cache.bytes()).toBe(30)
})
