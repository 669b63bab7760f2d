import { conceptPath } from "#domain/addresses/page-paths.ts"
import { isCompilation } from "#domain/indicators/compilations.ts"
import { findConcept } from "#domain/indicators/concepts.ts"

import { getSlack } from "../compute/tolerance.ts"
import type { ActualUnit } from "../compute/computed.ts"
import type { Measure } from "../grammar/measure.ts"
import type { Alternative, Verdict } from "../judge/verdict.ts"
import { figureWords } from "../messages/figure-words.ts"

/** The measure that several publishers have, and whether they differ by more than the tolerance. */
export type SharedMeasure = { name: string; path: string; differs: boolean }

/** The page of all publishers of what a claim was compared with; `null` where only one has it. */
export function findShared(verdict: Verdict, measure: Measure | undefined): SharedMeasure | null {
  const { series, alternatives } = verdict
  const concept = series && findConcept(series.indicator.id)
  const others = alternatives.filter(({ publisher }) => publisher !== series?.source.publisher)
  if (!series || !concept || others.length === 0) return null
  const differs = listApart(verdict, measure).length > 0
  return { name: concept, path: conceptPath(concept, series.country.slug), differs }
}

const MAX_NAMED = 3

/** What the publishers have, where they differ. */
export function sayDisagreement(verdict: Verdict, measure: Measure | undefined): string {
  const { series, actualUnit } = verdict
  if (!series) return ""
  const said = listApart(verdict, measure).flatMap(({ publisher, value }) =>
    value === null ? [] : [`${figureWords(value, actualUnit, series.indicator)} (${publisher})`],
  )
  // What an undecided statement fits is said already.
  const each = [...new Set(said)]
    .filter((one) => !verdict.message.includes(one))
    .slice(0, MAX_NAMED)
  return each.length === 0 ? "" : `Publishers differ here: ${each.join(", ")}.`
}

/** What other publishers of their own have beyond the tolerance; a compilation holds what another published before. */
function listApart(verdict: Verdict, measure: Measure | undefined): readonly Alternative[] {
  const { series, actual, alternatives } = verdict
  return alternatives.filter(
    ({ publisher, value, seriesId }) =>
      publisher !== series?.source.publisher &&
      !isCompilation(readIndicator(seriesId)) &&
      isApart(value, { actual, verdict, measure }),
  )
}

/** A series is named by its indicator, country and frequency. */
function readIndicator(seriesId: string): string {
  return seriesId.split(":").slice(0, -2).join(":")
}

type Held = { actual: number | null; verdict: Verdict; measure: Measure | undefined }

function isApart(value: number | null, { actual, verdict, measure }: Held): boolean {
  if (value === null || actual === null) return false
  return Math.abs(value - actual) > getTolerance(actual, verdict.actualUnit, measure)
}

function getTolerance(actual: number, unit: ActualUnit, measure: Measure | undefined): number {
  if (unit === "figure") return getSlack(measure?.kind ?? "count", actual)
  if (unit === "percent" || unit === "points") return Math.max(0.5, Math.abs(actual) * 0.02)
  if (unit === "multiple") return Math.abs(actual) * 0.07
  return 0
}
