import { expect, test } from "vitest"

import { embedCode, heightFor, readSize } from "./embed-code.ts"

test("the default is 950 by 450, and another width takes 52.5 percent", () => {
  expect(heightFor(950)).toBe(450)
  expect(heightFor(600)).toBe(315)
})

test.each([
  ["950", 950],
  [" 400 ", 400],
  ["", undefined],
  ["wide", undefined],
  ["-5", undefined],
  ["10", undefined],
  ["99999", undefined],
])("the typed size %j is read as %s", (text, size) => {
  expect(readSize(text)).toBe(size)
})

test("the code is one frame with escaped attributes", () => {
  const code = embedCode({
    address: "https://example.org/chart?indicator=A&country=b",
    title: 'Births "live", Ghana',
    width: 600,
    height: 315,
  })
  expect(code).toBe(
    '<iframe src="https://example.org/chart?indicator=A&amp;country=b" width="600" height="315" title="Births &quot;live&quot;, Ghana" frameborder="0"></iframe>',
  )
})
