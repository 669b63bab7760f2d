import type { ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"

/** How far a figure may be from the published one where it was stated more precisely than this, in parts of itself. */
const CLOSE = 0.005
/** The kinds of claims whose figure can support an interpretation; bounds, trends and ranks fit too easily. */
export const HAS_FIGURE: readonly ClaimSlots["kind"][] = [
  "level",
  "average",
  "change",
  "multiple",
  "share",
  "difference",
]

/** How far the published figure may be from the stated one: half a unit of its last digit, or half a per cent if larger. */
export function getRoom({ value, step }: ReadFigure["stated"]): number {
  return Math.max(step / 2, CLOSE * Math.abs(value)) * (1 + 1e-9)
}

/** Whether the published figure is the stated one, as precisely as it was stated. */
export function isClose({ actual, stated }: Pick<ReadFigure, "actual" | "stated">): boolean {
  return actual !== null && Math.abs(actual - stated.value) <= getRoom(stated)
}

/** Whether a published figure confirms a claim, and is the stated one as precisely as it was stated. */
export function fitsAsStated(figure: ReadFigure | undefined): figure is ReadFigure {
  return figure?.holds === true && isClose(figure)
}

/** Whether a claim states at least two significant digits and no bound: "2%" and "doubled" fit too easily. */
export function saysEnough({ kind, value, step, hedge }: ClaimSlots): boolean {
  if (value === null || value === 0 || !HAS_FIGURE.includes(kind)) return false
  if (hedge !== null && hedge !== "about" && hedge !== "nearly") return false
  return Math.round(Math.abs(value) / step) >= 10
}

/** How far a figure may be from a published one: in parts of it, and in points where it is in per cent. */
export type Nearness = { part: number; points: number }

/** A figure this near to a published one may be the same in another edition or by another definition. */
const NEAR: Nearness = { part: 0.1, points: 0.5 }

/** Whether a figure is near enough to the published one for another edition or definition to explain the difference. */
export function isWithinReach(
  { holds, actual, stated }: Pick<ReadFigure, "holds" | "actual" | "stated">,
  unit: ClaimSlots["unit"],
): boolean {
  return holds || actual === null || isWithin(NEAR, { actual, stated }, unit)
}

/** Whether a stated figure lies within a given distance of the published one. */
export function isWithin(
  { part, points }: Nearness,
  { actual, stated }: { actual: number; stated: { value: number } },
  unit: ClaimSlots["unit"],
): boolean {
  const least = unit === "percent" ? points : 0
  return Math.abs(actual - stated.value) <= Math.max(part * Math.abs(actual), least)
}
