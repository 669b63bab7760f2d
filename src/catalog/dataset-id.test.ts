import { expect, test } from "vitest"

import { datasetId, parseDatasetId } from "./dataset-id.ts"

test("an id is taken apart into what it was made of, colons in codes included", () => {
  for (const indicatorId of ["world-bank:FP.CPI.TOTL.ZG", "uis:CR:1:F"]) {
    const parts = { indicatorId, country: "NGA", frequency: "yearly" } as const
    expect(parseDatasetId(datasetId(parts))).toEqual(parts)
  }
})

test("a text of another form is no id", () => {
  for (const text of ["", "world-bank:X", "X:NGA:yearly", "world-bank:X:NGA:daily", ":::"]) {
    expect(parseDatasetId(text), text).toBeUndefined()
  }
})
