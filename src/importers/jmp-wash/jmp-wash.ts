import type { ImportFile, Importer } from "../importer.ts"
import { dayOf } from "../input-files.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../open-inputs.ts"
import { createPlaceFinder } from "../place-finder.ts"
import { JMP } from "./map.ts"
import { parseCodebooks } from "./parse-codebooks.ts"
import { readTables } from "./read-tables.ts"
import { tableForm } from "./table-forms.ts"

const CODEBOOK = /^jmp_codebook_.*\.csv$/i

/** WHO's and UNICEF's figures on water, sanitation and hygiene in homes, schools and health care. */
export const jmpWash: Importer = {
  id: "jmp-wash",
  title: JMP.title,
  accepts: "a zip or folder with jmp_*.csv and their codebooks",
  address: null,
  sources: [JMP],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no jmp_*.csv",
      read: readRelease,
    }),
}

async function* readRelease(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, checksum, archive } = opened
  const tables = archive.names.flatMap((name) => {
    const form = tableForm(baseName(name))
    return form ? [{ file: baseName(name), form, rows: () => readTable(opened, name) }] : []
  })
  if (tables.length === 0) return
  const codebooks = archive.names.filter((name) => CODEBOOK.test(baseName(name)))
  yield await Promise.resolve({
    name: input.name,
    source: JMP,
    lineage: `${JMP.id}/world-files`,
    vintage: { date: dayOf(input.retrievedAt), stated: false },
    retrievedAt: input.retrievedAt,
    checksum,
    refusesBadRows: false,
    records: async function* () {
      const labels = await parseCodebooks(codebooks.map((name) => readTable(opened, name)))
      yield* readTables(tables, createPlaceFinder(), labels)
    },
  })
}
