import type { ClaimSlots, Span } from "../claims/claim-types.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import type { TextMentions } from "../discourse/text-mentions.ts"
import { fitsAsStated, isWithinReach, saysEnough } from "./close-values.ts"

/** A claim of a text with the published figure that it speaks of as it was read. */
export type ReadClaim = { claim: ClaimSlots & InText; figure: ReadFigure | undefined }
type InText = { sentence: Span; paragraph: number; said: SaidSlots; mentions?: TextMentions }

/** What the other figures of a text tell about whether one of them was read rightly. */
export type Neighbours = {
  /**
   * Whether a neighbouring figure, read in the same way, is the published one: that of the same country and measure at
   * another time of the sentence, or of the same measure and time in another country of the paragraph. Then country,
   * measure and time were read rightly.
   */
  areInLine: boolean
  /** Whether the figure goes on where right figures of the sentence before stopped, so that its country hardly changed. */
  leadToIt: boolean
  /** Whether another figure of the text is the published one for the same slots, so that this one is of another thing. */
  haveItsFigure: boolean
}

/** The neighbours of a claim that stands alone. */
export const NO_NEIGHBOURS: Neighbours = { areInLine: false, leadToIt: false, haveItsFigure: false }

/** What the other claims of a text tell about each of them, in the same order. */
export function listNeighbours(read: readonly ReadClaim[]): Neighbours[] {
  const fitting = read.filter(({ figure }) => fitsAsStated(figure)).map(({ claim }) => claim)
  const fits = new Set<Claim>(fitting)
  const precise = fitting.filter((one) => saysEnough(one))
  const periods = gather(precise, inSentence, ({ period }) => period)
  const placesBeside = gather(precise, inSentenceThen, codeOf)
  const placesNear = gather(precise, inParagraphThen, codeOf)
  const last = lastSentences(precise)
  const sentences = gather(fitting, meaningOf, ({ sentence }) => sentence.start)
  return read.map(({ claim, figure }) => {
    const isOff = isPlainlyOff(claim, figure)
    return {
      areInLine:
        isOff &&
        (hasOther(periods.get(inSentence(claim)), claim.period) ||
          hasOther(placesBeside.get(inSentenceThen(claim)), codeOf(claim)) ||
          // A measure that is carried from one sentence to the next, or a country from one paragraph, may have changed.
          (claim.grounds.measure === "stated" &&
            isNamedInParagraph(claim) &&
            hasOther(placesNear.get(inParagraphThen(claim)), codeOf(claim)))),
      leadToIt: isOff && goesOn(claim, last(claim)),
      haveItsFigure: !fits.has(claim) && isOfSame(claim, sentences.get(meaningOf(claim))),
    }
  })
}

type Claim = ClaimSlots & InText

const codeOf = ({ place }: Claim) => place?.code ?? null
const inSentence = ({ sentence, measure, place }: Claim) =>
  JSON.stringify([sentence.start, measure, place?.code])
const inSentenceThen = ({ sentence, measure, period }: Claim) =>
  JSON.stringify([sentence.start, measure, period])
const inParagraphThen = ({ paragraph, measure, period }: Claim) =>
  JSON.stringify([paragraph, measure, period])
const meaningOf = ({ kind, place, measure, period }: Claim) =>
  JSON.stringify([kind, place?.code, measure, period])

/** For a claim, those of the last sentence before its own in the same paragraph that has any. */
function lastSentences(claims: readonly Claim[]): (claim: Claim) => readonly Claim[] {
  const sentences = [...Map.groupBy(claims, ({ sentence }) => sentence.start).values()]
  const paragraphs = Map.groupBy(sentences, ([first]) => first?.paragraph)
  return ({ paragraph, sentence: { start } }) =>
    paragraphs
      .get(paragraph)
      ?.findLast(([first]) => first !== undefined && first.sentence.start < start) ?? []
}

/**
 * Whether a claim goes on where the right figures of the sentence before stopped: with the same measure at a time of its
 * own, or with another measure that it names at the same time, each of the same country.
 */
function goesOn(claim: Claim, before: readonly Claim[]): boolean {
  const { said, grounds, measure, period } = claim
  const isThen = (one: Claim): boolean =>
    one.period !== null && period !== null && isSamePeriod(one.period, period)
  const isMeasureSure = grounds.measure === "stated" || said.continuesMeasure
  const mayBeAtOtherTime = said.period && !said.leavesOpen && isMeasureSure
  const isOfAnother = (one: Claim): boolean =>
    said.place && grounds.measure !== "contested" && one.measure === measure && isThen(one)
  return before.some((one) => {
    if (codeOf(one) !== codeOf(claim)) return isOfAnother(one)
    return one.measure === measure
      ? mayBeAtOtherTime && !isThen(one)
      : grounds.measure === "stated" && isThen(one)
  })
}

/** The distinct values of the claims of each key, as JSON. */
function gather(
  claims: readonly Claim[],
  keyOf: (claim: Claim) => string,
  valueOf: (claim: Claim) => unknown,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const claim of claims) {
    const key = keyOf(claim)
    const values = found.get(key) ?? new Set<string>()
    found.set(key, values.add(JSON.stringify(valueOf(claim))))
  }
  return found
}

/** Whether the paragraph names the country of a claim up to its sentence; a table's row or list's item does itself. */
function isNamedInParagraph({ said, place, mentions, paragraph, sentence }: Claim): boolean {
  if (said.place || mentions === undefined) return true
  return mentions.places.some(
    ({ value, at }) => value.code === place?.code && at >= paragraph && at < sentence.end,
  )
}

function hasOther(values: ReadonlySet<string> | undefined, own: unknown): boolean {
  if (values === undefined) return false
  return values.size > 1 || !values.has(JSON.stringify(own))
}

/** Whether a level or a change states at least two significant digits and is not near the published figure. */
function isPlainlyOff(claim: ClaimSlots, figure: ReadFigure | undefined): boolean {
  const { kind, unit } = claim
  return (
    (kind === "level" || kind === "change") &&
    saysEnough(claim) &&
    figure !== undefined &&
    !isWithinReach(figure, unit)
  )
}

/**
 * Whether the text gives the published figure for the same thing elsewhere, so that this claim is of another thing. A claim
 * that names all its slots counts only within its own sentence: in another one of the two figures is simply wrong.
 */
function isOfSame({ grounds, said, sentence }: Claim, sentences: ReadonlySet<string> | undefined) {
  if (sentences === undefined) return false
  const isNamed = grounds.measure === "stated" || said.continuesMeasure
  const isAllSaid = isNamed && said.place && said.period
  return !isAllSaid || sentences.has(String(sentence.start))
}
