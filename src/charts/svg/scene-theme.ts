import type { Markup } from "#domain/format/markup.ts"

import type { Length, Pattern } from "./pattern.ts"
import type { PlotLabel, Scene, ValueTick } from "../scene/scene.ts"

/** Decides for one scene how it looks: on a page, or in an image. */
export type SceneTheme = (scene: Scene) => SceneLook

/** What the percentages of a scene become, and what each of its elements looks like. `Markup` stands for attributes unless said otherwise. */
export type SceneLook = {
  x: (percent: number) => Length
  y: (percent: number) => Length
  width: (percent: number) => Length
  height: (percent: number) => Length
  left: Length
  top: Length
  /** A path of a scene, whose box is 1000 by 1000, for the element that `wrapPaths` makes. */
  path: (path: string) => string
  /** Gives paths the box in which they lie. */
  wrapPaths: (paths: readonly (Markup | null)[]) => Markup
  /** Attributes of every line; null for none. */
  pathAttributes: Markup | null
  /** The whole drawing. */
  wrap: (content: readonly (Markup | null)[]) => Markup

  gapPattern: Pattern
  secondPattern: Pattern
  gaps: Markup
  /** The group of all grid lines; null for no group. */
  grid: Markup | null
  gridLine: Markup | null
  zeroLine: Markup
  zeroOverBars: Markup
  first: LayerLook
  second: LayerLook
  /** The group of the points of both layers; null for no group. */
  points: Markup | null
  /** A circle and half a square's side. */
  radius: Length
  square: (x: number, y: number) => Markup
  /** Elements that follow the pointer from point to point; null in images. */
  hoverPoints: Markup | null
  /** Says which period a bar belongs to; null in images. */
  barKey: (at: number) => Markup | null
  veil: Markup
  forecastLine: Markup

  /** Whole elements of text. */
  valueLabels: (ticks: readonly ValueTick[]) => Markup
  rightLabels: (ticks: readonly ValueTick[]) => Markup
  periodLabels: (ticks: Scene["periodTicks"]) => Markup
  forecastLabel: (forecastX: number) => Markup
  plotLabels: (labels: readonly PlotLabel[]) => Markup
}

/** Attributes of the marks of one series; null where a group or an attribute is not needed. */
export type LayerLook = {
  bars: Markup
  /** One outline of many bars. */
  skyline: Markup
  forecastBar: Markup
  doubtfulBar: Markup
  lines: Markup | null
  line: Markup | null
  forecastLine: Markup | null
  points: Markup | null
  rings: Markup
}
