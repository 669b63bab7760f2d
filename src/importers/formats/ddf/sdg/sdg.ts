import { capitalize } from "#domain/format/capitalize.ts"

import type { DdfProfile, MappedMeasure, DimensionValue, PublishedMeasure } from "../profile.ts"
import { SDG_COMPILERS, SDG_SHORTER } from "./sdg-names.data.ts"
import { SDG_GOALS, SDG_LABELS, SDG_NATURES, SDG_UNITS } from "./sdg-labels.data.ts"

/** Ends of names that say what the measure is broken down by, which the parts say themselves. */
const BROKEN_DOWN =
  /,? by (?:(?:sex|age|location|urban\/rural|education level|disability|wealth quintile|occupation|type of (?:raw material|product|treatment|skill|occupation|disease|IHR capacity|tenure)|speed|cities|cause of death|migrant status|sector|numeracy\/literacy skills|mode of transport|grounds of discrimination|country of origin|level of (?:participation|definition in procedures)|policy domain|organization|focus of the committee)(?:\s*, *|\s+and\s+|\s+)?)+(?=$|,| \(|\s*$)/

/** The United Nations' figures for the Sustainable Development Goals. */
export const sdg: DdfProfile = {
  packageName: "ddf--unstats--sdg_indicators",
  source: {
    id: "un-sdg",
    publisherId: "un",
    publisher: "United Nations",
    title: "SDG Global Indicators Database",
    licence: "UN data: free to copy and pass on with the source named",
    licenceUrl: "https://unstats.un.org/sdgs/dataportal",
    attribution: "United Nations Statistics Division: SDG Global Indicators Database",
    redistribute: "yes",
    url: "https://unstats.un.org/sdgs/dataportal",
  },
  places: {
    "57": "QMC",
    "198": "OED",
    // Latin America without the Caribbean.
    "420": null,
    "910": "HIC",
    "911": "LIC",
    "912": "LMC",
    "913": "LMY",
    "914": "UMC",
  },
  totals: new Set([
    "activity:total",
    "age:allage",
    "cause_of_death:t",
    "disability_status:t",
    "education_level:t",
    "grounds_of_discrimination:all",
    "location:allarea",
    "migratory_status:t",
    "policy_domains:alldomains",
    "policy_instruments:t",
    "quantile:t",
    "sex:bothsex",
    "substance_use_disorders:total",
    "type_of_speed:anys",
  ]),
  remarks: ["nature", "units", "observation_status"],
  makeCode: (measure, parts) => [measure, ...parts.map(mapPartCode)].join(".").toUpperCase(),
  map,
}

function map({ measure, concept, parts, remarks }: PublishedMeasure): MappedMeasure {
  const labelled = (concept["description"] ?? measure).replace(/\s+/g, " ").trim()
  const [, compiler = "", published = labelled] = /^\[([^\]]+)\] (.+)$/.exec(labelled) ?? []
  const goals = (concept["goal"] ?? "").split(",").map((goal) => goal.trim())
  return {
    name: mapName(published, parts),
    unit: mapUnit(remarks.get("units")?.[0] ?? "", published),
    topics: goals.flatMap((goal) => SDG_GOALS[goal] ?? []),
    // SG stands for governance here and for gender at the World Bank.
    ...(measure.startsWith("sg_") ? {} : { likeCode: measure.toUpperCase().replaceAll("_", ".") }),
    definition: published,
    sourceNote: SDG_COMPILERS[compiler] ?? compiler,
    notes: writeNotes(concept, remarks.get("nature") ?? []),
  }
}

function writeNotes(concept: PublishedMeasure["concept"], natures: readonly string[]): string {
  const target = `SDG indicator ${concept["indicator"] ?? ""} of target ${concept["target"] ?? ""}.`
  if (natures.length === 0) return target
  const labels = natures.map((nature) => SDG_NATURES[nature] ?? nature)
  return `${target} Nature of the figures: ${labels.join(", ")}.`
}

/** The name with its parts before the unit: "Unemployment rate, female, 15-24 (%)". */
function mapName(published: string, parts: readonly DimensionValue[]): string {
  const unit = / \([^()]*(?:\([^()]*\)[^()]*)*\)$/.exec(published)?.[0] ?? ""
  const label = published.slice(0, published.length - unit.length).replace(BROKEN_DOWN, "")
  const base = shorter(label)
    .replace(/[,:]\s*$/, "")
    .trim()
  return [base, ...parts.map(mapLabel)].join(", ") + (repeats(base, unit) ? "" : unit)
}

function shorter(label: string): string {
  // The number of a section or component stands in front: "(S.4.C.10)".
  const plain = label.replace(/^\(S\.[\d.C]*\) /, "")
  return SDG_SHORTER.reduce((text, [passage, words]) => text.replace(passage, words), plain)
}

/** "Number of deaths (number)", "per 100,000 population (Per 100,000 population)". */
function repeats(base: string, unit: string): boolean {
  const words = unit.slice(2, -1).toLowerCase()
  return words === "number" ? /^Number of /.test(base) : base.toLowerCase().endsWith(words)
}

/** Millions, base years and what an answer means stand in the brackets of the name only. */
function mapUnit(code: string, published: string): string {
  const unit = SDG_UNITS[code] ?? code
  const bracket = /\(([^()]*)\)$/.exec(published)?.[1] ?? ""
  const isNamed = /US\$$|US\$,/.test(unit) ? /dollars|\$/.test(bracket) : /^\d+ ?=/.test(bracket)
  if (!isNamed) return unit
  const [, scale, rest = bracket] = /^(millions|billions) of (.*)$/.exec(bracket) ?? []
  const money = rest
    .replace(/United States dollars|US dollars/, "US$")
    .replace(/^(\d{4}) US\$/, "constant $1 US$")
  return scale === undefined ? money : `${money}, ${scale}`
}

function mapPartCode({ dimension, value }: DimensionValue): string {
  // Two dimensions of one measure may both be "not specified".
  if (value === "notspec" || value === "u" || value === "x") return `${dimension}-${value}`
  return value.replaceAll("_", "-")
}

function mapLabel({ dimension, value }: DimensionValue): string {
  const label = SDG_LABELS[dimension]?.[value]
  if (label !== undefined) return label
  return dimension === "age" ? ageLabel(value) : capitalized(value)
}

/** `15_24` is 15-24, `15` is 15 and over, `lt5y` under 5, `lt1m` under one month. */
function ageLabel(value: string): string {
  const [, years, unit] = /^lt(\d+)([ym])$/.exec(value) ?? []
  if (years !== undefined) return unit === "m" ? `under ${years} month` : `under ${years}`
  return /^\d+$/.test(value) ? `${value}+` : value.replace("_", "-")
}

function capitalized(value: string): string {
  return value.split("_").map(capitalize).join(" ")
}
