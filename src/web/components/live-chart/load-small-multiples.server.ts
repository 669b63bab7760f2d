import { nameWithoutUnit, vintageSentence, writeSubtitle } from "#charts/text/series-text.ts"
import type { ChartReference } from "#content/chart-image.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"

import type { WebServices } from "../../services.server.ts"
import type { SmallMultiplesData } from "./live-chart-data.ts"
import {
  creditSource,
  drawSeries,
  findDrawnSeries,
  listNotes,
  type DrawnSeries,
} from "./load-live-chart.server.ts"

/** Fewer charts are compared better at their full size. */
export const MIN_PANELS = 3

/**
 * Draws charts that follow each other in a text as small multiples. `undefined` where they cannot share a scale: other
 * indicators or units, or a series that nobody holds.
 */
export async function loadSmallMultiples(
  services: Pick<WebServices, "catalog" | "content" | "now">,
  views: readonly ChartReference[],
): Promise<SmallMultiplesData | undefined> {
  if (views.length < MIN_PANELS) return undefined
  const found = await Promise.all(views.map((view) => findDrawnSeries(services, view)))
  const drawn = found.filter((one) => one !== undefined)
  const [first] = drawn
  if (first === undefined || drawn.length < found.length || !isOneScale(drawn)) return undefined
  const shown = drawn.flatMap(({ series }) => series.observations.values)
  const values = shown.filter((value) => value !== null)
  const { series } = first
  const { shownUnit } = series.indicator
  return {
    title: nameWithoutUnit({ name: series.indicator.name, unit: shownUnit }),
    subtitle: writeSubtitle(series),
    panels: drawn.map((one) => ({
      name: one.series.place.name,
      path: one.path,
      scene: drawSeries(one.series, values),
    })),
    frequency: series.observations.frequency,
    notes: mergeTexts(drawn, listNotes),
    source: creditSource(series),
    vintage: mergeTexts(drawn, (one) => [vintageSentence(one.series)]).join(" "),
  }
}

function isOneScale(drawn: readonly DrawnSeries[]): boolean {
  const keys = drawn.map(({ series: { indicator, observations, spec } }) =>
    [indicator.id, indicator.shownUnit, observations.frequency, spec.transform ?? ""].join(" "),
  )
  return new Set(keys).size === 1
}

/** Sentences of all charts: what most of them say once, what others say with the names of their places. */
function mergeTexts(
  drawn: readonly DrawnSeries[],
  listTexts: (one: DrawnSeries) => readonly string[],
): string[] {
  const places = new Map<string, string[]>()
  for (const one of drawn) {
    for (const text of listTexts(one)) {
      places.set(text, [...(places.get(text) ?? []), one.series.place.name])
    }
  }
  return [...places]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, names]) =>
      names.length * 2 > drawn.length ? text : `${names.join(", ")}: ${lowerFirst(text)}`,
    )
}
