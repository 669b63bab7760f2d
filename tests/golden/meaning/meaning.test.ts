import { expect, test } from "vitest"

import type { ImportedIndicator } from "#importers/importer.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"
import { mapIndicator } from "#importers/indicators/map-indicator.ts"
import { readStagedIndicators } from "#tests/support/read-staged-indicators.ts"
import { realData } from "#tests/support/count-records.ts"
import { STAGED_SOURCES } from "#tests/support/staged-sources.ts"

import { halfOf, readSample, type Label, type Labelled } from "./read-sample.ts"

const SAMPLE = readSample()
const FIELDS = ["category", "unit", "currency", "aggregation"] as const

type Described = Pick<ImportedIndicator, (typeof FIELDS)[number]>

/** What is not as labelled, of those that have a label of the field. */
function wrongOf(
  sample: readonly Labelled[],
  field: keyof Label,
  describe: (each: Labelled) => Described,
): { labelled: number; wrong: string[] } {
  const labelled = sample.filter(({ label }) => field in label)
  const wrong = labelled.flatMap((each) => {
    const found = describe(each)[field]
    return found === each.label[field]
      ? []
      : [`${each.folder} ${each.words.code}: ${String(found)}, not ${String(each.label[field])}`]
  })
  return { labelled: labelled.length, wrong }
}

function describeByWords({ words }: Labelled): Described {
  return mapIndicator({ ...words, code: words.likeCode ?? words.code })
}

test("the sample has 300 indicators of the folders that were staged when it was drawn, about half of them held out", () => {
  expect(SAMPLE).toHaveLength(300)
  expect(new Set(SAMPLE.map(({ words }) => indicatorId(words.publisherId, words.code))).size).toBe(
    300,
  )
  const folders = new Set(SAMPLE.map(({ folder }) => folder))
  // Folders that came later are checked by the tests of units and names in `tests/real-data`.
  const staged = STAGED_SOURCES.map(([folder]) => folder)
  expect([...folders].filter((folder) => !staged.includes(folder))).toEqual([])
  expect(folders.size).toBe(36)
  // Which half one is in is drawn from its code.
  const heldOut = SAMPLE.filter((each) => halfOf(each) === "held-out").length
  expect(Math.abs(heldOut - 150)).toBeLessThan(15)
})

test.each(["fitting", "held-out"] as const)(
  "of the %s half at least 95 in 100 have the category, currency and aggregation that a person reads",
  (half) => {
    const sample = SAMPLE.filter((each) => halfOf(each) === half)
    for (const field of ["category", "currency", "aggregation"] as const) {
      const { labelled, wrong } = wrongOf(sample, field, describeByWords)
      expect(wrong.length / labelled, wrong.join("\n")).toBeLessThanOrEqual(0.05)
    }
  },
)

test("of all at least 95 in 100 have the unit that a person reads", () => {
  const { labelled, wrong } = wrongOf(SAMPLE, "unit", describeByWords)
  expect(labelled).toBeGreaterThan(200)
  expect(wrong.length / labelled, wrong.join("\n")).toBeLessThanOrEqual(0.05)
})

const folders = [...new Set(SAMPLE.map(({ folder }) => folder))]
const data = folders.map((folder) => realData(folder))

test.skipIf(data.includes(undefined))(
  "as imported from the real files at least 95 in 100 are what a person reads",
  { timeout: 300_000 },
  async () => {
    const imported = new Map<string, ImportedIndicator>()
    for (const folder of folders)
      for (const each of await readStagedIndicators(folder))
        imported.set(`${folder} ${each.code}`, each)
    const describe = ({ folder, words }: Labelled) => {
      const found = imported.get(`${folder} ${words.code}`)
      if (!found) throw new Error(`${folder} has no ${words.code} any more.`)
      return found
    }
    for (const field of FIELDS) {
      const { labelled, wrong } = wrongOf(SAMPLE, field, describe)
      expect(wrong.length / labelled, wrong.join("\n")).toBeLessThanOrEqual(0.05)
    }
  },
)
