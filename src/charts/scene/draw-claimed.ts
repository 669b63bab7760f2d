import { periodAt, periodLabel } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

import { findPosition, type ValueAxis } from "../scales/value-axis.ts"
import type { PlotLabel, Scene } from "./scene.ts"

/** A value that a text states of a period, in the unit of what is drawn, and how it is written. */
export type StatedValue = { period: string; value: number; text: string }

/** The place of the claim's period among those that are shown; -1 where it is not shown. */
export function findClaimed(
  { period }: StatedValue,
  { frequency, start, values }: Observations,
): number {
  return values.findIndex((_, k) => periodAt(frequency, start + k) === period)
}

/** What a text states, for those who do not see the ring; empty where its period is not shown. */
export function describeClaimed(
  claimed: StatedValue | undefined,
  observations: Observations,
): string {
  const at = claimed === undefined ? -1 : findClaimed(claimed, observations)
  if (claimed === undefined || at === -1) return ""
  const label = periodLabel(observations.frequency, observations.start + at)
  return ` Claimed for ${label}: ${claimed.text}.`
}

type Plot = { observations: Observations; axis: ValueAxis; x: (at: number) => number }

/** A label this near to that of the claim would run into it, in percent of the plot. */
const NEAR = { x: 22, y: 12 }

/** A ring that is nearer to the line, in percent of the plot, seems to lie on it. */
const ON_THE_LINE = 4

/** Where the baseline of the label is from the ring, in pixels, and from where down it has no room below. */
const ABOVE = -9
const BELOW = 20
const LOWEST = 80

/** Whether the line runs above a ring, or, where the ring is on the line, above it on the side of its label. */
function runsAbove(
  { observations: { values }, axis, x }: Plot,
  { at, place, step }: { at: number; place: { x: number; y: number }; step: number },
): boolean {
  const rise = (k: number): number => {
    const value = values[k] ?? null
    return value === null ? 0 : place.y - findPosition(axis, value)
  }
  if (Math.abs(rise(at)) > ON_THE_LINE) return rise(at) > 0
  let highest = 0
  let lowest = 0
  for (let k = at + step; k in values && Math.abs(x(k) - place.x) < NEAR.x; k += step) {
    highest = Math.max(highest, rise(k))
    lowest = Math.min(lowest, rise(k))
  }
  return highest > -lowest
}

/**
 * The stated figure beside the published ones: a ring that no line joins, with its label, for which others make room.
 * Nothing where its period is not shown.
 */
export function drawClaimed(
  claimed: StatedValue | undefined,
  { observations, axis, x }: Plot,
  labels: readonly PlotLabel[],
): { labels: readonly PlotLabel[]; rings: Scene["doubts"] } {
  if (claimed === undefined) return { labels, rings: [] }
  const at = findClaimed(claimed, observations)
  if (at === -1) return { labels, rings: [] }
  const place = { x: x(at), y: findPosition(axis, claimed.value) }
  const anchor = place.x > 50 ? "end" : "start"
  // Below a line its label stands below too, where it does not cover the line, unless the periods stand there.
  const isBelow =
    place.y < LOWEST &&
    runsAbove({ observations, axis, x }, { at, place, step: anchor === "end" ? -1 : 1 })
  const label: PlotLabel = {
    ...place,
    text: `Claimed ${claimed.text}`,
    dx: 0,
    dy: isBelow ? BELOW : ABOVE,
    anchor,
    kind: "second",
    isWide: false,
  }
  const kept = labels.filter(
    (other) =>
      other.kind !== "soft" ||
      Math.abs(other.x - place.x) > NEAR.x ||
      Math.abs(other.y - place.y) > NEAR.y,
  )
  return { labels: [...kept, label], rings: [place] }
}
