import { exact } from "../quantities/exact.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { measureById } from "../grammar/find-measures.ts"
import type {
  ClaimSlots,
  CommonSlots,
  Direction,
  Hedge,
  PeriodMention,
  PlaceMention,
  Quantity,
  Span,
} from "../claims/claim-types.ts"

import { nearest } from "../claims/attach.ts"
import { findComparisons, findMoves } from "../claims/cues.ts"
import { cover, draft, type Found } from "../claims/draft.ts"
import { resolvePeriod } from "../claims/resolve-period.ts"

/** "the 2000 level": what may follow the year that a figure is compared with. */
const LEVEL_BEHIND =
  /^(?:['’]s)?\s+(?:levels?|figures?|values?|rates?|totals?|sizes?|numbers?|amounts?|marks?|peaks?|lows?|highs?|averages?)\b/i
const ARTICLE_BEFORE = /\b(?:the|its|their|his|her|our)\s+$/i
/** "the level of 2000", "that of 1990", "what it was in 2008". */
const LEVEL_BEFORE =
  /\b(?:levels?|figures?|values?|rates?|totals?|sizes?|numbers?|amounts?|that|those|(?:what|where|sum|amount)\s+(?:it|they)\s+(?:was|were|had\s+been|stood(?:\s+at)?|owed|earned|made|spent|received))\s+$/i
/** "lower than in 2019", "as large as it was in 2000". */
const THAN_BEFORE =
  /\b(?:than|as)\s+(?:(?:it|they|that|those)\s+)?(?:(?:was|were|had\s+been|stood)\s+)?(?:back\s+)?$/i
/** "the $4.2bn of 2014", "the shortfall of $20.9bn recorded in 2022": a figure with the year it is of. */
const FIGURE_BEFORE =
  /\b(?:the|its|their)\s+(?:[\p{L}-]+\s+){0,3}(?:US|C|A)?[$€£¥]?\s?\d[\d.,]*(?:\s?(?:%|\p{L}+))?(?:\s+(?:recorded|seen|registered|posted|reported|reached))?\s+$/iu
/** Words that may stand between "twice" or "above" and the year of comparison. */
const GAP =
  /^(?:\s*\b(?:as|high|large|big|great|many|much|rich|higher|larger|bigger|greater|more|lower|smaller|less|than|of|the|its|their|that|those|what|where|sums?|it|they|was|were|had|been|stood|owed|earned|made|spent|received|at|levels?|figures?|values?|sizes?|rates?|numbers?|amounts?|totals?|recorded|seen|for|in|from|on|back)\b)*\s*$/i
/** "what it owed abroad in 2010", "what had arrived in 2023" is the level of that year. */
const WHAT_IT_HAD =
  /\bwhat\s+had\s+\p{Ll}+(?:\s+\p{Ll}+){0,2}?\s+$|\bwhat\s+(?:it|they|the\s+\p{Ll}+)\s+(?:owed|had|held|earned|spent|made|produced|took\s+in|collected|recorded|managed|received|used)(?:\s+\p{Ll}+){0,2}?\s+$/iu
const VERB = /(?:bl|pl|lv)(?:ed|es|ing)$/i
const ASIDE = /\b(?:(?<above>above|over)|(?<below>below|beneath|under|short\s+of))\s+$/i
/** Words between "above" and the year of comparison. */
const TO_YEAR =
  /(?:\b(?:the|its|their|where|what|sum|amount|it|they|was|were|had|been|stood|owed|earned|made|spent|received|at|levels?|figures?|of|in)\s+)+$/i
const GROWS = new RegExp(`\\b(?:${joinMoves({ use: "economies" })})\\b`, "i")

/** How far around a year its words are looked for. */
const NEAR = 60

/** What is compared with an earlier year: a multiple, a difference in per cent, or only a side. */
type Cue = Span & {
  kind: "multiple" | "change" | "trend"
  quantity?: Quantity
  value?: number
  direction: Direction
  negated: boolean
  /** The measure that the comparing words themselves name. */
  measure?: string
}

/**
 * Figures compared with a year: "more than quadruple the 2000 level", "a quarter of its 1990 level", "above the 2019
 * level", "lower in 2023 than in 2021". The claim is about that year and the one that is spoken of.
 */
export function findBaseLevels(context: SentenceContext, multiples: readonly Quantity[]): Found {
  const claims: ClaimSlots[] = []
  const used: Span[] = []
  const usedPeriods: Span[] = []
  for (const base of context.sentence.periods.filter((period) =>
    isBase(context.sentence.text, period),
  )) {
    const cue = cueBefore(context, base, multiples)
    const claim = cue && baseClaim(context, base, cue)
    if (!cue || !claim) continue
    claims.push(claim)
    // A figure beside the year is a level of that year.
    if (!isOfFigure(context.sentence.text, base)) usedPeriods.push(base)
    if (cue.quantity) used.push(cue.quantity)
  }
  return { claims, used, usedPeriods }
}

function isBase(text: string, { form, start, end }: PeriodMention): boolean {
  const before = withLevelOf(text.slice(Math.max(0, start - NEAR), start))
  // "3.5 million more than ten years earlier"; a change on the year before is counted so in any case.
  if (form.kind === "from-carried" && form.shift < -1) return THAN_BEFORE.test(before)
  if (form.kind !== "span" || form.frequency !== "yearly" || form.from !== form.to) return false
  if (LEVEL_BEHIND.test(text.slice(end, end + NEAR)) && ARTICLE_BEFORE.test(before)) return true
  return LEVEL_BEFORE.test(before) || THAN_BEFORE.test(before) || FIGURE_BEFORE.test(before)
}

/** Whether a year stands behind a figure that it is the year of. */
function isOfFigure(text: string, { start }: Span): boolean {
  return FIGURE_BEFORE.test(text.slice(0, start))
}

/** The words between a cue and the year of comparison without the figure that may stand among them. */
function gapTo(text: string, start: number, end: number): string {
  return withLevelOf(text.slice(start, end)).replace(FIGURE_BEFORE, "")
}

function withLevelOf(text: string): string {
  return text.replace(WHAT_IT_HAD, "what it was ")
}

function cueBefore(
  context: SentenceContext,
  base: PeriodMention,
  multiples: readonly Quantity[],
): Cue | undefined {
  return multipleCue(context, base, multiples) ?? shareCue(context, base) ?? sideCue(context, base)
}

/** "quadruple", "4.1 times", "doubled from": how many times the earlier figure. */
function multipleCue(
  { sentence: { text } }: SentenceContext,
  base: PeriodMention,
  multiples: readonly Quantity[],
): Cue | undefined {
  const multiple = multiples.filter(({ end }) => end <= base.start).at(-1)
  if (!multiple) return undefined
  // "four times higher in 2023 than in 2009"
  const gap = gapTo(text, multiple.end, base.start).replace(/\bin\s+(?:19|20)\d\d\b/, "")
  const isVerb = VERB.test(text.slice(multiple.start, multiple.end))
  const hasLevel = LEVEL_BEHIND.test(text.slice(base.end)) || LEVEL_BEFORE.test(gap)
  if (!GAP.test(gap) || (isVerb && !hasLevel) || isOfJustSaid(text, multiple)) return undefined
  return {
    start: multiple.start,
    end: multiple.end,
    kind: "multiple",
    quantity: multiple,
    value: multiple.value,
    direction: multiple.value < 1 ? "down" : "up",
    negated: isDenied(text, multiple),
  }
}

/** "It is 2.5%; it was twice that in 2010": the earlier figure is a multiple of the later one, which stands before. */
function isOfJustSaid(text: string, { start, end }: Span): boolean {
  return (
    /\d[^;,.]*[;,–—-]\s+(?:and\s+|but\s+)?(?:it|they|the\s+\p{L}+)\s+(?:was|were|had\s+been)\s+(?:\p{L}+\s+){0,2}$/iu.test(
      text.slice(0, start),
    ) && /^\s+(?:that|this|as\s+(?:much|many|high|large))\b/i.test(text.slice(end))
  )
}

/** "a quarter of the 2000 level" is a multiple, "20% above its 2019 level" a change. */
function shareCue(
  { sentence: { text, quantities } }: SentenceContext,
  base: PeriodMention,
): Cue | undefined {
  const before = quantities.filter(({ end }) => end <= base.start)
  const quantity = before.at(isOfFigure(text, base) ? -2 : -1)
  if (quantity?.unit !== "percent" && quantity?.unit !== "points") return undefined
  const gap = gapTo(text, quantity.end, base.start)
  const at = { start: quantity.start, end: quantity.end, quantity, negated: false }
  // "15% of the total in 2000" is a share of that year.
  const isPart =
    /^\s+of\b(?!.*\b(?:total|number|amount)s?\b)/i.test(gap) ||
    /half$/i.test(text.slice(quantity.start, quantity.end))
  if (isPart && GAP.test(gap))
    return { ...at, kind: "multiple", value: exact(quantity.value / 100), direction: "down" }
  // "had fallen by 39% from its 2014 level"
  const moved = /^\s+from\b/i.test(gap) ? lastMove(text, quantity.start) : undefined
  if (moved && GAP.test(gap)) return { ...at, kind: "change", direction: moved }
  const side =
    /^\s+(?:(?<up>above|over|higher\s+than|larger\s+than|bigger\s+than|more\s+than|up\s+on)|below|under|lower\s+than|smaller\s+than|less\s+than|down\s+on)\b/i.exec(
      gap,
    )
  if (!side || !GAP.test(gap.slice(side[0].length))) return undefined
  return { ...at, kind: "change", direction: side.groups?.["up"] === undefined ? "down" : "up" }
}

/** "Prices were 9 per cent higher at the end of 2022 than of 2021": by how much prices rose, which is inflation itself. */
const OF_PRICES = /\b(?:prices?|cost\s+of\s+living)\b[^.;]*$/i

/** The way of a movement that ends right before a number. */
function lastMove(text: string, start: number): Direction | undefined {
  return findMoves(text.slice(0, start)).findLast(({ end }) =>
    /^\s+(?:by\s+)?(?:about\s+|some\s+|nearly\s+|almost\s+|over\s+|more\s+than\s+)*$/i.test(
      text.slice(end, start),
    ),
  )?.direction
}

/** "above the 2019 level", "lower in 2023 than in 2021": only which of the two is higher. */
function sideCue(
  { sentence: { text, places, quantities } }: SentenceContext,
  base: PeriodMention,
): Cue | undefined {
  const from = Math.max(0, base.start - NEAR)
  const before = text.slice(from, base.start)
  const aside = ASIDE.exec(before.replace(TO_YEAR, ""))
  if (aside) {
    const start = from + aside.index
    return {
      start,
      end: start + aside[0].length,
      kind: "trend",
      direction: aside.groups?.["above"] === undefined ? "down" : "up",
      negated: isDenied(text, { start }),
    }
  }
  const comparison = THAN_BEFORE.test(before)
    ? findComparisons(text.slice(0, base.start))
        .filter(({ end, needsThan }) => needsThan && base.start - end < NEAR)
        .at(-1)
    : undefined
  if (!comparison) return undefined
  const between = text.slice(comparison.end, base.start)
  const isOwn = !places.some(({ start, end }) => start >= comparison.end && end <= base.start)
  if (!isOwn || /[;:]|,\s|\d[\d.,]*\s*%/.test(between)) return undefined
  const direction = comparison.side === "above" ? ("up" as const) : ("down" as const)
  const amount = quantities.find(({ end }) => comparison.start - end === 1)
  const isRiseOfPrices = amount?.unit === "percent" && OF_PRICES.test(text.slice(0, amount.start))
  if (amount?.unit === "multiple" || isRiseOfPrices) return undefined
  if (amount)
    return {
      start: amount.start,
      end: comparison.end,
      kind: "change",
      quantity: amount,
      direction,
      negated: false,
    }
  return {
    start: comparison.start,
    end: comparison.end,
    kind: "trend",
    direction,
    negated: comparison.negated,
    ...(comparison.isEquality ? { measure: "gini" } : {}),
  }
}

function isDenied(text: string, { start }: { start: number }): boolean {
  return /\b(?:not|never|n['’]t|no)\s+(?:\w+\s+)?$/i.test(
    text.slice(Math.max(0, start - 20), start),
  )
}

function baseClaim(
  context: SentenceContext,
  base: PeriodMention,
  cue: Cue,
): ClaimSlots | undefined {
  const { places } = context.sentence
  const measure = asRate(context, base, cue, cue.measure ?? measureHeld(context, cue))
  const own = findOwnYear(context, base, cue, measure)
  const year = own && yearOfBase(base, own.year)
  if (measure === null || own === undefined || year === undefined || own.year === year)
    return undefined
  // "twice the $10.7 billion of 2019" is of no measure that counts people.
  const isMoney = /[$€£¥]/.test(context.sentence.text.slice(cue.end, base.start))
  if (isMoney && measureById(measure)?.kind !== "money") return undefined
  const isEarlier = own.year < year
  // Half as much as in a later year is a statement about the earlier one; it is left alone.
  if (isEarlier && cue.kind !== "trend") return undefined
  const subject = subjectBefore(places, cue)
  const period = {
    frequency: "yearly" as const,
    from: Math.min(year, own.year),
    to: Math.max(year, own.year),
    // Where the newest year is not published yet, only the end moves.
    ...(!own.isStated && !isEarlier && { isOpen: true as const }),
  }
  const claim = draft(context, {
    span: cover(cue, base),
    place: subject,
    measure,
    period: base,
    settled: { period, gap: "none", stated: own.isStated },
    carryPlace: subject === undefined,
  })
  if (claim.place === null) return undefined
  return fillSlots(claim, cue, isEarlier)
}

/** The year that is compared with; "ten years earlier" counts from the one that the sentence speaks of. */
function yearOfBase({ form }: PeriodMention, own: number): number | undefined {
  if (form.kind === "from-carried") return own + form.shift
  return form.kind === "span" ? form.from : undefined
}

/** "more than twice the 1.8% of 2022", "a point faster than in 2022": the rates are compared, and not the amounts. */
function asRate(
  { sentence: { text } }: SentenceContext,
  base: PeriodMention,
  cue: Cue,
  id: string | null,
): string | null {
  const held = id === null ? undefined : measureById(id)
  const isOfPoints = cue.kind !== "trend" && cue.quantity?.unit === "points"
  const isRate = isOfPoints || /\d\s?(?:%|per\s?cent)/i.test(text.slice(cue.end, base.start))
  return isRate && held?.kind === "money" ? (held.growth ?? null) : id
}

function fillSlots(claim: CommonSlots, cue: Cue, isEarlier: boolean): ClaimSlots {
  const { kind, quantity, direction, negated } = cue
  if (kind === "trend" || !quantity) {
    const way = isEarlier === (direction === "up") ? ("down" as const) : ("up" as const)
    return { ...claim, kind: "trend", direction: way, scope: "change", everyYear: false, negated }
  }
  const figure = { start: quantity.start, end: quantity.end }
  const { hedge, step } = quantity
  if (kind === "change") {
    const { unit, currency } = quantity
    const value = direction === "down" ? -quantity.value : quantity.value
    const changeIn = unit === "percent" || unit === "points" ? unit : ("unit" as const)
    const stated = { figure, value, upper: null, step, unit, currency, hedge, base: null }
    return { ...claim, kind, ...stated, direction, changeIn }
  }
  const value = cue.value ?? 1
  return {
    ...claim,
    kind,
    figure,
    otherPlace: null,
    side: null,
    value,
    step: value * 0.1,
    unit: "multiple",
    hedge: value < 1 ? hedgeOfPart(hedge) : hedge,
    direction,
    negated,
  }
}

/** "less than half the level" has more than halved, and the other way round. */
export function hedgeOfPart(hedge: Hedge | null): Hedge | null {
  switch (hedge) {
    case "under":
      return "over"
    case "over":
      return "under"
    case "at-most":
      return "at-least"
    case "at-least":
      return "at-most"
    case "nearly":
      return "about"
    default:
      return hedge
  }
}

/** The country spoken of: the last before the cue, else the first of the sentence. */
function subjectBefore(places: readonly PlaceMention[], cue: Span): PlaceMention | undefined {
  const own = places.filter(({ kind }) => kind !== "group")
  return own.filter(({ end }) => end <= cue.start).at(-1) ?? own[0]
}

type Year = { year: number; isStated: boolean }

/** The year that the sentence speaks of, and not the one that it compares with. */
function findOwnYear(
  { sentence: { periods }, carry, asOf }: SentenceContext,
  base: PeriodMention,
  cue: Span,
  measure: string | null,
): Year | undefined {
  const isStock = measureById(measure ?? "")?.kind === "people"
  const others = periods.flatMap((mention) => {
    if (mention === base || mention.form.kind === "from-carried") return []
    const { period } = resolvePeriod(mention.form, {
      asOf,
      carried: null,
      isChange: false,
      isStock,
    })
    const isOne = period?.frequency === "yearly" && period.from === period.to
    return isOne ? [{ start: mention.start, year: period.to }] : []
  })
  const found =
    others.find(({ start }) => start >= cue.end && start < base.start) ??
    others.filter(({ start }) => start < cue.start).at(-1) ??
    others[0]
  if (found) return { year: found.year, isStated: true }
  const before = carry.period
  if (before?.frequency === "yearly")
    return { year: before.to, isStated: carry.grounds.period === "stated" }
  const { period } = resolvePeriod(
    { kind: "now" },
    { asOf, carried: null, isChange: false, isStock },
  )
  return period ? { year: period.to, isStated: false } : undefined
}

/** The measure before the cue; an economy that "grew faster" is its growth. */
function measureHeld(
  { sentence: { text, measures }, carry }: SentenceContext,
  cue: Span,
): string | null {
  const before = measures.filter(({ start }) => start < cue.end)
  const id = nearest(text, cue, before, [])?.measure ?? measures[0]?.measure ?? carry.measure
  const isPace = /^(?:faster|slower|more\s+slowly|quicker|stronger|weaker)/i.test(
    text.slice(cue.start, cue.end),
  )
  if (isPace && (id === null || id === "gdp" || id === "gdp-real"))
    return GROWS.test(text) || id !== null ? "growth" : null
  return id
}
