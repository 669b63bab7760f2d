import { capitalize } from "#domain/format/capitalize.ts"
import { makeSlug } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"
import { lowerFirstWord } from "#domain/format/lower-first.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import {
  UNCTAD_LABELS,
  UNCTAD_MEASURES,
  UNCTAD_TABLES,
  type UnctadMeasure,
  type UnctadTable,
} from "./tables.data.ts"

export const UNCTADSTAT: Source = {
  id: "unctadstat",
  publisherId: "unctad",
  publisher: "UN Trade and Development (UNCTAD)",
  title: "UNCTADstat",
  licence: "UNCTADstat terms: free use with the source acknowledged, to be checked",
  licenceUrl: "https://unctadstat.unctad.org/EN/Terms.html",
  attribution: "UN Trade and Development (UNCTAD): UNCTADstat",
  redistribute: "no",
  url: "https://unctadstat.unctad.org/datacentre/",
}

/** What a figure is of: its table, the labels of its dimensions by name, and its column. */
export type UnctadFigure = {
  table: string
  labels: ReadonlyMap<string, string>
  column: string
}

/** The code of a figure: `FdiFlowsStock.FLOW.INWARD.GDP-SHARE`. */
export function unctadCode({ table, labels, column }: UnctadFigure): string {
  return [
    table,
    ...[...labels.values()].map((label) => makeSlug(label).toUpperCase()),
    mapMeasure(column).code,
  ].join(".")
}

/** The indicator of a figure; tables and columns that are not known go by their own names. */
export function mapFigure(figure: UnctadFigure): ImportedIndicator {
  const { table, labels, column } = figure
  const words = UNCTAD_TABLES[table] ?? describeUnknownTable(figure)
  const measure = mapMeasure(column)
  const isStock = [...labels.values()].includes("Stock")
  return mapIndicator({
    publisherId: UNCTADSTAT.publisherId,
    code: unctadCode(figure),
    name: capitalize(
      words.name.replace(/\{(\w+)\}/g, (_, name: string) => labelText(labels.get(name) ?? "")),
    ).concat(measure.suffix),
    unit: measure.unit,
    topics: words.topics,
    category: words.category,
    aggregation: isStock && measure.aggregation === "sum" ? "last" : measure.aggregation,
    definition: words.definition ?? "",
    notes: words.hasReporters
      ? "France, Norway, Switzerland, the United Kingdom and the United States stand with territories that belong to their customs area."
      : "",
  })
}

function describeUnknownTable({ table, labels }: UnctadFigure): UnctadTable {
  const dimensions = [...labels.keys()].map((name) => `{${name}}`)
  return { name: [table, ...dimensions].join(", "), category: "trade", topics: ["Trade"] }
}

function mapMeasure(column: string): UnctadMeasure {
  return (
    UNCTAD_MEASURES[column] ?? {
      code: makeSlug(column).toUpperCase(),
      suffix: `, ${labelText(column)}`,
      unit: "",
      aggregation: "average",
    }
  )
}

/** A label within a name: `Agriculture, forestry` is lower case, `LDCs` stays. */
function labelText(label: string): string {
  const text = UNCTAD_LABELS[label] ?? label
  return lowerFirstWord(text)
}
