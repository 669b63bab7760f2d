import { renderScene } from "./render-scene.ts"
import { measurePairs, type PairDensity } from "../scene/pair-density.ts"
import type { Scene } from "../scene/scene.ts"
import { webTheme } from "./web-theme.ts"

/** A drawn chart as a page needs it: the finished SVG, and what is read out and laid out around it. */
export type Drawing = Pick<
  Scene,
  | "chartType"
  | "paint"
  | "dataPoints"
  | "notes"
  | "description"
  | "tickChars"
  | "endChars"
  | "hasYears"
  | "isEmpty"
> & {
  svg: string
  /** Of the second dataset in the plot; null where there is one only. */
  secondPaint: string | null
  /** Whether bars are drawn as one outline, because they are too many to tell apart. */
  isSkyline: boolean
  /** How close bars of two datasets stand; null where there are none. */
  pairs: PairDensity | null
}

/** Draws a scene to the end. `id` keeps the patterns of several charts on a page apart. */
export function renderDrawing(scene: Scene, id: string): Drawing {
  const { chartType, paint, dataPoints, notes, description, tickChars, endChars } = scene
  return {
    chartType,
    paint,
    dataPoints,
    notes,
    description,
    tickChars,
    endChars,
    hasYears: scene.hasYears,
    isEmpty: scene.isEmpty,
    svg: renderScene(scene, webTheme(id)).toString(),
    secondPaint: scene.second?.paint ?? null,
    isSkyline: scene.skyline !== "",
    pairs: measurePairs(scene),
  }
}
