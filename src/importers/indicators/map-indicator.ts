import type { Category } from "#domain/indicators/category.ts"
import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import { isBareCode, nameFromCode } from "#domain/indicators/named-by-code.ts"
import type { PublisherId } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../importer.ts"
import { LONGEST_NAME, readableName } from "./readable-name.ts"

/** What a publisher says about an indicator. Fields that it does not fill are left out. */
export type IndicatorWords = {
  publisherId: PublisherId
  code: string
  name: string
  unit?: string
  topics?: readonly string[]
  definition?: string
  /** The part of the definition from which the unit is read, where the whole covers other indicators too. */
  ownDefinition?: string
  notes?: string
  sourceNote?: string
  /** Set where all of a publisher's subject belongs to one category. */
  category?: Category
  /** Set where it is known how the publisher's values add up. */
  aggregation?: Aggregation
}

/** Maps a publisher's description to an indicator. Category, unit and aggregation are derived from it unless given. */
export function mapIndicator(words: IndicatorWords): ImportedIndicator {
  const { publisherId, code, unit = "", topics = [], definition = "", notes = "" } = words
  const written = words.name.replace(/\s+/g, " ").trim()
  const name = isBareCode(written, code) ? nameFromCode(code) : readableName(written)
  const described = describeIndicator({
    code,
    name: written,
    topics,
    definition: words.ownDefinition ?? definition,
    ...(unit === "" ? {} : { publishedUnit: unit }),
  })
  return {
    kind: "indicator",
    publisherId,
    code,
    publishedName: name,
    definition: withFullName(written, definition),
    notes,
    sourceNote: words.sourceNote ?? "",
    topics,
    ...described,
    category: words.category ?? described.category,
    // Where the description rules out any aggregation, the publisher's usual method does not apply.
    aggregation:
      described.aggregation === "none" ? "none" : (words.aggregation ?? described.aggregation),
  }
}

/** Puts the whole name before the definition where the name is shown shortened, unless the definition begins with it. */
function withFullName(written: string, definition: string): string {
  if (written.length <= LONGEST_NAME || definition.startsWith(written)) return definition
  return definition === "" ? written : `${written}\n\n${definition}`
}
