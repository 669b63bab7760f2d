import type { Category } from "#domain/indicators/category.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"

import { CLIO_INFRA_UNITS } from "./clio-infra-units.data.ts"
import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"

/** Clio Infra's long series of economic and social history, from 1500 on. */
export const clioInfra: DdfProfile = {
  packageName: "ddf--clio_infra--indicators",
  source: {
    id: "clio-infra",
    publisherId: "clio-infra",
    publisher: "Clio Infra",
    title: "Clio Infra, reconstructing global inequality",
    licence: "Free use with the citation of each indicator",
    licenceUrl: null,
    attribution: "Clio Infra (clio-infra.eu), with the citation under each indicator",
    // No open licence is stated.
    redistribute: "non-commercial",
    url: "https://clio-infra.eu/",
  },
  makeCode: (measure) => measure,
  missingCodes: (measure) => (mapUnit(measure) === "index" ? POLITY_CODES : undefined),
  map,
}

/** Polity's standardized authority codes; the indices themselves are small whole numbers from -10 on. */
const POLITY_CODES: ReadonlyMap<number, string> = new Map([
  [-66, "foreign interruption"],
  [-77, "interregnum or anarchy"],
  [-88, "transition"],
  [-99, "no data"],
  [-999, "no data"],
])

function mapUnit(measure: string): string | undefined {
  return CLIO_INFRA_UNITS.find(([form]) => form.test(measure))?.[1]
}

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const citation = concept["text_citation"] ?? ""
  const unit = mapUnit(measure)
  const category = CATEGORIES.find(([form]) => form.test(measure))?.[1]
  return {
    name: mapName(measure, concept["name"] ?? "", citation),
    sourceNote: citation,
    topics: [],
    aggregation: chooseAggregation(measure),
    ...(unit === undefined ? {} : { unit }),
    ...(category === undefined ? {} : { category }),
  }
}

function chooseAggregation(measure: string): Aggregation {
  if (/^total_(?!(co2|so2)_)(?!gross)/.test(measure)) return "last"
  return /_production$|^total_.*_emissions$|^number_of_|^universities/.test(measure)
    ? "sum"
    : "average"
}

/** Names of the package that are cut off ("Number of Days Lost in") stand whole in the citation. */
function mapName(measure: string, published: string, citation: string): string {
  if (!CUT_OFF.has(measure)) return published.trim()
  const title = /\(\d{4}\)\. (.+?)\. http/.exec(citation)?.[1]
  return title ?? published.trim()
}

const CUT_OFF: ReadonlySet<string> = new Set([
  "competitiveness_of_executive",
  "competitiveness_of_participations",
  "composite_measure",
  "educational_inequality_gini",
  "executive_constraints",
  "gender_equality_years",
  "long_term_government",
  "number_of_days_lost_in",
  "number_of_workers_involved",
  "openness_of_executive",
  "regulation_of_chief_executive",
  "regulation_of_participation",
  "total_gross_central_government",
])

const CATEGORIES: readonly (readonly [measure: RegExp, category: Category])[] = [
  [/^(gold_standard|long_term_government|exchange_rates_.*|total_gross_central_.*)$/, "monetary"],
  [/wage|labour|workers|days_lost/, "labour"],
  [/cropland|pasture|cattle|goats|pigs|sheep/, "agriculture"],
  [/education|numeracy|universities|book_titles/, "education"],
  [/height|life_expectancy|infant_mortality/, "health"],
  [/emissions|biodiversity/, "infrastructure"],
  [/population|urbanization|sex_ratio|gender|women|income_inequality/, "population"],
  [/^inflation$/, "price"],
  [/./, "economy"],
]
