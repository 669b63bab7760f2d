import { capitalize } from "#domain/format/capitalize.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { doubtfulSentence } from "#domain/series/doubtful-values.ts"
import { PERIOD_PLURALS } from "#domain/time/frequency-labels.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import { periodLabel, type PeriodIndex } from "#domain/time/period.ts"
import { lastIndex, type Observations } from "#domain/series/series.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { unitScale } from "#domain/units/unit-scale.ts"
import { dayText } from "#domain/time/day-text.ts"
import { vintageText, type DatedFile } from "#domain/time/vintage-text.ts"

/** Figures made from finer ones, and how. */
export type Derived = { from: Frequency; aggregation: Aggregation }

/** How a series is called where it stands alone: `Inflation rate, Nigeria`. */
export function seriesTitle(series: {
  indicator: { name: string }
  place: { name: string }
}): string {
  return `${series.indicator.name}, ${series.place.name}`
}

/** `Inflation, consumer prices` for "Inflation, consumer prices (annual %)", whose unit is written elsewhere. */
export function nameWithoutUnit({ name, unit }: { name: string; unit: string }): string {
  if (unit === "") return name
  const key = unitKey(unit)
  // "(2010 = 100)" is the unit "index, 2010 = 100", "(per 1000 people)" is "per 1,000 people".
  return name.replace(/ \(((?:[^()]|\([^()]*\))+)\)/g, (bracket, text: string) =>
    unitKey(text) === key || `index${unitKey(text)}` === key ? "" : bracket,
  )
}

function unitKey(text: string): string {
  return text.toLowerCase().replace(/[\s,'()]/g, "")
}

/** The name with the unit of its values, for texts that stand alone. A bare % is left out, as it stands beside each value. */
export function nameWithUnit(indicator: { name: string; unit: string }): string {
  const bare = nameWithoutUnit(indicator)
  const shown = unitScale(indicator.unit)?.unit ?? indicator.unit
  const hasUnit = shown === "%" || bare.toLowerCase().includes(shown.toLowerCase())
  return hasUnit ? bare : `${bare} (${shown})`
}

/** The line below a chart's title: unit, frequency where it is not years, and the periods shown. */
export function writeSubtitle({
  indicator,
  observations,
}: {
  indicator: { shownUnit: string }
  observations: Observations
}): string {
  const { frequency } = observations
  const parts = [unitText(indicator.shownUnit)]
  if (frequency !== "yearly") parts.push(frequency)
  if (observations.values.length > 0) parts.push(rangeText(observations))
  const text = parts.filter((part) => part !== "").join(", ")
  return capitalize(text)
}

/** The line below the title of a chart whose figures may be transformed: a transform has its own unit. */
export function plottedSubtitle({
  observations,
  unit,
}: {
  observations: Observations
  unit: string
}): string {
  return writeSubtitle({ indicator: { shownUnit: unit }, observations })
}

/** What a drawing shows, for its text summary: a transform is named, figures as they are need no word. */
export function plottedTitle(series: {
  indicator: { name: string }
  place: { name: string }
  spec: { transform?: string }
  plotted: { unit: string }
}): string {
  const title = seriesTitle(series)
  const { transform = "level" } = series.spec
  return transform === "level" ? title : `${title}, ${series.plotted.unit}`
}

/** `2005–2024`, `Q1 2005–Q4 2024`, or one period. */
export function rangeText(observations: Observations): string {
  const first = periodLabel(observations.frequency, observations.start)
  const last = periodLabel(observations.frequency, lastIndex(observations))
  return first === last ? first : `${first}–${last}`
}

const METHODS: Readonly<Record<Aggregation, string>> = {
  sum: "the sum",
  average: "the average",
  last: "the last",
  none: "not made",
}

/** How shown figures are made from finer ones: `Yearly figures are the average of the monthly ones; …`. */
export function derivedSentence({ from, aggregation }: Derived, frequency: Frequency): string {
  return `${capitalize(frequency)} figures are ${METHODS[aggregation]} of the ${from} ones; ${PERIOD_PLURALS[frequency]} with a part missing are left out.`
}

/** Says of a series from which period on it holds forecasts: `Figures from 2025 on are estimates or forecasts.` */
export function forecastSentence(frequency: Frequency, from: PeriodIndex): string {
  return `Figures from ${periodLabel(frequency, from)} on are estimates or forecasts.`
}

/** What a reader of a series has to know: how it is made, where forecasts begin, which figures are doubtful. */
export function seriesNotes(
  {
    derived,
    forecastFrom,
    doubtful,
  }: {
    derived: Derived | null
    forecastFrom: PeriodIndex | null
    doubtful?: readonly DoubtfulFigure[]
  },
  frequency: Frequency,
): string[] {
  return [
    ...(derived ? [derivedSentence(derived, frequency)] : []),
    ...(forecastFrom === null ? [] : [forecastSentence(frequency, forecastFrom)]),
    ...(doubtful && doubtful.length > 0 ? [doubtfulSentence(doubtful, { frequency })] : []),
  ]
}

/** Says which countries a ranking leaves out because their figure cannot be right; `undefined` for none. */
export function leftOutSentence(
  leftOut: readonly { country: { name: string }; index: PeriodIndex; reason: string }[],
  year: number,
): string | undefined {
  const ofYear = leftOut.filter(({ index }) => index === year)
  const named = ofYear
    .slice(0, MAX_LEFT_OUT)
    .map(({ country, reason }) => `${country.name} (${reason.replace(/\.$/, "")})`)
  const more = ofYear.length - named.length
  const rest = more > 0 ? ` and ${String(more)} more` : ""
  return named.length === 0
    ? undefined
    : `Left out, as published and doubtful: ${named.join(", ")}${rest}.`
}

const MAX_LEFT_OUT = 5

/** Says of a ranking that some of its figures are forecasts. */
export const FORECASTS_UNRANKED =
  "Figures marked as forecasts are estimates or forecasts; they have no rank."

/** A figure that cannot be right, where it is read: `646 (doubtful)`. */
export function markDoubtful(figure: string): string {
  return `${figure} (doubtful)`
}

/** A figure that is a forecast, in lists and tables: `251.57 (forecast)`. */
export function markForecast(figure: string): string {
  return `${figure} (forecast)`
}

/** How old the figures are: `Data as of 01-07-2025.`, or the earliest that they can be where the publisher gives no date. */
export function vintageSentence(file: DatedFile): string {
  return `${capitalize(vintageText(file))}.`
}

/** Says that figures are those of an earlier day. */
export function asOfSentence(day: string): string {
  return `Figures as they were known on ${dayText(day)}.`
}

/** How old the figures are, and that they are those of an earlier day where they are. */
export function datedSentence(file: DatedFile, asOf: string | null): string {
  return asOf === null ? vintageSentence(file) : `${vintageSentence(file)} ${asOfSentence(asOf)}`
}

/** Says of earlier figures that an older file brought them: `Figures up to 2000 are of an older file, data as of 01-07-2019.` */
export function olderPartsSentence(
  parts: readonly (DatedFile & { lastIndex: PeriodIndex })[],
  frequency: Frequency,
): string {
  return parts
    .map((part) => {
      const last = periodLabel(frequency, part.lastIndex)
      return `Figures up to ${last} are from an older file of the publisher, ${vintageText(part)}.`
    })
    .join(" ")
}

/** Said of every map in words. */
export const BORDERS = "Borders: Natural Earth; they imply no judgement on any territory."

/** Whom to credit: `Source: World Bank; WHO.` */
export function creditSentence(...attributions: readonly string[]): string {
  return `Source: ${attributions.map(shortenCredit).join("; ")}.`
}

/** A publisher's own line of credit, for where "Source" stands before it; some begin with that word already. */
export function shortenCredit(attribution: string): string {
  return attribution.replace(/^source:\s*/i, "").replace(/\.$/, "")
}
