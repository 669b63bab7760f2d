import type { Dataset } from "#catalog/dataset.ts"
import { chartQuery } from "#charts/query/chart-query.ts"
import type { ChartSpec } from "#charts/model/chart-spec.ts"
import type { StatedValue } from "#charts/scene/draw-claimed.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { readView } from "#charts/views/read-view.ts"
import type { Scene } from "#charts/scene/scene.ts"
import {
  olderPartsSentence,
  creditSentence,
  datedSentence,
  derivedSentence,
  forecastSentence,
  plottedSubtitle,
  plottedTitle,
  seriesTitle,
  writeSubtitle,
} from "#charts/text/series-text.ts"
import type { Plotted } from "#charts/model/transform.ts"
import { indicatorPath, type ChartQuery } from "#domain/addresses/page-paths.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { doubtfulSentence, doubtfulShown } from "#domain/series/doubtful-values.ts"
import { AppError } from "#domain/errors.ts"
import { firstForecastShown } from "#domain/series/first-forecast-shown.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { unitFormat, type UnitFormat } from "#domain/format/number-format.ts"
import { periodAt, type Period, type PeriodIndex } from "#domain/time/period.ts"
import { closedReason, redistributionSentence } from "#domain/indicators/redistribution.ts"
import { statusAt, type FigureStatus } from "#domain/series/figure-status.ts"
import type { Observations } from "#domain/series/series.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

/** What a reader wrote in place of our own texts before saving an image or a document. */
export type FileEdits = {
  title?: string | undefined
  notes?: string | undefined
  source?: string | undefined
  position?: "top" | "bottom" | undefined
}

/** A view of a series with everything that every file of it prints. Plain data, so that a worker can draw it. */
export type FileView = {
  title: string
  subtitle: string
  indicator: { id: string; name: string; code: string; definition: string }
  country: { name: string; slug: string; code: string }
  /** As published, and as short forms count: `thousand people` and `people`. */
  unit: string
  shownUnit: string
  currency: string | null
  spec: ChartSpec
  /** As published. */
  observations: Observations
  /** As drawn: the figures themselves or what a transform makes of them. */
  plotted: Plotted
  /** The line below the chart's title and its name in words, transform included. */
  plottedSubtitle: string
  plottedTitle: string
  format: UnitFormat
  /** The first period of the figures that is a forecast. */
  forecastFrom: PeriodIndex | null
  /** Figures that cannot be right as published. */
  doubtful?: readonly DoubtfulFigure[]
  source: { publisher: string; title: string; attribution: string; url: string }
  licence: { name: string; url: string | null; terms: string; isRestricted: boolean }
  /** `YYYY-MM-DD`; the publisher's date when `isStated`, else the earliest that the data can be of. */
  dateOfData: { day: string; isStated: boolean; sentence: string }
  asOf: string | null
  /** How the figures are made from finer ones; empty when they are as published. */
  method: string
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
  query: ChartQuery
  /** Absolute address of the page with the same view. */
  address: string
  /** The address by the indicator's id, which is shorter in print; it leads on to the one address. */
  shortAddress: string
  /** `Source: …`, as the publisher wants it or as the reader wrote it. */
  credit: string
  edits: FileEdits
}

type ViewOptions = {
  asOf: string | null
  currentYear: number
  publicUrl: string
  edits?: FileEdits | undefined
}

/** What a file of a dataset shows for the options in an address. Throws "licence-forbids" with the reason for a closed source. */
export function fileView(dataset: Dataset, query: URLSearchParams, options: ViewOptions): FileView {
  const { source } = dataset
  if (source.redistribute === "no") throw new AppError("licence-forbids", closedReason(source))
  return describeView(dataset, query, options)
}

/** Describes a view whatever its licence: only for what holds no figures, such as links and embeds. */
export function describeView(
  dataset: Dataset,
  query: URLSearchParams,
  options: ViewOptions,
): FileView {
  const { indicator, country, source, frequencies } = dataset
  const view = readView(dataset, query, options.currentYear)
  const chosen = { ...chartQuery(view.spec, { frequencies, ...view }), asOf: options.asOf }
  const { observations, plotted, spec, ignored } = view
  const { vintage, vintageStated } = dataset
  const { publicUrl, edits = {} } = options
  const target = { countrySlug: country.slug, query: chosen }
  const shownUnit = unitScale(indicator.unit)?.unit ?? indicator.unit
  return {
    title: wordsOr(edits.title, seriesTitle({ indicator, place: country })),
    subtitle: writeSubtitle({ indicator: { shownUnit }, observations }),
    plotted,
    plottedSubtitle: plottedSubtitle(plotted),
    plottedTitle: plottedTitle({ indicator, place: country, spec, plotted }),
    format: unitFormat(indicator.unit, indicator.currency, indicator.decimals),
    ...mapSubject(dataset),
    unit: indicator.unit,
    shownUnit,
    currency: indicator.currency,
    spec,
    observations,
    ignored,
    forecastFrom: firstForecastShown(dataset, observations),
    doubtful: doubtfulShown(dataset.doubtful, observations),
    licence: {
      name: source.licence,
      url: source.licenceUrl,
      terms: redistributionSentence(source),
      isRestricted: source.redistribute === "non-commercial",
    },
    dateOfData: {
      day: vintage,
      isStated: vintageStated,
      sentence: datedSentence({ vintage, vintageStated }, options.asOf),
    },
    asOf: options.asOf,
    method: describeMethod(dataset, spec.frequency, observations.start),
    query: chosen,
    address: publicUrl + indicatorPath({ name: indicator.name, ...target }),
    // A colon may stand in a path as it is and reads better.
    shortAddress: publicUrl + indicatorPath({ name: indicator.id, ...target }).replace("%3A", ":"),
    credit: creditSentence(wordsOr(edits.source, source.attribution)),
    edits,
  }
}

/** How the figures are made from finer ones, and which of the shown ones an older file brought. */
function describeMethod(dataset: Dataset, frequency: Frequency, first: PeriodIndex): string {
  const { derivedFrom: from, indicator, olderParts = [] } = dataset
  const shown = olderParts.filter(({ lastIndex }) => lastIndex >= first)
  const derived = from
    ? derivedSentence({ from, aggregation: indicator.aggregation }, frequency)
    : ""
  return [derived, olderPartsSentence(shown, frequency)].filter((text) => text !== "").join(" ")
}

/** The view as a chart, with what a text states beside it. */
export function drawView(view: FileView, claimed?: StatedValue): Scene {
  const { spec, plotted, plottedTitle: title, forecastFrom, doubtful } = view
  return drawChart({ spec, ...plotted, title, forecastFrom, doubtful, claimed })
}

/** What a reader of the chart has to know, or what the reader wrote in its place. */
export function writeNotes(view: FileView, scene: Pick<Scene, "notes">): string {
  const { edits, method, forecastFrom, doubtful, spec } = view
  if (edits.notes !== undefined) return edits.notes
  const forecasts = forecastFrom === null ? "" : forecastSentence(spec.frequency, forecastFrom)
  const doubts = doubtfulSentence(doubtful, spec)
  return [...scene.notes, method, forecasts, doubts].filter((note) => note !== "").join(" ")
}

function wordsOr(words: string | undefined, usual: string): string {
  return words === undefined || words.trim() === "" ? usual : words.trim()
}

/** Every period shown with its figure, gaps included, and whether it is a forecast or cannot be right. */
export function listRows({
  observations,
  forecastFrom,
  doubtful,
}: Pick<FileView, "observations" | "forecastFrom" | "doubtful">): {
  period: Period
  value: number | null
  status: FigureStatus
}[] {
  return observations.values.map((value, k) => ({
    period: periodAt(observations.frequency, observations.start + k),
    value,
    status: statusAt(observations.start + k, { forecastFrom, doubtful }),
  }))
}

/** The status as a cell: a gap has none. */
export function statusCell({ value, status }: { value: number | null; status: FigureStatus }) {
  return value === null ? "" : status
}

function mapSubject({
  indicator,
  country,
  source,
}: Pick<Dataset, "indicator" | "country" | "source">): Pick<
  FileView,
  "indicator" | "country" | "source"
> {
  const { id, name, code, definition } = indicator
  const { publisher, title, attribution, url } = source
  return {
    indicator: { id, name, code, definition },
    country: { name: country.name, slug: country.slug, code: country.code },
    source: { publisher, title, attribution, url },
  }
}
