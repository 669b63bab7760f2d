import { colourNamed, DEFAULT_COLOUR_2, getPaint } from "../model/chart-spec.ts"
import type { MapClass } from "../scene/draw-map.ts"

/** The CSS value that paints a class in a theme's colours. */
export function classPaint(mapClass: MapClass, colour: string): string {
  const paint = getPaint(mapClass.isBelowZero ? secondColour(colour) : colour)
  return `color-mix(in oklab, ${paint} ${String(Math.round(mapClass.share * 100))}%, var(--chart-bg))`
}

/** The fixed colour of a class, for images on white. */
export function classInk(mapClass: MapClass, colour: string): string {
  const base = mapClass.isBelowZero ? secondColour(colour) : colour
  const channel = (k: number) => {
    const value = Number.parseInt(base.slice(k, k + 2), 16)
    return Math.round(255 + (value - 255) * mapClass.share)
      .toString(16)
      .padStart(2, "0")
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase()
}

/** What stands against the chosen colour: navy, or orange where the choice is close to navy. */
function secondColour(colour: string): string {
  const isNearNavy = [colourNamed("Blue"), colourNamed("Purple"), DEFAULT_COLOUR_2].includes(colour)
  return isNearNavy ? colourNamed("Orange") : DEFAULT_COLOUR_2
}
