import { BRAND_COLOUR } from "#domain/brand.ts"
import type { Frequency } from "#domain/time/frequency.ts"

export const CHART_TYPES = ["bar", "line"] as const
export type ChartType = (typeof CHART_TYPES)[number]
/** Drawn where an address names no type. */
export const DEFAULT_CHART_TYPE: ChartType = "bar"

/** What is drawn of the figures: as published, their change, growth on a year before, an index, or a scale of powers. */
export const TRANSFORMS = ["level", "change", "year-change", "index", "log"] as const
export type Transform = (typeof TRANSFORMS)[number]

/** What a chart shows, as plain JSON: the same keys as its address. Years are inclusive; null means all there is. */
export type ChartSpec = {
  chartType: ChartType
  /** `#RRGGBB` in capitals, as in the address. */
  colour: string
  frequency: Frequency
  startYear: number | null
  endYear: number | null
  /** Absent for the figures as they are. */
  transform?: Transform
}

/** The named colours of the picker in order, with the value stored in the address and the design token that follows the theme. The names are read in addresses too (`color=mangenta`), so "Mangenta" stays as it was published. */
export const COLOURS = [
  { name: "Default", value: BRAND_COLOUR, token: "--chart-1" },
  { name: "Red", value: "#A60B1B", token: "--chart-red" },
  { name: "Orange", value: "#B45508", token: "--chart-orange" },
  { name: "Yellow", value: "#B68304", token: "--chart-yellow" },
  { name: "Green", value: "#046A3B", token: "--chart-green" },
  { name: "Cyan", value: "#159297", token: "--chart-cyan" },
  { name: "Blue", value: "#1961D4", token: "--chart-blue" },
  { name: "Purple", value: "#8670F2", token: "--chart-purple" },
  { name: "Pink", value: "#EC4F84", token: "--chart-pink" },
  { name: "Mangenta", value: "#B92AA0", token: "--chart-mangenta" },
] as const

export const DEFAULT_COLOUR = BRAND_COLOUR
export const DEFAULT_COLOUR_2 = "#0F2B90"

type ColourName = (typeof COLOURS)[number]["name"]

/** The stored value of a colour of the picker, for what else is drawn in it: where that changes, so does this. */
export function colourNamed(name: ColourName): string {
  return COLOURS.find((colour) => colour.name === name)?.value ?? DEFAULT_COLOUR
}

/** The CSS value that paints a stored colour: its token where it has one, so that it follows the theme, else the colour itself. */
export function getPaint(colour: string): string {
  if (colour === DEFAULT_COLOUR_2) return "var(--chart-2)"
  const known = COLOURS.find((candidate) => candidate.value === colour)
  return known ? `var(${known.token})` : colour
}

/** The CSS value of text in a series' colour, dark enough to be read on the chart's ground; a colour of the reader's own is not used for text. */
export function getLabelPaint(colour: string): string {
  if (colour === DEFAULT_COLOUR) return "var(--chart-1-text)"
  if (colour === DEFAULT_COLOUR_2) return "var(--chart-2-text)"
  const known = COLOURS.find((candidate) => candidate.value === colour)
  return known
    ? `color-mix(in srgb, var(${known.token}) 62%, var(--chart-title))`
    : "var(--chart-title)"
}

/** Fixed colours of the light theme, for images: no renderer of images knows design tokens. */
export const INK = {
  background: "#FFFFFF",
  title: "#1C1522",
  label: "#574E61",
  grid: "#E7E2EC",
  zero: "#4A4155",
  hatch: "#DAD3E1",
} as const

/** The colour of text in a series' colour on an image, dark enough to be read on white. */
export function getLabelInk(colour: string): string {
  if (colour === DEFAULT_COLOUR || colour === DEFAULT_COLOUR_2) return colour
  const isKnown = COLOURS.some((candidate) => candidate.value === colour)
  return isKnown ? mix(colour, INK.title, 0.62) : INK.title
}

function mix(a: string, b: string, share: number): string {
  const channel = (colour: string, k: number) => Number.parseInt(colour.slice(k, k + 2), 16)
  const mixed = [1, 3, 5].map((k) =>
    Math.round(channel(a, k) * share + channel(b, k) * (1 - share))
      .toString(16)
      .padStart(2, "0"),
  )
  return `#${mixed.join("").toUpperCase()}`
}
