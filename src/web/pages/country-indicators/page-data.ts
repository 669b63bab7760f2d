import { categoryLabel, type Category } from "#domain/indicators/category.ts"
import { topicLabel, type Topic } from "#domain/indicators/topic.ts"

import type { FigureView } from "../../components/map-figure.ts"

/** An indicator in a list: what it is called, and the latest that is known of it. */
export type IndicatorLine = {
  name: string
  value: string
  period: string
  /** How far it is behind; null where it does not stand still. */
  stale: string | null
}

/** The indicators of one letter; `lines` is null while the letter is closed and its indicators are not sent. */
export type LetterGroup = {
  letter: string
  count: number
  lines: readonly IndicatorLine[] | null
  /** Where the lines are too many for one page. */
  pages: { at: number; of: number } | null
}

export type ListedCountry = {
  name: string
  slug: string
  code2: string | null
  /** Regions have no dashboard. */
  hasDashboard: boolean
}

/** What the list is of, in words: `Energy`, `Economy and governance`. */
export function subjectLabel({
  category,
  topic,
}: {
  category: Category | null
  topic: Topic | null
}): string {
  if (category === null) return topic === null ? "" : topicLabel(topic)
  return topic === null ? categoryLabel(category) : `${categoryLabel(category)} and ${topic}`
}

/** The page of a country's indicators, or the closest countries where the address names none. */
export type CountryIndicatorsData =
  | {
      state: "overview"
      /** As of which day the figures are, or why they are not of the day that was asked for. */
      notices: readonly string[]
      /** The day as of which the figures are, which links keep; `null` for today. */
      asOf: string | null
      origin: string
      country: ListedCountry
      count: number
      headlines: readonly (FigureView & Pick<IndicatorLine, "stale">)[]
      /** What of the address was not understood; empty for nothing. */
      problem: string
    }
  | {
      state: "category"
      notices: readonly string[]
      /** The day as of which the figures are, which links keep; `null` for today. */
      asOf: string | null
      origin: string
      country: ListedCountry
      /** One of the two is given at least. */
      category: Category | null
      topic: Topic | null
      /** Words that the names of the indicators hold; empty for all. */
      filter: string
      count: number
      groups: readonly LetterGroup[]
      /** The letter that is open; null for none. */
      open: string | null
      /** Whether every letter's indicators are there, so that letters open in place. */
      isWhole: boolean
    }
  | { state: "missing"; text: string; closest: readonly { name: string; slug: string }[] }
