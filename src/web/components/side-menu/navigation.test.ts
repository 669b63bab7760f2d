import { expect, test } from "vitest"

import { NAVIGATION, placeIn, TOP_BAR } from "./navigation.data.ts"

const items = NAVIGATION.flatMap((group) => group.items)

test("the menu has the three groups with their pages in order", () => {
  expect(
    NAVIGATION.map(({ title, items: inside }) => [title, inside.map(({ label }) => label)]),
  ).toEqual([
    ["Apps", ["Data Search", "Explore", "Country Dashboard", "Fact Checking"]],
    ["Company", ["Blog", "About Us", "Careers"]],
    ["Help and support", ["Data sources", "Contact Us", "Legal"]],
  ])
})

test("every address is a path and stands once", () => {
  expect(items.every(({ path }) => /^\/[a-z-]+$/.test(path))).toBe(true)
  expect(new Set(items.map(({ path }) => path)).size).toBe(items.length)
})

test("the top bar holds pages of the menu", () => {
  expect(TOP_BAR.filter((item) => !items.includes(item))).toEqual([])
})

test.each([
  ["/search", ["page", undefined, undefined, undefined]],
  ["/results", ["true", undefined, undefined, undefined]],
  ["/indicators/Population/ghana", ["true", undefined, undefined, undefined]],
  ["/country/ghana", [undefined, "true", undefined, undefined]],
  ["/countries/indicator/ghana", [undefined, "true", undefined, undefined]],
  ["/blog/a/slug", [undefined, undefined, undefined, "true"]],
  ["/searching", [undefined, undefined, undefined, undefined]],
])("the place of %s in the top bar", (pathname, places) => {
  expect(TOP_BAR.map((item) => placeIn(item, pathname))).toEqual(places)
})
