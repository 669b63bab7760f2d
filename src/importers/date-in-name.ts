import { dayOf, type InputFile } from "./input-files.ts"

/** The date in a file's name: `WEO_2025-10.csv` is of the last day of October 2025. `undefined` when there is none. */
export function dateInName(name: string): string | undefined {
  const match = /(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/.exec(
    name,
  )
  if (!match) return undefined
  const [, year, month, day] = match
  // Day 0 of the next month is the last day of this one.
  return dayOf(
    day === undefined
      ? new Date(Date.UTC(Number(year), Number(month), 0))
      : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
  )
}

/** The date a publisher stated, else the day the file was retrieved. */
export function vintageOf(
  stated: string | undefined,
  input: InputFile,
): { date: string; stated: boolean } {
  return stated === undefined
    ? { date: dayOf(input.retrievedAt), stated: false }
    : { date: stated, stated: true }
}
