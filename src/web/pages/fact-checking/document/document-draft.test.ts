import { afterEach, expect, test, vi } from "vitest"

import { storeDraft, takeDraft } from "./document-draft.ts"

function stubStorage(): Map<string, string> {
  const held = new Map<string, string>()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
  return held
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test("a draft is taken once", () => {
  stubStorage()
  const draft = { title: "T", content: { type: "doc" }, claims: [], asOf: "2026-01-05" }
  storeDraft("a", null, draft)
  expect(takeDraft("a", null)).toEqual(draft)
  expect(takeDraft("a", null)).toEqual({})
})

test.each([
  [
    "fields of another kind",
    '{"title":1,"claims":"none","asOf":"2026-01-05"}',
    { asOf: "2026-01-05" },
  ],
  ["an empty value", "null", {}],
  ["a damaged text", "{", {}],
])("%s that was stored is left out", (_name, stored, expected) => {
  const held = stubStorage()
  storeDraft("a", "x", { title: "T" })
  const [key = ""] = held.keys()
  held.set(key, stored)
  expect(takeDraft("a", "x")).toEqual(expected)
})
