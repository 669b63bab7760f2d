import type { Category } from "./category.ts"
import type { DefinitionOrigin } from "./own-definition.ts"
import type { PublisherId, SourceId } from "./source.ts"
import type { Topic } from "./topic.ts"

/** `publisher:code`, for instance `world-bank:FP.CPI.TOTL.ZG`. */
export type IndicatorId = string & { readonly __brand?: "IndicatorId" }

/** How finer periods make a coarser one; `none` where nothing does, as for changes on the previous period. */
export type Aggregation = "sum" | "average" | "last" | "none"

/** What is measured, as one publisher defines it. */
export type Indicator = {
  id: IndicatorId
  publisherId: PublisherId
  sourceId: SourceId
  /** The publisher's own code. */
  code: string
  /** Unique among indicators; shared names carry the publisher in brackets. */
  name: string
  category: Category
  /** The unit as published, for instance `annual %` or `current US$`; empty when the publisher gives none. */
  unit: string
  /** ISO 4217 code when the figures are money. */
  currency: string | null
  definition: string
  /** Whose words the definition is, where one is read from the catalogue; the publisher's where it is left out. */
  definitionOrigin?: DefinitionOrigin
  /** Remarks and limits as published. */
  notes: string
  /** Who collected the figures, as the publisher says. */
  sourceNote: string
  aggregation: Aggregation
  decimals: number | null
  /** Under what the publisher files it. */
  publishedTopics: readonly string[]
  /** Our own topics, the surest first; none to three. */
  topics: readonly Topic[]
  isHeadline: boolean
}

/** Joins publisher and code to the identifier that never changes. */
export function indicatorId(publisherId: PublisherId, code: string): IndicatorId {
  return `${publisherId}:${code}`
}

/** A name as it is looked up: lower case, letters and digits only, single spaces. */
export function nameKey(name: string): string {
  // Plain letters need no normal form: most names, at a third of the time.
  if (PLAIN.test(name)) return name.toLowerCase().replace(NO_PLAIN_LETTERS, " ").trim()
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

const PLAIN = /^[ -~]*$/
const NO_PLAIN_LETTERS = /[^a-z0-9]+/g
