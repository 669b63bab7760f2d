import { getOtherPlace, type ClaimSlots, type Span } from "../claims/claim-types.ts"
import { isSamePeriod, wholeYear } from "../claims/resolve-period.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import { listNearest, type TextMentions } from "../discourse/text-mentions.ts"
import { HAS_FIGURE, isClose, saysEnough } from "./close-values.ts"
import { leaveOpen } from "./leave-open.ts"
import { isOnlyDirectionWrong, isOwnSlip } from "./meant-as-read.ts"
import type { InterpretationTools, Judged } from "./interpretation-tools.ts"
import type { Neighbours } from "./neighbours.ts"
import {
  countsAlike,
  withWidth,
  type OpenSlot,
  type OtherSlots,
  type RivalInterpretation,
} from "./rival-interpretation.ts"
import type { Verdict } from "../judge/verdict.ts"

/** The most other fillers of one slot that are tried. */
const MAX_FILLERS = 12
/** The most fillers of each slot that are tried where two slots are filled otherwise at once. */
const MAX_FILLERS_OF_PAIR = 4

type InText = {
  sentence: Span
  paragraph: number
  heading: Span | null
  said: SaidSlots
  mentions: TextMentions
}

/**
 * Looks once more at a claim before it is called incorrect: a country, measure or year that its own clause does not name
 * may be any that the text names. Where the figure fits another one, the claim is left open and both interpretations are
 * named.
 */
export async function lookAgain<C extends ClaimSlots & InText>(
  resolved: Judged<C>,
  neighbours: Neighbours,
  tools: InterpretationTools<C>,
): Promise<Judged<C>> {
  const { claim, verdict } = resolved
  if (verdict.status !== "incorrect") return resolved
  const doubtful = listDoubtful(claim, verdict, neighbours)
  const isMeant = async (): Promise<boolean> =>
    isOnlyDirectionWrong(claim, verdict) ||
    (!neighbours.haveItsFigure && (await isOwnSlip(claim, tools)))
  if (doubtful.length > 0 && !(await isMeant()))
    return { claim, verdict: leaveOpen(claim, verdict, doubtful, []) }
  for (const { slots, changed } of listVariants(claim, neighbours)) {
    const other: C = { ...claim, ...slots }
    const figure = await tools.read(other)
    if (figure?.holds !== true || !(isClose(figure) || isBare(claim, changed))) continue
    const interpretation: RivalInterpretation<C> = { claim: other, changed, figure }
    return { claim, verdict: leaveOpen(claim, verdict, changed, [interpretation]) }
  }
  return resolved
}

/** The slots whose filler is doubtful even if no other that the text names fits. */
function listDoubtful(
  claim: ClaimSlots & InText,
  verdict: Verdict,
  { areInLine, leadToIt, haveItsFigure }: Neighbours,
): OpenSlot[] {
  if (haveItsFigure || (!areInLine && mayBeOfOther(claim, verdict))) return ["measure"]
  // No country is compared with itself.
  if (claim.place !== null && claim.place.code === getOtherPlace(claim)?.code) return ["place"]
  if (areInLine || leadToIt) return []
  return isPlaceOfBefore(claim) ? ["place"] : listTakenFromBefore(claim)
}

/**
 * The slots that the clause took from the sentences before: the year, or the country together with the year. Where the
 * clause has words of its own that the engine does not know, it may speak of another year or country by now, and a wrong
 * interpretation is likelier than a wrong figure.
 */
function listTakenFromBefore({
  grounds,
  said,
  mentions,
  sentence,
}: ClaimSlots & InText): OpenSlot[] {
  const isDatedBefore = mentions.years.some(({ at }) => at < sentence.start)
  if (!isDatedBefore || !said.hasOtherWords) return []
  if (!said.place && !said.period) return ["place", "period"]
  return grounds.period === "carried" && !said.period ? ["period"] : []
}

/** Whether a measure that the sentence does not name may be another: new words or an impossible figure tell. */
function mayBeOfOther(claim: ClaimSlots & InText, verdict: Verdict): boolean {
  const { said, grounds } = claim
  const isNew = said.hasOtherWords || !said.continuesMeasure
  if (isNew && isMeasureOfBefore(claim)) return true
  const isUnnamed = grounds.measure !== "stated" && !said.standsForMeasure
  return isUnnamed && isBeyondHistory(claim, verdict)
}

/**
 * Whether a percentage lies further outside the range of all values of its country than this range is wide. If the sentence
 * does not name the measure, the figure may then be of something else.
 */
function isBeyondHistory({ kind, unit, value }: ClaimSlots, { series }: Verdict): boolean {
  if (kind !== "level" || unit !== "percent" || value === null || series === null) return false
  const isRate = /%|per ?cent/i.test(series.indicator.unit)
  if (series.observations.frequency !== "yearly" || !isRate) return false
  const known = series.observations.values.filter((one) => one !== null)
  if (known.length < MIN_VALUES) return false
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const spread = most - least
  return value > most + spread || value < least - spread
}

/** The fewest yearly values of a country that show between which bounds its rate moves. */
const MIN_VALUES = 8

/** Whether the sentence took its measure from one before it. */
function isMeasureOfBefore(claim: ClaimSlots & InText): boolean {
  const { kind, grounds, measure, mentions, sentence } = claim
  if (grounds.measure === "stated") return false
  // A deficit in dollars has a measure of its own (not that as a share of GDP), which no words name.
  const isOwn = mentions.measures.some(
    ({ value, at }) => value === measure && at >= sentence.start && at < sentence.end,
  )
  const isBefore = mentions.measures.some(
    ({ value, at }) => value === measure && at < sentence.start,
  )
  return isBefore || (isOwn && kind === "level")
}

/**
 * Whether the country was last named in another paragraph, is not that of the heading and not the one that the text is
 * about: a new paragraph may well be about that one again.
 */
function isPlaceOfBefore({
  said,
  place,
  mentions: { places, home },
  paragraph,
  heading,
  sentence,
}: ClaimSlots & InText): boolean {
  if (said.place || place === null || place.code === home) return false
  if (listTopics(places).includes(place.code)) return false
  const near = [{ start: paragraph, end: sentence.end }, ...(heading ? [heading] : [])]
  return !places.some(
    ({ value, at }) =>
      value.code === place.code && near.some(({ start, end }) => at >= start && at < end),
  )
}

/** How often a text names a country that it may be about, at least, in parts of how often it names the most named one. */
const MIN_PART_OF_MOST_NAMED = 0.8

/** What a text may be about: the country named first, and those named most or nearly so. */
function listTopics(places: TextMentions["places"]): string[] {
  const codes = places.map(({ value }) => value.code)
  const count = (code: string): number => codes.filter((one) => one === code).length
  const most = Math.max(0, ...codes.map(count))
  return [
    ...codes.slice(0, 1),
    ...codes.filter((code) => count(code) > MIN_PART_OF_MOST_NAMED * most),
  ]
}

/** Whether only the country changed in a rank, record or comparison, whose figure cannot be near a published one. */
function isBare({ kind }: ClaimSlots, [slot]: readonly OpenSlot[]): boolean {
  return slot === "place" && !HAS_FIGURE.includes(kind)
}

type Variant = { slots: OtherSlots; changed: OpenSlot[] }

/**
 * The claim with one slot filled otherwise, the nearest mention first; then with two slots filled otherwise. In a claim in
 * line with its neighbours the measure is certain, so at most one slot is another.
 */
function listVariants(claim: ClaimSlots & InText, { areInLine }: Neighbours): Variant[] {
  const { said } = claim
  const isExact = saysEnough(claim)
  const lists = [
    said.place ? [] : otherPlaces(claim),
    (said.measure && !said.hasOtherWords) || areInLine || !isExact ? [] : otherMeasures(claim),
    said.period || !isExact ? [] : otherYears(claim),
  ].map((list) => list.slice(0, MAX_FILLERS))
  const pairs =
    HAS_FIGURE.includes(claim.kind) && !areInLine
      ? lists.flatMap((list, k) => joinAll(list, lists.slice(k + 1).flat()))
      : []
  return [...lists.flat(), ...pairs]
}

function joinAll(list: readonly Variant[], others: readonly Variant[]): Variant[] {
  return list.slice(0, MAX_FILLERS_OF_PAIR).flatMap((one) =>
    others.slice(0, MAX_FILLERS_OF_PAIR).map((other) => ({
      slots: { ...one.slots, ...other.slots },
      changed: [...one.changed, ...other.changed],
    })),
  )
}

function spotOf({ figure, start }: ClaimSlots): number {
  return figure?.start ?? start
}

function otherPlaces(claim: ClaimSlots & InText): Variant[] {
  // Some country always is the first: that the rank fits another says nothing, unless the country was doubtful before.
  if (claim.kind === "rank" && claim.grounds.place !== "contested") return []
  return listNearest(claim.mentions.places, spotOf(claim), ({ code }) => code)
    .filter(({ code }) => code !== claim.place?.code && code !== getOtherPlace(claim)?.code)
    .map((place) => ({ slots: { place }, changed: ["place"] }))
}

function otherMeasures(claim: ClaimSlots & InText): Variant[] {
  return listNearest(claim.mentions.measures, spotOf(claim))
    .filter((measure) => measure !== claim.measure && countsAlike(measure, claim))
    .map((measure) => ({ slots: { measure }, changed: ["measure"] }))
}

function otherYears(claim: ClaimSlots & InText): Variant[] {
  return listNearest(claim.mentions.years, spotOf(claim))
    .map(wholeYear)
    .map((period) => withWidth(claim.period, period))
    .filter((period) => claim.period === null || !isSamePeriod(period, claim.period))
    .map((period) => ({ slots: { period, periodStated: true, base: null }, changed: ["period"] }))
}
