import { measureById } from "../grammar/find-measures.ts"
import { readNumberWords } from "../grammar/number-words.ts"
import type { ClaimSlots, PeriodMention, Quantity } from "../types.ts"

import { nearest } from "./attach.ts"
import { findMoves, isEveryYear } from "./cues.ts"
import { cover, draft, type Reading, type Wish } from "./draft.ts"

const VAGUE =
  /\b(?:(?:relatively|comparatively|very|extremely|fairly|quite|unusually|remarkably|exceptionally|too|so)\s+)?(?:high|low|strong|weak|robust|modest|healthy|poor|sluggish|stable|rapid|impressive|dismal|solid|buoyant|moderate|among the (?:most|least|highest|lowest|fastest|largest|best|worst|poorest|richest|biggest|strongest)|one of the (?:highest|lowest|fastest|largest|best|worst|poorest|richest|biggest|strongest|most|least))\b/i

/** "three times as high in 2021 as in 2010". */
const THAN_BEFORE =
  /^\s*(?:as\s+(?:high|large|big|great|many|much|rich|populous)|(?:higher|larger|bigger|greater))\b[^.;]{0,20}\b(?:19|20)\d\d\s+(?:as|than)\s+(?:it\s+was\s+|it\s+had\s+been\s+)?in\b/i

/** "doubled between 2010 and 2021": a multiple over time. */
export function findGrowthMultiples(
  reading: Reading,
  multiples: readonly Quantity[],
): ClaimSlots[] {
  const { text, measures, places, periods } = reading.sentence
  return multiples
    .filter(
      (multiple, k) =>
        !followsAnother(text, multiples, k) &&
        (!/^\s*(?:of|as)\b/i.test(text.slice(multiple.end)) ||
          THAN_BEFORE.test(text.slice(multiple.end))),
    )
    .flatMap((multiple) => {
      const measure = nearest(text, multiple, measures, [])?.measure ?? reading.carry.measure
      if (measure === null) return []
      const period = nearest(text, multiple, periods, [])
      const place = nearest(
        text,
        multiple,
        places.filter(({ kind }) => kind !== "group" || places.length === 1),
        [],
      )
      const denied = /\b(?:not|never|n['’]t)\s+(?:\w+\s+)?$/i.test(
        text.slice(Math.max(0, multiple.start - 20), multiple.start),
      )
      return [
        {
          ...draft(reading, {
            span: cover(multiple, place, period),
            place,
            measure,
            period,
            isChange: true,
            ...(sinceCarried(reading, period) ?? endYears(reading)),
          }),
          kind: "multiple" as const,
          figure: { start: multiple.start, end: multiple.end },
          value: multiple.value,
          step: multiple.step,
          unit: "multiple" as const,
          hedge: multiple.hedge,
          direction: multiple.value < 1 ? ("down" as const) : ("up" as const),
          negated: denied,
        },
      ]
    })
}

/** "By 2020 it had doubled": since the year spoken of before. */
function sinceCarried(
  { sentence: { places, periods }, carry }: Reading,
  period: PeriodMention | undefined,
): Partial<Wish> | undefined {
  const before = carry.period
  const form = period?.form
  if (places.length > 0 || before?.frequency !== "yearly" || periods.length !== 1) return undefined
  const to =
    form?.kind === "from-carried"
      ? before.to + form.shift
      : form?.kind === "span" && form.from === form.to && form.frequency === "yearly"
        ? form.to
        : before.to
  return to <= before.to
    ? undefined
    : {
        settled: {
          period: { frequency: "yearly", from: before.to, to },
          gap: "none",
          stated: true,
        },
      }
}

/** "more than doubled, from 3.7% in 2019 to 8.1% in 2020": the years of the two figures are its ends. */
function endYears({ sentence: { text, periods } }: Reading): Partial<Wish> {
  const years = periods.flatMap(({ form }) =>
    form.kind === "span" && form.from === form.to && form.frequency === "yearly" ? [form.from] : [],
  )
  if (
    years.length !== 2 ||
    !/\bfrom\b|\b(?:as|than)\s+(?:it\s+was\s+|it\s+had\s+been\s+)?in\b/i.test(text)
  )
    return {}
  const period = { frequency: "yearly" as const, from: Math.min(...years), to: Math.max(...years) }
  return { settled: { period, gap: "none", stated: true } }
}

function followsAnother(text: string, multiples: readonly Quantity[], at: number): boolean {
  const last = multiples[at - 1]
  const own = multiples[at]
  return (
    last !== undefined &&
    own !== undefined &&
    /^\s*(?:and|,|or|even|and even)\s*$/i.test(text.slice(last.end, own.start))
  )
}

/** "shrank between 2000 and 2020", "fell every year": movements without a number. */
export function findTrends(reading: Reading): ClaimSlots[] {
  const { text, measures, places, periods } = reading.sentence
  const dated = periods.filter(
    ({ form, end }) =>
      form.kind !== "now" &&
      form.kind !== "event" &&
      !(form.kind === "in-years" && /^\s*(?:in a row|running|straight)\b/i.test(text.slice(end))),
  )
  for (const move of findMoves(text)) {
    const subject = measures.filter(({ end }) => end <= move.start).at(-1) ?? measures[0]
    const id = subject?.measure ?? reading.carry.measure
    const period = joinedYears(text, dated) ?? nearest(text, move, dated, [])
    if (id === null || !period || (places.length === 0 && reading.carry.place === null)) continue
    if (subject && Math.abs(move.start - subject.end) > 60) continue
    const rate = rateOf(id, text.slice(move.start, move.end))
    const place = nearest(
      text,
      move,
      places.filter(({ kind }) => kind !== "group" || places.length === 1),
      [],
    )
    const count =
      /\bin\s+(\w+)\s+(?:out\s+)?of\s+(?:the\s+)?(?:last\s+|past\s+)?(\w+)\s+years\b/i.exec(text)
    if (count) continue
    const every =
      isEveryYear(text) || IN_A_ROW.test(text) || (period !== undefined && !dated.includes(period))
    return [
      {
        ...draft(reading, {
          span: cover(subject, place, move, period),
          place,
          measure: rate.measure,
          period,
          isChange: !rate.isSign && !every,
        }),
        kind: "trend",
        direction: move.direction,
        negated: move.negated,
        everyYear: every || rate.isSign,
        scope: rate.isSign ? "sign" : "change",
        ...inARow(text),
      },
    ]
  }
  return []
}

/** "in 2015 and 2016", "in both 2015 and 2016": years in a row are one stretch. */
function joinedYears(text: string, periods: readonly PeriodMention[]): PeriodMention | undefined {
  const [first] = periods
  const last = periods.at(-1)
  if (!first || !last || periods.length < 2) return undefined
  const years = periods.map(({ form }) =>
    form.kind === "span" && form.frequency === "yearly" && form.from === form.to ? form.to : NaN,
  )
  const isRow = years.every((year, k) => k === 0 || year === (years[k - 1] ?? NaN) + 1)
  const gaps = periods
    .slice(1)
    .every(({ start }, k) =>
      /^\s*(?:,|and|,\s*and|,?\s*and\s+again(?:\s+in)?)\s*$/i.test(
        text.slice(periods[k]?.end, start),
      ),
    )
  return isRow && gaps && first.form.kind === "span"
    ? {
        start: first.start,
        end: last.end,
        form: { ...first.form, to: years.at(-1) ?? first.form.to },
      }
    : undefined
}

const IN_A_ROW =
  /\b(\w+)\s+(?:straight|consecutive|successive)\s+years\b|\b(\w+)\s+years\s+(?:in a row|running|straight)\b/i

/** "in recession for five straight years": growth below zero in each. */
export function findRecessions(reading: Reading): ClaimSlots[] {
  const { text, measures, places, periods, quantities } = reading.sentence
  const match =
    /\b(?:in(?:to)?|suffered|endured|experienced|entered)\s+(?:an?\s+)?(?:\w+\s+)?(?:recession|contraction)\b/i.exec(
      text,
    )
  if (!match || measures.length === 0 || quantities.some(({ unit }) => unit === "percent"))
    return []
  const span = { start: match.index, end: match.index + match[0].length }
  const dated = periods.filter(({ form }) => form.kind === "span" || form.kind === "since")
  const place = nearest(
    text,
    span,
    places.filter(({ kind }) => kind === "country"),
    [],
  )
  const period = nearest(text, span, dated, [])
  if (!period || (!place && reading.carry.place === null)) return []
  const denied = /\b(?:not|never|avoided|escaped|n['’]t)\s+(?:\w+\s+)?$/i.test(
    text.slice(0, match.index),
  )
  return [
    {
      ...draft(reading, { span: cover(span, place, period), place, measure: "growth", period }),
      kind: "trend",
      direction: "down",
      scope: "sign",
      everyYear: true,
      negated: denied,
      ...inARow(text),
    },
  ]
}

/** "five straight years": the number is part of what is claimed. */
function inARow(text: string): Partial<ClaimSlots> {
  const match = IN_A_ROW.exec(text)
  const count = match
    ? (readNumberWords(match[1] ?? match[2] ?? "")?.value ?? Number(match[1] ?? match[2]))
    : undefined
  return count !== undefined && Number.isFinite(count)
    ? { value: count, unit: "plain", everyYear: true }
    : {}
}

/** An economy that shrinks has growth below zero; "slowed" is said of the growth itself. */
function rateOf(id: string, verb: string): { measure: string; isSign: boolean } {
  const measure = measureById(id)
  if (measure?.id === "gdp" || measure?.id === "gdp-real") {
    const isPace = /slow|cool|accelerat|pick|quicken|decelerat|ease/i.test(verb)
    return { measure: "growth", isSign: !isPace }
  }
  if (measure?.id === "inflation" && /^prices?$/i.test(verb))
    return { measure: "inflation", isSign: true }
  return { measure: id, isSign: false }
}

/** "relatively low in 2021": a judgement without a measure to hold it against. */
export function findVague(reading: Reading): ClaimSlots[] {
  const { text, measures, places, periods } = reading.sentence
  const [measure] = measures
  const match = VAGUE.exec(text)
  const place = places.find(({ kind }) => kind === "country")
  const period = periods.find(({ form }) => form.kind === "span")
  if (!measure || !match || !place || !period) return []
  const span = { start: match.index, end: match.index + match[0].length }
  return [
    {
      ...draft(reading, {
        span: cover(span, measure, place, period),
        place,
        measure: measure.measure,
        period,
      }),
      kind: "vague",
      scope: match[0].toLowerCase(),
    },
  ]
}
