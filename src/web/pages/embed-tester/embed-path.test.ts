import { expect, test } from "vitest"

import { embedPath } from "./embed-path.ts"

const SITE = "https://example.org"

test.each([
  [
    "https://example.org/indicators/GDP%20(US%24)/kenya",
    "/chart?indicator=GDP+%28US%24%29&country=kenya",
  ],
  [
    "https://example.org/indicators/GDP/kenya?chartType=line",
    "/chart?indicator=GDP&country=kenya&chartType=line",
  ],
  ["/chart?indicator=GDP&country=kenya", "/chart?indicator=GDP&country=kenya"],
  ["http://example.org/chart/compare?indicator=GDP", "/chart/compare?indicator=GDP"],
  ["/compare?indicator=GDP", "/chart/compare?indicator=GDP"],
])("%s is embedded as %s", (text, path) => {
  expect(embedPath(text, SITE)).toBe(path)
})

test.each([
  "https://elsewhere.org/chart?indicator=GDP",
  "//elsewhere.org/chart",
  "javascript:alert(1)",
  "https://example.org/charts",
  "https://example.org/login",
  "",
  "https://example.org/indicators/%E0%A4%A/kenya",
])("%j has no embed", (text) => {
  expect(embedPath(text, SITE)).toBeUndefined()
})
