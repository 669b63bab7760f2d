import { expect, test } from "vitest"

import { markText } from "./mark-text.ts"

const show = (text: string, ...spans: [number, number][]) =>
  markText(
    text,
    spans.map(([start, end]) => ({ start, end })),
  ).map((line) =>
    line
      .map(({ text: words, claim }) => (claim === null ? words : `[${String(claim)} ${words}]`))
      .join(""),
  )

test("statements are marked where they stand, a line for each paragraph", () => {
  expect(show("One two.\n\nThree four.", [4, 7], [10, 15])).toEqual([
    "One [0 two].",
    "[1 Three] four.",
  ])
})

test("of two statements that overlap the first has the words", () => {
  expect(show("One two three", [0, 7], [4, 13])).toEqual(["[0 One two][1  three]"])
  expect(show("One two three", [0, 7], [4, 7])).toEqual(["[0 One two] three"])
})

test("a statement over a line's end is marked in both and ends in the last", () => {
  const [first, second] = markText("One two\nthree four", [{ start: 4, end: 13 }])
  expect(first?.at(-1)).toEqual({ text: "two", claim: 0, isLast: false })
  expect(second?.[0]).toEqual({ text: "three", claim: 0, isLast: true })
})
