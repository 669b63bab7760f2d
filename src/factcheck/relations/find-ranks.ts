import { joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import type { DraftRequest, SentenceContext } from "../claims/sentence-context.ts"
import { measureById } from "../grammar/find-measures.ts"

import { rolesOfPeriods } from "../discourse/period-roles.ts"
import type {
  ClaimPeriod,
  ClaimSlots,
  CommonSlots,
  MeasureMention,
  OtherPlace,
  PeriodMention,
  PlaceMention,
  Span,
} from "../claims/claim-types.ts"

import { AND_BY_A_FURTHER, BREAK, nearest } from "../claims/attach.ts"
import { beginsWithTrader, standsForCountry } from "./traders.ts"
import { findRecordNouns, findSuperlatives } from "../claims/cues.ts"
import type { Superlative } from "../claims/superlative.ts"
import { cover, draft, namePlace, type Found } from "../claims/draft.ts"
import { findNamedScope } from "./find-named-scope.ts"
import { findRankedGroup } from "./find-ranked-group.ts"
import { findGroupSize, findSizeOfSome } from "../discourse/counted-group.ts"
import { readNamedScope, scopeOfSize } from "../claims/rank-scope.ts"
import { findAnyOther } from "./find-any-other.ts"
import { findExtremesWithin } from "./find-extremes-within.ts"
import { EARLIEST } from "../claims/resolve-period.ts"
import { FOCUS_WORDS } from "../grammar/small-words.ts"
import { decideExtreme, judgesValue } from "./what-is-worst.ts"

const RECORD =
  /^[^,;]{0,40}?\b(?:on record|ever(?! since)|since (?:figures|records|data|statistics|measurements|the series) (?:start(?:s|ed)?|beg[iau]ns?|opens?|opened)|in (?:its|the|the country['’]s) (?:(?:whole|entire|full) )?series(?! (?:since|from))|in (?:its|the country['’]s|the|recorded|modern|living|our)?\s*(?:history|memory)|of all time)\b/iu

/** Finds ranks and records: "the world's third-highest", "the lowest since 1975", "the slowest in five years". */
export function findRanks(context: SentenceContext): Found {
  const claims: ClaimSlots[] = []
  const usedPeriods: Span[] = []
  for (const superlative of findSuperlatives(context.sentence.text)) {
    const extremum = readExtremum(context, superlative)
    if (extremum) {
      claims.push(...extremum.claims)
      usedPeriods.push(...extremum.used)
      continue
    }
    claims.push(...readRank(context, superlative))
  }
  if (claims.length === 0) claims.push(...findRecords(context))
  const within = claims.length > 0 ? undefined : findExtremesWithin(context, measureFor)
  if (within) {
    claims.push(...within.claims)
    usedPeriods.push(...(within.usedPeriods ?? []))
  }
  if (claims.length === 0) claims.push(...findAnyOther(context))
  return { claims, used: [], usedPeriods }
}

/** "reached a record high in 2023". Currencies and rates set by a day are not read so. */
function findRecords(context: SentenceContext): ClaimSlots[] {
  return findRecordNouns(context.sentence.text).flatMap((noun) => {
    const { text } = context.sentence
    const measure = measureFor(context, noun)
    const subject = findSubject(context, noun)
    const period = nearest(text, noun, listOwnPeriods(context, undefined), [])
    if (measure === null || measure === "exchange-rate" || !period) return []
    if (measureById(measure)?.isSetByDay) return []
    const base = draft(context, {
      span: cover(subject, noun, period),
      place: subject,
      measure,
      period,
    })
    const { extreme } = noun
    return makeExtremum(base, { since: undefined, extreme, to: base.period?.to ?? null })
  })
}

function readExtremum(
  context: SentenceContext,
  superlative: Superlative,
): { claims: ClaimSlots[]; used: PeriodMention[] } | undefined {
  const { text } = context.sentence
  const since = findSince(context, superlative)
  const after = text.slice(superlative.end, superlative.end + 60)
  const record = RECORD.exec(after)
  if (!since && !record) return undefined
  if (superlative.position !== 1 || isOfSeveralYears(context, record?.[0])) return undefined
  const meant = decideExtreme(context.sentence.text, superlative, measureFor(context, superlative))
  if (!meant || isShareOfMoney(after, meant.measure) || isOfOtherThing(context, superlative))
    return undefined
  const { measure, extreme } = meant
  const own = listOwnPeriods(context, since)
  const subject = findSubject(context, superlative)
  // A figure in between is a statement of its own.
  const isApart = context.sentence.quantities.some(
    ({ start, end }) => start >= (subject?.end ?? 0) && end <= superlative.start,
  )
  const span = cover(
    isApart ? undefined : subject,
    superlative,
    since,
    record ? { start: superlative.end, end: superlative.end + record[0].length } : undefined,
  )
  const base = draft(context, {
    span,
    place: subject,
    measure,
    period: nearest(text, superlative, own, []),
  })
  const used = since ? [since] : []
  if (base.place === null && measure === null) return undefined
  return {
    claims: makeExtremum(base, { since, extreme, to: base.period?.to ?? sinceEnd(context) }),
    used,
  }
}

const SERIES_OPENS = /\bwhich\s+(?:opens|starts|begins|began|started|opened)\s+(?:in\s+)?$/i

/** "the lowest in the series" beside two years: of which of them is not clear. */
function isOfSeveralYears(context: SentenceContext, record = ""): boolean {
  const { text } = context.sentence
  const years = listOwnPeriods(context, undefined).filter(
    ({ start }) => !SERIES_OPENS.test(text.slice(0, start)),
  )
  return /\bseries$/i.test(record) && years.length > 1
}

type Extreme = {
  since: PeriodMention | undefined
  extreme: "highest" | "lowest"
  to: number | null
}

function makeExtremum(base: CommonSlots, { since, extreme, to }: Extreme): ClaimSlots[] {
  // A record among months or quarters is not read.
  if (base.period && base.period.frequency !== "yearly") return []
  const period: ClaimPeriod | null =
    to === null ? null : { frequency: "yearly", from: getStart(since, to), to }
  return [{ ...base, kind: "extremum", extreme, scope: decideScope(since), base: null, period }]
}

/** "since 2019", "in ten years": the time behind a superlative that it is compared with. */
function findSince(
  { sentence: { periods } }: SentenceContext,
  { end }: Superlative,
): PeriodMention | undefined {
  return periods.find(
    ({ start, form }) =>
      start >= end &&
      start - end < 50 &&
      (form.kind === "since" || form.kind === "in-years" || form.kind === "last-years"),
  )
}

/** The times that a record may be of: "up from 3.1% the year before and its quickest pace since 2019" is of neither. */
function listOwnPeriods(
  { sentence: { text, periods, quantities } }: SentenceContext,
  since: PeriodMention | undefined,
): PeriodMention[] {
  const roles = rolesOfPeriods(text, periods, quantities)
  const own = periods.filter((period) => period !== since)
  const before = own.filter(({ start }) => !OF_FURTHER.test(text.slice(0, start)))
  const main = before.filter((period) => roles[periods.indexOf(period)] === "main")
  return main.length > 0 || before.length < own.length ? main : own
}

/** "the worst result on record, and by a further 2 per cent in 2023": the year of what came after. */
const OF_FURTHER = new RegExp(`${AND_BY_A_FURTHER}[^,;]{1,24}$`, "i")

/** "the lowest share since 2020" is of something else than an amount of money. */
const SHARE_NOUN = /^\s*(?:share|proportion|ratio|percentage)\b/i

const STATISTICAL_NOUN =
  /^(?:performances?|results?|readings?|showings?|outcomes?|outturns?|expansions?|contractions?|increases?|years?|numbers?|scores?|prints?|outputs?|incomes?|economies)$/i

/** "the worst drought in four decades": a noun of its own that no measure and no word of statistics is. */
function isOfOtherThing({ sentence: { text, measures } }: SentenceContext, { end }: Span): boolean {
  const noun = /^\s+(?<noun>\p{Ll}+)\s+(?:in|since|for|on)\b/u.exec(text.slice(end))
  const word = noun?.groups?.["noun"]
  if (!noun || word === undefined || FOCUS_WORDS.has(word) || STATISTICAL_NOUN.test(word))
    return false
  return !measures.some((one) => one.start < end + noun[0].length && one.end > end)
}

function isShareOfMoney(after: string, measure: string | null): boolean {
  return SHARE_NOUN.test(after) && measureById(measure ?? "")?.kind === "money"
}

function decideScope(since: PeriodMention | undefined): ClaimSlots<"extremum">["scope"] {
  const kind = since?.form.kind
  return kind === "since" || kind === "in-years" || kind === "last-years" ? kind : "record"
}

function getStart(since: PeriodMention | undefined, to: number): number {
  if (since?.form.kind === "since") return since.form.from
  if (since?.form.kind === "in-years" || since?.form.kind === "last-years")
    return to - since.form.years + 1
  return EARLIEST
}

function sinceEnd({ carry }: SentenceContext): number | null {
  return carry.period?.to ?? null
}

/** "of the twelve economies that remain in the bloc": as many countries as the text counts. */
function withSize(after: string, group: string): string {
  const counted = findGroupSize(after)
  const size = counted && counted.start < SIZE_REACH ? counted.size : findSizeOfSome(after)
  return size === undefined ? group : scopeOfSize(group, size)
}

/** How far behind a superlative the countries are counted that it ranks. */
const SIZE_REACH = 30

function readRank(context: SentenceContext, superlative: Superlative): ClaimSlots[] {
  const { text, places, periods, quantities } = context.sentence
  const subject = findSubject(context, superlative)
  const namedScope = findNamedScope(context, superlative)
  const scope = namedScope ?? findRankedGroup(context, superlative, subject)
  if (!scope) return []
  const after = places.filter(({ kind, start }) => kind === "country" && start >= superlative.end)
  const linked = after.find(({ start }) =>
    /\b(?:was|is|were|became|remained)\s+(?:the\s+)?$/i.test(text.slice(superlative.end, start)),
  )
  const place = subject ?? linked
  if (!place && context.carry.place === null) return []
  if (!place && places.some(({ kind }) => kind === "country")) return []
  if (ranksNothing(text, superlative)) return []
  const meant = decideRanked(context, superlative, {
    namedScope,
    place: place ?? context.carry.place,
  })
  if (!meant) return []
  const { measure, extreme } = meant
  const between = periods.findLast(
    ({ start, end }) => place && start >= place.end && end <= superlative.start,
  )
  // "Inflation rose to 34% from 20% in 2024 and was the highest": the year before is not when it was.
  const roles = rolesOfPeriods(text, periods, quantities)
  const own = periods.filter((_, k) => roles[k] === "main")
  const period = (namedScope && between) ?? nearest(text, superlative, own, [])
  const make = (mention: PlaceMention | undefined, position: number): ClaimSlots<"rank"> => ({
    ...draft(context, {
      span: cover(mention, superlative, scope),
      place: mention,
      measure,
      period,
      // Those that it is ranked among may not be meant in its place.
      ...(namedScope && mention && { doubts: sureOf(between) }),
    }),
    kind: "rank",
    value: position,
    unit: "plain",
    step: 1,
    extreme,
    scope: namedScope ? scope.code : withSize(text.slice(superlative.end), scope.code),
    otherPlace: null,
    negated: /\b(?:not|never|n['’]t)\s+(?:the\s+)?(?:[\p{L}-]+['’]s\s+)?$/iu.test(
      text.slice(0, superlative.start),
    ),
  })
  const first = {
    ...make(place, superlative.position),
    otherPlace: overtaken(context, superlative),
  }
  return [
    first,
    ...followers(context, superlative).map((mention, k) => ({
      ...make(mention, superlative.position + k + 1),
      start: mention.start,
      end: mention.end,
    })),
  ]
}

/** What is said between a country and its rank is said of both. */
function sureOf(period: PeriodMention | undefined): NonNullable<DraftRequest["doubts"]> {
  const sure = { ground: "stated" as const, rivals: [] }
  return { place: sure, ...(period && { period: { ...sure, isBehind: true } }) }
}

/** "one of the largest", "West Africa's biggest economies", "the world's top producer shrank": nothing is put in an order. */
function ranksNothing(text: string, { start, end }: Span): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  return (
    beginsWithTrader(after) ||
    MEMBER.test(after) ||
    /\b(?:one of|among) (?:the\s+)?(?:[\p{L}-]+['’]s\s+)?$/iu.test(before) ||
    /^\s+(?:economies|countries|nations|populations)\b/i.test(after) ||
    standsForCountry(after)
  )
}

/** "The biggest member of the franc zone": large by what, is not said. */
const MEMBER =
  /^\s+(?:members?|neighbou?rs?|partners?|islands?|cit(?:y|ies)|ports?|markets?|donors?|lenders?|creditors?|customers?)\b/i

type RankedAmong = { namedScope: PlaceMention | undefined; place: { code: string } | null }

/**
 * What is ranked, and from which end. "The smallest of the four" says nothing that can be checked where no measure is
 * known, or of a fifth country.
 */
function decideRanked(
  context: SentenceContext,
  superlative: Superlative,
  { namedScope, place }: RankedAmong,
): { measure: string | null; extreme: "highest" | "lowest" } | undefined {
  const measure = measureFor(context, superlative)
  if (!namedScope)
    return judgesValue(superlative)
      ? decideExtreme(context.sentence.text, superlative, measure)
      : { measure, extreme: superlative.extreme }
  const isMember =
    place !== null && readNamedScope(namedScope.code)?.codes.includes(place.code) === true
  const meant = isMember ? decideExtreme(context.sentence.text, superlative, measure) : undefined
  return meant?.measure === null ? undefined : meant
}

const OVERTAKES = new RegExp(
  `\\b(?:${joinOvertaking({ side: "above", of: "places", tense: "all" })}|replac(?:ed|ing)|displac(?:ed|ing))\\s+(?:the\\s+)?`,
  "i",
)

/** "surpassed Japan to become the fourth-largest": whom it overtook belongs to the claim. */
function overtaken(
  { sentence: { text, places } }: SentenceContext,
  superlative: Superlative,
): OtherPlace | null {
  const match = OVERTAKES.exec(text.slice(0, superlative.start))
  const place =
    match &&
    places.find(({ start, kind }) => kind === "country" && start === match.index + match[0].length)
  if (
    !place ||
    !/\b(?:to become|becoming|as|to be)\b/i.test(text.slice(place.end, superlative.start))
  )
    return null
  const { code, name } = namePlace(place)
  return { code, name }
}

/** "followed by China and Japan": the next places in order. */
function followers(
  { sentence: { text, places } }: SentenceContext,
  superlative: Superlative,
): PlaceMention[] {
  const match = /\bfollowed by\b|\bahead of\b/i.exec(text.slice(superlative.end))
  if (!match || !/followed/i.test(match[0])) return []
  const from = superlative.end + match.index
  const list: PlaceMention[] = []
  let end = from + match[0].length
  for (const place of places.filter(({ start, kind }) => start >= from && kind === "country")) {
    if (
      !/^\s*(?:,|and|then|,\s*and|,\s*then|and then)?\s*(?:by\s+|the\s+)*$/i.test(
        text.slice(end, place.start),
      )
    )
      break
    list.push(place)
    end = place.end
  }
  return list
}

function findSubject(
  { sentence: { text, places } }: SentenceContext,
  superlative: Superlative,
): PlaceMention | undefined {
  const before = places.filter(({ kind, end }) => kind !== "group" && end <= superlative.start)
  const [first, second] = before
  if (
    first &&
    second &&
    /\b(?:to become|becoming|as the)\b/i.test(text.slice(second.end, superlative.start))
  )
    return first
  return nearest(text, superlative, before, [])
}

/** "The economy grew at its fastest pace": what is fast is the growth, whatever the next clause is about. */
const GREW_AT = new RegExp(
  `\\b(?:economy|gdp|output|country|nation|\\p{Lu}\\p{L}+)\\s+(?:has\\s+|had\\s+)?(?:${joinMoves({ use: "economies" })})\\s+(?:at\\s+|by\\s+)?(?:its|the|their)\\s+(?:second[- ]|third[- ])?$`,
  "iu",
)

function measureFor(
  { sentence: { text, measures, places }, carry }: SentenceContext,
  superlative: Superlative,
): string | null {
  if (GREW_AT.test(text.slice(0, superlative.start))) return "growth"
  const near = measures.find(
    ({ start }) =>
      start >= superlative.end &&
      start - superlative.end < 45 &&
      !BREAK.test(text.slice(superlative.end, start)) &&
      !text.slice(superlative.end, start).includes(","),
  )
  if (superlative.measure === "growth")
    return growthOf(near ?? measures.find(({ end }) => end <= superlative.start))
  if (superlative.measure !== null) return superlative.measure
  const before = measures.filter(({ end }) => end <= superlative.start)
  const spoken = nearest(text, superlative, before.length > 0 ? before : measures, [])
  const id = near?.measure ?? spoken?.measure ?? carry.measure
  // An economy is large, its growth is fast.
  const isPace = /^(?:\S+[\s-]+)?(?:fastest|slowest|strongest|weakest|quickest)$/.test(
    superlative.word,
  )
  const isOfGrowth =
    id === "gdp" ||
    id === "gdp-real" ||
    (measures.length === 0 && grewItself(text, places.length > 0))
  return isPace && isOfGrowth ? "growth" : id
}

const GROWN = `(?:has\\s+|had\\s+|also\\s+)?(?:${joinMoves({ use: "economies" })})\\b`
/** "Guinea grew", "the economy expanded", and no "Tourism in Spain grew". */
const COUNTRY_GREW = new RegExp(
  `(?:\\b(?:economy|country|nation)|(?<!\\b(?:in|of|for|across|from)\\s+)\\b\\p{Lu}\\p{L}+)\\s+${GROWN}`,
  "u",
)
const IT_GREW = new RegExp(`\\b[Ii]t\\s+${GROWN}`, "u")

/** Whether a country or its economy grew; "it" is one where the sentence names a country. */
function grewItself(text: string, hasPlace: boolean): boolean {
  return COUNTRY_GREW.test(text) || (hasPlace && IT_GREW.test(text))
}

/** "Its population is the fastest-growing": of people, where they are spoken of, else of the economy. */
function growthOf(subject: MeasureMention | undefined): string {
  return subject?.measure === "population" ? "population-growth" : "growth"
}
