import type { ClaimSlots, Span } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import { HAS_FIGURE, isClose, isWithinReach, saysEnough } from "./close-values.ts"

/** A claim of a text with the published figure that it speaks of as it was read. */
export type ReadClaim = { claim: ClaimSlots & InText; figure: ReadFigure | undefined }
type InText = { sentence: Span; paragraph: number; said: SaidSlots }

/** What the other figures of a text say of how one of them was read. */
export type Neighbours = {
  /**
   * A figure beside it, read in the same way, is the published one: of the same country and measure at another time of
   * the sentence, or of the same measure and time in another country of the paragraph. So country, measure and time are meant as they were read.
   */
  areInLine: boolean
  /** Another figure of the text is the published one for the same country, measure and time: this one is of something else. */
  haveItsFigure: boolean
}

/** Of a statement that stands alone. */
export const NO_NEIGHBOURS: Neighbours = { areInLine: false, haveItsFigure: false }

/** What of a claim is changed by how it is read. */
type Meaning = Pick<ClaimSlots, "kind" | "place" | "measure" | "period">

/** Looks at all claims of a text once; gives what the others say of each, in the same order. */
export function listNeighbours(read: readonly ReadClaim[]): Neighbours[] {
  const fitting = read.filter(({ figure }) => figure?.holds === true && isClose(figure))
  const byMeaning = Map.groupBy(fitting, ({ claim }) => keyOf(claim))
  const byParagraph = Map.groupBy(
    fitting.filter(({ claim }) => saysEnough(claim)),
    ({ claim }) => claim.paragraph,
  )
  return read.map(({ claim, figure }) => ({
    areInLine:
      isPlainlyOff(claim, figure) &&
      (byParagraph.get(claim.paragraph) ?? []).some((other) => isInLine(claim, other.claim)),
    haveItsFigure: (byMeaning.get(keyOf(claim)) ?? []).some((other) =>
      mayBeMistakenFor(claim, other.claim),
    ),
  }))
}

function keyOf({ kind, place, measure, period }: Meaning): string {
  return JSON.stringify([kind, place?.code, measure, period])
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
function mayBeMistakenFor(claim: ClaimSlots & InText, other: ClaimSlots & InText): boolean {
  if (other === claim) return false
  const { grounds, said } = claim
  const isNamed = grounds.measure === "stated" || said.continuesMeasure
  const isAllStated = isNamed && said.place && said.period
  return isInSameSentence(claim, other) || !isAllStated
}

function isInSameSentence(
  claim: Pick<InText, "sentence">,
  other: Pick<InText, "sentence">,
): boolean {
  return other.sentence.start === claim.sentence.start
}

function isInLine(claim: ClaimSlots & InText, other: ClaimSlots & InText): boolean {
  if (other.measure !== claim.measure || !HAS_FIGURE.includes(other.kind)) return false
  const isOfSamePlace = other.place?.code === claim.place?.code
  const isOfSameTime = JSON.stringify(other.period) === JSON.stringify(claim.period)
  const isNear = isInSameSentence(claim, other)
  if (isOfSamePlace) return isNear && !isOfSameTime
  // A measure that is carried from one sentence to the next may have changed on the way.
  return isOfSameTime && (isNear || claim.grounds.measure === "stated")
}
