import type { Catalog } from "#catalog/create-catalog.ts"
import { readCalculation, type Calculation } from "#calculate/calculate.ts"
import { explorePath, type ExploreSpec } from "#charts/explore/explore-spec.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Country } from "#domain/places/country.ts"

import type { ExploreProblem } from "../composition.ts"
import { findPlaces } from "./read-places.ts"

/** The formulas of an address with the indicators and places that they need besides those of the chart. */
export type CalculationParts = {
  calculations: readonly Calculation[]
  /** Indicators that formulas name by a word. */
  extra: readonly { word: string; indicator: Indicator }[]
  places: readonly Country[]
}

/**
 * Codes of the indicators that words stand for, the first that is held; the gross domestic product is taken in the money
 * of the first indicator.
 */
const CODES: Readonly<Record<string, readonly string[]>> = {
  population: ["SP.POP.TOTL", "gapminder:pop"],
  deflator: ["NY.GDP.DEFL.ZS"],
  cpi: ["FP.CPI.TOTL"],
  ppp: ["PA.NUS.PPP"],
}
const GDP_IN_DOLLARS = "NY.GDP.MKTP.CD"
const GDP_IN_LOCAL_MONEY = "NY.GDP.MKTP.CN"

/** Reads the formulas of an address. One that cannot be read or computed with what is held is named. */
export async function readCalculations(
  catalog: Pick<Catalog, "findIndicator">,
  spec: ExploreSpec,
  indicators: readonly Indicator[],
): Promise<CalculationParts | ExploreProblem> {
  const calculations: Calculation[] = []
  for (const text of spec.calc) {
    const read = readCalculation(text)
    if ("problem" in read) return describeFormulaProblem(text, read.problem, spec)
    calculations.push(read)
  }
  const extra: { word: string; indicator: Indicator }[] = []
  for (const word of new Set(calculations.flatMap(({ inputs }) => inputs))) {
    if (/^[a-d]$/.test(word)) {
      if ("abcd".indexOf(word) < indicators.length) continue
      return describeFormulaProblem(
        spec.calc.join("; "),
        `There is no indicator ${word}: the address names ${String(indicators.length)}.`,
        spec,
      )
    }
    const indicator = await findFirst(catalog, listCodes(word, indicators))
    if (!indicator)
      return describeFormulaProblem(
        spec.calc.join("; "),
        `There are no figures of “${word}” here; name an indicator of your own instead.`,
        spec,
      )
    extra.push({ word, indicator })
  }
  const names = calculations.flatMap(({ places }) => places)
  return {
    calculations,
    extra,
    places: [...new Set(names.flatMap((name) => findPlaces(name)?.countries ?? []))],
  }
}

async function findFirst(
  catalog: Pick<Catalog, "findIndicator">,
  codes: readonly string[],
): Promise<Indicator | undefined> {
  for (const code of codes) {
    const found = await catalog.findIndicator(code)
    if (found) return found.indicator
  }
  return undefined
}

function listCodes(word: string, [first]: readonly Indicator[]): readonly string[] {
  if (word !== "gdp") return CODES[word] ?? [word]
  return [/US\s?\$|USD/.test(first?.unit ?? "") ? GDP_IN_DOLLARS : GDP_IN_LOCAL_MONEY]
}

/** What is wrong with a formula, with the same address without it. */
export function describeFormulaProblem(
  text: string,
  problem: string,
  spec: ExploreSpec,
): ExploreProblem {
  return {
    status: 400,
    sentence: `The formula “${text.slice(0, 100)}” cannot be computed. ${problem}`,
    links: [
      { label: "The same view without the formula", path: explorePath({ ...spec, calc: [] }) },
    ],
  }
}
