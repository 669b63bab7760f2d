import { formatFull, formatTick, type UnitFormat } from "#domain/format/number-format.ts"

import { round } from "./draw-layer.ts"
import type { Scene } from "./scene.ts"
import { findPosition, type ValueAxis } from "../scales/value-axis.ts"

/** The ticks of a value axis with their places and texts. */
export function labelTicks(axis: ValueAxis, format: UnitFormat): Scene["valueTicks"][number][] {
  const short = axis.ticks.map((tick) => formatTick(tick, format))
  // Ticks that look alike, or "50,000" below "100k", are written in full; "2,500 thousand" would be longer than "2.5m".
  const isClear = new Set(short).size === short.length && !mixesThousands(short, format)
  const labels = isClear || axis.isLog ? short : axis.ticks.map((tick) => formatFull(tick, format))
  return axis.ticks.map((tick, k) => ({
    y: round(findPosition(axis, tick)),
    label: labels[k] ?? "",
    isZero: tick === 0,
  }))
}

function mixesThousands(labels: readonly string[], { scale }: UnitFormat): boolean {
  const hasLetter = labels.some((label) => /\dk/.test(label))
  return hasLetter && (scale === undefined || labels.some((label) => /\d,\d{3}$/.test(label)))
}
