import { WDI_TITLE } from "./map.ts"

/** A database that the World Bank gives away in the layout of its bulk downloads. */
export type BulkDatabase = {
  title: string
  /** The table's name in the lineage, which stays as it is. */
  lineage: string
  /** What its indicators are about, where the file says nothing. */
  topics: readonly string[]
}

const WDI: BulkDatabase = { title: WDI_TITLE, lineage: "WDICSV", topics: [] }

const BY_PREFIX: Readonly<Record<string, BulkDatabase>> = {
  WDI,
  WWBI: {
    title: "Worldwide Bureaucracy Indicators",
    lineage: "WWBIData",
    topics: ["Public Sector"],
  },
}

/** The database whose tables begin with these capitals: `WWBI` of `WWBIData.csv`. */
export function bulkDatabase(prefix: string): BulkDatabase {
  return BY_PREFIX[prefix.toUpperCase()] ?? WDI
}

const UNITS: readonly (readonly [name: RegExp, unit: string])[] = [
  [/^(Number of|Sample size)/, "people in the survey"],
  [/^(Mean|Median) age/, "years"],
  [/^Wage bill as a percentage of GDP/, "% of GDP"],
  [/^Wage bill/, "% of public expenditure"],
  [/ratio|^Relative wage/i, "ratio"],
  // The codes end in ZS, which elsewhere stands for per cent, but the figures are fractions.
  [/wage premium/i, "fraction (0.1 = 10 %)"],
  [/\bshare of|^Proportion/i, "share (0 to 1)"],
]

/** The unit of an indicator of bureaucracy (`BI.`), which its file does not give; empty for other codes. */
export function bureaucracyUnit(code: string, name: string): string {
  if (!code.startsWith("BI.")) return ""
  return UNITS.find(([form]) => form.test(name))?.[1] ?? ""
}
