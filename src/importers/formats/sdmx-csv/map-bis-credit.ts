import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { BIS, bisSource } from "./map-bis.ts"

export const CREDIT_SOURCE = bisSource(
  "bis-tc",
  "Credit to the non-financial sector",
  "TOTAL_CREDIT",
)
export const CREDIT_GAP_SOURCE = bisSource("bis-credit-gap", "Credit-to-GDP gaps", "CREDIT_GAPS")
export const LONG_CPI_SOURCE = bisSource("bis-long-cpi", "Consumer prices, long series", "CPI")

/** The dimensions that make the code of a credit series: `WS_TC.H.A.M.770.A`. */
export const CREDIT_DIMENSIONS = [
  "TC_BORROWERS",
  "TC_LENDERS",
  "VALUATION",
  "UNIT_TYPE",
  "TC_ADJUST",
] as const

const BORROWERS: Readonly<Record<string, string>> = {
  C: "the non-financial sector",
  P: "the private non-financial sector",
  N: "non-financial corporations",
  H: "households",
  G: "general government",
}

const LENDERS: Readonly<Record<string, string>> = { A: "", B: " from domestic banks" }

const UNITS: Readonly<Record<string, string>> = {
  "770": "% of GDP",
  "799": "% of GDP, converted at purchasing power parities",
  USD: "billion current US$",
  XDC: "billion current LCU",
}

/** Credit by borrower, lender, valuation and unit. */
export function mapCredit(code: string): ImportedIndicator {
  const [, borrowers = "", lenders = "", valuation = "", unitType = "", adjust = ""] =
    code.split(".")
  const unit = UNITS[unitType] ?? unitType
  const borrower = BORROWERS[borrowers] ?? borrowers
  const subject = `Credit to ${borrower}${LENDERS[lenders] ?? ` from ${lenders}`}`
  return mapIndicator({
    publisherId: BIS,
    code,
    name: `${[subject, ...listRemarks(valuation, adjust)].join(", ")} (${unit})`,
    unit,
    topics: ["Financial Sector"],
    category: "monetary",
    // Debt at the end of the quarter.
    aggregation: "last",
    definition: `Loans and debt securities owed by ${borrower}${lenders === "B" ? " to domestic banks" : " to all lenders at home and abroad"}, at ${valuation === "N" ? "nominal" : "market"} value, at the end of the quarter.`,
    notes:
      unitType === "XDC"
        ? "In local currency; amounts in former currencies are converted at the fixed rate to the present one."
        : "",
  })
}

function listRemarks(valuation: string, adjust: string): string[] {
  return [
    ...(valuation === "N" ? ["nominal value"] : []),
    ...(adjust === "U" ? ["not adjusted for breaks"] : []),
  ]
}

const GAPS: Readonly<Record<string, { name: string; unit: string; definition: string }>> = {
  A: {
    name: "Credit-to-GDP ratio of the private non-financial sector",
    unit: "% of GDP",
    definition: "Credit to the private non-financial sector from all lenders, in per cent of GDP.",
  },
  B: {
    name: "Credit-to-GDP trend of the private non-financial sector",
    unit: "% of GDP",
    definition:
      "The long-run trend of the credit-to-GDP ratio by a one-sided Hodrick-Prescott filter.",
  },
  C: {
    name: "Credit-to-GDP gap of the private non-financial sector",
    unit: "percentage points",
    definition:
      "The difference between the credit-to-GDP ratio and its long-run trend; a large gap warns of strain on banks.",
  },
}

/** The credit-to-GDP ratio, its trend or the gap between them. */
export function mapCreditGap(code: string): ImportedIndicator {
  const kind = code.split(".").at(-1) ?? ""
  const words = GAPS[kind] ?? { name: code, unit: "", definition: "" }
  return mapIndicator({
    publisherId: BIS,
    code,
    ...words,
    topics: ["Financial Sector"],
    category: "monetary",
    aggregation: "last",
  })
}

/** Consumer prices over centuries: the index, or its change on the year before. */
export function mapConsumerPrice(code: string): ImportedIndicator {
  const isIndex = code.endsWith(".628")
  return mapIndicator({
    publisherId: BIS,
    code,
    name: isIndex
      ? "Consumer prices, long series"
      : "Consumer prices, long series, change on a year before",
    unit: isIndex ? "index (2010 = 100)" : "annual %",
    topics: ["Prices"],
    category: "price",
    aggregation: "average",
    definition: "Prices that consumers pay, chained from national sources as far back as they go.",
    notes: "Early years rest on few goods and places; years and months are published apart.",
  })
}
