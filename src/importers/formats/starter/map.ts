import type { Source } from "#domain/indicators/source.ts"

import type { ImportedFact, ImportedIndicator } from "../../importer.ts"
import type { StarterFact, StarterIndicator, StarterSource } from "./parse.ts"

/** A line of `sources.csv` as a source. */
export function mapSource(line: StarterSource): Source {
  return {
    id: line.id,
    publisherId: line.publisher_id,
    publisher: line.publisher,
    title: line.title,
    licence: line.licence,
    licenceUrl: line.licence_url === "" ? null : line.licence_url,
    attribution: line.attribution,
    redistribute: line.redistribute,
    url: line.url,
  }
}

/** A line of `indicators.csv` as an indicator of its source's publisher. */
export function mapIndicator(source: Source, line: StarterIndicator): ImportedIndicator {
  return {
    kind: "indicator",
    publisherId: source.publisherId,
    code: line.code,
    publishedName: line.name,
    category: line.category,
    unit: line.unit,
    currency: line.currency === "" ? null : line.currency,
    definition: line.definition,
    notes: line.notes,
    sourceNote: line.source_note,
    aggregation: line.aggregation,
    decimals: null,
    topics: [],
    isHeadline: line.is_headline === "yes",
  }
}

/** A figure without a date as a fact of its source's publisher. */
export function mapFact(source: Source, code: string, fact: StarterFact): ImportedFact {
  const { country, value } = fact
  return { kind: "fact", publisherId: source.publisherId, code, country, value }
}
