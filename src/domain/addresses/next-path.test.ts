import fc from "fast-check"
import { expect, test } from "vitest"

import { DEFAULT_NEXT, nextPath } from "./next-path.ts"

test.each([
  "/search",
  "/country/nigeria",
  "/indicators/Inflation%2C%20consumer%20prices/nigeria?startYear=2000#table",
  "/compare?indicator=a%2Fb&country=x",
])("%s is kept as it is", (path) => {
  expect(nextPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  "",
  "search",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/x/../%2fevil.example",
  "/\tevil",
  "/\n/evil.example",
  "/\u0000",
  "https://evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  " /search",
  "/login",
  "/login?next=/login",
  "/signup#x",
  "/reset-password?token=x",
])("%j becomes the search page", (text) => {
  expect(nextPath(text)).toBe(DEFAULT_NEXT)
})

test("whatever the text, the browser stays on this site", () => {
  const site = "https://sankore.test"
  const pieces = fc.array(
    fc.constantFrom(
      "/",
      "\\",
      "//",
      "..",
      ".",
      "%2f",
      "%5C",
      "@",
      ":",
      "?",
      "#",
      "evil.test",
      "\t",
      "https:",
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        pieces.map((all) => `/${all.join("")}`),
      ),
      (text) => {
        const path = nextPath(text)
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, `${site}/login`).origin).toBe(site)
      },
    ),
  )
})
