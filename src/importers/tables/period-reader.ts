import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod, type PeriodIndex } from "#domain/time/period.ts"

/** Reads periods as `parsePeriod` does. */
export type PeriodReader = (
  text: string,
) => { frequency: Frequency; index: PeriodIndex } | undefined

/** Makes a reader for one file that caches its answers: every series of a file names the same few periods. */
export function createPeriodReader(): PeriodReader {
  const read = new Map<string | number, ReturnType<PeriodReader>>()
  return (text) => {
    // A string cut out of the file must be hashed before it can be looked up; a number need not.
    const key = yearIn(text) ?? text
    const held = read.get(key)
    if (held) return held
    const period = parsePeriod(text)
    // Failures are not cached, so that a file full of faults does not fill the memory.
    if (period) read.set(key, period)
    return period
  }
}

const ZERO = 48

/** The number that four digits write; `undefined` for any other text. */
function yearIn(text: string): number | undefined {
  if (text.length !== 4) return undefined
  let year = 0
  for (let at = 0; at < 4; at += 1) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return undefined
    year = year * 10 + digit
  }
  return year
}
