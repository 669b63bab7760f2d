import { expect, test } from "vitest"

import { recogniseFolder } from "#importers/recognise-folder.ts"
import { IMPORTERS } from "#importers/registry.ts"
import { realData } from "#tests/support/count-records.ts"
import { STAGED_SOURCES } from "#tests/support/staged-sources.ts"

const folder = realData(".")

test.skipIf(folder === undefined)(
  "every publisher's folder goes to its own importer, by what it holds",
  async () => {
    const found = new Map<string, string>()
    const now = () => new Date("2026-03-04T12:00:00Z")
    for await (const each of recogniseFolder({ folder: folder ?? "", importers: IMPORTERS, now })) {
      const [top = ""] = each.path.split("/")
      found.set(top, "importer" in each ? each.importer.id : each.reason)
    }
    const expected = new Map(STAGED_SOURCES.map(([path, importer]) => [path, importer]))
    for (const name of ["README.md", "manifest.json"])
      expected.set(name, "in no layout that is known")
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  },
  120_000,
)
