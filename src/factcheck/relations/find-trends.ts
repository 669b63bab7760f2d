import { joinMoveNouns, joinMoves } from "../grammar/join-verbs.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { ORDINAL, readNumberWords, readOrdinal } from "../quantities/number-words.ts"
import type {
  ClaimSlots,
  CommonSlots,
  MeasureMention,
  PeriodMention,
  Span,
} from "../claims/claim-types.ts"

import { asShareOfGdp } from "../claims/as-share-of-gdp.ts"
import { OF_BASE } from "../discourse/period-roles.ts"
import { allowsFocus } from "../discourse/allow-measure.ts"
import { nearest } from "../claims/attach.ts"
import { findYearCount } from "./counted-years.ts"
import { findMoves, isEveryYear, findQualifiers, type Move } from "../claims/cues.ts"
import { cover, draft } from "../claims/draft.ts"
import { isLong } from "../claims/resolve-period.ts"

const VAGUE =
  /\b(?<!\b(?:record|all-time|historic)\s)(?:(?:relatively|comparatively|very|extremely|fairly|quite|unusually|remarkably|exceptionally|too|so)\s+)?(?:high|low|strong|weak|robust|modest|healthy|poor|sluggish|stable|rapid|impressive|dismal|solid|buoyant|moderate|among the (?:most|least|highest|lowest|fastest|largest|best|worst|poorest|richest|biggest|strongest)|one of the (?:highest|lowest|fastest|largest|best|worst|poorest|richest|biggest|strongest|most|least))\b/i

/** "shrank between 2000 and 2020", "fell every year", "contracted in six of ten years": movements without a size. */
export function findTrends(context: SentenceContext): ClaimSlots[] {
  for (const move of findMoves(context.sentence.text)) {
    const claim = readTrend(context, move)
    if (claim) return [claim]
  }
  return []
}

function readTrend(context: SentenceContext, move: Move): ClaimSlots | undefined {
  const { text, measures, places } = context.sentence
  if (statesSize(context.sentence, move) || isRecord(text, move)) return undefined
  const subject = measures.filter(({ end }) => end <= move.start).at(-1) ?? measures[0]
  const id = readMeasure(context, move, subject)
  const time = readTime(context, move)
  if (id === null || !time || (places.length === 0 && context.carry.place === null))
    return undefined
  if (subject && Math.abs(move.start - subject.end) > 60) return undefined
  const count = countedYears(text)
  const moved = readMovement(id, { text, move, subject, time, count })
  if (!moved) return undefined
  const { measure, isSign, every, everyYear, direction } = moved
  const place = nearest(
    text,
    move,
    places.filter(({ kind }) => kind !== "group" || places.length === 1),
    [],
  )
  const movement = {
    ...draft(context, {
      span: cover(subject, place, move, time.period),
      place,
      measure,
      period: time.period,
      isChange: !isSign && !every && !count,
      ...(time.isCarried && { doubts: { period: { ground: "contested", rivals: [] } } }),
    }),
    direction,
    negated: move.negated,
    everyYear,
    scope: isSign ? ("sign" as const) : ("change" as const),
  }
  return count ? { ...movement, ...count } : { ...movement, kind: "trend", ...inARow(text, move) }
}

/** What moved; in "Fine dust in China dropped" it is not the measure of before. */
function readMeasure(
  { sentence, carry }: SentenceContext,
  move: Move,
  subject: MeasureMention | undefined,
): string | null {
  const named = subject?.measure ?? carry.measure
  const isOther = !subject && allowsFocus(sentence, move) === "new"
  return named === null || isOther ? null : asShareOfGdp(named, sentence.text)
}

const FASTER =
  /^\s+(?:(?:much|even|far|slightly|a\s+little|somewhat|markedly)\s+)*(?:(?<up>faster|quicker|more\s+(?:quickly|rapidly|strongly|briskly))|(?<down>slower|more\s+(?:slowly|gently|modestly)|less\s+(?:quickly|rapidly|strongly|briskly)))\b(?<than>\s+than\b)?/i

/**
 * "The economy grew faster", "prices rose more slowly": what moved is the rate itself. `null` where the text holds it
 * against something else, or where what grew has no rate here.
 */
function readPace(
  text: string,
  { direction, end }: Move,
  id: string,
): { measure: string; direction: Move["direction"] } | null | undefined {
  const groups = FASTER.exec(text.slice(end))?.groups
  if (!groups) return undefined
  const measure = RATES_OF[id]
  if (groups["than"] !== undefined || measure === undefined || direction === "down") return null
  return { measure, direction: groups["up"] === undefined ? "down" : "up" }
}

/** The rate at which a thing grows. */
const RATES_OF: Readonly<Partial<Record<string, string>>> = {
  gdp: "growth",
  "gdp-real": "growth",
  growth: "growth",
  inflation: "inflation",
  population: "population-growth",
}

const RECORD =
  /\b(?:biggest|largest|greatest|highest|sharpest|steepest|fastest|quickest|strongest|deepest|worst|smallest|slowest|mildest|longest|first|last|only)\s+(?:\p{L}+\s+){0,2}$/iu

/** "The biggest rise in inflation since 2000 came in 2022": how large a movement was, which is not read. */
function isRecord(text: string, { start, end }: Move): boolean {
  const isNoun = NOUN.test(text.slice(start, end))
  return isNoun && RECORD.test(text.slice(Math.max(0, start - 40), start))
}

const NOUN = new RegExp(
  `^(?:${joinMoveNouns("up", "with-plurals")}|${joinMoveNouns("down", "with-plurals")})$`,
  "i",
)

/** "grew by 13.6 percent", "rose to 11.5 percent": a figure that nobody could read is more than a movement. */
function statesSize({ text, quantities }: SentenceContext["sentence"], { end }: Move): boolean {
  return quantities.some(
    ({ start, unit }) =>
      start >= end &&
      ((unit !== "plain" && unit !== "multiple") ||
        /^\s+(?:(?:back\s+)?to|from)\s/i.test(text.slice(end, start))) &&
      /^\s+(?:\p{L}+ly\s+)?(?:(?:by|to|from)\s+)?(?:(?:an?|about|nearly|almost|just|only|some|over|around|further|another)\s+)*$/iu.test(
        text.slice(end, start),
      ),
  )
}

type Movement = {
  text: string
  move: Move
  subject: MeasureMention | undefined
  time: { period: PeriodMention; isEvery: boolean }
  count: YearsCounted | undefined
}

type YearsCounted = Pick<
  ClaimSlots<"count">,
  "kind" | "figure" | "value" | "unit" | "hedge" | "everyYear"
>

/** What a movement is of, which way it went, and whether its years are meant as a whole. */
function readMovement(id: string, { text, move, subject, time, count }: Movement) {
  const { direction } = move
  const every = time.isEvery && !count
  const pace = readPace(text, move, id)
  if (pace === null) return undefined
  if (pace) return { ...pace, isSign: false, every, everyYear: every }
  const isWhole = !every && !count && isLong(time.period)
  const rate = chooseRate(id, {
    verb: text.slice(move.start, move.end),
    subject: subject ? text.slice(subject.start, subject.end) : "",
    isNominal: findQualifiers(text).includes("nominal"),
    isWhole,
  })
  return { ...rate, every, everyYear: every || (rate.isSign && !isWhole), direction }
}

/** The time of a movement; years side by side are every year of a stretch. */
function readTime(
  { sentence: { text, periods }, carry }: SentenceContext,
  move: Move,
): { period: PeriodMention; isEvery: boolean; isCarried: boolean } | undefined {
  const dated = periods.filter(
    ({ form, start, end }) =>
      !OF_BASE.test(text.slice(0, start)) &&
      form.kind !== "now" &&
      form.kind !== "event" &&
      !(form.kind === "in-years" && /^\s*(?:in a row|running|straight)\b/i.test(text.slice(end))),
  )
  const joined = joinedYears(text, dated)
  const named = joined ?? nearest(text, move, dated, [])
  const row = lastOfRow(text, move)
  const isCarried = row !== undefined && named === undefined
  const period = row === undefined ? named : backTo(row, named ?? carriedYear(carry, row))
  const isEvery =
    joined !== undefined || row !== undefined || isEveryYear(text) || IN_A_ROW.test(text)
  return period && { period, isEvery, isCarried }
}

const LAST_OF_ROW = new RegExp(
  `\\bfor\\s+(?:an?|the)\\s+(?<nth>${ORDINAL})\\s+(?:(?:straight|consecutive|successive)\\s+year\\b|year\\s+(?:running|in\\s+a\\s+row|straight)\\b)`,
  "i",
)

type LastOfRow = Span & { years: number }

const OTHER_CLAUSE = /[;:]|\b(?:and|but|as|while|whereas|although|though|when|after|because)\b/i

/** "for the second year running": how many years in a row ended with the one spoken of, unless another clause says it. */
function lastOfRow(text: string, move: Span): LastOfRow | undefined {
  const match = LAST_OF_ROW.exec(text)
  const years = readOrdinal(match?.groups?.["nth"] ?? "")
  if (!match || !years) return undefined
  const [start, end] = [match.index, match.index + match[0].length]
  const between = text.slice(Math.min(end, move.end), Math.max(start, move.start))
  return OTHER_CLAUSE.test(between) ? undefined : { years, start, end }
}

/** The year of the sentences before, at the words that count up to it. */
function carriedYear(
  { period }: SentenceContext["carry"],
  { start, end }: LastOfRow,
): PeriodMention | undefined {
  return period === null ? undefined : { start, end, form: { kind: "span", ...period } }
}

/** All years of a row, up to the one named; nothing where that is not a single year. */
function backTo(
  { years }: LastOfRow,
  period: PeriodMention | undefined,
): PeriodMention | undefined {
  if (period?.form.kind !== "span" || period.form.frequency !== "yearly") return undefined
  const { from, to } = period.form
  return from === to ? { ...period, form: { ...period.form, from: to - years + 1 } } : undefined
}

/** "in six of the ten years", "only once since 2000": how many of them it is said of. */
function countedYears(text: string): YearsCounted | undefined {
  const count = findYearCount(text)
  return (
    count && {
      kind: "count",
      figure: { start: count.start, end: count.end },
      value: count.value,
      unit: "plain",
      hedge: count.hedge,
      everyYear: false,
    }
  )
}

/** "in 2015 and 2016", "in both 2015 and 2016": years in a row are one stretch. */
export function joinedYears(
  text: string,
  periods: readonly PeriodMention[],
): PeriodMention | undefined {
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
export function findRecessions(context: SentenceContext): ClaimSlots[] {
  const { text, measures, places, periods, quantities } = context.sentence
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
  if (!period || (!place && context.carry.place === null)) return []
  const denied = /\b(?:not|never|avoided|escaped|n['’]t)\s+(?:\w+\s+)?$/i.test(
    text.slice(0, match.index),
  )
  return [
    {
      ...draft(context, { span: cover(span, place, period), place, measure: "growth", period }),
      kind: "trend",
      direction: "down",
      scope: "sign",
      everyYear: true,
      negated: denied,
      ...inARow(text, span),
    },
  ]
}

/** "five straight years", "for the fifth year running": the number is part of what is claimed. */
function inARow(
  text: string,
  move: Span,
): Partial<Pick<CommonSlots, "value" | "unit" | "everyYear">> {
  const match = IN_A_ROW.exec(text)
  const count = match
    ? (readNumberWords(match[1] ?? match[2] ?? "")?.value ?? Number(match[1] ?? match[2]))
    : undefined
  const row = lastOfRow(text, move)
  if (row) return { value: row.years, unit: "plain", everyYear: true }
  return count !== undefined && Number.isFinite(count)
    ? { value: count, unit: "plain", everyYear: true }
    : {}
}

type Moved = {
  verb: string
  /** What moved, in the words of the text. */
  subject: string
  isNominal: boolean
  /** Several years are meant as a whole and not each of them. */
  isWhole: boolean
}

/** Verbs that are said of how fast something goes. */
const PACE = new RegExp(`\\b(?:${joinMoves({ use: "pace" })})\\b`, "i")
/** Verbs that are said of the size of an economy. */
const SIZE = new RegExp(`\\b(?:${joinMoves({ use: "economies" })})\\b`, "i")

/**
 * An economy that shrinks has growth below zero, prices that fall an inflation below zero; "slowed" is said of the
 * growth itself. "GDP has fallen since 2014" compares its two ends.
 */
function chooseRate(
  id: string,
  { verb, subject, isNominal, isWhole }: Moved,
): { measure: string; isSign: boolean } {
  const isPace = PACE.test(verb)
  if (id === "gdp" || id === "gdp-real") {
    if (isPace) return { measure: "growth", isSign: false }
    const isLevel = isNominal || (isWhole && !/econom/i.test(subject) && !SIZE.test(verb))
    return isLevel ? { measure: id, isSign: false } : { measure: "growth", isSign: true }
  }
  const isPrices = /prices?\b|cost of living/i.test(subject) && !/inflation/i.test(subject)
  return { measure: id, isSign: id === "inflation" && isPrices && !isPace }
}

/** "relatively low in 2021": a judgement without anything that it could be compared with. */
export function findVague(context: SentenceContext): ClaimSlots[] {
  const { text, measures, places, periods } = context.sentence
  const [measure] = measures
  const match = VAGUE.exec(text)
  const place = places.find(({ kind }) => kind === "country")
  const period = periods.find(({ form }) => form.kind === "span")
  if (!measure || !match || !place || !period) return []
  const span = { start: match.index, end: match.index + match[0].length }
  return [
    {
      ...draft(context, {
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
