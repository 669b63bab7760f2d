import type { MeasureKind } from "../grammar/measure.ts"

/** A movement between two years, as figures. */
export type Movement = { from: number; to: number; years: number }

/** A movement is alike from half to double the size; with figures of another form from a third. */
const LEAST_PART = 0.5
const LEAST_PART_OF_OTHER_FORM = 1 / 3
/** Rates that differ by less say the same. */
const NEAR_POINTS = 0.5
/** A pace of so little a year says the same as another such. */
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
  const least = isOtherForm ? LEAST_PART_OF_OTHER_FORM : LEAST_PART
  const part = found / own
  return part >= least && (isOtherForm || part <= 1 / least)
}

/** Growth a year; figures that are not above zero have none, and move by their difference. */
function pace({ from, to, years }: Movement): number {
  return from > 0 && to > 0 ? Math.log(to / from) / years : (to - from) / years
}
