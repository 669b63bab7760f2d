import type { StoredSeries } from "#catalog/types.ts"
import { conceptOf } from "#domain/concepts.ts"

import { measureById } from "../grammar/find-measures.ts"
import type { Measure } from "../grammar/measures.data.ts"
import type { ClaimSlots } from "../types.ts"
import type { Messages } from "../words/messages.ts"
import { chartOf } from "./chart-of.ts"
import { compute } from "./compute.ts"
import { WRONG_WAY, type Computed, type Evidence, type RateBasis } from "./computed.ts"
import { figureAt, type FactData, type IndicatorFacts } from "./fact-data.ts"
import { monthlyInflation, populationGrowth, quarterlyGrowth } from "./rates-within-years.ts"
import { computeAs, findOtherReading, type Reading } from "./readings.ts"
import type { Alternative, Verdict } from "./verdict.ts"

/** Countries near enough to change places with when figures are revised. */
const MOST_RIVALS = 12

export type Judging = {
  data: FactData
  messages: Messages
  measureOf(claim: ClaimSlots): Promise<Measure | undefined>
}

/** Judges one claim in the stated order: what is missing, what is not held, what is ambiguous, then the comparison. */
export async function judgeClaim(claim: ClaimSlots, judging: Judging): Promise<Verdict> {
  const { messages, data } = judging
  const measure = await judging.measureOf(claim)
  if (claim.place?.kind === "sub-national")
    return without("unavailable", messages.subNational(claim), "figures are national")
  const missing = missingSlots(claim, measure)
  if (missing.length > 0)
    return without(
      "incomplete",
      messages.incomplete(claim, missing),
      `missing: ${missing.join(", ")}`,
    )
  if (!measure || claim.place === null || claim.period === null)
    return without("unavailable", messages.noSeries(claim, measure), "no series")
  if (claim.forecast && claim.periodGap === "none") {
    return without("unavailable", messages.forecast(claim), "forecasts are not checked")
  }
  const evidence = await evidenceFor(claim, measure, data)
  if (!evidence)
    return without(
      "unavailable",
      messages.noSeries(claim, measure),
      "no series of this measure, place and frequency",
    )
  if (claim.periodGap === "part" || claim.periodGap === "fiscal")
    return helped(evidence, messages, claim.periodGap)
  const computed = compute(evidence)
  if (computed.state === "no-data") return await fromOthers(evidence, computed, judging)
  return onBasis(evidence, await decide(evidence, computed, judging))
}

/** Says on what a rate was counted that the text leaves open. */
function onBasis({ basis }: Evidence, verdict: Verdict): Verdict {
  if (basis === undefined) return verdict
  const words = BASIS_WORDS[basis]
  return {
    ...verdict,
    message: `${verdict.message} The text does not say on what; it is counted ${words}.`,
    rule: `${verdict.rule}; counted ${words}`,
  }
}

const BASIS_WORDS: Readonly<Record<RateBasis, string>> = {
  "on-year": "on the same quarter of the year before, as its statistics office usually states it",
  "on-quarter": "on the quarter before, as its statistics office usually states it",
}

function missingSlots(
  claim: ClaimSlots,
  measure: Measure | undefined,
): ("country" | "measure" | "period")[] {
  const isWorldwide = measure?.id === "bitcoin" || measure?.id === "oil-price"
  return [
    ...(claim.place === null && !isWorldwide ? ["country" as const] : []),
    ...(claim.measure === null && measure === undefined ? ["measure" as const] : []),
    ...(claim.period === null ? ["period" as const] : []),
  ]
}

function without(status: Verdict["status"], message: string, rule: string): Verdict {
  return {
    status,
    message,
    rule,
    series: null,
    actual: null,
    actualUnit: "figure",
    period: null,
    alternatives: [],
    marks: [],
    correction: null,
    chart: null,
  }
}

/** The series of the preferred publisher that has figures for the place at the claim's frequency. */
async function evidenceFor(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { place, otherPlace, period } = claim
  if (place === null || period === null) return undefined
  if (period.frequency === "monthly" && measure.id === "inflation")
    return monthlyInflation(claim, measure, data)
  if (period.frequency === "quarterly" && measure.id === "growth")
    return quarterlyGrowth(claim, measure, data)
  if (claim.unit === "money" && claim.currency !== null && !currencyFits(measure, claim))
    return undefined
  for (const code of measure.codes) {
    const facts = await data.byCode(code)
    const series = facts?.series(place.code, period.frequency)
    if (!facts || !series) continue
    if (!moneyFits(series, claim)) continue
    return {
      claim,
      measure,
      facts,
      series,
      other: otherPlace ? facts.series(otherPlace.code, period.frequency) : undefined,
    }
  }
  return populationGrowth(claim, measure, data)
}

/** Shares of GDP have no amount in dollars, and headcounts no rate. */
function currencyFits(measure: Measure, { currency }: ClaimSlots): boolean {
  if (measure.kind === "share" || measure.kind === "rate") return false
  return measure.id === "gdp-local" || currency === "USD" || currency === "INT"
}

function moneyFits({ indicator }: StoredSeries, { unit, currency, kind }: ClaimSlots): boolean {
  if (unit === "people" && /%/.test(indicator.unit)) return false
  if (unit !== "money" || kind === "rank") return true
  return currency === "USD" || currency === "INT" || indicator.currency === currency
}

/** A part of a year or a fiscal year: the figure of the calendar year helps, but decides nothing. */
function helped(evidence: Evidence, messages: Messages, gap: "part" | "fiscal"): Verdict {
  const computed = compute({
    ...evidence,
    claim: { ...evidence.claim, kind: "level", direction: null },
  })
  const known = computed.state === "decided" ? computed : undefined
  const verdict = without(
    "unavailable",
    messages.otherPeriod(evidence, known?.actual ?? null, gap),
    gap === "part" ? "figures are annual" : "fiscal years are not held",
  )
  return known
    ? {
        ...verdict,
        series: evidence.series,
        period: known.period,
        marks: known.marks,
        chart: chartOf(evidence, known.marks, known.period),
      }
    : verdict
}

/** Where the preferred publisher has no figure, one of the others may. */
async function fromOthers(
  evidence: Evidence,
  computed: Extract<Computed, { state: "no-data" }>,
  judging: Judging,
): Promise<Verdict> {
  for (const facts of await othersOf(evidence, judging.data)) {
    const series = evidence.claim.place
      ? facts.series(evidence.claim.place.code, evidence.series.figures.frequency)
      : undefined
    if (!series || !moneyFits(series, evidence.claim)) continue
    const other = evidence.claim.otherPlace
      ? facts.series(evidence.claim.otherPlace.code, series.figures.frequency)
      : undefined
    const second: Evidence = { ...evidence, facts, series, other }
    const found = compute(second)
    if (found.state !== "no-data") return decide(second, found, judging)
  }
  const verdict = without(
    "unavailable",
    judging.messages.noFigure(evidence, computed),
    "no published figure for the period",
  )
  return { ...verdict, series: evidence.series }
}

/** The same measure of other publishers, by the table of concepts and the codes of the measure. */
async function othersOf({ facts, measure }: Evidence, data: FactData): Promise<IndicatorFacts[]> {
  const concept = conceptOf(facts.indicator.id)
  const alike = concept === undefined ? [] : await data.orderPublishers(concept)
  const ids = [...measure.codes, ...alike]
  const all = await Promise.all([...new Set(ids)].map((id) => data.byCode(id)))
  const seen = new Set([facts.indicator.id])
  return all.flatMap((one) => {
    if (!one || seen.has(one.indicator.id)) return []
    seen.add(one.indicator.id)
    return [one]
  })
}

async function decide(
  evidence: Evidence,
  computed: Exclude<Computed, { state: "no-data" }>,
  judging: Judging,
): Promise<Verdict> {
  const { claim } = evidence
  const { messages, data } = judging
  const others = await othersOf(evidence, data)
  const base = {
    series: evidence.series,
    actual: computed.actual,
    actualUnit: computed.actualUnit,
    period: computed.period,
    rule: computed.rule,
    alternatives: listAlternatives(evidence, others),
    marks: computed.marks,
    chart: chartOf(evidence, computed.marks, computed.period),
    correction: null,
  }
  if (claim.place?.kind === "ambiguous")
    return {
      ...base,
      status: "unverified",
      message: messages.ambiguous(evidence, computed),
      rule: "the name means several places",
    }
  if (computed.state === "undecided")
    return { ...base, status: "unverified", message: messages.undecided(evidence, computed) }
  if (computed.holds) {
    const conflict = await conflictOf(evidence, data)
    if (conflict)
      return {
        ...base,
        status: "unverified",
        message: messages.conflict(evidence, computed, conflict),
        rule: "two measures of that name disagree",
      }
    return { ...base, status: "correct", message: messages.correct(evidence, computed) }
  }
  const earlier = await fitsEarlier(evidence, data)
  if (earlier)
    return {
      ...base,
      status: "correct",
      message: messages.revised(evidence, computed, earlier),
      rule: "equal to an earlier vintage of the same series",
    }
  const reading = await findOtherReading(evidence, data, others, computed.rule === WRONG_WAY)
  if (reading)
    return {
      ...base,
      status: "unverified",
      message: messages.otherReading(evidence, computed, reading),
      rule: "another reading fits",
      alternatives: [...base.alternatives, asAlternative(reading)],
    }
  return {
    ...base,
    status: "incorrect",
    message: messages.incorrect(evidence, computed),
    correction: messages.correction(evidence, computed),
  }
}

/** Figures are revised: what was published before is no mistake of the author. */
async function fitsEarlier(evidence: Evidence, data: FactData): Promise<StoredSeries | undefined> {
  const { series, other, claim } = evidence
  if (claim.kind === "rank") return rankedEarlier(evidence, data)
  const rivals = other ? await data.older(other) : []
  for (const older of await data.older(series)) {
    const second =
      rivals.find(
        ({ vintage, source }) => vintage === older.vintage && source.id === older.source.id,
      ) ?? other
    const found = compute({ ...evidence, series: older, other: second })
    if (found.state === "decided" && found.holds) return older
  }
  return undefined
}

/** A rank by the figures of an earlier file: of the country and of those near it, whose order may have been another. */
async function rankedEarlier(
  evidence: Evidence,
  data: FactData,
): Promise<StoredSeries | undefined> {
  const { series, facts, claim } = evidence
  const at = claim.period?.to ?? 0
  const own = figureAt(series, at) ?? 0
  const near = facts.countries.filter((rival) => {
    const value = figureAt(rival, at)
    return rival !== series && value !== null && value > own / 1.3 && value < own * 1.3
  })
  const rivals = await Promise.all(near.slice(0, MOST_RIVALS).map((rival) => data.older(rival)))
  for (const older of await data.older(series)) {
    const before = new Map(
      rivals
        .flatMap((list) =>
          list.filter((one) => one.vintage === older.vintage && one.source.id === older.source.id),
        )
        .map((one) => [one.country.code, one]),
    )
    const countries = facts.countries.map((one) => before.get(one.country.code) ?? one)
    const found = compute({ ...evidence, series: older, facts: { ...facts, countries } })
    if (found.state === "decided" && found.holds) return older
  }
  return undefined
}

/** "GDP doubled" may be meant at today's or at constant prices: only if both agree is it decided. */
async function conflictOf(evidence: Evidence, data: FactData): Promise<Reading | undefined> {
  const { claim, measure } = evidence
  if (
    measure.id !== "gdp" ||
    (claim.kind !== "multiple" && claim.kind !== "change") ||
    claim.otherPlace !== null
  )
    return undefined
  if (
    claim.qualifiers.includes("nominal") ||
    claim.qualifiers.includes("real") ||
    claim.qualifiers.includes("ppp") ||
    claim.changeIn === "unit"
  )
    return undefined
  const second = measureById(measure.orElse ?? "")
  const found = second && (await computeAs(evidence, second.codes, data))
  if (!second || found?.computed.state !== "decided" || found.computed.holds) return undefined
  return {
    note: second.label,
    series: found.series,
    value: found.computed.actual,
    period: found.computed.period,
  }
}

function asAlternative({ note, series, value, period }: Reading): Alternative {
  return {
    note,
    seriesId: series.id,
    publisher: series.source.publisher,
    indicatorName: series.indicator.name,
    value,
    period: String(period.to),
    fits: true,
  }
}

/** What other publishers have for the same claim. */
function listAlternatives(evidence: Evidence, others: readonly IndicatorFacts[]): Alternative[] {
  const { claim } = evidence
  if (claim.kind === "rank" || claim.place === null) return []
  const code = claim.place.code
  return others.flatMap((facts) => {
    const series = facts.series(code, evidence.series.figures.frequency)
    if (!series) return []
    const other = claim.otherPlace
      ? facts.series(claim.otherPlace.code, series.figures.frequency)
      : undefined
    const found = compute({ ...evidence, facts, series, other })
    if (found.state !== "decided") return []
    return [
      {
        note: "The same measure of another source.",
        seriesId: series.id,
        publisher: series.source.publisher,
        indicatorName: series.indicator.name,
        value: found.actual,
        period: String(found.period.to),
        fits: found.holds,
      },
    ]
  })
}
