import type { Category } from "#domain/indicators/category.ts"
import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import { isBareCode, nameFromCode } from "#domain/indicators/named-by-code.ts"
import type { PublisherId } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../importer.ts"
import { LONGEST_NAME, readableName } from "./readable-name.ts"

/** What a publisher says of an indicator; whatever it leaves out may be left out. */
export type IndicatorWords = {
  publisherId: PublisherId
  code: string
  name: string
  unit?: string
  topics?: readonly string[]
  definition?: string
  /** What the unit may be read from where the definition is about more than this indicator. */
  ownDefinition?: string
  notes?: string
  sourceNote?: string
  /** Where the publisher's subject is known to be of one category. */
  category?: Category
  /** Where the kind of figure is known. */
  aggregation?: Aggregation
}

/** The indicator that the words describe; category, unit and aggregation are read from them unless given. */
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
    // What the words rule out no publisher's usual method allows.
    aggregation:
      described.aggregation === "none" ? "none" : (words.aggregation ?? described.aggregation),
  }
}

/** A name that is shown shorter stands whole in front of the definition, unless that says it already. */
function withFullName(written: string, definition: string): string {
  if (written.length <= LONGEST_NAME || definition.startsWith(written)) return definition
  return definition === "" ? written : `${written}\n\n${definition}`
}
