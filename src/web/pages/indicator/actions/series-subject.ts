import { chartQuery } from "#charts/query/chart-query.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { imageTheme } from "#charts/svg/image-theme.ts"
import { renderScene } from "#charts/svg/render-scene.ts"
import {
  shortenCredit,
  creditSentence,
  seriesNotes,
  plottedSubtitle,
  plottedTitle,
  seriesTitle,
  vintageSentence,
} from "#charts/text/series-text.ts"
import { indicatorPath, sourcePath } from "#domain/addresses/page-paths.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import type { SaveSubject } from "../../../components/save-chart/save-subject.ts"
import type { SeriesData } from "../page-data.ts"

/** What can be saved of a series as its page shows it. */
export function seriesSubject(series: SeriesData, origin: string): SaveSubject {
  const { spec, plotted, forecastFrom, doubtful, source, indicator, place } = series
  const title = seriesTitle(series)
  const scene = drawChart({ spec, ...plotted, title: plottedTitle(series), forecastFrom, doubtful })
  const query = { ...chartQuery(spec, series), asOf: series.asOf }
  const target = { name: indicator.name, countrySlug: place.slug, query }
  const whole = { frequency: query.frequency, asOf: series.asOf }
  const notes = [...scene.notes, ...seriesNotes(series, spec.frequency)]
  const credit = shortenCredit(source.attribution)
  return {
    id: series.id,
    image: {
      title,
      subtitle: plottedSubtitle(plotted),
      scene,
      drawPlot: (plot) => renderScene(scene, imageTheme(plot)),
      colour: spec.colour,
      terms: source.isRestricted ? `${source.licence}. ${source.terms}` : "",
      notes: notes.join(" "),
      source: `${creditSentence(source.attribution)} ${vintageSentence(series)}`,
      licence: `Licence: ${source.licence.replace(/\.$/, "")}.`,
      // By the indicator's id, as on the file itself.
      address: origin + indicatorPath({ ...target, name: indicator.id }).replace("%3A", ":"),
      position: "bottom",
      metadata: null,
    },
    source: credit,
    page: indicatorPath(target),
    wider: {
      allYears: indicatorPath({ ...target, query: whole }),
      allCountries: indicatorPath({ name: indicator.name, query: whole }),
      wholeSource: sourcePath(source.id),
    },
    view: withoutNothing({ indicator: indicator.name, country: place.slug, ...query }),
    rows: scene.dataPoints,
    headings: [PERIOD_HEADINGS[spec.frequency], ["Value", plotted.unit].filter(Boolean).join(", ")],
  }
}

function withoutNothing(
  query: Readonly<Record<string, string | number | null | undefined>>,
): Record<string, string | number> {
  const given: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) given[key] = value
  }
  return given
}
