import fc from "fast-check"
import { expect, test } from "vitest"

import { isNewer, type Vintage } from "./vintage.ts"

const BASE: Vintage = {
  vintage: "2025-07-01",
  lineage: "wdi/a.zip",
  lastIndex: 2024,
  figureCount: 60,
  checksum: "aa",
}

test("a newer date wins although it reaches less far", () => {
  const candidate = { ...BASE, vintage: "2025-07-02", lastIndex: 2020, checksum: "00" }
  expect(isNewer(candidate, BASE)).toBe(true)
  expect(isNewer(BASE, candidate)).toBe(false)
})

test("the same figures of the same day are nothing new", () => {
  expect(isNewer({ ...BASE, lineage: "wdi/b.zip" }, BASE)).toBe(false)
})

test("a later import of the same file and day replaces the earlier one", () => {
  const corrected = { ...BASE, lastIndex: 2020, checksum: "00" }
  expect(isNewer(corrected, BASE)).toBe(true)
  expect(isNewer(BASE, corrected)).toBe(true)
})

test("between files of one day the one that reaches further wins, then the fuller one, then the greater checksum", () => {
  const other = { ...BASE, lineage: "wdi/b.zip", checksum: "bb" }
  expect(isNewer({ ...other, lastIndex: 2025, figureCount: 1 }, BASE)).toBe(true)
  expect(isNewer({ ...other, lastIndex: 2023 }, BASE)).toBe(false)
  expect(isNewer({ ...other, figureCount: 61 }, BASE)).toBe(true)
  expect(isNewer({ ...other, figureCount: 59 }, BASE)).toBe(false)
  expect(isNewer(other, BASE)).toBe(true)
})

const files = fc.uniqueArray(
  fc.record({
    vintage: fc.constantFrom("2024-01-01", "2025-01-01"),
    lineage: fc.uuid(),
    lastIndex: fc.integer({ min: 2020, max: 2022 }),
    figureCount: fc.integer({ min: 1, max: 3 }),
    checksum: fc.constantFrom("aa", "bb", "cc", "dd"),
  }),
  { selector: (file) => file.lineage, minLength: 1, maxLength: 6 },
)

test("the order of imports of different files does not matter", () => {
  const current = (list: readonly Vintage[]) =>
    list.reduce((held, file) => (isNewer(file, held) ? file : held))
  fc.assert(
    fc.property(files, fc.nat(), (list, turn) => {
      // Files with the same checksum have the same figures, so their reach and count are the same.
      const real = list.map((file) => ({
        ...file,
        lastIndex: 2000 + file.checksum.charCodeAt(0),
        figureCount: 3,
      }))
      const at = turn % real.length
      const turned = [...real.slice(at), ...real.slice(0, at)].reverse()
      const { checksum, vintage } = current(real)
      expect(current(turned)).toMatchObject({ checksum, vintage })
    }),
  )
})
