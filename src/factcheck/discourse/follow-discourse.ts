import type { Sentence } from "../claims/sentence.ts"
import { isSamePeriod, LATEST, resolvePeriod } from "../claims/resolve-period.ts"
import type {
  ClaimPeriod,
  ClaimSlots,
  Ground,
  PeriodForm,
  PeriodMention,
  PlaceMention,
  Span,
  ClaimPlace,
} from "../claims/claim-types.ts"

import { findOnlyCurrency } from "../quantities/currency-suffix.ts"
import { readCountedGroup, type CountedGroup } from "./counted-group.ts"
import { findLastYear, findMainYear, listYears, readYearOfAll } from "./years-of-text.ts"
import {
  countriesOfCapitals,
  countryOfOnlyCapital,
  findMainCountry,
  findOwnCountry,
  homeOfItem,
  homeOfLine,
  isOfAllPeople,
  readDateline,
  resolveByText,
} from "./home-of-text.ts"
import { BALANCES } from "../grammar/balances.data.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { findOpenedMeasure } from "../grammar/opened-measure.ts"
import { insideSpans } from "../text/inside-spans.ts"
import { rolesOfPeriods } from "./period-roles.ts"
import { rolesOfPlaces } from "./place-roles.ts"
import { splitBlocks, type Block } from "./split-blocks.ts"
import { NO_CONTEXT, type Context } from "./context.ts"
import { otherPeriods, otherPlaces } from "./rivals.ts"

/** What a text has said up to a sentence. Plain data: each step makes a new one. */
export type Discourse = {
  text: string
  asOf: string | null
  blocks: readonly Block[]
  /** The block being read, by its index in the list. */
  at: number
  /** The country that the text names clearly more often than any other. */
  mainCountry: ClaimPlace | null
  /** The country of an author who says "we" and "our". */
  ownCountry: ClaimPlace | null
  /** Whether only the name of a capital tells of that country, so that it is not sure. */
  isOfCapital: boolean
  /** The country of the title or dateline, and that of the heading or item. */
  home: ClaimPlace | null
  section: ClaimPlace | null
  /** The country that the text speaks of at this point. */
  focus: ClaimPlace | null
  /** Countries that sentences of the paragraph were about, and those that were named beside them; the last first. */
  subjects: readonly ClaimPlace[]
  beside: readonly ClaimPlace[]
  /** Whether the last sentence was an aside about another country. */
  isAside: boolean
  pair: readonly ClaimPlace[]
  measure: string | null
  /** Whether no figure of something unknown was given since the measure was named. */
  isMeasureSure: boolean
  measures: readonly string[]
  anchor: ClaimPeriod | null
  lastPeriod: ClaimPeriod | null
  /** The time that was spoken of before the heading, and the one that every item of the list begins with. */
  aboveHeading: ClaimPeriod | null
  ofList: ClaimPeriod | null
  /** What the items of a list are of: "Remittances came to:". */
  measureOfList: string | null
  /** Times that the paragraph has spoken of, and those it only looked back to; the last first. */
  periods: readonly ClaimPeriod[]
  lookedBack: readonly ClaimPeriod[]
  /** The first time that the text names, and whether the last dated sentence only looked back. */
  first: ClaimPeriod | null
  isLookBack: boolean
  /** Years that the text names anywhere, the latest first. */
  years: readonly ClaimPeriod[]
  /** "All figures are for 2023 unless stated otherwise": the year of every figure that names none. */
  ofText: ClaimPeriod | null
  /** The year that the text is about, where it names one clearly more often than any other. */
  mainYear: ClaimPeriod | null
  /** The year that the paragraph before was about, unless it only looked back to it. */
  spokenOf: ClaimPeriod | null
  /** Codes of all places that the text names anywhere. */
  countries: ReadonlySet<string>
  /** The countries that the text may mean by "the four". */
  countedGroup: CountedGroup
  /** The only currency that the text names. */
  currency: string | null
}

/** The state before the first sentence. */
export function openDiscourse(text: string, asOf: string | null): Discourse {
  const places = findPlaces(text)
  const named = findMainCountry(text, places)
  const ofCapital = named === null ? countryOfOnlyCapital(text, places) : null
  return {
    text,
    asOf,
    blocks: splitBlocks(text),
    at: -1,
    mainCountry: named ?? ofCapital,
    ownCountry: findOwnCountry(text, places),
    isOfCapital: ofCapital !== null,
    home: null,
    section: null,
    focus: null,
    subjects: [],
    beside: [],
    isAside: false,
    pair: [],
    measure: null,
    isMeasureSure: true,
    measures: [],
    anchor: null,
    lastPeriod: null,
    aboveHeading: null,
    ofList: null,
    measureOfList: null,
    periods: [],
    lookedBack: [],
    first: null,
    isLookBack: false,
    years: listYears(text),
    ofText: readYearOfAll(text),
    mainYear: findMainYear(text, asOf),
    spokenOf: null,
    countries: new Set(places.map(({ code }) => code)),
    countedGroup: readCountedGroup(text, places),
    currency: findOnlyCurrency(text),
  }
}

/** The state without the lines of tables and lists that are read apart: what stands behind them is not about their last row. */
export function withoutLines(opened: Discourse, apart: readonly Span[]): Discourse {
  const isApart = insideSpans(apart)
  return { ...opened, blocks: opened.blocks.filter(({ start }) => !isApart(start)) }
}

/** The country that a whole text is about: that of its title, headline or dateline, else the one that it names most. */
export function findHome(opened: Discourse): ClaimPlace | null {
  let discourse = opened
  for (let k = 0; k < opened.blocks.length && discourse.home === null; k += 1)
    discourse = enterBlock(discourse, k)
  return discourse.home
}

/** The text of a sentence's paragraph, item or heading up to the sentence. */
export function paragraphBefore({ text, blocks, at }: Discourse, { start }: Span): string {
  return text.slice(blocks[at]?.start ?? start, start)
}

/** Where the heading above a sentence's paragraph or item stands; the item above a paragraph is its heading. */
export function headingAbove({ blocks, at }: Discourse): Span | null {
  const isItem = blocks[at]?.kind === "item"
  const heading = blocks
    .slice(0, Math.max(0, at))
    .findLast(({ kind }) => kind !== "paragraph" && !(isItem && kind === "item"))
  return heading ?? null
}

/** The state at the block of a sentence: a heading or item changes the section, a new paragraph forgets asides. */
export function enterSentence(discourse: Discourse, span: Span): Discourse {
  const at = discourse.blocks.findLastIndex(({ start }) => start <= span.start)
  let next = discourse
  for (let k = discourse.at + 1; k <= at; k += 1) next = enterBlock(next, k)
  return next
}

function enterBlock(discourse: Discourse, at: number): Discourse {
  const block = discourse.blocks[at]
  if (!block) return discourse
  const line = discourse.text.slice(block.start, block.end)
  const fresh = { ...discourse, at, subjects: [], isAside: false, periods: [], lookedBack: [] }
  const named = homeOfBlock(discourse, block, line)
  // "So is Germany the patient?" opens a section as a heading does; "What went wrong?" opens none.
  const isParagraph = block.kind === "question" ? named === null : block.kind === "paragraph"
  if (isParagraph) return enterParagraph(discourse, fresh, line)
  const measure = block.kind === "item" ? measureOfItem(discourse) : null
  const opened = { ...fresh, beside: [], pair: [], measure, measureOfList: measure }
  if (block.kind === "title") return { ...opened, home: named, focus: named }
  // An item without a country goes on in its section, a heading ends it.
  const section = named ?? (block.kind === "item" ? discourse.section : null)
  const focus = section ?? discourse.home ?? discourse.focus
  // "Santiago, 30 January 2025" below the title, or a headline below "Press release", is the place of the whole text.
  const isSubtitle =
    block.kind === "heading" &&
    discourse.blocks.slice(0, at).every(({ kind }) => kind === "title" || kind === "heading")
  const home = discourse.home ?? (isSubtitle ? named : null)
  return { ...opened, home, section, focus, ...timeOfLine(discourse, block) }
}

/** The measure that leads to a list ("Remittances came to:"), for each of its items. */
function measureOfItem({ text, blocks, at, measure, measureOfList }: Discourse): string | null {
  const last = blocks[at]
  if (last?.kind === "item") return measureOfList
  const lead = text.slice(last?.start, last?.end)
  return /:\s*$/.test(lead) && !/\brange\b/i.test(lead) ? measure : null
}

/** The country on which a block opens a section; not one that a question or an item only compares with. */
function homeOfBlock({ text }: Discourse, { kind }: Block, line: string): ClaimPlace | null {
  if (kind === "item") return homeOfItem(labelOfItem(line), text)
  return kind === "question" ? homeOfItem(line, text) : homeOfLine(line, text)
}

/** "Kenya: 5.6%", "Electricity: 76% in 2023. Uganda has less": the first sentence of an item says whose it is. */
function labelOfItem(line: string): string {
  return /^\s*(?:\d{1,2}[.)]|[-*•–])?[^.!?]*(?:[.!?](?!\s)[^.!?]*)*/.exec(line)?.[0] ?? line
}

/** The time at the start of a block: an item takes that of its heading, else that of the text, never that of another item. */
function timeOfLine(
  { anchor, aboveHeading, ofList, asOf, blocks, at, mainYear }: Discourse,
  { kind }: Block,
): Partial<Discourse> {
  if (kind === "heading" || kind === "question") return { aboveHeading: anchor }
  const last = blocks[at]?.kind
  if (kind !== "item" || asOf === null) return {}
  if (last === "item") return { anchor: ofList }
  const isFromAbove = last === "heading" && anchor === aboveHeading
  const own = mainYear ?? (isFromAbove ? null : anchor)
  return { anchor: own, ofList: own }
}

/** The state at a new paragraph, which is about the country of its dateline, section or text, else the one before. */
function enterParagraph(before: Discourse, fresh: Discourse, line: string): Discourse {
  // A report may be sent from a country other than the one that it is about.
  const isFromElsewhere = before.at === -1 && before.mainCountry !== null
  const dateline = isFromElsewhere ? null : (readDateline(line)?.place ?? null)
  const home = before.home ?? before.mainCountry ?? dateline
  const topic = dateline ?? before.section ?? home
  const last = before.blocks[before.at]?.kind
  const isHeaded = last === "heading" || last === "question" || last === "item"
  const beside = otherPlaces([before.focus, ...(isHeaded ? before.beside : [])], topic)
  const anchor = before.mainYear ?? before.anchor
  const spokenOf = before.isLookBack ? null : before.anchor
  return { ...fresh, home, beside, focus: topic ?? before.focus, anchor, spokenOf }
}

/** What the next sentence may leave out because the text has said it. */
export function getContext(discourse: Discourse): Context {
  const { focus, section, home, measure, beside, subjects, ofText } = discourse
  const anchor = ofText ?? withoutOpenYear(discourse)
  const topic = section ?? home
  return {
    ...NO_CONTEXT,
    place: focus,
    measure,
    balances: discourse.measures.filter((id) => BALANCES.has(id)),
    period: anchor,
    isOfText: ofText !== null,
    lastPeriod: discourse.lastPeriod,
    recent: discourse.lookedBack,
    places: discourse.pair,
    home: topic,
    ownCountry: discourse.ownCountry,
    named: otherPlaces([...beside, ...subjects, topic], null),
    grounds: {
      place: groundOfPlace(discourse),
      measure: discourse.isMeasureSure ? "carried" : "contested",
      period:
        ofText || otherPeriods(discourse.periods, anchor).length === 0 ? "carried" : "contested",
    },
    rivals: {
      places: rivalPlaces(discourse),
      measures: [],
      periods: ofText ? [] : rivalPeriods(discourse),
      elsewhere: [],
    },
    years: discourse.years,
    countedGroup: discourse.countedGroup,
    currency: discourse.currency,
  }
}

/** The time of the paragraph; after a word on the present year what follows is of the newest figures. */
function withoutOpenYear({ anchor, asOf }: Discourse): ClaimPeriod | null {
  if (anchor === null || asOf === null || anchor.frequency !== "yearly") return anchor
  const last = findLastYear(asOf)
  return last !== null && anchor.to > last.to ? last : anchor
}

/**
 * How sure the country in focus is: contested where sentences of the paragraph were about several countries, and after an
 * aside, unless it is the topic of the text.
 */
function groundOfPlace(discourse: Discourse): Ground {
  const { subjects, isAside, focus, section, home } = discourse
  if (discourse.isOfCapital && focus?.code === discourse.mainCountry?.code) return "contested"
  const topic = section ?? home
  const isSettled = otherPlaces(subjects, null).length <= 1
  return isSettled && (!isAside || focus?.code === topic?.code) ? "carried" : "contested"
}

/** Other countries that may be meant; one that was only compared with does not rival the paragraph's only subject. */
function rivalPlaces({ focus, subjects, beside, isAside, section, home }: Discourse): ClaimPlace[] {
  const [subject, second] = otherPlaces(subjects, null)
  if (subject && !second && !isAside && subject.code === focus?.code) return []
  return otherPlaces([...subjects, ...beside, section ?? home], focus)
}

/** Other times that may be meant: not those only looked back to, but at a new paragraph the first time of the text. */
function rivalPeriods({
  periods,
  lookedBack,
  first,
  anchor,
  isLookBack,
  mainYear,
  spokenOf,
  asOf,
}: Discourse): ClaimPeriod[] {
  if (periods.length === 0 && anchor !== null && anchor === mainYear)
    return otherPeriods([findLastYear(asOf), spokenOf, ...lookedBack.filter(isMonth)], anchor)
  const backwards = isLookBack ? lookedBack : lookedBack.filter(isMonth)
  return otherPeriods([...periods, ...backwards, periods.length === 0 ? first : null], anchor)
}

/** A figure without a time may be of the month of the one before it. */
function isMonth({ frequency }: ClaimPeriod): boolean {
  return frequency === "monthly"
}

/** The state after a sentence and the claims found in it. */
export function leaveSentence(
  discourse: Discourse,
  sentence: Sentence,
  claims: readonly ClaimSlots[],
): Discourse {
  const measured = withMeasure(discourse, sentence, claims)
  const placed = isOfAllPeople(sentence)
    ? { ...measured, focus: null }
    : withPlaces(discourse, measured, sentence, claims)
  return withPeriods(placed, sentence, claims)
}

function withMeasure(
  discourse: Discourse,
  sentence: Sentence,
  claims: readonly ClaimSlots[],
): Discourse {
  const { measures } = sentence
  const ids = new Set(measures.map(({ measure }) => measure))
  const sole = ids.size === 1 ? (measures[0]?.measure ?? null) : null
  const named = claims.at(-1)?.measure ?? findOpenedMeasure(sentence) ?? sole
  const measure = named ?? discourse.measure
  const list = measure === null ? discourse.measures : [measure, ...discourse.measures]
  // "The approval rate of the president was 38%": a figure of what the engine does not know.
  const isOfOther = named === null && sentence.quantities.length > 0
  const isMeasureSure = named !== null || (discourse.isMeasureSure && !isOfOther)
  return { ...discourse, measure, isMeasureSure, measures: [...new Set(list)].slice(0, 4) }
}

function withPlaces(
  before: Discourse,
  discourse: Discourse,
  sentence: Sentence,
  claims: readonly ClaimSlots[],
): Discourse {
  if (discourse.blocks[discourse.at]?.kind === "title") return discourse
  const roles = rolesOfPlaces(sentence.text, sentence.places)
  const resolvePlace = (place: PlaceMention): ClaimPlace[] => resolveByText(place, discourse.text)
  const all = sentence.places.flatMap(resolvePlace)
  const named = sentence.places.filter((_, k) => roles[k] === "subject").flatMap(resolvePlace)
  const owner = claims.find(({ place }) => place !== null && place.kind !== "group")?.place
  const subject = owner ?? named[0] ?? null
  // "It had 1.45 billion people, against 1.41 billion in China": "it" is the first of the two.
  const isNamed = all.some(({ code }) => code === owner?.code)
  const together = distinct(owner && !isNamed ? [owner, ...all] : all)
  const pair = together.length > 1 ? together : discourse.pair
  const ofCapitals = capitalsSpokenOf(discourse, sentence)
  if (subject === null || ofCapitals.length > 0)
    return withCapitals({ ...discourse, pair, isAside: false }, subject, ofCapitals)
  const hasNewMeasure = sentence.measures.length > 0 && discourse.measure !== before.measure
  const isAside = claims.length > 0 && !hasNewMeasure && isBesideTopic(before, subject)
  const beside = otherPlaces([...all, ...discourse.beside], isAside ? before.focus : subject)
  if (isAside) return { ...discourse, pair, beside, isAside }
  const subjects = distinct([subject, ...discourse.subjects])
  return { ...discourse, pair, beside, subjects, focus: subject, isAside: false }
}

/** Countries that a sentence names by their capital alone, and the text elsewhere by name. */
function capitalsSpokenOf({ countries }: Discourse, { text, places }: Sentence): ClaimPlace[] {
  if (places.some(({ kind }) => kind !== "sub-national")) return []
  return countriesOfCapitals(text).filter(({ code }) => countries.has(code))
}

/** "The new century was kinder to Lusaka": what follows may be of either country. */
function withCapitals(
  discourse: Discourse,
  subject: ClaimPlace | null,
  ofCapitals: readonly ClaimPlace[],
): Discourse {
  if (ofCapitals.length === 0) return discourse
  const subjects = [...(subject ? [subject] : []), ...discourse.subjects, ...ofCapitals]
  return { ...discourse, subjects: distinct(subjects) }
}

/** Whether a country is another than the one spoken of: in "Germany manages 1.9%" it shares only the measure. */
function isBesideTopic(before: Discourse, { code }: ClaimPlace): boolean {
  const { focus, subjects } = before
  return focus !== null && focus.code !== code && (subjects.length > 0 || hasTopic(before))
}

function hasTopic({ section, home }: Discourse): boolean {
  return section !== null || home !== null
}

function distinct(places: readonly ClaimPlace[]): ClaimPlace[] {
  return places.filter((place, k) => places.findIndex(({ code }) => code === place.code) === k)
}

/** The state with the times of a sentence; one only looked back to moves nothing: "down from 38.1% in 2023". */
function withPeriods(
  discourse: Discourse,
  sentence: Sentence,
  claims: readonly ClaimSlots[],
): Discourse {
  const { text, periods, quantities, measures } = sentence
  const roles = rolesOfPeriods(text, periods, quantities)
  // "In 1972 it fell, and three years later again": either year may be that of the next sentence.
  const isDated = periods.some(({ form }) => form.kind === "span")
  const isLater = ({ form }: PeriodMention): boolean =>
    isDated && form.kind === "from-carried" && form.shift > 0
  const main = periods.filter((one, k) => roles[k] === "main" && !isLater(one))
  const settled = claims.flatMap(({ period }) =>
    period && isSettled(period) ? [takeEnd(period)] : [],
  )
  const years = main.flatMap(({ form }) => resolveEnd(discourse, form) ?? [])
  const lastPeriod = settled.at(-1) ?? years.at(-1) ?? discourse.lastPeriod
  const { anchor: before } = discourse
  // "It covers 42%, down from 49% in 1990" is about the present and not about 1990.
  const spokenOf = takeLatest(settled) ?? lastPeriod
  const own = takeLatest(years) ?? (before === null ? withoutMonth(spokenOf) : null)
  const isMain = own !== null && !(measures.length === 0 && liesBefore(own, before))
  const isOther = (period: ClaimPeriod): boolean => !before || !isSamePeriod(period, before)
  const later = periods.some(isLater) ? settled.toReversed() : []
  const mainOnes = isMain ? [own, ...later, ...discourse.periods] : discourse.periods
  return {
    ...discourse,
    lastPeriod,
    anchor: isMain ? own : before,
    first: discourse.first ?? own,
    isLookBack: !isMain && (discourse.isLookBack || settled.some(isOther)),
    periods: distinctPeriods(mainOnes),
    lookedBack: distinctPeriods([...settled.toReversed(), ...years, ...discourse.lookedBack]),
  }
}

/** The period, or `null` for a month: what is said of other things later is seldom of that month. */
function withoutMonth(period: ClaimPeriod | null): ClaimPeriod | null {
  return period?.frequency === "monthly" ? null : period
}

function liesBefore(period: ClaimPeriod, other: ClaimPeriod | null): boolean {
  return other?.frequency === period.frequency && period.to < other.to
}

/** Of several years that a sentence speaks of, the latest is what it is about: "6% in 2024, and 0.7% in 2020". */
function takeLatest(years: readonly ClaimPeriod[]): ClaimPeriod | undefined {
  const last = years.at(-1)
  const alike = years.filter(({ frequency }) => frequency === last?.frequency)
  return alike.toSorted((a, b) => a.to - b.to).at(-1)
}

/** The last year, quarter or month that a time covers; `null` where that is not known. */
function resolveEnd({ asOf, lastPeriod }: Discourse, form: PeriodForm): ClaimPeriod | null {
  const carried = lastPeriod?.to ?? null
  const { period } = resolvePeriod(form, { asOf, carried, isChange: false, isStock: false })
  return period && period.to < LATEST ? takeEnd(period) : null
}

/** Whether the end of a period is known; only years may be `LATEST`, as quarters and months have larger numbers. */
function isSettled({ frequency, to }: ClaimPeriod): boolean {
  return frequency !== "yearly" || to < LATEST
}

/** The last year, quarter or month of a period. */
function takeEnd(period: ClaimPeriod): ClaimPeriod {
  return { ...period, from: period.to }
}

function distinctPeriods(periods: readonly ClaimPeriod[]): ClaimPeriod[] {
  return periods
    .filter((period, k) => periods.findIndex((other) => isSamePeriod(other, period)) === k)
    .slice(0, 5)
}
