import { isSliceOver, nextTurn } from "#domain/in-slices.ts"

import type { SentenceContext } from "./sentence-context.ts"
import { addReferences, withoutDateline } from "../discourse/add-references.ts"
import {
  findHome,
  getContext,
  enterSentence,
  leaveSentence,
  openDiscourse,
  headingAbove,
  paragraphBefore,
  withoutLines,
  type Discourse,
} from "../discourse/follow-discourse.ts"
import { ALL_SAID, findSaidSlots, type SaidSlots } from "../discourse/said-slots.ts"
import { joinMentions, listMentions, type TextMentions } from "../discourse/text-mentions.ts"
import type { Context } from "../discourse/context.ts"
import { withMeantTrade } from "../discourse/which-trade.ts"
import { withMeantPrices } from "../discourse/whose-prices.ts"
import { measureById } from "../grammar/find-measures.ts"
import { readBlocks } from "../tables/block-claims.ts"
import { insideSpans } from "../text/inside-spans.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { overlaps } from "../text/overlaps.ts"
import {
  getOtherPlace,
  type ClaimPlace,
  type ClaimSlots,
  type Quantity,
  type Span,
} from "./claim-types.ts"

import { findYearCount } from "../relations/counted-years.ts"
import { findMultiples, withMonthlyBasis } from "./cues.ts"
import { findDenied } from "./denials.ts"
import { makeSentenceContext } from "./draft.ts"
import { findBaseLevels } from "../relations/find-base-levels.ts"
import { findStatedValues } from "../stated-values/find-stated-values.ts"
import { findNetMigration } from "../stated-values/find-net-migration.ts"
import { findSigns } from "../stated-values/find-signs.ts"
import { markFirstTimes, sinceFirstTime } from "./first-time.ts"
import { inBothYears } from "./in-both-years.ts"
import { withBaseOfBefore } from "../relations/base-of-before.ts"
import { findPlaceComparisons } from "../relations/find-comparisons.ts"
import { findRanks } from "../relations/find-ranks.ts"
import { findGrowthMultiples } from "../relations/find-multiples.ts"
import { findBalances } from "../balances/find-balances.ts"
import { findRecessions, findTrends, findVague } from "../relations/find-trends.ts"
import { isNoStatement, statedUntil } from "./is-no-statement.ts"
import { readSentence, type Sentence } from "./sentence.ts"
import { turnDeficits } from "../balances/size-of-deficits.ts"
import { addMovement, doubtCurrencies, turnCurrencies } from "./value-of-currencies.ts"
import { withoutRepeatedBounds } from "./without-repeated-bounds.ts"

/** A claim with the sentence, or the row of a table, that it was found in. */
export type FoundClaim = ClaimSlots & {
  sentence: { start: number; end: number }
  /** Where its paragraph begins. */
  paragraph: number
  /** Where the heading of its paragraph stands. */
  heading: Span | null
  /** Its figure as a sentence has to write it, where the unit stands in a heading. */
  written?: string
  /** Which slots its own clause names, and all that the text names. */
  said: SaidSlots
  mentions: TextMentions
}

/** Finds claims in a sentence beside those of the grammar. */
type FindMore = (sentenceContext: SentenceContext) => ClaimSlots[]

/**
 * Every checkable claim of a text, in order of appearance; offsets count from the start of the text. What `findMore`
 * finds is added, and no later sentence builds on it.
 */
export function findClaims(text: string, asOf: string | null, findMore?: FindMore): FoundClaim[] {
  return finish(findInSteps(text, asOf, findMore))
}

/** The same in slices, between which other work goes on: a long text takes tenths of a second. */
export async function findClaimsInSlices(
  ...given: Parameters<typeof findClaims>
): Promise<FoundClaim[]> {
  const steps = findInSteps(...given)
  for (;;) {
    if (isSliceOver()) await nextTurn()
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Work that can be interrupted after each sentence. */
type Steps<T> = Generator<undefined, T>

function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function* findInSteps(text: string, asOf: string | null, findMore?: FindMore): Steps<FoundClaim[]> {
  const opened = openDiscourse(text, asOf)
  const blocks = readBlocks(text, findSlots, () => findHome(opened))
  const { sentences, home } = yield* readSentences(withoutLines(opened, blocks.spans), {
    findMore,
    blocks: blocks.spans,
  })
  const mentions = joinMentions(
    sentences.map(({ sentence, claims }) => listMentions(sentence, claims, text)),
    home,
  )
  const inBlocks = blocks.claims.map((claim) => ({
    ...claim,
    paragraph: claim.sentence.start,
    heading: null,
    said: ALL_SAID,
    mentions,
  }))
  const inSentences = sentences.flatMap(({ sentence, span, before, heading, claims, more }) =>
    [...claims, ...more].map((claim) => ({
      ...placeInText(withMonthlyBasis({ before, sentence: sentence.text }, claim), span),
      sentence: span,
      paragraph: text.lastIndexOf("\n", span.start - 1) + 1,
      heading,
      said: findSaidSlots(sentence, claim),
      mentions,
    })),
  )
  const found = [...inBlocks, ...withBaseOfBefore(inSentences)]
  return blocks.claims.length === 0 ? found : found.toSorted(inOrder)
}

/** The slots of every claim of a text that is read by itself, without a text around it. */
export function findSlots(text: string): ClaimSlots[] {
  const blocks = readBlocks(text, findSlots, () => null)
  const read = readSentences(openDiscourse(text, null), { blocks: blocks.spans })
  const { sentences } = finish(read)
  const inSentences = sentences.flatMap(({ sentence, span, before, claims }) =>
    claims.map((claim) =>
      placeInText(withMonthlyBasis({ before, sentence: sentence.text }, claim), span),
    ),
  )
  return [...blocks.claims, ...inSentences]
}

type ReadOptions = {
  findMore?: FindMore | undefined
  /** Tables and lists, which are read apart. */
  blocks: readonly Span[]
}

/** A sentence in its text, with its claims and what was found in it beside the grammar. */
type ReadSentence = {
  sentence: Sentence
  span: Span
  /** Its paragraph up to it. */
  before: string
  /** Where the heading of its paragraph stands. */
  heading: Span | null
  claims: ClaimSlots[]
  more: ClaimSlots[]
}

/** The sentences outside tables and lists, each read after those before it, and the country of the text. */
function* readSentences(
  opened: Discourse,
  { findMore, blocks }: ReadOptions,
): Steps<{ sentences: ReadSentence[]; home: ClaimPlace | null }> {
  const isInBlock = insideSpans(blocks)
  const sentences: ReadSentence[] = []
  const { text, asOf } = opened
  let discourse = opened
  for (const span of splitSentences(text)) {
    if (isInBlock(span.start)) continue
    yield
    discourse = enterSentence(discourse, span)
    const context = getContext(discourse)
    const plain = readSentence(text.slice(span.start, span.end), span.start)
    const before = paragraphBefore(discourse, span)
    const priced = withMeantPrices(
      { before, above: text.slice(0, span.start - before.length) },
      withoutDateline(plain),
    )
    const sentence = addReferences(withMeantTrade(before, priced), context, text)
    const isSilent = isNoStatement(sentence.text)
    const read = isSilent ? [] : readClaims(sentence, context, asOf)
    const turned = addMovement(
      sentence.text,
      turnCurrencies(sentence.text, turnDeficits(sentence.text, before, read)),
    )
    const claims = doubtCurrencies({ before, sentence: sentence.text }, turned)
    const more = isSilent ? [] : (findMore?.(makeSentenceContext(sentence, context, asOf)) ?? [])
    sentences.push({
      sentence,
      span,
      before,
      heading: headingAbove(discourse),
      claims,
      more: withoutDenied(sentence.text, more),
    })
    discourse = leaveSentence(discourse, sentence, claims)
  }
  return { sentences, home: discourse.home }
}

/** A claim of a sentence with offsets from the start of the text. */
function placeInText(claim: ClaimSlots, { start }: Span): ClaimSlots {
  return {
    ...claim,
    start: claim.start + start,
    end: claim.end + start,
    figure: claim.figure && { start: claim.figure.start + start, end: claim.figure.end + start },
  }
}

function inOrder({ sentence: a }: FoundClaim, { sentence: b }: FoundClaim): number {
  return a.start - b.start
}

function readClaims(sentence: Sentence, context: Context, asOf: string | null): ClaimSlots[] {
  const until = statedUntil(sentence.text)
  const named = findMultiples(sentence.text)
  const sentenceContext = makeSentenceContext(withoutHalves(sentence, named), context, asOf)
  const count = findYearCount(sentence.text)
  const multiples = named.filter(
    (multiple) =>
      !(count && overlaps(count, multiple)) &&
      !sentenceContext.sentence.quantities.some((quantity) => overlaps(quantity, multiple)),
  )
  const times = sentenceContext.sentence.quantities.filter(
    (quantity) => quantity.unit === "multiple" && !(count && overlaps(count, quantity)),
  )
  const ranks = findRanks(sentenceContext)
  const compared = findPlaceComparisons(
    withoutPeriods(sentenceContext, ranks.usedPeriods ?? []),
    multiples,
  )
  const held = findBaseLevels(sentenceContext, [...multiples, ...times])
  const moved = findNetMigration(sentenceContext)
  const taken = [...compared.used, ...ranks.used, ...held.used, ...moved.used]
  const free = [...multiples, ...times].filter((multiple) => !taken.includes(multiple))
  const growth = findGrowthMultiples(sentenceContext, free)
  const statedValues = findStatedValues(sentenceContext, {
    quantities: count
      ? [...taken, ...sentenceContext.sentence.quantities.filter((one) => overlaps(count, one))]
      : taken,
    periods: [
      ...(ranks.usedPeriods ?? []),
      ...(held.usedPeriods ?? []),
      ...sinceFirstTime(sentenceContext.sentence),
    ],
    compared: compared.claims.flatMap((claim) => getOtherPlace(claim)?.code ?? []),
  })
  // Whom a country overtook on its way to a place in the order is part of that claim.
  const comparisons = compared.claims.filter(
    (claim) =>
      claim.kind !== "compare" ||
      !ranks.claims.some((rank) => getOtherPlace(rank)?.code === claim.otherPlace.code),
  )
  const claims = [
    ...ranks.claims,
    ...comparisons,
    ...held.claims,
    ...moved.claims,
    ...growth,
    ...(count
      ? [...statedValues.filter(isOfOneTime), ...findTrends(sentenceContext)]
      : statedValues),
  ]
  const claimsAndSigns = [...claims, ...findSigns(sentenceContext)]
  const all = claimsAndSigns.length > 0 ? claimsAndSigns : findWithoutFigure(sentenceContext)
  const checkable = withoutDenied(sentence.text, all).filter(
    (claim) => isWorthChecking(claim, sentenceContext) && anchor(claim) <= until,
  )
  const timed = inBothYears(sentence.text, markFirstTimes(sentence.text, checkable))
  return withoutRepeatedBounds(timed).sort((a, b) => anchor(a) - anchor(b))
}

/** "its highest since 2017, and less than Ghana's": the span of a record is not the time of a comparison. */
function withoutPeriods(context: SentenceContext, used: readonly Span[]): SentenceContext {
  if (used.length === 0) return context
  const { sentence } = context
  const periods = sentence.periods.filter((period) => !used.some((one) => overlaps(one, period)))
  return { ...context, sentence: { ...sentence, periods } }
}

/** "only once since 2000, by 3.6%": the figure is of no stretch of years. */
function isOfOneTime({ period }: ClaimSlots): boolean {
  return period === null || period.from === period.to
}

/** Claims without a figure: movements, then judgements such as "relatively low". */
function findWithoutFigure(context: SentenceContext): ClaimSlots[] {
  const isAmong = /\b(?:among|one of) the\b/i.test(context.sentence.text)
  const recessions = findRecessions(context)
  if (recessions.length > 0) return recessions
  const balances = findBalances(context)
  if (balances.length > 0) return balances
  const trends = isAmong ? [] : findTrends(context)
  return trends.length > 0 ? trends : findVague(context)
}

/** The claims that a sentence makes itself: "it is not true that" makes none of what follows. */
function withoutDenied(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  const denied = claims.length > 0 ? findDenied(text) : undefined
  return claims.filter(
    (claim) => !(denied && denied.start <= anchor(claim) && anchor(claim) <= denied.end),
  )
}

function anchor(claim: ClaimSlots): number {
  return claim.figure?.start ?? claim.end
}

/** A claim needs something to hold on to: a measure, or a place with a figure that only lacks its measure. */
function isWorthChecking(claim: ClaimSlots, { sentence }: SentenceContext): boolean {
  if (claim.measure === null && claim.place === null) return false
  if (claim.place !== null || claim.measure === null) return true
  if (sentence.places.some(({ kind }) => kind === "group") && claim.kind !== "rank") return true
  if (measureById(claim.measure)?.needsPlace) return false
  // Without any place only a plain statement counts; "sales rose 5%" without a known measure is somebody's business.
  return claim.kind !== "trend" && claim.kind !== "vague" && claim.kind !== "compare"
}

/** "half of Ghana's": a multiple and no share of something. */
function withoutHalves(sentence: Sentence, multiples: readonly Quantity[]): Sentence {
  const halves = multiples.filter(({ value }) => value === 0.5)
  if (halves.length === 0) return sentence
  return {
    ...sentence,
    quantities: sentence.quantities.filter(
      (quantity) => !halves.some((half) => overlaps(half, quantity)),
    ),
  }
}
