import type { DdfProfile, MappedMeasure, PublishedMeasure } from "../profile.ts"
import { WORLD_NAMES } from "./gapminder-world-names.data.ts"

/** Gapminder World as of 2017: indicators that its present compilation no longer holds, and older versions of others. */
export const gapminderWorld: DdfProfile = {
  packageName: "ddf--gapminder--gapminder_world",
  source: {
    id: "gapminder-world",
    publisherId: "gapminder",
    publisher: "Gapminder",
    title: "Gapminder World (2017)",
    licence: "CC BY 4.0 for the compilation; the publishers behind the figures are not named",
    licenceUrl: "https://www.gapminder.org/free-material/",
    attribution: "Based on free material from gapminder.org",
    redistribute: "no",
    url: "https://www.gapminder.org/data/",
  },
  // The package says no day; the compilation was closed in November 2017.
  lastRelease: "2017-11-13",
  // The number of the year itself, for colouring a chart.
  leftOut: new Set(["year_categorization_1820_2010", "year_categorization_1950"]),
  // Both Germanies and today's Germany have figures for the same years.
  places: { deu_west: null },
  makeCode: (measure) => measure,
  map,
}

function map({ measure, concept }: PublishedMeasure): MappedMeasure {
  const unit = WORLD_NAMES[measure]?.unit ?? mapUnit(measure, concept["unit"] ?? "")
  const isCode = /^(code|rating)\b/.test(unit)
  return {
    name: mapName(measure, concept["name"] ?? measure),
    ...(unit === "" ? {} : { unit }),
    topics: isCode ? ["Quality of data"] : [],
    ...(isCode || STOCKS.test(measure) ? { aggregation: "last" as const } : {}),
    ...(measure.startsWith("children_per_woman") ? { category: "population" as const } : {}),
    definition: readText(concept["description"]),
    notes: isCode ? `${NOTE} The figure is a code, not a quantity.` : NOTE,
    sourceNote: readText(concept["indicator_url"]),
  }
}

/** A text in which new lines are written as `\n`. */
function readText(written = ""): string {
  return written.replaceAll("\\n", "\n").trim()
}

function mapName(measure: string, published: string): string {
  const name = WORLD_NAMES[measure]?.name ?? published
  return `${name}${isShare(measure) ? ", share" : ""} (2017 edition)`
}

const NOTE = "Older figures, kept for comparison: newer ones may have replaced them."
const STOCKS = /^(how_far|cumulative_|internet_users_total)|_existing_cases_/

function isShare(measure: string): boolean {
  return measure.endsWith("_percent") && measure.startsWith("population_aged_")
}

/** The package's units of age groups are "total number", "both sexes %" and "%". */
function mapUnit(measure: string, published: string): string {
  if (measure.startsWith("population_aged_")) {
    if (measure.endsWith("_number")) return "people"
    if (measure.includes("_female_")) return "% of women"
    return measure.includes("_male_") ? "% of men" : "% of people"
  }
  return published.replace("100 000", "100,000").replace("1 000", "1,000")
}
