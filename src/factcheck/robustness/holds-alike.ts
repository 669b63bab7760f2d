import type { MeasureKind } from "../grammar/measure.ts"

/** A movement between two years, as figures. */
export type Movement = { from: number; to: number; years: number }

/** The smallest part of the text's movement that one of like size is; the largest is the inverse, twice the movement. */
const MIN_PART = 0.5
/** The smallest part where the figures are of another form; then no movement is too large. */
const MIN_PART_OF_OTHER_FORM = 1 / 3
/** Rates that differ by less say the same. */
const NEAR_POINTS = 0.5
/** Paces that differ by less a year say the same. */
const NEAR_PACE = 0.003

/**
 * Whether a movement says the same as that of the text: the same way, and of a like size. What grows for years is compared
 * by its pace, what goes up and down by how far it went.
 */
export function movesAlike(
  stated: Movement,
  other: Movement,
  { kind, isOtherForm }: { kind: MeasureKind; isOtherForm: boolean },
): boolean {
  const isRate = kind === "rate" || kind === "share" || kind === "years"
  const size = (movement: Movement) => (isRate ? movement.to - movement.from : pace(movement))
  const [own, found] = [size(stated), size(other)]
  if (Math.abs(own - found) <= (isRate ? NEAR_POINTS : NEAR_PACE)) return true
  if (Math.sign(own) !== Math.sign(found)) return false
  const least = isOtherForm ? MIN_PART_OF_OTHER_FORM : MIN_PART
  const part = found / own
  return part >= least && (isOtherForm || part <= 1 / least)
}

/** Growth a year; figures that are not above zero have none, and move by their difference. */
function pace({ from, to, years }: Movement): number {
  return from > 0 && to > 0 ? Math.log(to / from) / years : (to - from) / years
}
