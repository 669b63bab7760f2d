import type { Category } from "#domain/indicators/category.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { IMF, imfSource } from "../imf-weo/map.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const MONETARY_SOURCE = imfSource(
  "imf-mfs",
  "Monetary and Financial Statistics",
  "https://data.imf.org/en/datasets/IMF.STA:MFS_IR",
)
export const NATIONAL_ACCOUNTS_SOURCE = imfSource(
  "imf-anea",
  "National Economic Accounts, annual",
  "https://data.imf.org/en/datasets/IMF.STA:ANEA",
)
export const EXCHANGE_SOURCE = imfSource(
  "imf-er-mfs-monthly",
  "Exchange rates and policy rates, monthly",
  "https://data.imf.org/en/datasets/IMF.STA:ER",
)

/** The source of a data set of the portal by its short name; `undefined` for those with an importer of their own. */
export function datasetSource(dataset: string): Source | undefined {
  if (dataset === "ANEA") return NATIONAL_ACCOUNTS_SOURCE
  return dataset.startsWith("MFS_") ? MONETARY_SOURCE : undefined
}

type Words = {
  name: string
  unit: string
  category: Category
  aggregation: Aggregation
  definition: string
  notes?: string
}

const RATE = { unit: "% per year", category: "monetary", aggregation: "average" } as const
const STOCK = { category: "monetary", aggregation: "last" } as const
const BANKS = "depository corporations other than the central bank"

/** Indicators whose amounts are in one of several currencies: the last part of the code. */
const STOCKS: Readonly<Record<string, { name: string; definition: string }>> = {
  BM_MAI: {
    name: "Broad money",
    definition:
      "Money in circulation and deposits that count as broad money, at the end of the year.",
  },
  BMM5_SI: {
    name: "Broad money, M5",
    definition: "The widest national measure of money, M5, at the end of the year.",
  },
  BM_SA_SI: {
    name: "Broad money, seasonally adjusted",
    definition: "Broad money without its seasonal swings, at the end of the year.",
  },
  DCORP_NETAL_NFRA: {
    name: "Net foreign assets of depository corporations",
    definition:
      "Claims on non-residents less liabilities to them, of the central bank and other depository corporations.",
  },
  ODCORP_A_ACO_PS: {
    name: "Claims of banks on the private sector",
    definition: `Claims on the private sector held by ${BANKS}.`,
  },
  ODCORP_L_F29_IBM: {
    name: "Other deposits at banks, included in broad money",
    definition: `Deposits other than transferable ones at ${BANKS}.`,
  },
  ODCORP_L_F22_IBM: {
    name: "Transferable deposits at banks, included in broad money",
    definition: `Deposits that can be paid with at ${BANKS}.`,
  },
}

const CURRENCIES: Readonly<Record<string, string>> = {
  XDC: "current LCU",
  USD: "current US$",
  EUR: "current EUR",
}

const OTHERS: Readonly<Record<string, Words>> = {
  S13BOND_RT_PT_A_PT: {
    ...RATE,
    name: "Government bonds, interest rate",
    definition: "Yield of government bonds, mean of the year.",
  },
  MMRT_RT_PT_A_PT: {
    ...RATE,
    name: "Money market, interest rate",
    definition: "Rate at which banks lend to each other for a short time, mean of the year.",
  },
  GSTBILY_RT_PT_A_PT: {
    ...RATE,
    name: "Treasury bills, yield",
    definition: "Yield of short-term government securities, mean of the year.",
  },
  FPOLM_PA: {
    ...RATE,
    name: "Monetary policy interest rate",
    definition: "The rate by which the central bank steers its policy.",
  },
  ENDA_XDC_USD_RATE: {
    name: "Exchange rate, local currency per US dollar, average of the period",
    unit: "LCU per US$",
    category: "monetary",
    aggregation: "average",
    definition: "Units of the local currency for one US dollar, mean of the days.",
    notes: "Amounts in former currencies are converted to the present one.",
  },
  "B1GQ.V.XDC": {
    name: "Gross domestic product, current prices",
    unit: "current LCU",
    category: "economy",
    aggregation: "sum",
    definition: "Value of all final goods and services of a year, in the prices of that year.",
  },
  "B1GQ.Q.XDC": {
    name: "Gross domestic product, constant prices",
    unit: "constant LCU",
    category: "economy",
    aggregation: "sum",
    definition: "Value of all final goods and services of a year, in the prices of a base year.",
    notes: "The base year differs from country to country.",
  },
  "EQTS.PA_IX": {
    name: "Share prices, average of the period",
    unit: "index",
    category: "monetary",
    aggregation: "average",
    definition: "Index of the prices of shares; its base year differs from country to country.",
  },
  "EQTS.EOP_IX": {
    name: "Share prices, end of the period",
    unit: "index",
    category: "monetary",
    aggregation: "last",
    definition: "Index of the prices of shares; its base year differs from country to country.",
  },
}

/** Maps a code of the portal to an indicator. An unknown code is named by its label. */
export function mapPortalIndicator(code: string, label: string): ImportedIndicator {
  const { name, unit, category, aggregation, definition, notes = "" } = writeOutCode(code, label)
  return mapIndicator({
    publisherId: IMF,
    code,
    name,
    unit,
    topics: category === "economy" ? ["Economy & Growth"] : ["Financial Sector"],
    category,
    aggregation,
    definition,
    notes,
  })
}

/** Whether the values of this code are amounts of money held, so that 0 means "not reported". */
export function isMoneyHeld(code: string): boolean {
  return /^(BM|ODCORP_)/.test(code)
}

function writeOutCode(code: string, label: string): Words {
  const known = OTHERS[code]
  if (known) return known
  const [, subject = "", money = ""] = /^(.+)\.([A-Z]{3})$/.exec(code) ?? []
  const stock = STOCKS[subject]
  const unit = CURRENCIES[money] ?? ""
  if (stock) return { ...STOCK, ...stock, name: `${stock.name} (${unit})`, unit }
  return { ...STOCK, name: label === "" ? code : label, unit, definition: label }
}
