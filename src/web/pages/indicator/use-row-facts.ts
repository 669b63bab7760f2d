import { citeFigure, quoteFigure } from "#charts/text/quote-figure.ts"
import { factPath } from "#domain/addresses/page-paths.ts"
import { statusAt } from "#domain/series/figure-status.ts"
import { periodAt, periodLabel } from "#domain/time/period.ts"

import type { RowFacts } from "../../components/chart/data-table.tsx"
import { copyText } from "../../components/use-copy.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import type { SeriesData } from "./page-data.ts"

/** The addresses of the figures of a table, and how a row is copied; `undefined` where a transform is drawn. */
export function useRowFacts(series: SeriesData, origin: string): RowFacts | undefined {
  const toast = useToast()
  const { spec, observations, source } = series
  if ((spec.transform ?? "level") !== "level") return undefined
  const findId = (at: number) => periodAt(observations.frequency, observations.start + at)
  const findPath = (at: number) =>
    factPath(
      { indicatorId: series.indicator.id, countryCode: series.countryCode, period: findId(at) },
      { asOf: series.asOf },
    )
  const onCopy = (at: number) => {
    copyText(quoteRow(series, at, origin + findPath(at))).then(
      () => {
        toast("Copied with its source")
      },
      () => {
        toast("Copying is not allowed here; the year leads to a page with the text", "info")
      },
    )
  }
  return { findId, findPath, onCopy: source.isClosed ? undefined : onCopy }
}

function quoteRow(series: SeriesData, at: number, address: string): string {
  const { indicator, place, format, observations } = series
  const index = observations.start + at
  const sentence = quoteFigure({
    indicator,
    format,
    place,
    period: periodLabel(observations.frequency, index),
    value: observations.values[at] ?? Number.NaN,
    status: statusAt(index, series),
  })
  const { vintage, vintageStated } =
    series.olderFiles?.find(({ lastIndex }) => index <= lastIndex) ?? series
  const citation = citeFigure({ source: series.source, vintage, vintageStated, address })
  return `${sentence}\n${citation}`
}
