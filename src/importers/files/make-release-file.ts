import type { Source } from "#domain/indicators/source.ts"

import { chooseVintage } from "./date-in-name.ts"
import type { ImportFile } from "../importer.ts"
import type { OpenedInput } from "./open-inputs.ts"

/** An input that is read as one file of its source. */
export type Release = {
  source: Source
  /** Distinguishes the files of one source, without dates: `totals`. */
  part: string
  /** The publisher's date, `YYYY-MM-DD`; `undefined` where the publisher states none. */
  stated: string | undefined
  records: ImportFile["records"]
  /** Needed where one input gives several files; else the name of the input. */
  name?: string
}

/** Makes one import file of a whole input. Rows that cannot be read are reported and left out. */
export function makeReleaseFile(
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
    records,
  }
}
