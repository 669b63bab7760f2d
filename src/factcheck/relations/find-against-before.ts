import { nearest } from "../claims/attach.ts"
import type {
  ClaimPeriod,
  ClaimSlots,
  PeriodMention,
  PlaceMention,
  Quantity,
  Span,
} from "../claims/claim-types.ts"
import { findComparisons, type ComparisonCue } from "../claims/cues.ts"
import { cover, draft, type Found } from "../claims/draft.ts"
import type { DraftRequest, SentenceContext } from "../claims/sentence-context.ts"
import { measureById } from "../grammar/find-measures.ts"
import { spanSince } from "../claims/resolve-period.ts"
import { allowsFocus } from "../discourse/allow-measure.ts"
import { hedgeOfPart } from "./find-base-levels.ts"

const NOTHING: Found = { claims: [], used: [] }

/**
 * A country held against that of the sentence before, which is not named again: "Kazakhstan had 15.3 in 2024. Kyrgyzstan
 * had twice as many.", "In Germany there were fewer.", "In Kenya it was about twelve points higher."
 */
export function findAgainstBefore(context: SentenceContext, multiples: readonly Quantity[]): Found {
  const place = onlyCountry(context)
  if (!place) return findAgainstYearBefore(context, multiples)
  const { quantities } = context.sentence
  for (const quantity of [...quantities, ...multiples]) {
    const claim = readMultiple(context, place, quantity)
    if (claim) return { claims: [claim], used: [quantity] }
  }
  for (const cue of findComparisons(context.sentence.text)) {
    const found = readComparative(context, place, cue)
    if (found) return found
  }
  return NOTHING
}

/**
 * The country of the sentence before at a later time: "Ten years later the rate was less than half of that", "two years
 * later they were lower still". The year of that sentence is the beginning.
 */
function findAgainstYearBefore(context: SentenceContext, multiples: readonly Quantity[]): Found {
  const period = sinceYearBefore(context)
  if (!period) return NOTHING
  const { text, quantities } = context.sentence
  for (const quantity of [...quantities, ...multiples]) {
    const times = readTimes(text, quantity)
    const base = times && draftSame(context, quantity)
    if (base)
      return { claims: [{ ...base, ...multipleSince(quantity, times), period }], used: [quantity] }
  }
  const cue = findComparisons(text).find((one) => isChangedStill(text, one))
  const base = cue && draftSame(context, cue)
  if (!base) return NOTHING
  const { side, negated } = cue
  const direction = side === "above" ? ("up" as const) : ("down" as const)
  return {
    claims: [{ ...base, kind: "trend", scope: "change", period, direction, negated }],
    used: [],
  }
}

/** From the year of the sentence before to the only time of this one, where both are of one country. */
function sinceYearBefore({ sentence, carry }: SentenceContext): ClaimPeriod | undefined {
  const { places, periods, quantities } = sentence
  const isSame = places.every(({ code }) => code === carry.place?.code)
  // "In 2020 they were $25 billion, five times as much" is held against its own figures.
  const isStated = quantities.some((quantity) => readPart(quantity) === undefined)
  return isSame && !isStated ? spanSince(carry.lastPeriod, periods) : undefined
}

/** "Less than half of that" is a part bounded from above, "more than halved" a fall bounded from below. */
function multipleSince({ start, end, hedge }: Quantity, times: Times) {
  const isPart = times.value < 1
  return {
    ...times,
    kind: "multiple" as const,
    unit: "multiple" as const,
    figure: { start, end },
    hedge: isPart ? hedgeOfPart(hedge) : hedge,
    direction: isPart ? ("down" as const) : ("up" as const),
    otherPlace: null,
    side: null,
  }
}

/** "two years later they were lower still", "by 2020 it had become even higher". */
const IS_STILL = /\b(?:was|were|is|are|stood|became|become)\s+(?:(?:even|still|much|far)\s+)*$/i
const ENDS_STILL = /^(?:\s+(?:still|again|yet))?\s*(?:[.,;:)]|$)/i

function isChangedStill(text: string, { start, end }: ComparisonCue): boolean {
  return (
    /^(?:higher|lower|larger|smaller|bigger)$/i.test(text.slice(start, end)) &&
    IS_STILL.test(text.slice(0, start)) &&
    ENDS_STILL.test(text.slice(end))
  )
}

/** A claim of the country, and in most words the measure, of the sentence before. */
function draftSame(context: SentenceContext, cue: Span) {
  const { sentence, carry } = context
  const named = nearest(sentence.text, cue, sentence.measures, [])?.measure
  const measure = named ?? carry.measure
  if (measure === null || carry.place === null || (named !== undefined && named !== carry.measure))
    return undefined
  const fit = named === undefined ? allowsFocus(sentence, cue) : "fits"
  if (fit === "new") return undefined
  const [place] = sentence.places
  const [period] = sentence.periods
  const ground = fit === "fits" ? carry.grounds.measure : ("contested" as const)
  return draft(context, {
    span: cover(place, period, cue),
    place,
    measure,
    period,
    isChange: true,
    doubts: {
      ...(named === undefined && { measure: { ground, rivals: [] } }),
      period: { ground: "stated", rivals: [] },
    },
  })
}

/** The only country of a sentence, where the one before was about another. */
function onlyCountry({ sentence: { places }, carry }: SentenceContext): PlaceMention | undefined {
  const [place] = places
  const isAlone = places.every(({ code }) => code === place?.code)
  const isOther = carry.place?.kind === "country" && place?.code !== carry.place.code
  return place?.kind === "country" && isAlone && isOther ? place : undefined
}

/** "twice as many", "over three times that rate", "as rich by that yardstick": nothing behind it says as who. */
const AS_BEFORE =
  /^\s+(?:as\s+(?:many|much|large|high|big|great|dense|rich|wealthy|long|low|common|frequent)|(?:of\s+)?that(?:\s+(?:rate|figure|sum|level|number|share|amount|ratio|total))?)\b(?![^.;]*\b(?:as|than)\b)(?!\s+(?:of|in)\s)/i

type Times = { value: number; step: number }

/** How many times as much as before a figure says; `undefined` where it says nothing of the kind. */
function readTimes(text: string, quantity: Quantity): Times | undefined {
  return AS_BEFORE.test(text.slice(quantity.end)) ? readPart(quantity) : undefined
}

/** "Twice" and "a third" as multiples. */
function readPart({ unit, value, step }: Quantity): Times | undefined {
  if (unit === "multiple") return { value, step }
  return unit === "percent" && value < 100 ? { value: value / 100, step: step / 100 } : undefined
}

function readMultiple(
  context: SentenceContext,
  place: PlaceMention,
  quantity: Quantity,
): ClaimSlots | undefined {
  const times = readTimes(context.sentence.text, quantity)
  const base = times && draftAgainst(context, place, quantity)
  if (!base) return undefined
  const { start, end, hedge } = quantity
  const figure = { start, end }
  return {
    ...base,
    ...times,
    kind: "multiple",
    side: null,
    figure,
    unit: "multiple",
    hedge,
    direction: null,
  }
}

/** "fewer.", "lower, at 5.3%", "less indebted by that measure", "a smaller share to its forces". */
const ENDS_COMPARISON =
  /^(?:\s+(?:indebted|populous|unequal|crowded))?(?:\s+(?:share|rate|proportion|number|amount|figure|level|ratio|deficit|surplus|one)\b(?!\s+of\b))?(?:\s+(?:still|by|in|on|to|at|over|there|that)\b[^.;]*)?\s*(?:[.,;:)—–]|$)/i
/** Words that compare something else as often: "no more", "once more", "more and more". */
const IS_NO_COMPARISON = /\b(?:no|once|any|even|many|much|and|or|the)\s+$/i

function readComparative(
  context: SentenceContext,
  place: PlaceMention,
  cue: ComparisonCue,
): Found | undefined {
  const { text, quantities } = context.sentence
  if (!comparesAlone(text, cue)) return undefined
  const base = draftAgainst(context, place, cue)
  // "Investors in Germany were fewer": other words speak of something else.
  if (!base || base.grounds.measure === "contested") return undefined
  if (/^fewer$/i.test(text.slice(cue.start, cue.end)) && !isCount(base.measure)) return undefined
  const compare: ClaimSlots<"compare"> = {
    ...base,
    kind: "compare",
    everyYear: false,
    side: cue.side,
    negated: cue.negated,
    direction: cue.side === "above" ? "up" : "down",
  }
  const size = quantities.find(
    ({ end, unit }) => unit !== "multiple" && /^\s+$/.test(text.slice(end, cue.start)),
  )
  if (!size) return { claims: [compare], used: [] }
  const { start, end, value, step, unit, hedge } = size
  const changeIn = unit === "percent" || unit === "points" ? unit : "unit"
  const figure = { start, end }
  return {
    claims: [{ ...compare, kind: "difference", figure, value, step, unit, hedge, changeIn }],
    used: [size],
  }
}

/** Whether a word such as "lower" compares with what stands in no word behind it. */
function comparesAlone(
  text: string,
  { start, end, needsThan, isEquality }: ComparisonCue,
): boolean {
  const [word, behind] = [text.slice(start, end), text.slice(end)]
  if (!needsThan || isEquality || SAYS_OTHER.test(word) || /\bthan\b/i.test(behind)) return false
  const isNone = /^less$/i.test(word) && IS_NO_COMPARISON.test(text.slice(0, start))
  return !isNone && ENDS_COMPARISON.test(behind)
}

const SAYS_OTHER = /^(?:worse|better|older|younger|more|cheaper|milder)$/i

/** Whether a measure counts people or things, of which there may be fewer. */
function isCount(measure: string | null): boolean {
  const kind = measureById(measure ?? "")?.kind
  return kind === "people" || kind === "count"
}

/** What both have in common with the sentence before: its measure and its time, unless this one names another. */
function draftAgainst(
  context: SentenceContext,
  place: PlaceMention,
  cue: ComparisonCue | Quantity,
) {
  const { sentence, carry } = context
  const { text, measures, periods } = sentence
  const named = nearest(text, cue, measures, [])?.measure
  const measure = carry.measure
  const other = carry.place
  if (measure === null || other === null || (named !== undefined && named !== measure))
    return undefined
  // "Twice as many" can hardly be of anything else than what was counted before.
  const isAsMany = "unit" in cue
  const fit = named === undefined && !isAsMany ? allowsFocus(sentence, cue) : "fits"
  const period = nearest(text, cue, periods, [])
  if (fit === "new" || (period && !isCarriedTime(period, context))) return undefined
  const isSure = fit === "fits" && carry.grounds.measure !== "contested"
  const sure = { ground: "stated" as const, rivals: [] }
  const open = { ground: "contested" as const, rivals: [] }
  const doubts: DraftRequest["doubts"] = {
    place: carry.grounds.place === "contested" ? open : sure,
    ...(carry.grounds.period === "carried" && { period: sure }),
    ...(named === undefined && { measure: isSure ? sure : open }),
  }
  const span = cover(place, withWordsBehind(text, cue))
  return {
    ...draft(context, { span, place, measure, period, doubts }),
    otherPlace: { code: other.code, name: other.name },
  }
}

/** "twice as high": the multiple with the words behind it that hold it against the sentence before. */
function withWordsBehind(text: string, { start, end }: Span): Span {
  return { start, end: end + (AS_BEFORE.exec(text.slice(end))?.[0].length ?? 0) }
}

/** Whether a time is that of the sentence before, so that both figures are of it. */
function isCarriedTime({ form }: PeriodMention, { carry }: SentenceContext): boolean {
  if (form.kind === "from-carried") return form.shift === 0
  const { period } = carry
  return (
    form.kind === "span" &&
    period?.frequency === form.frequency &&
    period.from === form.from &&
    period.to === form.to
  )
}
