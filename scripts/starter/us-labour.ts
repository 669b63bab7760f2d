import { z } from "zod"

import type { Source } from "#domain/indicators/source.ts"

import { describeVegaFile, readPackageCsv, readPackageText } from "./read-packages.ts"
import type { StarterIndicator, StarterRow, StarterTable } from "./starter-table.ts"

const EMPLOYMENT_FILE = "us-employment.csv"
const UNEMPLOYMENT_FILE = "unemployment-across-industries.json"
const COUNTRY = "USA"

/** The publisher's 22 sectors by the column names of the package; `nonfarm_change` is worked out by the package and left out. */
const SECTORS: Readonly<Record<string, string>> = {
  nonfarm: "Nonfarm",
  private: "Private-sector",
  goods_producing: "Goods-producing",
  service_providing: "Service-providing",
  private_service_providing: "Private service-providing",
  mining_and_logging: "Mining and logging",
  construction: "Construction",
  manufacturing: "Manufacturing",
  durable_goods: "Durable goods manufacturing",
  nondurable_goods: "Nondurable goods manufacturing",
  trade_transportation_utilties: "Trade, transportation and utilities",
  wholesale_trade: "Wholesale trade",
  retail_trade: "Retail trade",
  transportation_and_warehousing: "Transportation and warehousing",
  utilities: "Utilities",
  information: "Information",
  financial_activities: "Financial activities",
  professional_and_business_services: "Professional and business services",
  education_and_health_services: "Education and health services",
  leisure_and_hospitality: "Leisure and hospitality",
  other_services: "Other services",
  government: "Government",
}

const INDUSTRY_MONTHS = z.array(
  z.object({
    series: z.string(),
    year: z.int(),
    month: z.int().min(1).max(12),
    count: z.number(),
    rate: z.number(),
  }),
)

const NOT_VOUCHED =
  "BLS.gov cannot vouch for the data or analyses derived from these data after the data have been retrieved from BLS.gov."

/** Monthly employment in the United States by sector, 2006 to 2015. */
export function readUsEmployment(): StarterTable {
  const lines = readPackageCsv(`vega-datasets/data/${EMPLOYMENT_FILE}`)
  const rows = lines.flatMap((line) =>
    Object.keys(SECTORS).map((code): StarterRow => {
      const value = Number.parseFloat(line[code] ?? "")
      return { code, country: COUNTRY, period: (line["month"] ?? "").slice(0, 7), value }
    }),
  )
  const indicators = Object.entries(SECTORS).map(([code, sector]): StarterIndicator => ({
    code,
    name: `${sector} employment`,
    category: "labour",
    unit: "thousand people",
    aggregation: "average",
    isHeadline: code === "nonfarm",
    definition: `${sector} employment in the United States, in thousands of people, seasonally adjusted.`,
    notes: `Current Employment Statistics. ${NOT_VOUCHED}`,
  }))
  return {
    ...table(
      "us-bls-ces",
      "Current Employment Statistics",
      EMPLOYMENT_FILE,
      "https://www.bls.gov/ces/",
    ),
    retrieved: downloadDay(describeVegaFile(EMPLOYMENT_FILE).description),
    indicators,
    rows,
  }
}

/** Monthly unemployed people and unemployment rate in the United States by industry, 2000 to 2010. */
export function readUsUnemployment(): StarterTable {
  const lines = INDUSTRY_MONTHS.parse(
    JSON.parse(readPackageText(`vega-datasets/data/${UNEMPLOYMENT_FILE}`)),
  )
  const rows = lines.flatMap(({ series, year, month, count, rate }): StarterRow[] => {
    const period = `${String(year)}-${String(month).padStart(2, "0")}`
    return [
      { code: rateCode(series), country: COUNTRY, period, value: rate },
      { code: countCode(series), country: COUNTRY, period, value: count },
    ]
  })
  const industries = [...new Set(lines.map(({ series }) => series))]
  return {
    ...table(
      "us-bls-cps",
      "Current Population Survey, table A-31",
      UNEMPLOYMENT_FILE,
      "https://www.bls.gov/web/empsit/cpseea31.htm",
    ),
    retrieved: describeVegaFile(UNEMPLOYMENT_FILE).created,
    indicators: industries.flatMap((industry) => [
      unemploymentRate(industry),
      unemployedPeople(industry),
    ]),
    rows,
  }
}

function unemploymentRate(industry: string): StarterIndicator {
  return {
    code: rateCode(industry),
    name: `Unemployment rate, ${lowerFirst(industry)}`,
    category: "labour",
    unit: "%",
    aggregation: "average",
    definition: `Unemployed people as a share of the labour force in the United States: ${lowerFirst(industry)}.`,
    notes: NOT_VOUCHED,
  }
}

function unemployedPeople(industry: string): StarterIndicator {
  return {
    code: countCode(industry),
    name: `Unemployed people, ${lowerFirst(industry)}`,
    category: "labour",
    unit: "thousand people",
    aggregation: "average",
    definition: `Unemployed people in the United States, in thousands: ${lowerFirst(industry)}.`,
    notes: NOT_VOUCHED,
  }
}

function table(id: string, title: string, file: string, url: string) {
  const { licence, licenceUrl } = describeVegaFile(file)
  const source: Source = {
    id,
    publisherId: "us-bls",
    publisher: "U.S. Bureau of Labor Statistics",
    title,
    licence,
    licenceUrl,
    attribution: `U.S. Bureau of Labor Statistics: ${title}`,
    redistribute: "yes",
    url,
  }
  return {
    source,
    package: "vega-datasets",
    file,
    sourceNote: `U.S. Bureau of Labor Statistics, by way of the file ${file} of the package vega-datasets.`,
    holds: "figures" as const,
    unresolved: [],
  }
}

/** The package writes "Downloaded and reformatted on Nov. 11, 2018." */
function downloadDay(description: string): string {
  const match = /Downloaded and reformatted on (\w{3})\w*\.? (\d{1,2}), (\d{4})/.exec(description)
  const month = "JanFebMarAprMayJunJulAugSepOctNovDec".indexOf(match?.[1] ?? "?") / 3 + 1
  if (!match || month < 1)
    throw new Error("vega-datasets no longer says when us-employment.csv was downloaded")
  return `${match[3] ?? ""}-${String(month).padStart(2, "0")}-${(match[2] ?? "").padStart(2, "0")}`
}

function rateCode(industry: string): string {
  return `a31.rate.${slug(industry)}`
}

function countCode(industry: string): string {
  return `a31.count.${slug(industry)}`
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z]+/g, "-")
}

function lowerFirst(text: string): string {
  return text.toLowerCase()
}
