import type { Dataset } from "#catalog/dataset.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import { getYear } from "#domain/time/period.ts"
import { beforeForecasts } from "#domain/series/series.ts"

/** The bars behind the headline of the home page; positions and heights are percent. */
export type Landscape = {
  bars: readonly { x: number; height: number; isDecade: boolean }[]
  barWidth: number
  axis: readonly { label: string; x: number }[]
  /** The last figure written out: `233m`. */
  value: string
  country: string
  firstYear: string
  lastYear: string
  /** What the bars show, for those who do not see them. */
  summary: string
  title: string
  source: string
  path: string
}

const MIN_BARS = 8
const BAR_SHARE = 0.74
/** Years between labels of the axis, and how near to an end a label may stand, in percent. */
const LABEL_EVERY = 20
const FREE_ENDS = 12

type Bar = { year: number; value: number }

/**
 * Draws a yearly series without its forecasts as bars from zero to its highest figure; `undefined` when it is too
 * short, is not evenly spaced (a bar would stand at the wrong time) or holds a figure that is not positive.
 */
export function drawLandscape(dataset: Dataset): Landscape | undefined {
  const { indicator, country, source } = dataset
  const observations = beforeForecasts(dataset.observations, dataset.forecastFrom)
  const bars = observations.values.flatMap((value, k): Bar[] =>
    value === null
      ? []
      : [{ year: getYear(observations.frequency, observations.start + k), value }],
  )
  const first = bars[0]
  const last = bars.at(-1)
  const apart = computeSpacing(bars)
  if (!first || !last || apart === undefined || bars.length < MIN_BARS) return undefined
  if (bars.some(({ value }) => value <= 0)) return undefined

  const highest = bars.reduce((most, { value }) => Math.max(most, value), 0)
  const step = 100 / bars.length
  const format = unitFormat(indicator.unit, indicator.currency)
  const [start, end] = [formatHeadline(first.value, format), formatHeadline(last.value, format)]
  const rhythm = apart === 1 ? "" : `, every ${String(apart)} years`
  return {
    bars: bars.map(({ year, value }, k) => ({
      x: round(k * step),
      height: round((value / highest) * 100),
      isDecade: year % 10 === 0,
    })),
    barWidth: round(step * BAR_SHARE),
    axis: placeLabels(bars),
    value: end,
    country: country.name,
    firstYear: String(first.year),
    lastYear: String(last.year),
    summary: `Bar chart. Population of ${country.name}: ${start} in ${String(first.year)}, ${end} in ${String(last.year)}.`,
    title: `Population of ${country.name}, ${String(first.year)}–${String(last.year)}${rhythm}`,
    source: source.publisher,
    path: indicatorPath({ name: indicator.name, countrySlug: country.slug }),
  }
}

/** Years from bar to bar, when it is always the same number. */
function computeSpacing(bars: readonly Bar[]): number | undefined {
  const gaps = new Set(bars.slice(1).map(({ year }, k) => year - (bars[k]?.year ?? year)))
  return gaps.size === 1 ? [...gaps][0] : undefined
}

/** Round years between the ends, where there is room beside the labels of the ends. */
function placeLabels(bars: readonly Bar[]): Landscape["axis"] {
  return bars
    .map(({ year }, k) => ({ label: String(year), x: round((k * 100) / bars.length) }))
    .filter(
      ({ label, x }) => Number(label) % LABEL_EVERY === 0 && x > FREE_ENDS && x < 100 - FREE_ENDS,
    )
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
