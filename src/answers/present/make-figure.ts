import { creditSentence, nameWithUnit, vintageSentence } from "#charts/text/series-text.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { unitFormat, type UnitFormat } from "#domain/format/number-format.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Observations } from "#domain/series/series.ts"
import { getPeriodOfDay } from "#domain/time/period.ts"

import type { AnswerRow } from "../answer.schema.ts"
import { readMembers } from "../compute/members.ts"
import { listValues, type ComputedRow, type Result, type ResultUnit } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { AnswerOperation, Question } from "../read/question.ts"
import type { AnswerFigure } from "../shown-answer.ts"
import { writeFigure } from "./figure-text.ts"
import { getLabel } from "./sentence-parts.ts"

/** From this many places on, figures whose order does not matter are seen best on a map. */
const MIN_PLACES_ON_MAP = 12
const ON_MAP: readonly AnswerOperation[] = ["filter", "count", "value", "average"]

/** What the chart of an answer shows: its places compared with each other, or its place over time up to a day. */
export function makeFigure(question: Question, result: Result, asOf: string): AnswerFigure | null {
  const { group, rows, members } = result
  if (group !== null && members.length > 0) return comparePlaces(question, result, members)
  const countries = new Set(rows.map(({ country }) => country))
  return countries.size > 1
    ? comparePlaces(question, result, rows)
    : drawLine(question, result, asOf)
}

function comparePlaces(
  question: Question,
  result: Result,
  shown: readonly ComputedRow[],
): AnswerFigure {
  const isGroup = shown === result.members
  const unit = isGroup ? result.memberUnit : "figure"
  return {
    ...describe(result, unit),
    title: `${capitalise(getLabel(question, result))}, ${isGroup ? readMembers(question).name : listNames(shown)}, ${question.overtakes ? (result.period ?? "") : writeTime(result)}`,
    kind: "places",
    unit: UNIT_NAMES[unit] ?? result.panel.indicator.unit,
    isMap: isGroup && ON_MAP.includes(question.operation) && shown.length >= MIN_PLACES_ON_MAP,
    rows: makeAnswerRows(
      shown.map((row, k) => ({ ...row, rank: row.rank ?? k + 1 })),
      result,
      unit,
    ),
    marked: isGroup ? listMarked(question, result) : [],
    missing: result.group?.missing ?? [],
    year: Number((result.period ?? "").slice(0, 4)),
  }
}

function listNames(rows: readonly ComputedRow[]): string {
  return rows.map(({ country }) => placeName(country)).join(", ")
}

function writeTime({ from, to, period }: Result): string {
  return from === null ? (period ?? "") : `${from} to ${to ?? ""}`
}

/** The places that an answer names among all of a group. */
function listMarked({ operation }: Question, { rows, country, rank }: Result): string[] {
  if (operation === "filter") return rows.map((row) => row.country)
  if (operation === "rank" && rank === null) return []
  return country === null || operation === "value" || operation === "average" ? [] : [country]
}

function drawLine(question: Question, result: Result, asOf: string): AnswerFigure | null {
  const { panel, country } = result
  const observations = country === null ? undefined : panel.listObservations(country)
  if (country === null || observations === undefined) return null
  const { from = null, to = null } = question.years ?? {}
  return {
    ...describe(result, "figure"),
    title: `${capitalise(getLabel(question, result))}, ${placeName(country)}`,
    kind: "line",
    country,
    observations: keepUntil(asOf, observations),
    // Around a single year the whole series is drawn.
    startYear: from === to ? null : from,
    endYear: from === to ? null : to,
  }
}

/** Periods after the day of a question are not drawn: its answer knows nothing of them. */
function keepUntil(day: string, observations: Observations): Observations {
  const { frequency, start, values } = observations
  return { ...observations, values: values.slice(0, getPeriodOfDay(frequency, day) - start + 1) }
}

function describe({ panel }: Result, unit: ResultUnit) {
  const { indicator, sources, vintage, vintageStated } = panel
  const source = sources.find(({ redistribute }) => redistribute === "non-commercial") ?? sources[0]
  return {
    subtitle: [nameWithUnit(indicator), UNIT_NAMES[unit] ?? ""].filter(Boolean).join("; "),
    format: chooseFormat(indicator, unit),
    source: `${creditSentence(...sources.map(({ attribution }) => attribution))} ${vintageSentence({ vintage, vintageStated })}`,
    licence: source?.licence ?? "",
    terms:
      source?.redistribute === "non-commercial"
        ? `${source.licence}. ${redistributionSentence(source)}`
        : "",
  }
}

const UNIT_NAMES: Readonly<Partial<Record<ResultUnit, string>>> = {
  percent: "per cent",
  points: "percentage points",
}

function chooseFormat(
  { unit, currency, decimals }: Result["panel"]["indicator"],
  shown: ResultUnit,
): UnitFormat {
  return shown === "figure" ? unitFormat(unit, currency, decimals) : unitFormat("%", null)
}

/** The figures of an answer as readers get them, all with as many decimals. */
export function makeAnswerRows(
  rows: readonly ComputedRow[],
  { panel }: Result,
  unit: ResultUnit,
): AnswerRow[] {
  const values = listValues(rows)
  return rows.map(({ country, value, rank, period }) => ({
    country,
    name: placeName(country),
    value,
    text: writeFigure(value, panel.indicator, unit, values),
    period,
    rank,
  }))
}

function capitalise(text: string): string {
  const plain = text.replace(/^the /, "")
  return capitalize(plain)
}
