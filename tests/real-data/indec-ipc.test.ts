import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { indecIpc } from "#importers/formats/indec-ipc/indec-ipc.ts"

const folder = realData("indec-ipc")

test.skipIf(folder === undefined)("Argentina's prices are read to the last row", async () => {
  const counts = await countRecords(indecIpc, folder ?? "")
  // 18 groups in 7 regions with an index and two changes each, which begin later.
  expect(counts.indicators).toBe(126 * 3)
  expect(counts.observations).toBe(3 * 13_104 - 126 - 1512)
  expect(counts.problems).toEqual({})
})
