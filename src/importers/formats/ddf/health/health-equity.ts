import { capitalize } from "#domain/format/capitalize.ts"

import type { DdfProfile, MappedMeasure, DimensionValue, PublishedMeasure } from "../profile.ts"

const FIFTHS = ["poorest", "second poorest", "middle", "second richest", "richest"]
const TENTHS = [
  "poorest",
  "second poorest",
  "third poorest",
  "fourth poorest",
  "fifth poorest",
  "fifth richest",
  "fourth richest",
  "third richest",
  "second richest",
  "richest",
]

const UNITS: Readonly<Record<string, string>> = {
  tfr: "births per woman",
  u5mr: "deaths per 1,000 live births",
  msizehh: "people per household",
  // Neither money nor whether of people or households is stated.
  income: "",
}

/** Health by wealth from household surveys, worked out by the International Center for Equity in Health. */
export const healthEquity: DdfProfile = {
  packageName: "ddf--gapminder--iceh_indicators",
  source: {
    id: "iceh",
    publisherId: "iceh",
    publisher: "International Center for Equity in Health",
    title: "Health equity by wealth",
    licence: "ICEH terms: free with the source named; not stated in the file",
    licenceUrl: "https://equidade.org/",
    attribution:
      "International Center for Equity in Health, Federal University of Pelotas (passed on by Gapminder)",
    redistribute: "no",
    url: "https://equidade.org/",
  },
  makeCode: (measure, parts) => [measure, ...parts.map(mapPartCode)].join("."),
  map,
}

function map({ measure, concept, parts }: PublishedMeasure): MappedMeasure {
  const text = parseFields(concept["description"] ?? "")
  const isIncome = measure === "income"
  const name = concept["name"] || text.get("indicator_set") || measure
  const unit = UNITS[measure] ?? "%"
  return {
    name: [name, ...parts.map(mapLabel)].join(", "),
    unit,
    topics: isIncome ? ["Income"] : ["Health"],
    category: chooseCategory(measure),
    aggregation: "average",
    definition: ["", "numerator", "denominator"]
      .flatMap((field) => sentence(field, text.get(field)))
      .join("\n"),
    notes: isIncome
      ? "Gapminder's figures beside the indicators of health. The package states neither the money nor whether they are of people or of households."
      : "From household surveys (DHS, MICS and others); only years with a survey have a figure.",
  }
}

function chooseCategory(measure: string): "economy" | "health" | "infrastructure" | "population" {
  if (measure === "income") return "economy"
  if (measure === "msizehh" || measure === "tfr") return "population"
  return /water$|watersdg$/.test(measure) ? "infrastructure" : "health"
}

/** The description is a list of fields, with line breaks written out: `Definition\\n\\ngroup\\nRSM\\n\\nnumerator\\n...`. */
function parseFields(description: string): ReadonlyMap<string, string> {
  const [definition = "", ...rest] = description.replaceAll("\\n", "\n").split(/\n\n+/)
  const fields = new Map([["", definition]])
  for (const part of rest) {
    const [field = "", ...lines] = part.split("\n")
    fields.set(field.trim(), lines.join(" ").trim())
  }
  return fields
}

function sentence(field: string, text = ""): string[] {
  const plain = text.replace(/\s+/g, " ").trim()
  if (plain === "" || plain === "N/A" || plain === "No Description" || plain === "None") return []
  return [field === "" ? plain : `${capitalize(field)}: ${plain}`]
}

function mapLabel({ dimension, value }: DimensionValue): string {
  const place = Number(value.slice(1)) - 1
  const isFifth = dimension === "quintile"
  const rank = (isFifth ? FIFTHS : TENTHS)[place] ?? value
  return `${rank} ${isFifth ? "fifth" : "tenth"} of households by wealth`
}

/** `q1` is `QUINTILE-1`, `d05` is `DECILE-5`: the first is the poorest. */
function mapPartCode({ dimension, value }: DimensionValue): string {
  return `${dimension.toUpperCase()}-${String(Number(value.slice(1)))}`
}
