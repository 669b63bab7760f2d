import { readCountryYears } from "../../tables/country-year-tables.ts"
import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { JMP, mapVariable } from "./map.ts"
import { parseCodebooks } from "./parse-codebooks.ts"
import { tableForm } from "./table-forms.ts"

/** Stands where a place has no such part, as a city has no rural schools. */
const NOT_APPLICABLE = new Map([["-999", null]])

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

function* readRelease(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  const tables = archive.names.flatMap((name) => {
    const form = tableForm(baseName(name))
    return form ? [{ file: baseName(name), form, rows: () => readTable(opened, name) }] : []
  })
  if (tables.length === 0) return
  const codebooks = archive.names.filter((name) => CODEBOOK.test(baseName(name)))
  yield makeReleaseFile(opened, {
    source: JMP,
    part: "world-files",
    stated: undefined,
    records: async function* () {
      const labels = await parseCodebooks(codebooks.map((name) => readTable(opened, name)))
      yield* readCountryYears(tables, {
        publisherId: JMP.publisherId,
        meanings: NOT_APPLICABLE,
        describeVariable: (variable) => mapVariable(variable, labels),
      })
    },
  })
}
