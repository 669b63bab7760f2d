import type { Observations } from "#domain/series/series.ts"
import { shorten } from "#domain/text/shorten.ts"

import type { PlotLabel } from "./scene.ts"
import { findPosition, type ValueAxis } from "../scales/value-axis.ts"

type Named = { name: string; observations: Observations }

/** Share of the plot's width that one character of a name takes. */
const CHAR = 1
const LONGEST_NAME = 32
/** A name closer than this to the other line, in percent of the height, would be read as that one's. */
const MIN_ROOM = 9
/** How many places along a line are tried at most. */
const MAX_PLACES = 40

/**
 * The names of two lines written beside them, each on the side away from the other, where there is most room. A name
 * that finds no room is left to the legend; narrow plots show none.
 */
export function nameLabels(
  pair: readonly [Named, Named],
  axes: readonly [ValueAxis, ValueAxis],
  x: (at: number) => number,
): PlotLabel[] {
  const heights = pair.map(({ observations }, k) =>
    observations.values.map((value) =>
      value === null ? null : findPosition(axes[k === 0 ? 0 : 1], value),
    ),
  )
  const [first = [], second = []] = heights
  const kinds = ["series", "second"] as const
  return [
    labelFor({ name: pair[0].name, kind: kinds[0], own: first, other: second, x }),
    labelFor({ name: pair[1].name, kind: kinds[1], own: second, other: first, x }),
  ].flatMap((label) => label ?? [])
}

type Heights = readonly (number | null)[]

function labelFor(line: {
  name: string
  kind: "series" | "second"
  own: Heights
  other: Heights
  x: (at: number) => number
}): PlotLabel | undefined {
  const text = shorten(line.name, LONGEST_NAME)
  const half = (text.length * CHAR) / 2
  let best: { label: PlotLabel; room: number } | undefined
  const step = Math.ceil(line.own.length / MAX_PLACES)
  for (let at = 0; at < line.own.length; at += step) {
    const y = line.own[at] ?? null
    if (y === null || line.x(at) < half || line.x(at) > 100 - half) continue
    for (const side of ["above", "below"] as const) {
      const room = roomAt({ ...line, half }, at, side)
      if (room < MIN_ROOM || (best && room <= best.room)) continue
      const label: PlotLabel = {
        text,
        x: line.x(at),
        y: findEdge({ ...line, half }, at, side),
        dx: 0,
        dy: side === "above" ? -10 : 20,
        anchor: "middle",
        isWide: true,
        kind: line.kind,
      }
      best = { label, room }
    }
  }
  return best?.label
}

type Search = { own: Heights; other: Heights; x: (at: number) => number; half: number }

/** The heights below a name, with the points just beside it, from which the line comes in. */
function within({ x, half }: Search, at: number, heights: Heights): number[] {
  const slot = heights.length > 1 ? x(1) - x(0) : 0
  const found: number[] = []
  for (const [k, y] of heights.entries()) {
    if (y !== null && Math.abs(x(k) - x(at)) <= half + slot) found.push(y)
  }
  return found
}

/** The height of the line's own highest or lowest point under the name. */
function findEdge(search: Search, at: number, side: "above" | "below"): number {
  const own = within(search, at, search.own)
  return side === "above" ? Math.min(...own) : Math.max(...own)
}

/** How much is free beyond the line on one side, up to the other line or the plot's edge. */
function roomAt(search: Search, at: number, side: "above" | "below"): number {
  const edge = findEdge(search, at, side)
  const steep =
    Math.max(...within(search, at, search.own)) - Math.min(...within(search, at, search.own))
  const others = within(search, at, search.other)
  const room =
    side === "above"
      ? Math.min(edge, ...others.map((y) => (y <= edge + steep ? edge - y : Infinity)))
      : Math.min(100 - edge, ...others.map((y) => (y >= edge - steep ? y - edge : Infinity)))
  // Beside a steep line a name hangs far away from what it names.
  return Math.min(room, 30) - steep
}
