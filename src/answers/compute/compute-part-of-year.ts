import type { Dataset } from "#catalog/dataset.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { isDoubtful } from "#domain/series/doubtful-values.ts"
import {
  beforeForecasts,
  gatherObservations,
  valueAt,
  type Observations,
} from "#domain/series/series.ts"
import { getPeriodOfDay, periodAt } from "#domain/time/period.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { unitScale } from "#domain/units/unit-scale.ts"
import { listRateSources } from "#factcheck/read-text.ts"

import { REFUSALS } from "../present/refusals.ts"
import type { AskedPartOfYear, AskedPlace, Question } from "../read/question.ts"
import { rankRows } from "./rows.ts"
import type { AnswerCatalog, AnswerPanel, Panels } from "./panel.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"

/** The actual figures of one country at the frequency that is asked for; of a rate the changes of its level. */
type PartSeries = { dataset: Dataset; observations: Observations; isRate: boolean }
/** Where figures are read: an indicator, and for a rate how many periods back it is counted from. */
type PartSource = { indicator: string; back: number }
/** The series of the places of a question, and the period that had begun on its day. */
type ReadParts = { series: readonly (PartSeries | undefined)[]; last: number }
type PartFrequency = AskedPartOfYear["frequency"]
/** `asOf` is the day from which the newest period counts. */
type Parts = { catalog: AnswerCatalog; panels: Panels; asOf: string }

/** The figures of countries in a month or quarter, of the first publisher that has them at that frequency. */
export async function computeOfPart(
  question: Question,
  part: AskedPartOfYear,
  { catalog, panels, asOf }: Parts,
): Promise<Result | NoResult> {
  const places = listPlaces(question)
  if (!isOfNamedCountries(question) || places.length === 0)
    return { message: REFUSALS.monthOfGroup }
  const isExtreme = question.operation === "extreme"
  const compute = isExtreme ? findExtremePart : makePartResult
  const choose = isExtreme ? chooseLonger : chooseNewer
  const isFirstEnough = !isExtreme && (part.index !== null || question.years !== null)
  let chosen: Result | undefined
  for (const source of await listSources(question, part, panels)) {
    const series = await Promise.all(
      places.map((place) => readSeries({ source, place, part }, catalog)),
    )
    const result = compute(question, part, {
      series,
      last: getPeriodOfDay(part.frequency, asOf),
    })
    if (result !== undefined && isFirstEnough) return result
    chosen = choose(chosen, result)
  }
  return chosen ?? { message: stateNone(part, places) }
}

function chooseNewer(one: Result | undefined, other: Result | undefined): Result | undefined {
  return (other?.period ?? "") > (one?.period ?? "") ? other : one
}

/** The highest of all months is known best by the series with the most of them; of two as long the first. */
function chooseLonger(one: Result | undefined, other: Result | undefined): Result | undefined {
  return (other?.rows.length ?? 0) > (one?.rows.length ?? 0) ? other : one
}

/** The countries of a question; of one group that of the publishers' own figures. */
function listPlaces({ places, groups }: Question): readonly AskedPlace[] {
  const [group] = groups
  if (places.length > 0 || groups.length > 1 || group?.place == null) return places
  return [{ code: group.place, name: group.name }]
}

function isOfNamedCountries({ operation, places, groups, bound }: Question): boolean {
  if (bound !== null) return false
  if (operation === "value") return places.length + groups.length === 1
  if (operation === "extreme") return places.length + groups.length === 1
  return operation === "compare" && groups.length === 0
}

/** Rates that a publisher gives of the measure, levels whose change it is, then what else is held: unadjusted figures first. */
async function listSources(
  { measure, isOnPeriodBefore }: Question,
  { frequency }: AskedPartOfYear,
  panels: Panels,
): Promise<PartSource[]> {
  const levels = listRateSources(measure, frequency)
  const basis = isOnPeriodBefore ? "before" : "year"
  const rates = PUBLISHED_RATES[`${measure} ${frequency} ${basis}`] ?? []
  const changes = levels.map(({ code, back }) => ({
    indicator: code,
    back: isOnPeriodBefore ? 1 : back,
  }))
  const candidates = isOnPeriodBefore ? [] : await panels.listCandidates(measure)
  return [
    ...rates.map((indicator) => ({ indicator, back: 0 })),
    ...changes,
    ...candidates
      .toSorted((a, b) => Number(isAdjusted(a)) - Number(isAdjusted(b)))
      .map((indicator) => ({ indicator, back: 0 })),
  ]
}

/** Rates that publishers give by months or quarters: they have an address of their own, which computed ones have not. */
const PUBLISHED_RATES: Readonly<Record<string, readonly string[]>> = {
  "inflation monthly year": ["WS_LONG_CPI.771"],
  "growth quarterly before": ["QNA.B1_GE.GPSA"],
}

/** Whether the World Bank's code says that the season is taken out. */
function isAdjusted(indicator: string): boolean {
  return /SA(?:XN|_|$)/.test(indicator)
}

function stateNone({ frequency, index }: AskedPartOfYear, places: readonly AskedPlace[]): string {
  const names = places.map(({ name }) => name)
  const when = index === null ? null : periodAt(frequency, index)
  return REFUSALS.noFiguresOfPart(frequency, names, when)
}

async function readSeries(
  { source, place, part }: { source: PartSource; place: AskedPlace; part: AskedPartOfYear },
  catalog: AnswerCatalog,
): Promise<PartSeries | undefined> {
  const slug = countryByCode(place.code)?.slug
  if (slug === undefined) return undefined
  const answer = await catalog.getDataset({
    indicator: source.indicator,
    country: slug,
    frequency: part.frequency,
  })
  if (answer.state !== "found") return undefined
  const { dataset } = answer
  if (dataset.observations.frequency !== part.frequency || dataset.source.redistribute === "no")
    return undefined
  const observations = listActual(dataset, source.back)
  return observations && { dataset, observations, isRate: source.back > 0 }
}

/** Figures that are neither forecast nor doubtful, or their changes in per cent on a number of periods before. */
function listActual(
  { observations, forecastFrom, doubtful }: Dataset,
  back: number,
): Observations | undefined {
  const actual = beforeForecasts(observations, forecastFrom)
  const readValue = (index: number): number | null =>
    isDoubtful(doubtful, index) ? null : valueAt(actual, index)
  const points = actual.values.flatMap((_, k) => {
    const index = actual.start + k
    const value = readValue(index)
    const before = back === 0 ? 1 : readValue(index - back)
    if (value === null || before === null || before <= 0) return []
    return [[index, back === 0 ? value : (value / before - 1) * 100] as const]
  })
  return gatherObservations(actual.frequency, points)
}

/** The figures of all places in the period that is asked for, or the newest that all have. */
function makePartResult(
  question: Question,
  { frequency, index }: AskedPartOfYear,
  read: ReadParts,
): Result | undefined {
  const series = read.series.flatMap((one) => one ?? [])
  const [first] = series
  if (first === undefined || series.length < read.series.length) return undefined
  const rows = readRows(series, index ?? Math.min(read.last, findLastCommon(series)))
  const [top, second] = rankRows(rows, question.end === "lowest")
  if (top === undefined || rows.length < series.length) return undefined
  const basis = describeBasis(question, frequency)
  const isRate = first.isRate || isPublishedRate(question, first.dataset.indicator.code)
  return makeResult(makePartPanel(series, first), {
    value: top.value,
    country: top.country,
    difference: second === undefined ? null : Math.abs(top.value - second.value),
    period: top.period,
    rows: second === undefined ? rows : rankRows(rows, question.end === "lowest"),
    method: isRate ? `the change ${basis}` : `the ${frequency} figure`,
    note: isRate ? basis : "",
  })
}

/** Whether an indicator is itself the change on another period. */
function isPublishedRate({ measure, isOnPeriodBefore }: Question, code: string): boolean {
  return isOnPeriodBefore || PUBLISHED_RATES[`${measure} monthly year`]?.includes(code) === true
}

function describeBasis({ isOnPeriodBefore }: Question, frequency: PartFrequency): string {
  const unit = frequency === "monthly" ? "month" : "quarter"
  return isOnPeriodBefore ? `on the ${unit} before` : `on the same ${unit} of the year before`
}

/** The month or quarter of a year, or of all, in which a country's figure was highest or lowest. */
function findExtremePart(
  question: Question,
  { frequency }: AskedPartOfYear,
  { series: [one], last }: ReadParts,
): Result | undefined {
  if (one === undefined) return undefined
  const rows = readWindow(question, one, last)
  const [best, ...others] = rankRows(rows, question.end === "lowest")
  if (best === undefined) return undefined
  const isRate = one.isRate || isPublishedRate(question, one.dataset.indicator.code)
  const basis = isRate ? `, the change ${describeBasis(question, frequency)}` : ""
  return makeResult(makePartPanel([one], one), {
    value: best.value,
    country: best.country,
    period: best.period,
    from: rows[0]?.period ?? null,
    to: rows.at(-1)?.period ?? null,
    rows: [best, ...others].map((row) => ({ ...row, rank: null })),
    method: `of the ${String(rows.length)} ${frequency === "monthly" ? "months" : "quarters"} with figures${basis}`,
  })
}

/** The figures of the years that are asked for; none where a year that is named alone lacks some: its highest is not known. */
function readWindow({ years }: Question, one: PartSeries, last: number): ComputedRow[] {
  const { frequency, start, values } = one.observations
  const perYear = PERIODS_PER_YEAR[frequency]
  const from = years?.from ?? null
  const to = years?.to ?? null
  const begin = from === null ? start : Math.max(start, from * perYear)
  const held = Math.min(start + values.length - 1, last)
  const end = to === null ? held : Math.min(held, to * perYear + perYear - 1)
  const indexes = Array.from({ length: Math.max(0, end - begin + 1) }, (_, k) => begin + k)
  const rows = indexes.flatMap((index) => readRows([one], index))
  const isOfOneYear = from !== null && from === to
  return isOfOneYear && rows.length < perYear ? [] : rows
}

function findLastCommon(series: readonly PartSeries[]): number {
  return Math.min(
    ...series.map(({ observations }) => observations.start + observations.values.length - 1),
  )
}

function readRows(series: readonly PartSeries[], index: number): ComputedRow[] {
  return series.flatMap(({ dataset, observations }) => {
    const value = valueAt(observations, index)
    if (value === null) return []
    const period = periodAt(observations.frequency, index)
    return [{ country: dataset.country.code, value, period, rank: null }]
  })
}

/** A panel of nothing but the source of one series a place. */
function makePartPanel(series: readonly PartSeries[], first: PartSeries): AnswerPanel {
  const { indicator, source, vintage, vintageStated } = first.dataset
  const byPlace = new Map(series.map((one) => [one.dataset.country.code, one.observations]))
  return {
    indicator: first.isRate ? { ...indicator, unit: "%", currency: null } : indicator,
    scale: unitScale(indicator.unit)?.by ?? 1,
    sources: [source],
    vintage,
    vintageStated,
    isComparable: true,
    figureAt: () => null,
    coverage: () => undefined,
    listObservations: (code) => byPlace.get(code),
  }
}
