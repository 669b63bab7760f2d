import { expect, test } from "vitest"

import {
  NOTHING_KEPT,
  parseKept,
  withoutHistory,
  withSaved,
  withSearch,
  withView,
  type ViewHistory,
} from "./kept-views.ts"

const view = (n: number) => ({
  path: `/p/${String(n)}`,
  title: `View ${String(n)}`,
  at: "2026-01-01",
})
const open = (kept: ViewHistory, ...numbers: number[]) =>
  numbers.reduce((all, n) => withView(all, view(n)), kept)
const paths = ({ views }: ViewHistory) => views.map(({ path }) => path)

test("the last opened view comes first, each once", () => {
  expect(paths(open(NOTHING_KEPT, 1, 2, 1))).toEqual(["/p/1", "/p/2"])
})

test("eight recent views are kept; a saved one stays whatever comes after it", () => {
  const saved = withSaved(open(NOTHING_KEPT, 0), "/p/0", true)
  const kept = open(saved, 1, 2, 3, 4, 5, 6, 7, 8, 9)
  expect(kept.views.filter(({ isSaved }) => !isSaved)).toHaveLength(8)
  expect(kept.views.find(({ path }) => path === "/p/0")?.isSaved).toBe(true)
  expect(open(kept, 0).views[0]).toMatchObject({ path: "/p/0", isSaved: true })
})

test("a search is kept once, whatever the size of its letters", () => {
  const at = "2026-01-01"
  const kept = withSearch(withSearch(NOTHING_KEPT, { text: "GDP", at }), { text: "gdp", at })
  expect(kept.searches).toEqual([{ text: "gdp", at }])
})

test("cleared, only what was saved is left", () => {
  const kept = withSaved(open(NOTHING_KEPT, 1, 2), "/p/1", true)
  const searched = withSearch(kept, { text: "gdp", at: "2026-01-01" })
  expect(paths(withoutHistory(searched))).toEqual(["/p/1"])
  expect(withoutHistory(searched).searches).toEqual([])
})

test.each([
  null,
  "",
  "null",
  "[]",
  '{"views":1}',
  '{"views":[{"path":"//evil.test","title":"","isSaved":true,"at":""}]}',
])("%j in the storage is nothing kept", (text) => {
  expect(parseKept(text)).toEqual(NOTHING_KEPT)
})

test("what was written is read again", () => {
  const kept = withSaved(open(NOTHING_KEPT, 1, 2), "/p/2", true)
  expect(parseKept(JSON.stringify(kept))).toEqual(kept)
})
