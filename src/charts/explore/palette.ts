import {
  colourNamed,
  COLOURS,
  DEFAULT_COLOUR,
  DEFAULT_COLOUR_2,
  getLabelInk,
  getPaint,
  INK,
} from "../model/chart-spec.ts"

/** An order in which neighbours are told apart. */
const DISTINCT_ORDER: readonly string[] = [
  DEFAULT_COLOUR,
  DEFAULT_COLOUR_2,
  colourNamed("Orange"),
  colourNamed("Green"),
  colourNamed("Cyan"),
  colourNamed("Red"),
  colourNamed("Blue"),
  colourNamed("Yellow"),
  colourNamed("Purple"),
  colourNamed("Pink"),
  INK.label,
  colourNamed("Mangenta"),
]
/** Colours of several series; those of the picker that have no place above come last. */
const ORDER: readonly string[] = [
  ...new Set([...DISTINCT_ORDER, ...COLOURS.map(({ value }) => value)]),
]
/** Of a series that is one of many. */
const MUTED = "#B3AABD"

/** Dashes of lines, so that series are told apart without their colours. */
export const DASHES = ["", "9 5", "15 4", "10 4 2 4"] as const

/** How one of several series is painted: its colour, or a grey among many. */
export type SeriesPaint = {
  paint: string
  labelPaint: string
  ink: string
  labelInk: string
  dash: string
}

/** The paint of a series by its place in the order; `null` for one of many that stands back. */
export function seriesPaint(at: number | null): SeriesPaint {
  if (at === null) {
    const paint = "var(--chart-tick)"
    return { paint, labelPaint: "var(--chart-label)", ink: MUTED, labelInk: INK.label, dash: "" }
  }
  const ink = ORDER[at % ORDER.length] ?? DEFAULT_COLOUR
  const isKnown = ink === DEFAULT_COLOUR_2 || COLOURS.some(({ value }) => value === ink)
  const paint = isKnown ? getPaint(ink) : "var(--chart-label)"
  return {
    paint,
    labelPaint: isKnown ? `color-mix(in srgb, ${paint} 62%, var(--chart-title))` : paint,
    ink,
    labelInk: getLabelInk(ink),
    dash: DASHES[at % DASHES.length] ?? "",
  }
}
