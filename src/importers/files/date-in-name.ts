import { isoDay } from "#domain/time/iso-day.ts"
import type { FileDate } from "#domain/time/vintage.ts"

import type { Archive } from "../read/archive.ts"
import type { InputFile } from "./input-files.ts"

/** Reads the date in a file's name; a month means its last day: `WEO_2025-10.csv` gives 2025-10-31. `undefined` without one. */
export function findDateInName(name: string): string | undefined {
  const match = /(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(
    name,
  )
  if (!match) return undefined
  const [, year, month, day] = match
  // Day 0 of the next month is the last day of this one.
  return isoDay(
    day === undefined
      ? new Date(Date.UTC(Number(year), Number(month), 0))
      : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
  )
}

/**
 * The day on which a file in an archive was written. Only for publishers that pack an archive for each download: in one
 * packed by somebody else, the time stamps say when that was done.
 */
export function findDayInArchive(archive: Archive, name: string): string | undefined {
  return archive.dayWritten?.(name)
}

/** The vintage of an input: the date that its publisher stated, else the day of retrieval, marked as not stated. */
export function chooseVintage(stated: string | undefined, input: InputFile): FileDate {
  return stated === undefined
    ? { date: isoDay(input.retrievedAt), stated: false }
    : { date: stated, stated: true }
}
