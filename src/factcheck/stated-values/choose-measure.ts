import { joinMoveNouns, joinMoves } from "../grammar/join-verbs.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { allowsFocus, isOtherShare, saysItWas, type FocusFit } from "../discourse/allow-measure.ts"
import { bracketsAround, splitClauses } from "../discourse/place-roles.ts"
import { BALANCES } from "../grammar/balances.data.ts"
import { measureById } from "../grammar/find-measures.ts"
import { growsItself } from "../grammar/grows-itself.ts"
import type { Measure } from "../grammar/measure.ts"
import type { MeasureMention, Quantity, Span } from "../claims/claim-types.ts"

import { attach, BREAK, isFurther, isRepeated, nearest } from "../claims/attach.ts"
import { findCarriedBalance } from "../balances/carried-balance.ts"
import { carrySex, isSaidOfPeople, measureBySex, readServed } from "./who-is-counted.ts"
import { GOES_ON_PER_PERSON, isOfPeople, isOfWhole, isOwnPerHead, isPerHead } from "./per-person.ts"
import { isShareOfOther } from "./is-other-thing.ts"
import {
  isBesideAll,
  isOfClauseBehind,
  isOfDebtOrBalance,
  isOfWithClause,
  isPartOfName,
  withoutWhole,
} from "./set-aside.ts"

/** The measure of a figure and, where the sentence names it, the words. */
export type Choice = {
  mention: MeasureMention | undefined
  measure: string | null
  /** Set where the words leave it open which measure is meant. */
  isDoubtful?: boolean
  measureRivals?: readonly string[]
  /** Set where a verb says what is measured: "Kenya grew". */
  isSaid?: boolean
}

/** For each number the measure it can be a figure of; `undefined` where it is none. */
export function chooseMeasures(
  context: SentenceContext,
  quantities: readonly Quantity[],
): (Choice | undefined)[] {
  const { text } = context.sentence
  const measures = context.sentence.measures.filter((one) => !isBesideAll(text, one, quantities))
  const paired = attach(text, quantities, measures)
  const choices: (Choice | undefined)[] = []
  for (const [k, quantity] of quantities.entries()) {
    choices.push(
      fromSame(text, quantities, choices, k) ??
        doubtPeak(
          text,
          quantity,
          doubtOverall(context, chooseOne(context, quantities, quantity, paired[k])),
        ),
    )
  }
  return choices
}

/** "The overall deficit" is of the budget, unless the text has just spoken of the deficit in trade. */
function doubtOverall(
  { sentence: { text }, carry }: SentenceContext,
  choice: Choice | undefined,
): Choice | undefined {
  const { mention } = choice ?? {}
  if (!choice || mention?.measure !== "fiscal-balance" || carry.measure === null) return choice
  const isOpen =
    /^overall\s+deficit/i.test(text.slice(mention.start, mention.end)) &&
    carry.measure !== "fiscal-balance" &&
    BALANCES.has(carry.measure)
  return isOpen ? { ...choice, isDoubtful: true, measureRivals: [carry.measure] } : choice
}

/** "A peak of 54.1% in 2022": mostly that of a month, of a rate that is known month by month. */
function doubtPeak(
  text: string,
  { start, end }: Quantity,
  choice: Choice | undefined,
): Choice | undefined {
  const isOpen =
    choice?.measure === "inflation" &&
    PEAK.test(text.slice(0, start)) &&
    /^\s*(?:in|at\s+the\s+end\s+of)\s+\d{4}\b/i.test(text.slice(end))
  return isOpen ? { ...choice, isDoubtful: true, measureRivals: ["year-end-inflation"] } : choice
}

const PEAK =
  /\b(?:peak|high|top)\s+of\s+(?:[a-z]+\s+){0,2}$|\bpeak(?:ed|ing)?\s+at\s+(?:[a-z]+\s+){0,2}$/i

function chooseOne(
  context: SentenceContext,
  quantities: readonly Quantity[],
  quantity: Quantity,
  pair: MeasureMention | undefined,
): Choice | undefined {
  const { text } = context.sentence
  if (isPartOfName(text, context.sentence.measures, quantity)) return undefined
  const balance = findCarriedBalance(context, quantity)
  if (balance) {
    const { measure, rivals } = balance
    return { mention: undefined, measure, isDoubtful: rivals.length > 0, measureRivals: rivals }
  }
  const { measures: all } = context.sentence
  const open = withoutWhole(text, all, quantity, quantities).filter(
    (one) => !isBesideAll(text, one, quantities) && !isOfClauseBehind(text, one, quantity),
  )
  const own = open.find((one) => standsBehind(text, quantity, one))
  if (own && accepts(text, own, quantity)) return { mention: own, measure: own.measure }
  const free = withoutOwnOfOthers(text, open, quantities).filter(
    (one) => !isOfWithClause(text, one, quantity),
  )
  const measures = withoutLaterOnes(text, free, quantities, quantity)
  const carried = ofCarried(context, quantity) ?? ofEconomyItself(context, quantity, measures)
  if (carried) return carried
  if (pair && measures.includes(pair) && accepts(text, pair, quantity))
    return fromItsClause(context, quantity, pair)
  const fitting = measures.filter((mention) => accepts(text, mention, quantity))
  const best = nearest(text, quantity, fitting, quantities)
  if (best) return fromItsClause(context, quantity, best)
  return withoutMention(context, quantity)
}

/** "$5.0 billion sent home by emigrants", "4% inflation": what a figure is of stands right behind it. */
function standsBehind(text: string, { end }: Span, { start }: Span): boolean {
  return start >= end && /^\s+$/.test(text.slice(end, start))
}

/** "Reserves, helped by $5.0 billion sent home, passed $10 billion": what stands behind one figure is not of another. */
function withoutOwnOfOthers(
  text: string,
  measures: readonly MeasureMention[],
  quantities: readonly Quantity[],
): readonly MeasureMention[] {
  const free = measures.filter(
    (one) =>
      !quantities.some(
        (quantity) => standsBehind(text, quantity, one) && accepts(text, one, quantity),
      ),
  )
  return free.length > 0 ? free : measures
}

/** "Its current account, in surplus by 8.4%": a noun for what a balance is. */
const BALANCE_NOUN = /\b(?:surplus|deficit|shortfall|gap|in\s+the\s+(?:red|black))\b/i

/** "Health took 5% in 2022; schools took 4%": a clause that speaks of something new does not take the measure of another. */
function fromItsClause(
  { sentence }: SentenceContext,
  quantity: Quantity,
  mention: MeasureMention,
): Choice | undefined {
  const choice = { mention, measure: mention.measure }
  const clauseAt = ({ start }: Span): Span | undefined =>
    splitClauses(sentence.text).findLast((clause) => clause.start <= start)
  const clause = clauseAt(quantity)
  // "Ores and metals made up 33%": a name may reach over a joining word.
  const isOfClause = [mention.start, mention.end - 1].some(
    (start) => clauseAt({ start, end: start })?.start === clause?.start,
  )
  if (isOfClause || bracketsAround(sentence.text, quantity) !== undefined) return choice
  const isOfBalance =
    BALANCES.has(mention.measure) &&
    BALANCE_NOUN.test(sentence.text.slice(clause?.start, clause?.end))
  if (isOfBalance || allowsFocus(sentence, quantity) !== "new") return choice
  return mention.start >= quantity.end ? undefined : { ...choice, isDoubtful: true }
}

/** "Real GDP grew by 1.8% in 2022, with nominal GDP reaching $160bn": what a later clause names has its own figure there. */
function withoutLaterOnes(
  text: string,
  measures: readonly MeasureMention[],
  quantities: readonly Quantity[],
  quantity: Quantity,
): readonly MeasureMention[] {
  const hasEarlier = measures.some(
    (one) => one.end <= quantity.start && accepts(text, one, quantity),
  )
  const isLater = ({ start, end }: Span): boolean =>
    start >= quantity.end &&
    LATER_CLAUSE.test(text.slice(quantity.end, start)) &&
    quantities.some(
      (other) =>
        other.start >= quantity.end &&
        (hasEarlier ? other.end <= end + REACH : opensClause(text, other, start)),
    )
  return measures.filter((one) => !isLater(one))
}

/** "From 25.3% to 23.3%, and 88% of adults can read": the figure of a clause stands before what it is of. */
function opensClause(text: string, { start, end }: Span, measureStart: number): boolean {
  const isFirst = /[,;]\s+(?:and|while|whereas|but)\s+(?:(?:only|just|about|some)\s+)?$/i.test(
    text.slice(0, start),
  )
  return isFirst && end <= measureStart
}

/** The most characters between a measure and the end of a figure behind it that may be its own. */
const REACH = 60
const LATER_CLAUSE = /;|,\s+(?:with|and|while|whereas|but)\s/i

/** "It recovered to 5.1%, and inflation was 10%", "years later the rate was 5.1%, and": "it" is of the sentence before. */
function ofCarried(
  { sentence: { text, measures }, carry }: SentenceContext,
  quantity: Quantity,
): Choice | undefined {
  const measure = carry.measure === null ? undefined : measureById(carry.measure)
  const next = measures[0]
  if (!measure || !next || next.start < quantity.end || !unitFits(measure, quantity))
    return undefined
  const isSubject = /^["“(]?(?:it|this|that|the\s+(?:rate|figure|pace|number))\b/i.test(text)
  return (isSubject || saysItWas(text, quantity)) &&
    BREAK.test(text.slice(quantity.end, next.start))
    ? { mention: undefined, measure: measure.id }
    : undefined
}

/**
 * "Kenya grew by 4.7%, with a deficit of 5% and debt of 67%", "prices rose faster than in Mali, and Ghana grew by 3.1%":
 * what other clauses name is not what grew.
 */
function ofEconomyItself(
  context: SentenceContext,
  quantity: Quantity,
  measures: readonly MeasureMention[],
): Choice | undefined {
  const { text } = context.sentence
  const areOfOtherClauses = measures.every(
    ({ measure, start, end }) =>
      !OF_GROWTH.has(measure) &&
      (start >= quantity.end
        ? /[,;](?!\s+in\s+$)/.test(text.slice(quantity.end, start))
        : OTHER_CLAUSE.test(text.slice(end, quantity.start))),
  )
  return measures.length > 0 && areOfOtherClauses && growsItself(context.sentence, quantity)
    ? { mention: undefined, measure: "gdp", isSaid: true }
    : undefined
}

const OTHER_CLAUSE = /[,;]|\b(?:while|whereas)\b/i

const OF_GROWTH: ReadonlySet<string> = new Set(["gdp", "gdp-real", "growth"])

/** "31.3% in 2022 from 10.0%", "6.5 per cent after 4.3": what a figure is compared with is a figure of the same. */
const HELD_AGAINST =
  /^\s*(?:of\s+(?:its\s+|the\s+)?(?:gdp|gross\s+domestic\s+product|output)\s*)?(?:(?:in|during|for)\s+\d{4}\s*)?,?\s*(?:(?:up|down)\s+)?(?:from|after|against|versus|vs\.?|compared\s+(?:with|to))\s+(?:an?\s+|about\s+|around\s+|just\s+|only\s+|nearly\s+|over\s+|some\s+)*$/i

function fromSame(
  text: string,
  quantities: readonly Quantity[],
  choices: readonly (Choice | undefined)[],
  at: number,
): Choice | undefined {
  const last = quantities[at - 1]
  const own = quantities[at]
  const isSame =
    last !== undefined &&
    own?.of === null &&
    last.unit === own.unit &&
    HELD_AGAINST.test(text.slice(last.end, own.start))
  return isSame ? choices[at - 1] : undefined
}

/** "grew by 10.4% in 2021 after shrinking 9.9%": the same thing moved again. */
const THEN_MOVED = new RegExp(
  `^[^.;]{0,40}\\b(?:after|following|having|before|then|and|but)\\s+(?:\\w+\\s+){0,2}?(?:${joinMoves({ without: ["object", "pace"] })})\\s+(?:by\\s+)?(?:an?\\s+|about\\s+|nearly\\s+|just\\s+|only\\s+|over\\s+|around\\s+|almost\\s+|some\\s+|more\\s+than\\s+|pandemic-hit\\s+)*$`,
  "i",
)

/** "grew by 7.0% in 2023 (2022: 8.9%)". */
const IN_BRACKETS = /^[^.;()]{0,24}\((?:in\s+)?\d{4}\s*:\s*$/i

/** "Kenya grew by 5.6% and Uganda by 5.3%": the second is a figure of the same measure. */
export function withEllipses(
  { sentence: { text, places } }: SentenceContext,
  quantities: readonly Quantity[],
  choices: readonly (Choice | undefined)[],
): (Choice | undefined)[] {
  const filled: (Choice | undefined)[] = []
  for (const [k, choice] of choices.entries()) {
    const last = quantities[k - 1]
    const own = quantities[k]
    const isAlike = last !== undefined && own?.of === null && last.unit === own.unit
    const isNext =
      isAlike && (choice ? isFurther(text.slice(last.end, own.start)) : goesOn(last, own))
    filled.push(isNext ? filled[k - 1] : choice)
  }
  return carrySex(text, quantities, filled, filled.map(ofThose))
  function ofThose(choice: Choice | undefined, k: number): Choice | undefined {
    return forWhom(text, quantities[k], readServed(text, quantities[k], choice))
  }
  /** "an index of 54.4 …; the Dominican Republic (39.0) sits at the other end": as precise, in brackets behind a country. */
  function isBehindName(gap: string, own: Quantity): boolean {
    const name = places.find(({ end }) => text.slice(end, own.start) === " (")
    return name !== undefined && name.kind === "country" && /^[^.]*\($/.test(gap)
  }
  function goesOn(last: Quantity, own: Quantity): boolean {
    const gap = text.slice(last.end, own.start)
    if (isBehindName(gap, own) || IN_BRACKETS.test(gap) || THEN_MOVED.test(gap) || isRepeated(gap))
      return true
    const isNext =
      own.start - last.end < 60 &&
      places.some(({ start, end }) => start >= last.end && end <= own.start && own.start - end < 20)
    return isNext && /^[^.;]*(?:,|\band\b|\bwhile\b|\bbut\b|\bthan\b)/i.test(gap)
  }
}

/**
 * The measure for those a figure is counted for: "54 years for men and 54.9 for women" are of the measure of each sex,
 * or of none that is held, and "$46bn, or $2,600 per head" of the measure for each person.
 */
function forWhom(
  text: string,
  quantity: Quantity | undefined,
  choice: Choice | undefined,
): Choice | undefined {
  if (!quantity || !choice || choice.measure === null) return choice
  const measure = measureBySex(text, quantity, choice.measure)
  if (measure === undefined) return undefined
  const perHead = isPerHead(text, quantity) ? measureById(measure)?.perHead : undefined
  return { ...choice, measure: perHead ?? measure }
}

/** Whether a stated figure can be one of the measure: by its unit, its size and what it is a share of. */
function accepts(
  text: string,
  { measure: id, start, end }: MeasureMention,
  quantity: Quantity,
): boolean {
  const measure = measureById(isPerHead(text, quantity) ? (measureById(id)?.perHead ?? id) : id)
  // An amount for each person is none of a whole country.
  if (!measure || (isPerHead(text, quantity) && isOfWhole(measure))) return false
  if (isOfDebtOrBalance(text, { measure: measure.id, end }, quantity)) return false
  const isInside = quantity.start >= start && quantity.end <= end
  if (!isInside && isShareOfOther(text, measure, quantity)) return false
  // "27% of those in the labour force" is not a number of people; only a change of one is in per cent.
  if (measure.isNarrow && quantity.unit === "percent" && !isInPercent(measure))
    return MOVES.test(text) && unitFits(measure, quantity)
  return unitFits(measure, quantity)
}

const MOVES = new RegExp(
  `\\b(?:${joinMoves({ without: ["object"] })}|${joinMoveNouns("up", "with-plurals")}|${joinMoveNouns("down", "with-plurals")}|(?<!\\b(?:made|make|makes|making)\\s)(?:up|down)\\s+(?:from|by|\\d)|higher\\b|lower\\b)`,
  "i",
)

function isInPercent({ kind }: Measure): boolean {
  return kind === "rate" || kind === "share"
}

function unitFits(measure: Measure, { unit, value, currency }: Quantity): boolean {
  // A rate is how much of another currency a dollar costs.
  if (measure.id === "exchange-rate" && currency === "USD") return false
  if (unit === "percent") return true
  if (unit === "points")
    return ["rate", "share", "index"].includes(measure.kind) || hasShareOfGdp(measure)
  const size = Math.abs(value)
  if (size < (measure.least ?? 0) || size > (measure.most ?? Infinity)) return false
  if (measure.units.includes(unit)) return unit !== "plain" || mayBeBare(measure)
  return fitsLoosely(measure, unit)
}

/** "Remittances made up 26% of GDP, up 10 points on 2010": money that is also counted as a share of GDP. */
function hasShareOfGdp({ when }: Measure): boolean {
  return when?.some(([variant]) => variant === "of-gdp") === true
}

function mayBeBare({ units, kind }: Measure): boolean {
  return units.length > 1 || kind === "index" || kind === "count"
}

/** Figures in a unit that the series does not have are understood, to say that they cannot be checked. */
function fitsLoosely({ kind, codes, id }: Measure, unit: Quantity["unit"]): boolean {
  if (unit === "money") return kind === "share" && codes.length > 0
  return (
    unit === "people" && ["unemployment", "poverty", "extreme-poverty", "electricity"].includes(id)
  )
}

const REPORTS = new RegExp(
  `\\b(?:record(?:ed|s)|post(?:ed|s)|regist(?:ered|ers)|report(?:ed|s)|notch(?:ed|es)|logg(?:ed|s)|saw|sees|stood at|stands at|managed|achieved|hit|reached|was|were|is|at|had|${joinMoves({ without: ["object"] })}|averaged|averaging|to|just|only|that of|figure|rate|former|latter|compared with|against)\\b`,
  "i",
)
const REPORTED =
  /\b(?:record(?:ed|s)|post(?:ed|s)|regist(?:ered|ers)|report(?:ed|s)|notch(?:ed|es)|logg(?:ed|s)|saw|stood at)\s+(?:about\s+|just\s+|only\s+|nearly\s+|over\s+|around\s+|a\s+rate\s+of\s+)*$/i

/** A figure without a measure: one carried over, or a claim that lacks it. */
function withoutMention(context: SentenceContext, quantity: Quantity): Choice | undefined {
  const { sentence, carry } = context
  const isShare =
    quantity.unit === "percent" &&
    quantity.of !== null &&
    !isShareOfCarried(context, quantity) &&
    !isSaidOfPeople(context, quantity)
  const own = withoutWhole(sentence.text, sentence.measures, quantity, [quantity]).filter(
    (one) =>
      !isBesideAll(sentence.text, one, [quantity]) && !isOfWithClause(sentence.text, one, quantity),
  )
  if (own.length > 0 || isShare) return undefined
  const carried = carry.measure === null ? undefined : measureById(carry.measure)
  if (isOwnPerHead(sentence.text, quantity))
    return { mention: undefined, measure: "gdp-per-head", isSaid: true }
  if (growsItself(context.sentence, quantity))
    return { mention: undefined, measure: "gdp", isSaid: true }
  const ofFocus = carried && ofMeasureInFocus(context, quantity, carried)
  if (!ofFocus && isOfPeople(sentence, quantity))
    return { mention: undefined, measure: "gdp-per-head", isDoubtful: true }
  if (carried) return ofFocus
  return isReported(context, quantity) ? { mention: undefined, measure: null } : undefined
}

/** The measure in focus for a figure that names none, or that for each person; `undefined` where it is of something else. */
function ofMeasureInFocus(
  context: SentenceContext,
  quantity: Quantity,
  carried: Measure,
): Choice | undefined {
  const { text } = context.sentence
  const fit = fitsCarried(context, carried, quantity)
  // "Output was worth $577 billion. Per person, Thais produced $8,057".
  if (carried.perHead !== undefined && isPerHead(text, quantity))
    return { mention: undefined, measure: carried.perHead, isDoubtful: fit !== "fits" }
  const countsOther =
    quantity.unit === "plain" &&
    Math.abs(quantity.value) < 1000 &&
    COUNTS_OTHER.test(text.slice(quantity.end))
  if (!unitFits(carried, quantity) || countsOther || fit === "new") return undefined
  return { mention: undefined, measure: carried.id, isDoubtful: fit === "doubtful" }
}

const COUNTS_OTHER =
  /^\s*(?!(?:in|for|by|last|from|after|compared|against|versus|at|and|but|while|the|a)\b)\p{L}/iu

/** An amount "per head" goes on about incomes, whatever stands around it. */
function fitsCarried(
  { sentence }: SentenceContext,
  carried: Measure,
  quantity: Quantity,
): FocusFit {
  if (isOtherShare(sentence.text, quantity, carried)) return "new"
  const isPerPerson = GOES_ON_PER_PERSON.has(carried.id) && isPerHead(sentence.text, quantity)
  return isPerPerson ? "fits" : allowsFocus(sentence, quantity)
}

/**
 * "Debt is the weak spot. The IMF puts it at 67.3% of GDP", "remittances came to $11.3 billion. That is 26% of GDP": a share
 * of the same whole as the measure in focus, or of the whole that this is counted in as well.
 */
function isShareOfCarried({ sentence, carry }: SentenceContext, quantity: Quantity): boolean {
  const carried = carry.measure === null ? undefined : measureById(carry.measure)
  if (!carried) return false
  const isOfGdp = carried.kind === "share" && /\bGDP\b/.test(carried.label)
  return (
    (isOfGdp || hasShareOfGdp(carried)) &&
    /^(?:its\s+|their\s+|(?:the\s+)?\p{L}+['’]s\s+|the\s+)?(?:gdp|gross\b|output|economic\s+output|the\s+economy)/iu.test(
      quantity.of ?? "",
    ) &&
    saysItWas(sentence.text, quantity)
  )
}

/** A figure of a country in words that only lack what is measured. */
function isReported(context: SentenceContext, quantity: Quantity): boolean {
  const { sentence } = context
  const before = sentence.text.slice(0, quantity.start)
  const isStated = REPORTS.test(before) || isLabelled(sentence, quantity)
  return isStated && (isBareReport(context, quantity) || isBareRate(context, quantity))
}

/** "Uganda: 5.3%", "Uganda (5.3%)": a place as a label of the figure. */
function isLabelled({ text, places }: SentenceContext["sentence"], { start }: Quantity): boolean {
  const label = places.filter(({ end }) => end <= start).at(-1)
  return label !== undefined && /^[^\p{L}\d]{0,12}[:(–—-]\s*$/u.test(text.slice(label.end, start))
}

/** "Brazil's rate was 11.9% in 2019": the rate of what is not said. */
function isBareRate(
  { sentence: { text, places } }: SentenceContext,
  { unit, start }: Quantity,
): boolean {
  const owner = places.find(({ kind, possessive }) => kind === "country" && possessive)
  return (
    unit === "percent" &&
    owner !== undefined &&
    /^\s*(?:annual\s+)?(?:rate|figure|ratio)\s+(?:was|is|stood\s+at|stands\s+at|reached|rose\s+to|fell\s+to|hit)\s+(?:about\s+|nearly\s+|over\s+|just\s+)*$/i.test(
      text.slice(owner.end, start),
    )
  )
}

/** "Kenya recorded 5.6% in 2023": of what is not said. */
function isBareReport({ sentence }: SentenceContext, quantity: Quantity): boolean {
  const before = sentence.text.slice(0, quantity.start)
  if (quantity.unit !== "percent" || !REPORTED.test(before)) return false
  const isEnd = /^\s*(?:in|during|last|for|,|\.|$|[")])/i.test(sentence.text.slice(quantity.end))
  return isEnd && sentence.places.some(({ kind }) => kind === "country")
}
