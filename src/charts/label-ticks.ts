import { formatFull, formatTick, type UnitFormat } from "#domain/number-format.ts"

import { round } from "./draw-layer.ts"
import type { Scene } from "./scene.ts"
import { positionOf, type ValueAxis } from "./value-axis.ts"

/** The ticks of a value axis with their places and texts. */
export function labelTicks(axis: ValueAxis, format: UnitFormat): Scene["valueTicks"][number][] {
  const short = axis.ticks.map((tick) => formatTick(tick, format))
  // Ticks that look alike, or "50,000" below "100k", are written in full.
  const isClear = new Set(short).size === short.length && !short.some((label) => /\dk/.test(label))
  const labels = isClear || axis.isLog ? short : axis.ticks.map((tick) => formatFull(tick, format))
  return axis.ticks.map((tick, k) => ({
    y: round(positionOf(axis, tick)),
    label: labels[k] ?? "",
    isZero: tick === 0,
  }))
}
