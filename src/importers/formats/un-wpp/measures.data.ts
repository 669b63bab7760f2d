import type { Category } from "#domain/indicators/category.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"

/** What a table of the World Population Prospects measures. */
export type WppMeasure = {
  name: string
  unit: string
  category: Category
  aggregation: Aggregation
  definition?: string
}

const LIFE =
  "Years a newborn child would live if it were exposed during its whole life to the death rates by age of the year."

/** The tables by the publisher's short names; titles and units as in the glossary of the Prospects. */
export const MEASURES: Readonly<Record<string, WppMeasure>> = {
  tfr: {
    name: "Total fertility rate",
    unit: "live births per woman",
    category: "population",
    aggregation: "average",
    definition:
      "Live births a woman would have by the end of her reproductive years if she were subject to the fertility rates by age of the year.",
  },
  e0B: {
    name: "Life expectancy at birth",
    unit: "years",
    category: "health",
    aggregation: "average",
    definition: LIFE,
  },
  e0F: {
    name: "Life expectancy at birth, women",
    unit: "years",
    category: "health",
    aggregation: "average",
    definition: LIFE,
  },
  e0M: {
    name: "Life expectancy at birth, men",
    unit: "years",
    category: "health",
    aggregation: "average",
    definition: LIFE,
  },
  births: {
    name: "Live births",
    unit: "thousands",
    category: "population",
    aggregation: "sum",
  },
  deaths: { name: "Deaths", unit: "thousands", category: "population", aggregation: "sum" },
  cbr: {
    name: "Crude birth rate",
    unit: "births per 1,000 population",
    category: "population",
    aggregation: "average",
  },
  cdr: {
    name: "Crude death rate",
    unit: "deaths per 1,000 population",
    category: "population",
    aggregation: "average",
  },
  cnmr: {
    name: "Net migration rate",
    unit: "per 1,000 population",
    category: "population",
    aggregation: "average",
    definition: "Immigrants minus emigrants of a year, per 1,000 of the population.",
  },
  migration: {
    name: "Net migration",
    unit: "thousands",
    category: "population",
    aggregation: "sum",
    definition: "Immigrants minus emigrants of a year.",
  },
  growthrate: {
    name: "Population growth rate",
    unit: "annual %",
    category: "population",
    aggregation: "average",
  },
  NatChangeRT: {
    name: "Rate of natural change",
    unit: "per 1,000 population",
    category: "population",
    aggregation: "average",
    definition: "Crude birth rate minus crude death rate.",
  },
  PopChange: {
    name: "Population change",
    unit: "thousands",
    category: "population",
    aggregation: "sum",
  },
  sexRatio: {
    name: "Sex ratio at birth",
    unit: "boys per girl",
    category: "population",
    aggregation: "average",
  },
  pop: {
    name: "Population on 31 December",
    unit: "thousands",
    category: "population",
    aggregation: "last",
    definition:
      "Population at the end of the year. The figures of the Prospects on their site are those of 1 July.",
  },
  mxM: {
    name: "Death rate of men",
    unit: "deaths per person-year",
    category: "health",
    aggregation: "average",
  },
  mxF: {
    name: "Death rate of women",
    unit: "deaths per person-year",
    category: "health",
    aggregation: "average",
  },
  popM: { name: "Male population", unit: "thousands", category: "population", aggregation: "last" },
  popF: {
    name: "Female population",
    unit: "thousands",
    category: "population",
    aggregation: "last",
  },
}

/** Variants and bounds by the endings of the tables; estimates and the medium projection are one indicator. */
export const VARIANTS: Readonly<Record<string, { code: string; words: string }>> = {
  "": { code: "", words: "" },
  proj: { code: "", words: "" },
  projMed: { code: "", words: "" },
  projLow: { code: "low", words: "low-fertility variant" },
  projHigh: { code: "high", words: "high-fertility variant" },
  proj80l: { code: "lower-80", words: "lower bound of the 80% prediction interval" },
  proj80u: { code: "upper-80", words: "upper bound of the 80% prediction interval" },
  proj95l: { code: "lower-95", words: "lower bound of the 95% prediction interval" },
  proj95u: { code: "upper-95", words: "upper bound of the 95% prediction interval" },
}
