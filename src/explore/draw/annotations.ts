import type { PlotNote } from "#charts/explore/draw-multi.ts"
import type { Annotation, ExploreSpec } from "#charts/explore/explore-spec.ts"
import type { MapNote } from "#charts/scene/place-map-marks.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { getFirstPeriod, getLastPeriod } from "#domain/time/period.ts"

import type { ComposedSeries } from "../composition.ts"
import type { Composed } from "./figure-parts.ts"

type Notes = Pick<ExploreSpec, "notes">

/** The notes of the author with their numbers: `1. Nigeria, 2016: Recession.` In files they stand in one line. */
export function listAnnotations({ notes = [] }: Notes): string[] {
  return notes.map((note, k) => `${String(k + 1)}. ${nameTime(note)}: ${endSentence(note.text)}`)
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function nameTime({ from, to, place }: Annotation): string {
  const years = from === to ? String(from) : `${String(from)}–${String(to)}`
  const country = place === null ? undefined : countryByCode(place)
  return country ? `${country.name}, ${years}` : years
}

/** The author's title, above what the figure is called otherwise; nothing without one. */
export function nameByAuthor(
  { title, subtitle }: Pick<Composed, "title" | "subtitle">,
  spec: Pick<ExploreSpec, "title">,
): { title?: string; subtitle?: string } {
  if (spec.title === undefined || spec.title === null) return {}
  return { title: spec.title, subtitle: [title, subtitle].filter(Boolean).join(". ") }
}

/** Says whose words they are. */
export function describeAuthor({ title, notes = [] }: ExploreSpec): string[] {
  const written = [
    ...(title !== undefined && title !== null ? ["title"] : []),
    ...(notes.length > 0 ? ["numbered notes"] : []),
  ]
  if (written.length === 0) return []
  const what = written.join(" and ")
  const verb = what === "title" ? "was" : "were"
  return [`The ${what} ${verb} written by the author of this address.`]
}

/** Where the notes lie in a plot of some series. One about a country stands in no plot without it. */
export function placeNotes(
  { notes = [] }: Notes,
  frequency: Frequency,
  series: readonly ComposedSeries[],
): PlotNote[] {
  return notes.flatMap(({ from, to, place }, k): PlotNote[] => {
    const at = series.findIndex((one) => one.place.code === place)
    if (place !== null && at === -1) return []
    const label = String(k + 1)
    const span = { from: getFirstPeriod(frequency, from), to: getLastPeriod(frequency, to) }
    // Over several years a note about a country is a span like any other.
    return [{ label, ...span, series: place !== null && from === to ? at : null }]
  })
}

/** The notes as a map has them. */
export function listMapNotes({ notes = [] }: Notes): MapNote[] {
  return notes.map(({ from, to, place }, k) => ({ label: String(k + 1), from, to, code: place }))
}

/** What is written with a note's number behind it: `32% · note 1`. */
export function markNotes(written: string, numbers: string): string {
  return numbers === "" ? written : `${written} · note ${numbers}`
}

/** The numbers of the notes that are about a year, of a place or, without one, of all places. */
export function numberNotes(
  { notes = [] }: Notes,
  { year, place }: { year: number; place: string | null },
): string {
  return notes
    .flatMap((note, k) =>
      note.from <= year && year <= note.to && note.place === place ? [String(k + 1)] : [],
    )
    .join(", ")
}
