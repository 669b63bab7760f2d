import { periodAt } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

import { findPosition, type ValueAxis } from "../scales/value-axis.ts"
import type { Mark, Scene } from "./scene.ts"

/** A figure that a text states of a period, in the unit of what is drawn, and how it is written. */
export type ClaimedFigure = { period: string; value: number; text: string }

type Plot = { observations: Observations; axis: ValueAxis; x: (at: number) => number }

/** A label this near to that of the claim would run into it, in percent of the plot. */
const NEAR = { x: 22, y: 12 }

/**
 * The stated figure beside the published ones: a ring that no line joins, with its label, for which others make room.
 * Nothing where its period is not shown.
 */
export function drawClaimed(
  claimed: ClaimedFigure | undefined,
  { observations, axis, x }: Plot,
  marks: readonly Mark[],
): { marks: readonly Mark[]; rings: Scene["doubts"] } {
  if (claimed === undefined) return { marks, rings: [] }
  const { frequency, start, values } = observations
  const at = values.findIndex((_, k) => periodAt(frequency, start + k) === claimed.period)
  if (at === -1) return { marks, rings: [] }
  const place = { x: x(at), y: findPosition(axis, claimed.value) }
  const label: Mark = {
    ...place,
    text: `Claimed ${claimed.text}`,
    dx: 0,
    dy: -9,
    anchor: place.x > 50 ? "end" : "start",
    kind: "second",
    isWide: false,
  }
  const kept = marks.filter(
    (mark) =>
      mark.kind !== "soft" ||
      Math.abs(mark.x - place.x) > NEAR.x ||
      Math.abs(mark.y - place.y) > NEAR.y,
  )
  return { marks: [...kept, label], rings: [place] }
}
