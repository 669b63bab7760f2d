/**
 * The last year of which a row of the outlook has actual data. Fiscal years count as the calendar year in which the
 * publisher puts them: for some countries the one in which they begin, for others the one in which they end, as the
 * remarks on the method say. `undefined` where no year is given, or a fiscal year without such a remark.
 */
export function lastActualYear(labels: ReadonlyMap<string, string>): number | undefined {
  const text = labels.get("LATEST_ACTUAL_ANNUAL_DATA") ?? ""
  if (/^\d{4}$/.test(text)) return Number(text)
  const begins = /^FY(\d{4})\/\d\d$/.exec(text)?.[1]
  const counted = /FY\((t-1\/t|t\/t\+1)\) ?= ?CY\(t\)/.exec(
    labels.get("METHODOLOGY_NOTES") ?? "",
  )?.[1]
  if (begins === undefined || counted === undefined) return undefined
  return Number(begins) + (counted === "t-1/t" ? 1 : 0)
}
