import type { ClaimSlots, Span } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import { fitsAsStated, isWithinReach, saysEnough } from "./close-values.ts"

/** A claim of a text with the published figure that it speaks of as it was read. */
export type ReadClaim = { claim: ClaimSlots & InText; figure: ReadFigure | undefined }
type InText = { sentence: Span; paragraph: number; said: SaidSlots }

/** What the other figures of a text say of how one of them was read. */
export type Neighbours = {
  /**
   * A figure beside it, read in the same way, is the published one: of the same country and measure at another time of
   * the sentence, or of the same measure and time in another country of the paragraph. So country, measure and time are
   * meant as they were read.
   */
  areInLine: boolean
  /** Another figure of the text is the published one for the same country, measure and time: this one is of something else. */
  haveItsFigure: boolean
}

/** Of a statement that stands alone. */
export const NO_NEIGHBOURS: Neighbours = { areInLine: false, haveItsFigure: false }

/** Looks at all claims of a text once; gives what the others say of each, in the same order. */
export function listNeighbours(read: readonly ReadClaim[]): Neighbours[] {
  const fitting = read.filter(({ figure }) => fitsAsStated(figure)).map(({ claim }) => claim)
  const fits = new Set<Claim>(fitting)
  const precise = fitting.filter((one) => saysEnough(one))
  const periods = gather(precise, inSentence, ({ period }) => period)
  const placesBeside = gather(precise, inSentenceThen, codeOf)
  const placesNear = gather(precise, inParagraphThen, codeOf)
  const sentences = gather(fitting, meaningOf, ({ sentence }) => sentence.start)
  return read.map(({ claim, figure }) => ({
    areInLine:
      isPlainlyOff(claim, figure) &&
      (hasOther(periods.get(inSentence(claim)), claim.period) ||
        hasOther(placesBeside.get(inSentenceThen(claim)), codeOf(claim)) ||
        // A measure that is carried from one sentence to the next may have changed on the way.
        (claim.grounds.measure === "stated" &&
          hasOther(placesNear.get(inParagraphThen(claim)), codeOf(claim)))),
    haveItsFigure: !fits.has(claim) && isOfSame(claim, sentences.get(meaningOf(claim))),
  }))
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

/** What the claims of each key have, every value once. */
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

function hasOther(values: ReadonlySet<string> | undefined, own: unknown): boolean {
  if (values === undefined) return false
  return values.size > 1 || !values.has(JSON.stringify(own))
}

/** Whether a level or a change says at least two digits and is not near to the figure that it was held against. */
function isPlainlyOff(claim: ClaimSlots, figure: ReadFigure | undefined): boolean {
  const { kind, unit } = claim
  return (
    (kind === "level" || kind === "change") &&
    saysEnough(claim) &&
    figure !== undefined &&
    !isWithinReach(figure, unit)
  )
}

/** In another sentence a writer may give a second figure for the same; where all is said there, one of them is wrong. */
function isOfSame({ grounds, said, sentence }: Claim, sentences: ReadonlySet<string> | undefined) {
  if (sentences === undefined) return false
  const isNamed = grounds.measure === "stated" || said.continuesMeasure
  const isAllSaid = isNamed && said.place && said.period
  return !isAllSaid || sentences.has(String(sentence.start))
}
