import { formatDay, type InputFile } from "./input-files.ts"
import type { Archive } from "../read/open-archive.ts"

/** The date in a file's name: `WEO_2025-10.csv` is of the last day of October 2025. `undefined` when there is none. */
export function dateInName(name: string): string | undefined {
  const match = /(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(
    name,
  )
  if (!match) return undefined
  const [, year, month, day] = match
  // Day 0 of the next month is the last day of this one.
  return formatDay(
    day === undefined
      ? new Date(Date.UTC(Number(year), Number(month), 0))
      : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
  )
}

/**
 * The day on which the publisher wrote a file of its own archive. Only for formats whose archives the publisher packs
 * for each download: in an archive that somebody else packed, the stamps are of that day.
 */
export function dayInArchive(archive: Archive, name: string): string | undefined {
  return archive.dayWritten?.(name)
}

/** The date a publisher stated, where it did; else the import finds out from the figures how old they are at most. */
export function chooseVintage(
  stated: string | undefined,
  input: InputFile,
): { date: string; stated: boolean } {
  return stated === undefined
    ? { date: formatDay(input.retrievedAt), stated: false }
    : { date: stated, stated: true }
}
