import { expect, test } from "vitest"

import { joinEarlier, type OlderObservations } from "./join-earlier.ts"

const OWN = { start: 2010, values: [100, 110, 120, 130] }

function older(words: Partial<OlderObservations>): OlderObservations {
  return {
    start: 2007,
    values: [],
    importId: 1,
    isFullEdition: false,
    forecastStart: null,
    ...words,
  }
}

const AGREES = older({ values: [70, 80, 90, 100, 110, 120.5] })

test("earlier figures of an older file stand before those of an extract where both agree", () => {
  expect(joinEarlier(OWN, [AGREES])).toEqual({
    start: 2007,
    values: [70, 80, 90, 100, 110, 120, 130],
    parts: [{ lastIndex: 2009, importId: 1 }],
  })
})

test("figures of another base, unit or method are not joined, nor where too little is common", () => {
  const nothing = { ...OWN, parts: [] }
  expect(joinEarlier(OWN, [older({ values: [7, 8, 9, 50, 55, 60] })])).toEqual(nothing)
  expect(joinEarlier(OWN, [older({ values: [7, 8, 9, 90, 110, 120, 130] })])).toEqual(nothing)
  expect(joinEarlier(OWN, [older({ values: [70, 80, 90, 100, 110] })])).toEqual(nothing)
  expect(joinEarlier(OWN, [older({ values: [70, 80] })])).toEqual(nothing)
})

test("forecasts of an older file are never joined", () => {
  expect(joinEarlier(OWN, [{ ...AGREES, forecastStart: 2009 }]).parts).toEqual([])
  expect(joinEarlier(OWN, [{ ...AGREES, forecastStart: 2010 }]).parts).toHaveLength(1)
})

test("a whole edition ends the series: what it leaves out is withdrawn", () => {
  const full = older({ start: 2010, values: [100, 110, 120], isFullEdition: true })
  expect(joinEarlier(OWN, [full, AGREES]).parts).toEqual([])
  expect(joinEarlier(OWN, [AGREES, full]).parts).toHaveLength(1)
})

test("several older files may each bring a part, the newest first", () => {
  const oldest = older({ start: 2000, values: [1, null, 3, 4, 5, 6, 7, 70, 80, 90], importId: 2 })
  const joined = joinEarlier(OWN, [AGREES, oldest])
  expect(joined.start).toBe(2000)
  expect(joined.values).toEqual([1, null, 3, 4, 5, 6, 7, 70, 80, 90, 100, 110, 120, 130])
  expect(joined.parts).toEqual([
    { lastIndex: 2006, importId: 2 },
    { lastIndex: 2009, importId: 1 },
  ])
})
