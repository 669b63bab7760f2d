import type { DdfProfile, MappedMeasure, DimensionValue, PublishedMeasure } from "../profile.ts"

type Words = { code: string; name: string; unit: string; aggregation: "average" | "last" }

const RATE_UNIT = "% of the population of this age"

const MEASURES: Readonly<Record<string, Words>> = {
  mflf: {
    code: "EAP",
    name: "Labour force",
    unit: "thousand people",
    aggregation: "average",
  },
  mfpr: {
    code: "EAP_RATE",
    name: "Labour force participation rate",
    unit: RATE_UNIT,
    aggregation: "average",
  },
  mpr: {
    code: "EAP_RATE.MALE",
    name: "Labour force participation rate, men",
    unit: RATE_UNIT,
    aggregation: "average",
  },
  fpr: {
    code: "EAP_RATE.FEMALE",
    name: "Labour force participation rate, women",
    unit: RATE_UNIT,
    aggregation: "average",
  },
}

/** The International Labour Organization's estimates and projections of the economically active population. */
export const activePopulation: DdfProfile = {
  packageName: "ddf--ilo--econ_pop",
  source: {
    id: "ilo-eapep",
    publisherId: "ilo",
    publisher: "International Labour Organization",
    title: "Economically Active Population, Estimates and Projections (6th edition)",
    licence: "ILO terms of this edition, not stated in the file",
    licenceUrl: "https://www.ilo.org/rights-and-permissions",
    attribution:
      "International Labour Organization: Economically Active Population, Estimates and Projections, 6th edition",
    redistribute: "no",
    url: "https://ilostat.ilo.org/data/",
  },
  // The edition came out in October 2013 and was packed years later.
  lastRelease: "2013-10-31",
  // Estimates of the sixth edition are for the years to 2012.
  projectedFrom: 2013,
  totals: new Set(["age_group:total_15"]),
  makeCode: (measure, parts) =>
    [MEASURES[measure]?.code ?? measure.toUpperCase(), ...parts.map(ageCode)].join("."),
  map,
}

function map({ measure, concept, parts }: PublishedMeasure): MappedMeasure {
  const words = MEASURES[measure]
  const age = parts[0] ? ageLabel(parts[0]) : "15 and over"
  return {
    name: `${words?.name ?? concept["name"] ?? measure}, ${age}`,
    ...(words ? { unit: words.unit, aggregation: words.aggregation } : {}),
    topics: ["Labour"],
    category: "labour",
    definition:
      measure === "mflf"
        ? "People of this age who work or look for work: the economically active population."
        : "Share of the people of this age who work or look for work.",
    notes: "Estimates for the years to 2012, projections from 2013 on. Sixth edition of 2013.",
  }
}

function ageLabel({ value }: DimensionValue): string {
  return value === "65" ? "65 and over" : value.replace("_", "-")
}

/** `15_19` is `15-19`, `65` is `65PLUS`. */
function ageCode({ value }: DimensionValue): string {
  return value === "65" ? "65PLUS" : value.replace("_", "-")
}
