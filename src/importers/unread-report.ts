import type { FileReport } from "./importer.ts"

/** The report of a file or path of which nothing was read. */
export function makeUnreadReport(
  of: Pick<FileReport, "file" | "state" | "reason"> &
    Partial<Pick<FileReport, "source" | "vintage">>,
): FileReport {
  const none = { read: 0, new: 0, changed: 0 }
  return {
    source: "",
    vintage: "",
    rows: 0,
    valueCount: 0,
    series: { ...none, unchanged: 0, older: 0 },
    indicators: { ...none, withoutValues: 0 },
    facts: { read: 0, changed: 0 },
    problems: [],
    unknownCountries: [],
    seconds: 0,
    ...of,
  }
}
