import { shortenName } from "./shorten-name.ts"
import type { RaceFrames } from "../frames/packed-frames.ts"

/** More bars are not followed. */
export const MAX_RACE_BARS = 12

/** The year stands over this part of the lowest bars, at the right. */
const SHARE_OF_YEAR = 1 / 5
/** On the narrowest phones a longer bar, in thousandths, reaches the year with its value. */
const SHORT_OF_YEAR = 100

/** A place with its value of one year. */
export type RaceEntry = {
  code: string
  name: string
  at: number | null
  value: number
  /** As it is written behind its bar. */
  text: string
}

/** The highest of each year as bars from zero, on one scale for all years; long ones leave room for the year. */
export function drawRace(title: string, years: readonly (readonly RaceEntry[])[]): RaceFrames {
  const shown = years.map((entries) =>
    entries
      .toSorted((a, b) => b.value - a.value || a.name.localeCompare(b.name, "en"))
      .slice(0, MAX_RACE_BARS),
  )
  const largest = Math.max(0, ...shown.flat().map(({ value }) => Math.abs(value)))
  const places = new Map(shown.flat().map((entry) => [entry.code, entry]))
  const index = new Map([...places.keys()].map((code, k) => [code, k]))
  const measure = ({ value }: RaceEntry) =>
    largest === 0 ? 0 : Math.round((value / largest) * 1000)
  const bars = Math.max(0, ...shown.map((entries) => entries.length))
  const forYear = Math.ceil(bars * SHARE_OF_YEAR)
  const isYearReached = shown.some((entries) =>
    entries.slice(bars - forYear).some((entry) => Math.abs(measure(entry)) > SHORT_OF_YEAR),
  )
  const drawn = [...places.values()].map(({ name, at }) => ({ name: shortenName(name), at }))
  return {
    kind: "race",
    title,
    places: drawn,
    // The year has room of its own below the bars of all frames, so that none moves for it.
    slots: isYearReached ? bars + forYear : bars,
    tickChars: Math.max(0, ...drawn.map(({ name }) => name.length)),
    rightChars: Math.max(0, ...shown.flat().map(({ text }) => text.length)),
    frames: shown.map((entries) =>
      entries.map((entry) => [index.get(entry.code) ?? 0, measure(entry), entry.text]),
    ),
  }
}
