import fc from "fast-check"
import { expect, test } from "vitest"

import { isNewer, lastDayOfPeriod, undatedValuesDate, type Vintage } from "./vintage.ts"

const BASE: Vintage = {
  valuesDate: "2025-07-01",
  lineage: "wdi/a.zip",
  file: "a",
  lastActualIndex: 2024,
  valueCount: 60,
  checksum: "aa",
}
const OTHER = { ...BASE, lineage: "wdi/b.zip", file: "b" }

test("a newer date wins although it reaches less far", () => {
  const candidate = { ...OTHER, valuesDate: "2025-07-02", lastActualIndex: 2020, checksum: "00" }
  expect(isNewer(candidate, BASE)).toBe(true)
  expect(isNewer(BASE, candidate)).toBe(false)
})

test("the same figures of the same day belong to one file, whichever came first", () => {
  expect(isNewer(OTHER, BASE)).toBe(true)
  expect(isNewer(BASE, OTHER)).toBe(false)
  expect(isNewer(BASE, BASE)).toBe(false)
})

test("the file that is current, read again, replaces what it brought, also by figures that reach less far", () => {
  const corrected = { ...BASE, lastActualIndex: 2020, checksum: "00" }
  expect(isNewer(corrected, BASE)).toBe(true)
  expect(isNewer(BASE, corrected)).toBe(true)
  expect(isNewer({ ...BASE, valuesDate: "2020-12-31" }, BASE)).toBe(true)
})

test("between files of one day the one that is actual for longer wins, then the fuller one, then the greater checksum", () => {
  const other = { ...OTHER, checksum: "bb" }
  expect(isNewer({ ...other, lastActualIndex: 2025, valueCount: 1 }, BASE)).toBe(true)
  expect(isNewer({ ...other, lastActualIndex: 2023 }, BASE)).toBe(false)
  expect(isNewer({ ...other, lastActualIndex: null }, BASE)).toBe(false)
  expect(isNewer({ ...other, valueCount: 61 }, BASE)).toBe(true)
  expect(isNewer({ ...other, valueCount: 59 }, BASE)).toBe(false)
  expect(isNewer(other, BASE)).toBe(true)
})

test("figures of a file without a date are of the end of their last actual period", () => {
  expect(lastDayOfPeriod("yearly", 2023)).toBe("2023-12-31")
  expect(lastDayOfPeriod("quarterly", 2024 * 4 + 1)).toBe("2024-06-30")
  expect(lastDayOfPeriod("monthly", 2024 * 12 + 1)).toBe("2024-02-29")
  const series = { frequency: "yearly", start: 2020 } as const
  expect(undatedValuesDate({ ...series, lastActualIndex: 2022 })).toBe("2022-12-31")
  expect(undatedValuesDate({ ...series, lastActualIndex: null })).toBe("2019-12-31")
})

const vintages = fc.uniqueArray(
  fc.record({
    valuesDate: fc.constantFrom("2024-01-01", "2025-01-01"),
    lineage: fc.constantFrom("a", "b"),
    file: fc.uuid(),
    lastActualIndex: fc.option(fc.integer({ min: 2020, max: 2022 })),
    valueCount: fc.integer({ min: 1, max: 3 }),
    checksum: fc.constantFrom("aa", "bb", "cc", "dd"),
  }),
  { selector: ({ file }) => file, minLength: 1, maxLength: 6 },
)

test("the order of imports of different files does not matter", () => {
  const current = (list: readonly Vintage[]) =>
    list.reduce((held, file) => (isNewer(file, held) ? file : held))
  const content = (vintage: Vintage) => ({ ...vintage, file: "" })
  fc.assert(
    fc.property(vintages, fc.nat(), (list, turn) => {
      const at = turn % list.length
      const turned = [...list.slice(at), ...list.slice(0, at)].reverse()
      expect(content(current(turned))).toEqual(content(current(list)))
    }),
  )
})
