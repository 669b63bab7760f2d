import { readNumber } from "../../read/read-number.ts"

const MISSING = new Set([
  "",
  ".",
  "..",
  "...",
  "…",
  ". . .",
  "-",
  "--",
  "–",
  "—",
  "*filler*",
  "data not available",
  "n/a",
  "na",
  "no data",
  "no data received",
  "not applicable",
  "not available",
  "not specified",
  "not tested/reported",
])

/** Whether a display means "no value": one of the WHO's many words for it, or bounds without a value. */
export function isMissingDisplay(text: string): boolean {
  return MISSING.has(text.trim().toLowerCase()) || /^[\s.…–—-]*\[[^\]]*\]$/.test(text.trim())
}

/** The central value before its bounds: `13 000 [11 000–14 000]`, `20.6 [12.9-29.5]`. */
const WITH_BOUNDS = /^([^[(]*\d)\s*[[(][^\])]*[\])]$/

/**
 * A figure as the WHO displays it, with bounds left out; `null` for its many words for "no figure", `undefined` for
 * any other text: answers, ranges, limits such as `<0.1`.
 */
export function readDisplay(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (MISSING.has(trimmed.toLowerCase())) return null
  return readNumber(WITH_BOUNDS.exec(trimmed)?.[1] ?? trimmed)
}
