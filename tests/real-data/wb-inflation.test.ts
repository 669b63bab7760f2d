import { expect, test } from "vitest"

import { countValues } from "#domain/series/series.ts"
import type { Problem } from "#importers/importer.ts"
import { wbInflation } from "#importers/formats/wb-inflation/wb-inflation.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"
import { readImporter } from "#tests/support/read-importer.ts"

const folder = realData("wb-inflation")

test.skipIf(folder === undefined)("the inflation sheets are read to the last cell", async () => {
  const counts = await countRecords(wbInflation, folder ?? "")
  expect(counts.indicators).toBe(12)
  expect(counts.undescribed).toEqual([])
  expect(counts.problems).toEqual({ duplicate: 44 })

  const { pick } = await readImporter(wbInflation, folder ?? "")
  const left = pick("problem").reduce((sum, problem) => sum + figuresIn(problem), 0)
  const groups = pick("series").filter(({ code }) => /\.(MED|AVE)/.test(code))
  const ofGroups = groups.reduce((sum, { observations }) => sum + countValues(observations), 0)
  // 395,620 numbers without 595 growth rates beside one table, and five with decimal commas.
  expect(counts.withRegions - ofGroups + left).toBe(395_620 - 595 + 5)
})

function figuresIn({ text }: Problem): number {
  return Number(/(\d+) figures$/.exec(text)?.[1])
}
