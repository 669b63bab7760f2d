import type { MapClass } from "#charts/scene/draw-map.ts"
import { classPaint } from "#charts/svg/map-colours.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import type { LegendClass } from "./page-data.ts"

/** A class of a map as legends show it. */
export function makeLegendClass(group: MapClass, colour: string): LegendClass {
  const { from, to, count } = group
  return {
    from: from ?? "",
    words: `${writeRange(from, to)}: ${countNoun(count, "country", "countries")}`,
    paint: classPaint(group, colour),
  }
}

function writeRange(from: string | null, to: string | null): string {
  if (from === null) return to === null ? "All" : `Under ${to}`
  return to === null ? `${from} and over` : `${from} to ${to}`
}
