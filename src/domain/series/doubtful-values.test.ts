import { expect, test } from "vitest"

import {
  blankDoubtful,
  doubtfulSentence,
  doubtfulShown,
  isDoubtful,
  withoutDoubtful,
} from "./doubtful-values.ts"
import type { Observations } from "./series.ts"

const FIGURES: Observations = { frequency: "yearly", start: 2010, values: [1, 2, 300] }
const OVER = { index: 2012, reason: "share over 100 %" }

test("doubtful figures are left out, and gaps at the ends with them", () => {
  expect(withoutDoubtful(FIGURES, [OVER])).toEqual({ ...FIGURES, values: [1, 2] })
  expect(withoutDoubtful(FIGURES, [{ ...OVER, index: 2011 }]).values).toEqual([1, null, 300])
  expect(withoutDoubtful(FIGURES, undefined)).toBe(FIGURES)
  const all = [2010, 2011, 2012].map((index) => ({ ...OVER, index }))
  expect(withoutDoubtful(FIGURES, all).values).toEqual([])
})

test("doubtful figures are blanked where they stand", () => {
  expect(blankDoubtful(FIGURES, [OVER])).toEqual({ ...FIGURES, values: [1, 2, null] })
  expect(blankDoubtful(FIGURES, [])).toBe(FIGURES)
})

test("only what is shown is told of", () => {
  expect(doubtfulShown([OVER, { ...OVER, index: 2020 }], FIGURES)).toEqual([OVER])
  expect(isDoubtful([OVER], 2012)).toBe(true)
  expect(isDoubtful(undefined, 2012)).toBe(false)
})

test("a sentence names the periods by their reason, many of them by the first and the last", () => {
  const below = { index: 2014, reason: "below 0" }
  expect(doubtfulSentence([OVER, { ...OVER, index: 2013 }, below], FIGURES)).toBe(
    "As published, doubtful: 2012, 2013 (share over 100 %); 2014 (below 0).",
  )
  const many = Array.from({ length: 8 }, (_, k) => ({ ...OVER, index: 2001 + k }))
  expect(doubtfulSentence(many, FIGURES)).toBe(
    "As published, doubtful: 8 figures from 2001 to 2008 (share over 100 %).",
  )
  expect(doubtfulSentence([], FIGURES)).toBe("")
})
