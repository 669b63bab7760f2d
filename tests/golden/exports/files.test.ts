import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { aDataset, aView } from "#exports/dataset.fixture.ts"
import type { FileView } from "#exports/file-view.ts"
import { writeCsv } from "#exports/write-csv.ts"
import { writeJson } from "#exports/writers/write-json.ts"
import { writeMarkdown } from "#exports/writers/write-markdown.ts"

/** Set UPDATE_GOLDEN=1 to write the files anew after a change that is meant. */
const UPDATE = process.env["UPDATE_GOLDEN"] === "1"

const { source, indicator } = aDataset()
const VIEWS: Record<string, FileView> = {
  inflation: aView(),
  "chosen-years": aView("startYear=2019&endYear=2021&chartType=line&colour=teal"),
  "non-commercial": aView(
    "",
    aDataset({
      source: {
        ...source,
        redistribute: "non-commercial",
        licence: "CC BY-NC-SA 3.0 IGO",
        attribution: "WHO: Global Health Observatory",
      },
    }),
  ),
  "thousand-people-in-quarters": aView(
    "",
    aDataset({
      indicator: { ...indicator, name: "People | employed <all>", unit: "thousand people" },
      observations: {
        frequency: "quarterly",
        start: 2024 * 4 + 2,
        values: [143_097.25, null, 1e21],
      },
      derivedFrom: "monthly",
      frequencies: ["quarterly", "monthly"],
    }),
  ),
}
const WRITERS = { csv: writeCsv, json: writeJson, md: writeMarkdown }

for (const [name, view] of Object.entries(VIEWS)) {
  test.each(Object.entries(WRITERS))(`${name} as %s is written as before`, (extension, write) => {
    const written = write(view)
    const path = join(import.meta.dirname, `${name}.${extension}`)
    if (UPDATE) writeFileSync(path, written)
    expect(written).toBe(readFileSync(path, "utf8"))
  })
}
