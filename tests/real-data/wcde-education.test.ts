import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { wcdeEducation } from "#importers/formats/wcde/wcde.ts"

const folder = realData("wcde-education")

test.skipIf(folder === undefined)(
  "the Wittgenstein Centre's population is read to the last row",
  async () => {
    const counts = await countRecords(wcdeEducation, folder ?? "")
    expect(counts.undescribed).toEqual([])
    expect(counts.indicators).toBe(330)
    expect(counts.countries).toBe(200)
    expect(counts.withRegions).toBe(456_490)
    expect(counts.problems).toEqual({})
  },
)
