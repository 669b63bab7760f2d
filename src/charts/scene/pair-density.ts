import type { Bar, Scene } from "./scene.ts"

/** How close the bars of two datasets stand: the width of the narrowest, and how far bars may grow until pairs touch. */
export type PairDensity = { width: number; growth: number }

/** Nothing where no bars of two datasets share slots. */
export function measurePairs({ bars, second }: Scene): PairDensity | null {
  if (!second) return null
  const fuller = second.bars.length > bars.length ? second.bars : bars
  if (fuller.length < 2) return null
  return {
    width: Math.min(...fuller.map(({ width }) => width)),
    growth: Math.max(1, Math.min(...fuller.slice(1).map((bar, k) => findRoom(bar, fuller[k])))),
  }
}

function findRoom(bar: Bar, before: Bar | undefined): number {
  if (!before) return 1
  const room = (bar.x - before.x) / (bar.width + before.width)
  return Math.round(room * 100) / 100
}
