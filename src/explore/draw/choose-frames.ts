import type { ExploreSpec } from "#charts/explore/explore-spec.ts"

import type { ComposedSeries } from "../composition.ts"
import { countYears } from "./choose-year.ts"
import { numberNotes } from "./annotations.ts"

/** More frames are neither watched nor small enough to be sent. */
const MAX_FRAMES = 70
/** A year is left out before this share of the places has figures: without a start year nothing begins with a few. */
const EARLY_SHARE = 0.4

type Range = Pick<ExploreSpec, "startYear" | "step"> & {
  /** The year shown, which is the last frame. */
  year: number
}

/** The years of a player, back from the year shown: each one, or every k-th where they are many. */
export function chooseFrames(
  places: readonly (readonly ComposedSeries[])[],
  { startYear, step, year }: Range,
): number[] {
  const counts = countYears(places, true)
  const held = [...counts.keys()].filter((one) => one <= year)
  const most = Math.max(0, ...held.map((one) => counts.get(one) ?? 0))
  const early = held.filter((one) => (counts.get(one) ?? 0) >= EARLY_SHARE * most)
  const first = startYear ?? Math.min(...early)
  if (!Number.isFinite(first) || first > year) return []
  const count = year - first + 1
  const apart = Math.max(step ?? 1, Math.ceil(count / MAX_FRAMES))
  const years: number[] = []
  for (let one = year; one >= first; one -= apart)
    if ((counts.get(one) ?? 0) > 0) years.unshift(one)
  return years
}

/** What is said of each frame: that its figures are forecasts, and which notes of the author are about it. */
export function listRemarks(
  years: readonly number[],
  spec: Pick<ExploreSpec, "notes">,
  hasForecasts: (year: number) => boolean,
): string[] {
  return years.map((year) => {
    const notes = numberNotes(spec, { year, place: null })
    return [hasForecasts(year) ? "with forecasts" : "", notes === "" ? "" : `note ${notes}`]
      .filter((part) => part !== "")
      .join(", ")
  })
}

/** Says how many years lie between two frames, where it is more than one. */
export function describeFrames(years: readonly number[]): string {
  const gaps = years.slice(1).map((year, k) => year - (years[k] ?? year))
  const apart = Math.min(...gaps)
  return apart > 1 ? ` A frame every ${String(apart)} years.` : ""
}
