import { makeSlug } from "#domain/places/country.ts"
import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import type { Source } from "#domain/indicators/source.ts"
import { contradictsBase } from "#domain/indicators/stated-bases.ts"

import type { ImportedIndicator } from "../../importer.ts"

export const WORLD_BANK = "world-bank"

export const WDI_TITLE = "World Development Indicators"

/** What a World Bank file says of an indicator; empty where it says nothing. */
export type WorldBankDescription = {
  code: string
  name: string
  topics: readonly string[]
  definition: string
  notes: string
  sourceNote: string
  unit: string
  aggregation: string
}

export const NO_WORDS: Omit<WorldBankDescription, "code"> = {
  name: "",
  topics: [],
  definition: "",
  notes: "",
  sourceNote: "",
  unit: "",
  aggregation: "",
}

/** One of the World Bank's databases as a source; all are published under the same terms. */
export function worldBankSource(title: string): Source {
  const isWdi = title === WDI_TITLE
  return {
    id: isWdi ? "world-bank-wdi" : `world-bank-${makeSlug(title)}`,
    publisherId: WORLD_BANK,
    publisher: "World Bank",
    title,
    licence: "CC BY 4.0",
    licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
    attribution: `The World Bank: ${title}`,
    redistribute: "yes",
    url: isWdi
      ? "https://databank.worldbank.org/source/world-development-indicators"
      : "https://databank.worldbank.org/",
  }
}

/** The indicator that a file describes. */
export function mapIndicator(words: WorldBankDescription): ImportedIndicator {
  const name = words.name.replace(/\s+/g, " ").trim()
  const topics = [
    ...new Set(words.topics.map((topic) => topic.trim()).filter((topic) => topic !== "")),
  ]
  const { code, aggregation } = words
  // The bulk download comes with descriptions of another year than its table at times.
  const [definition, notes, unit] = [words.definition, words.notes, words.unit].map((text) =>
    contradictsBase(name, text) ? "" : text.trim(),
  ) as [string, string, string]
  return {
    kind: "indicator",
    publisherId: WORLD_BANK,
    code,
    publishedName: name,
    definition,
    notes,
    sourceNote: words.sourceNote.trim(),
    topics,
    ...describeIndicator({
      code,
      name,
      topics,
      definition,
      ...(unit === "" ? {} : { publishedUnit: unit }),
      ...(aggregation === "" ? {} : { publishedAggregation: aggregation }),
    }),
  }
}
