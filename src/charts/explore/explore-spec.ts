import type { Frequency } from "#domain/time/frequency.ts"

type LayoutTraits = {
  label: string
  /** Whether it compares places year by year, so that the yearly series of all of them are read at once. */
  isByYear: boolean
  /** Whether it chooses among all years of its series itself, so that the years of the address do not cut them. */
  choosesYears: boolean
  /** Whether one country may stand out. */
  canHighlight: boolean
}

/** The forms in which figures are put side by side, and what sets each apart. */
export const LAYOUT_TRAITS = {
  lines: { label: "Lines", isByYear: false, choosesYears: false, canHighlight: true },
  bars: { label: "Bars", isByYear: true, choosesYears: false, canHighlight: false },
  panels: { label: "Panels", isByYear: false, choosesYears: false, canHighlight: true },
  scatter: { label: "Scatter", isByYear: true, choosesYears: true, canHighlight: true },
  race: { label: "Race", isByYear: true, choosesYears: true, canHighlight: true },
  map: { label: "Map", isByYear: true, choosesYears: true, canHighlight: false },
  table: { label: "Table", isByYear: false, choosesYears: false, canHighlight: false },
} as const satisfies Record<string, LayoutTraits>

export type Layout = keyof typeof LAYOUT_TRAITS
/** The layouts in the order in which pages offer them. */
export const LAYOUTS = Object.keys(LAYOUT_TRAITS) as readonly Layout[]

/** More do not fit beside each other. */
export const MAX_INDICATORS = 4
export const MAX_PLACES = 12

/** More notes cover the plot. */
export const MAX_NOTES = 8
export const LONGEST_TITLE = 120
export const LONGEST_NOTE = 140

/** What the author of an address says of a year, of years, or of a country in them. */
export type Annotation = {
  from: number
  to: number
  /** Code of the country that it is about; `null` for the whole chart. */
  place: string | null
  text: string
}

/** A linear scale, one of ratios, or the values as an index that is 100 in a year. */
export type ExploreScale = "linear" | "log" | "log-x" | "log-y" | { index: number }

/** What an address composes, as plain JSON: the same keys as its address. */
export type ExploreSpec = {
  /** Ids of the indicators. */
  indicators: readonly string[]
  /** Places of an indicator that is shown in them only: `i=A@NGA,B@GHA` is one series of each. */
  pins?: Readonly<Record<string, readonly string[]>>
  /** Formulas over the indicators. */
  calc: readonly string[]
  /** Codes of countries, ids of groups, or `all`. */
  places: readonly string[]
  layout: Layout
  /** Which of the measures a scatter puts where: a letter of the indicators. */
  x: string | null
  y: string | null
  size: string | null
  startYear: number | null
  endYear: number | null
  frequency: Frequency | null
  scale: ExploreScale
  asOf: string | null
  /** Code of the country that stands out; the others stand back. */
  highlight?: string | null
  /** How many years lie between two frames of a player; `null` for as many as it takes. */
  step?: number | null
  /** The title that the author of the address gave it. */
  title?: string | null
  notes?: readonly Annotation[]
}

/** A composition of nothing yet, as lines on plain axes. */
export const EMPTY_SPEC: ExploreSpec = {
  indicators: [],
  places: [],
  calc: [],
  layout: "lines",
  x: null,
  y: null,
  size: null,
  startYear: null,
  endYear: null,
  frequency: null,
  scale: "linear",
  asOf: null,
}

/** Keys of the address, in the order in which they are written. */
export const EXPLORE_KEYS = [
  "i",
  "c",
  "calc",
  "layout",
  "x",
  "y",
  "size",
  "startYear",
  "endYear",
  "frequency",
  "scale",
  "asOf",
  "highlight",
  "step",
  "title",
  "note",
] as const

/** The spec as the keys of its address; what is usual is left out. */
function exploreQuery(spec: ExploreSpec): string {
  // Commas and colons may stand in a query as they are and read better.
  return exploreKeys(spec)
    .toString()
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":")
    .replaceAll("%2F", "/")
    .replaceAll("%28", "(")
    .replaceAll("%29", ")")
    .replaceAll("%40", "@")
}

/** A composition as the keys and values of its address. */
export function exploreKeys(spec: ExploreSpec): URLSearchParams {
  const { scale } = spec
  const pairs: Record<Exclude<(typeof EXPLORE_KEYS)[number], "note">, string | number | null> = {
    i: writeIndicators(spec),
    c: spec.places.join(","),
    calc: spec.calc.join(";"),
    layout: spec.indicators.length === 0 ? null : spec.layout,
    x: spec.x,
    y: spec.y,
    size: spec.size,
    startYear: spec.startYear,
    endYear: spec.endYear,
    frequency: spec.frequency,
    scale: writeScale(scale),
    asOf: spec.asOf,
    highlight: spec.highlight ?? null,
    step: spec.step ?? null,
    title: spec.title ?? null,
  }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(pairs))
    if (value !== null && value !== "") query.append(key, String(value))
  for (const note of spec.notes ?? []) query.append("note", writeAnnotation(note))
  return query
}

/** Each indicator, once for each of the places that it is shown in only. */
function writeIndicators({ indicators, pins = {} }: ExploreSpec): string {
  const written = indicators.flatMap((id) => pins[id]?.map((place) => `${id}@${place}`) ?? [id])
  return written.join(",")
}

/** `2016:Oil price falls`, `2008-2009:Crisis`, `2016@NGA:Recession`. */
export function writeAnnotation({ from, to, place, text }: Annotation): string {
  const years = from === to ? String(from) : `${String(from)}-${String(to)}`
  return `${years}${place === null ? "" : `@${place}`}:${text}`
}

/** A composition without the title and notes that its author wrote. */
export function withoutAnnotations(spec: ExploreSpec): ExploreSpec {
  return { ...spec, title: null, notes: [] }
}

function writeScale(scale: ExploreScale): string | null {
  if (typeof scale === "object") return `index:${String(scale.index)}`
  return scale === "linear" ? null : scale
}

/** Address of the page of a composition. */
export function explorePath(spec: ExploreSpec): string {
  return withQuery("/explore", spec)
}

/** Address of a composition as a file. */
export function exploreFilePath(spec: ExploreSpec, extension: string): string {
  return withQuery(`/explore.${extension}`, spec)
}

/** Address of a composition alone, for frames on other sites. */
export function exploreFramePath(spec: ExploreSpec): string {
  return withQuery("/chart/explore", spec)
}

/** Address of the image that previews a composition where it is shared. */
export function exploreCardPath(spec: ExploreSpec): string {
  return withQuery("/card.png", spec)
}

function withQuery(path: string, spec: ExploreSpec): string {
  const query = exploreQuery(spec)
  return query === "" ? path : `${path}?${query}`
}
