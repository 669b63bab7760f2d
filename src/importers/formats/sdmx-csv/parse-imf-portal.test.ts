import { expect, test } from "vitest"

import { parseImfPortal } from "./parse-imf-portal.ts"

async function* makeBatch(lines: readonly (readonly string[])[]) {
  yield lines.map((cells, k) => ({ line: k + 1, cells: [...cells] }))
}

const HEADER = ["DATASET", "SERIES_CODE", "COUNTRY", "SCALE", "2022", "2023"]

async function listValues(rows: readonly (readonly string[])[]) {
  const { series } = await parseImfPortal(makeBatch([HEADER, ...rows]), "file.csv")
  return series.map(({ observations }) => observations.values)
}

test("figures counted in billions are told in units, without noise", async () => {
  expect(
    await listValues([
      ["X", "USA.B.A", "United States", "Billions", "1261.931824", "1.1"],
      ["X", "USA.C.A", "United States", "Units", "12.5", ""],
    ]),
  ).toEqual([[1_261_931_824_000, 1_100_000_000], [12.5]])
})

test("a file whose scaled series hold whole units already is left as it is", async () => {
  expect(
    await listValues([
      ["X", "USA.B.A", "United States", "Billions", "29000000000000", ""],
      ["X", "USA.C.A", "United States", "Units", "12.5", ""],
    ]),
  ).toEqual([[29_000_000_000_000], [12.5]])
})

test("the code of a series is the publisher's without country and frequency", async () => {
  const { series, rows } = await parseImfPortal(
    makeBatch([HEADER, ["X", "USA.S13.G2MF.GF09_T.XDC.A", "United States", "Units", "1", "2"]]),
    "file.csv",
  )
  expect(series).toMatchObject([{ code: "S13.G2MF.GF09_T.XDC", countryCode: "USA", line: 2 }])
  expect(rows).toBe(1)
})
