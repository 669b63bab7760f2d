import type { Source } from "#domain/indicators/source.ts"

import { chooseVintage } from "./date-in-name.ts"
import type { ImportFile } from "../importer.ts"
import type { OpenedInput } from "./open-inputs.ts"

/** What a publisher's whole input is: its source, which part of it, and the date that it states. */
export type Release = {
  source: Source
  /** Tells parts of one source apart, without dates: `totals`. */
  part: string
  /** The publisher's date, `YYYY-MM-DD`; `undefined` where nothing states one. */
  stated: string | undefined
  records: ImportFile["records"]
  /** Where an input makes several files. */
  name?: string
}

/** An archive, folder or file that is read as one, of which bad rows are reported and left out. */
export function releaseFile(
  { input, checksum }: OpenedInput,
  { source, part, stated, records, name = input.name }: Release,
): ImportFile {
  return {
    name,
    source,
    lineage: `${source.id}/${part}`,
    vintage: chooseVintage(stated, input),
    retrievedAt: input.retrievedAt,
    checksum,
    refusesBadRows: false,
    records,
  }
}
