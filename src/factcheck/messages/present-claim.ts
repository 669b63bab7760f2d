import type { StoredSeries } from "#catalog/dataset.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { BRAND } from "#domain/brand.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { periodAt } from "#domain/time/period.ts"

import type { CheckedClaim } from "../checked-claim.ts"
import { EARLIEST, LATEST } from "../claims/resolve-period.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { SharedMeasure } from "../robustness/find-disagreement.ts"
import type { Closer } from "../robustness/look-closer.ts"
import { wholeCode } from "../grammar/rest-code.ts"
import type { Verdict } from "../judge/verdict.ts"
import { writeRule } from "./rule-texts.ts"
import { getOtherPlace, type ClaimPeriod, type Span } from "../claims/claim-types.ts"

/** What is needed to present a claim. */
export type Parts = {
  text: string
  cell: string | null
  claim: FoundClaim
  span: Span
  verdict: Verdict
  statement: string
  publicUrl: string
  /** The indicator that the words name, where no measure of our table does. */
  named?: Indicator | undefined
  /** How firm the verdict is, whom the text names, whether publishers agree. */
  closer?: Closer
}

/** A claim and its verdict in the form that leaves the engine. */
export function presentClaim({
  text,
  cell,
  claim,
  span,
  verdict,
  statement,
  publicUrl,
  named,
  closer,
}: Parts): CheckedClaim {
  return {
    statement,
    originalText: text.slice(span.start, span.end),
    cell,
    start: span.start,
    end: span.end,
    status: verdict.status,
    message: verdict.message.replace(/\s+/g, " ").trim(),
    claim: named ? slotsOfNamed(claim, verdict, named) : presentSlots(claim, verdict),
    evidence: presentEvidence(verdict, closer?.shared ?? null),
    robustness: closer?.robustness ?? null,
    attribution: closer?.attribution ?? null,
    source: verdict.series && presentSource(verdict.series, publicUrl),
    chart: verdict.chart,
    correction:
      verdict.correction !== null && claim.figure
        ? { ...claim.figure, text: verdict.correction }
        : null,
  }
}

function presentSlots(claim: FoundClaim, { series, period }: Verdict): CheckedClaim["claim"] {
  return {
    kind: claim.kind,
    country: claim.place?.code ?? null,
    country2: getOtherPlace(claim)?.code ?? null,
    ...chooseIndicator(claim, series),
    period: writePeriod(claim.period, period),
    statedValue: claim.value,
    statedUpper: "upper" in claim ? claim.upper : null,
    unit: writeUnit(claim),
    hedge: claim.hedge,
    direction: claim.direction,
  }
}

/** A figure of an indicator that was found by its name is written in that indicator's own unit. */
function slotsOfNamed(
  claim: FoundClaim,
  verdict: Verdict,
  { code, name, unit }: Indicator,
): CheckedClaim["claim"] {
  const slots = presentSlots(claim, verdict)
  return {
    ...slots,
    indicatorCode: code,
    indicatorName: name,
    unit: unit === "" ? slots.unit : unit,
  }
}

/** The series' own indicator where it is one of the measure's, else the one that is meant. */
function chooseIndicator({ measure: id }: FoundClaim, series: StoredSeries | null) {
  const measure = id === null ? undefined : measureById(id)
  const isOwn = series !== null && measure?.codes.includes(series.indicator.code) === true
  if (isOwn) return { indicatorCode: series.indicator.code, indicatorName: series.indicator.name }
  const code = measure?.codes[0]
  return {
    indicatorCode: (code && wholeCode(code)) ?? code ?? null,
    indicatorName: measure?.label ?? null,
  }
}

const NO_SERIES = { id: null, vintage: null, vintageStated: null } as const

function presentEvidence(
  { series, actual, actualUnit, period, rule, alternatives }: Verdict,
  shared: SharedMeasure | null,
): CheckedClaim["evidence"] {
  const unit = actualUnit === "figure" ? series?.indicator.unit : actualUnit
  const { id, vintage, vintageStated } = series ?? NO_SERIES
  return {
    actualValue: actual,
    unit: series === null ? null : (unit ?? null),
    period: period && writePeriod(period, null),
    seriesId: id,
    publisher: series?.source.publisher ?? null,
    vintage,
    vintageStated,
    rule: writeRule(rule),
    alternatives,
    shared,
  }
}

function presentSource(
  { source, indicator, country }: StoredSeries,
  publicUrl: string,
): CheckedClaim["source"] {
  return {
    provider: source.publisher,
    url: `${publicUrl}${indicatorPath({ name: indicator.name, countrySlug: country.slug })}`,
    source_type: BRAND.toLowerCase(),
  }
}

function writePeriod(period: ClaimPeriod | null, settled: ClaimPeriod | null): string | null {
  if (period === null) return null
  const isOpen = period.to === LATEST || period.from === EARLIEST
  const { frequency, from, to } = isOpen && settled ? { ...settled } : period
  if (to === LATEST) return `${String(from)}..`
  return from === to
    ? periodAt(frequency, to)
    : `${from === EARLIEST ? "" : periodAt(frequency, from)}..${periodAt(frequency, to)}`
}

function writeUnit(claim: FoundClaim): string | null {
  const { unit, value, currency, measure } = claim
  if (value === null) return null
  if (claim.kind === "rank") return "rank"
  if (claim.kind === "share") return `% of ${claim.otherPlace.code}`
  if (claim.kind === "change" && claim.changeIn === "percent") return "% change"
  if (unit === "money") return currency === "USD" ? "US$" : currency
  if (unit === "plain") return plainUnit(measure)
  return unit === "percent" ? "%" : unit === "points" ? "percentage points" : unit
}

function plainUnit(measure: string | null): string {
  const kind = measure === null ? undefined : measureById(measure)?.kind
  return kind === "people" || kind === "years" ? kind : "plain"
}
