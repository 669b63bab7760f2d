import type { DdfProfile, MappedMeasure, DimensionValue, PublishedMeasure } from "../profile.ts"

/** The World Health Organization's death rates from violence and injuries, of the mortality database to 2008. */
export const violence: DdfProfile = {
  packageName: "ddf--who--violence_injury_prevention",
  source: {
    id: "who-violence",
    publisherId: "who",
    publisher: "World Health Organization",
    title: "Death rates from suicide, homicide and road traffic",
    licence: "WHO terms: non-commercial use; licence not stated in the package",
    licenceUrl: "https://www.who.int/about/policies/terms-of-use",
    attribution: "World Health Organization: Mortality Database",
    redistribute: "no",
    url: "https://platform.who.int/mortality",
  },
  // Packed long after its last figures, which are of 2008; the package does not say when they were published.
  lastRelease: "2008-12-31",
  // The years of West Germany are not those of Germany.
  places: { "4040": "CSK", "4304": "SUN", "4100": null },
  totals: new Set(["sex:0"]),
  makeCode: (measure, parts) =>
    ["VIP", measure, ...parts.map((part) => CODES[key(part)] ?? part.value)].join("."),
  map,
}

const CODES: Readonly<Record<string, string>> = { "sex:1": "male", "sex:2": "female" }

function map({ measure, parts }: PublishedMeasure): MappedMeasure {
  const find = (dimension: string) => parts.find((part) => part.dimension === dimension)
  const cause = find("cause")
  const sex = find("sex")
  const [, from, to] = /^rated_(\d+)(?:_(\d+))?$/.exec(measure) ?? []
  const ages = to === undefined ? `ages ${from ?? ""} and over` : `ages ${from ?? ""} to ${to}`
  const names = [
    `Death rate from ${cause ? (CAUSES[cause.value] ?? cause.value) : "all causes"}`,
    ...(sex ? [sex.value === "2" ? "women" : "men"] : []),
    ...(from === undefined ? [] : [ages]),
  ]
  return {
    name: names.join(", "),
    unit: "deaths per 100,000 population",
    topics: ["Health", "Violence and injuries"],
    category: "health",
    aggregation: "average",
  }
}

const CAUSES: Readonly<Record<string, string>> = { traffic: "road traffic accidents" }

function key({ dimension, value }: DimensionValue): string {
  return `${dimension}:${value}`
}
