import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { MEASURES, VARIANTS, type WppMeasure } from "./measures.data.ts"

export const PROSPECTS: Source = {
  id: "un-wpp",
  publisherId: "un",
  publisher: "United Nations",
  title: "World Population Prospects",
  licence: "CC BY 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by/3.0/igo/",
  attribution: "United Nations, DESA, Population Division: World Population Prospects",
  redistribute: "yes",
  url: "https://population.un.org/wpp/",
}

/** Which table a file is: what it measures, and which variant or bound of it. */
export type WppTable = {
  measure: string
  variant: { code: string; words: string }
  known: WppMeasure
}

/** The table of a file's name: `tfrproj80l.txt`, `popM.txt`, `mxF5.txt`. `undefined` for any other file. */
export function tableNamed(file: string): WppTable | undefined {
  const [, base = "", ending = ""] =
    /^(\w+?)5?(proj(?:Med|Low|High|\d\d[lu])?)?\.txt$/.exec(file) ?? []
  const known = MEASURES[base]
  const variant = VARIANTS[ending]
  return known && variant ? { measure: base, variant, known } : undefined
}

/** Our code of a table, and of one age group where it has several: `WPP.tfr.low`, `WPP.popM.15-19`. */
export function prospectsCode({ measure, variant }: WppTable, age: string): string {
  return ["WPP", measure, variant.code, age].filter((part) => part !== "").join(".")
}

/** The ages of a row as the publisher writes them, made a span where only the first one is given: `5` is `5-9`. */
export function ageSpan(age: string): string {
  if (!/^\d+$/.test(age)) return age
  const first = Number(age)
  if (first < 2) return first === 0 ? "0" : "1-4"
  return `${age}-${String(first + 4)}`
}

/** The indicator of a table, or of one of its age groups. */
export function mapProspects(table: WppTable, age: string): ImportedIndicator {
  const { known, variant, measure } = table
  const name = [age === "" ? known.name : `${known.name} ${ageWords(age)}`, variant.words]
  return mapIndicator({
    publisherId: PROSPECTS.publisherId,
    code: prospectsCode(table, age),
    name: name.filter((part) => part !== "").join(", "),
    unit: known.unit,
    definition: known.definition ?? "",
    notes: measure.startsWith("mx") ? PERIOD_NOTE : "",
    sourceNote: "United Nations, Population Division: World Population Prospects",
    topics: ["Population"],
    category: known.category,
    aggregation: known.aggregation,
  })
}

const PERIOD_NOTE =
  "The publisher gives averages of five years (2015-2020); each stands at the last year of its period."

function ageWords(age: string): string {
  if (age === "0") return "aged under 1"
  return age.endsWith("+")
    ? `aged ${age.slice(0, -1)} and over`
    : `aged ${age.replace("-", " to ")}`
}
