import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { emepCeip } from "#importers/formats/emep-ceip/emep-ceip.ts"

const folder = realData("emep-ceip")

test.skipIf(folder === undefined)("EMEP's reports are read to the last row", async () => {
  const counts = await countRecords(emepCeip, folder ?? "")
  expect(counts.undescribed).toEqual([])
  expect(counts.indicators).toBe(958)
  expect(counts.countries).toBe(48)
  // Counted independently: 444,964, of which 108 are projections of 2015 and 2020.
  expect(counts.observations).toBe(444_856)
  expect(counts.withRegions).toBe(485_426)
  expect(counts.problems).toEqual({
    ...{ "notation-key": 548_628, "unknown-country": 31_509, "bad-period": 108 },
  })
})
