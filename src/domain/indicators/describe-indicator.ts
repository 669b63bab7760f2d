import type { Category } from "./category.ts"
import { decideAggregation } from "../series/decide-aggregation.ts"
import { decideCategory } from "./decide-category.ts"
import { HEADLINE_CODES } from "./headline.data.ts"
import type { Aggregation } from "./indicator.ts"
import { parseCurrency, parseUnit } from "../units/parse-unit.ts"

/** What a publisher says of an indicator. */
export type PublishedIndicator = {
  code: string
  name: string
  topics: readonly string[]
  publishedUnit?: string
  /** Only what it says of time counts ("end of period"); a method for country groups ("Weighted average") does not. */
  publishedAggregation?: string
  /** What the publisher says of this indicator; a text about many of them says nothing of its unit. */
  definition?: string
}

/** What we make of it. */
export type IndicatorDescription = {
  category: Category
  unit: string
  currency: string | null
  aggregation: Aggregation
  decimals: number | null
  isHeadline: boolean
}

/** Category, unit, currency and aggregation of an indicator, read from its code, name, topics and published remarks. */
export function describeIndicator(input: PublishedIndicator): IndicatorDescription {
  const name = input.name.replace(/\s+/g, " ").trim()
  const unit = parseUnit(name, input.publishedUnit, input.definition)
  const published = input.publishedAggregation
  return {
    category: decideCategory({ code: input.code, name, topics: input.topics }),
    unit,
    currency: parseCurrency(unit),
    aggregation: decideAggregation({
      name,
      unit,
      ...(published === undefined ? {} : { published }),
    }),
    decimals: null,
    isHeadline: HEADLINE_CODES.has(input.code.toUpperCase()),
  }
}
