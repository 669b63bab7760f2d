import { z } from "zod"

import type { Source } from "#domain/indicators/source.ts"

import {
  countryFinder,
  describeVegaFile,
  readPackageCsv,
  readPackageText,
} from "./read-packages.ts"
import type { StarterIndicator, StarterRow, StarterTable } from "./starter-table.ts"

const LONG_FILE = "gapminder.json"
const UNDATED_FILE = "gapminder-health-income.csv"
const COUNTRY_YEARS = z.array(
  z.object({
    country: z.string(),
    year: z.int(),
    pop: z.number(),
    life_expect: z.number(),
    fertility: z.number(),
  }),
)

const REMARK =
  "Gapminder fills gaps with estimates and uses present borders for the past; it wants to show the big picture and is not made for detailed numeric analysis."
const EVERY_FIVE_YEARS = "The source gives every fifth year; the years between are not published."

const POPULATION: StarterIndicator = {
  code: "pop",
  name: "Population",
  category: "population",
  unit: "people",
  aggregation: "last",
  isHeadline: true,
  definition: "Number of people living in the country.",
  notes: `${REMARK} ${EVERY_FIVE_YEARS}`,
}
const LIFE_EXPECTANCY: StarterIndicator = {
  code: "lex",
  name: "Life expectancy at birth",
  category: "health",
  unit: "years",
  aggregation: "average",
  isHeadline: true,
  definition:
    "Years a newborn child would live if the death rates of its year of birth stayed the same through its life.",
  notes: `${REMARK} ${EVERY_FIVE_YEARS}`,
}
const FERTILITY: StarterIndicator = {
  code: "tfr",
  name: "Fertility rate",
  category: "population",
  unit: "children per woman",
  aggregation: "average",
  isHeadline: true,
  definition: "Average number of children per woman.",
  notes: `${REMARK} ${EVERY_FIVE_YEARS}`,
}
const INCOME: StarterIndicator = {
  code: "gdp_pcap",
  name: "Income per person (GDP per capita, PPP)",
  category: "economy",
  unit: "international $",
  aggregation: "average",
  isHeadline: true,
  definition:
    "Gross domestic product per person, adjusted for inflation and converted to international dollars by purchasing power parity.",
  notes: REMARK,
}

/** Population, life expectancy and fertility every five years from 1955 to 2005. */
export function readGapminderSeries(): StarterTable {
  const { codeOf, unresolved } = countryFinder()
  const lines = COUNTRY_YEARS.parse(JSON.parse(readPackageText(`vega-datasets/data/${LONG_FILE}`)))
  const rows = lines.flatMap((line): StarterRow[] => {
    const country = codeOf(line.country)
    if (country === undefined) return []
    const period = String(line.year)
    return [
      { code: POPULATION.code, country, period, value: line.pop },
      { code: LIFE_EXPECTANCY.code, country, period, value: line.life_expect },
      { code: FERTILITY.code, country, period, value: line.fertility },
    ]
  })
  const indicators = [POPULATION, LIFE_EXPECTANCY, FERTILITY]
  const title = "Gapminder country tables, 1955 to 2005"
  return {
    ...table("gapminder-tables", title, LONG_FILE),
    indicators,
    holds: "figures",
    rows,
    unresolved,
  }
}

/** Income, life expectancy and population of most countries, for which the source names no year. */
export function readGapminderFacts(): StarterTable {
  const { codeOf, unresolved } = countryFinder()
  const lines = readPackageCsv(`vega-datasets/data/${UNDATED_FILE}`)
  const rows = lines.flatMap((line): StarterRow[] => {
    const country = codeOf(line["country"] ?? "")
    if (country === undefined) return []
    const fact = (code: string, text: string | undefined) => ({
      code,
      country,
      period: "",
      value: Number.parseFloat(text ?? ""),
    })
    return [
      fact(INCOME.code, line["income"]),
      fact(LIFE_EXPECTANCY.code, line["health"]),
      fact(POPULATION.code, line["population"]),
    ]
  })
  const indicators = [INCOME, LIFE_EXPECTANCY, POPULATION]
  const title = "Gapminder income, health and population without a stated year"
  return {
    ...table("gapminder-health-income", title, UNDATED_FILE),
    indicators,
    holds: "facts",
    rows,
    unresolved,
  }
}

function table(id: string, title: string, file: string) {
  const { licence, licenceUrl, created } = describeVegaFile(file)
  const source: Source = {
    id,
    publisherId: "gapminder",
    publisher: "Gapminder",
    title,
    licence,
    licenceUrl,
    attribution: "Based on free material from gapminder.org, CC BY 4.0",
    redistribute: "yes",
    url: "https://www.gapminder.org/data/",
  }
  return {
    source,
    retrieved: created,
    package: "vega-datasets",
    file,
    sourceNote: `Gapminder Foundation, by way of the file ${file} of the package vega-datasets.`,
  }
}
