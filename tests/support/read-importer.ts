import type { Importer, ImportFile, ImportRecord } from "#importers/importer.ts"

import { recordsOf } from "./records-of.ts"
import { toArray } from "./to-array.ts"

type Kind = ImportRecord["kind"]

/** What an importer reads from a path, sorted by kind. */
export type ReadImport = {
  files: readonly ImportFile[]
  pick: <K extends Kind>(kind: K) => Extract<ImportRecord, { kind: K }>[]
}

/** Reads everything that an importer finds at a path, without a database. */
export async function readImporter(importer: Importer, from: string): Promise<ReadImport> {
  const files: ImportFile[] = []
  const all: ImportRecord[] = []
  const now = () => new Date("2026-03-04T12:00:00Z")
  for await (const file of importer.open({ from, now })) {
    files.push(file)
    all.push(...(await toArray(recordsOf(file))))
  }
  return {
    files,
    pick: <K extends Kind>(kind: K) =>
      all.filter((record) => record.kind === kind) as Extract<ImportRecord, { kind: K }>[],
  }
}
