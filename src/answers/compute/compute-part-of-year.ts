import type { Dataset } from "#catalog/types.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { isDoubtful } from "#domain/series/doubtful-values.ts"
import { beforeForecasts, valueAt } from "#domain/series/series.ts"
import { periodAt } from "#domain/time/period.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import type { AskedPartOfYear, Question } from "../read/question.ts"
import type { AnswerCatalog, AnswerPanel, Panels } from "./panel.ts"
import { makeResult, type NoResult, type Result } from "./result.ts"

/** The figure of a country in a month or quarter, of the first publisher that has it at that frequency. */
export async function computeOfPart(
  question: Question,
  part: AskedPartOfYear,
  { catalog, panels }: { catalog: AnswerCatalog; panels: Panels },
): Promise<Result | NoResult> {
  const [place, second] = question.places
  const slug = place && countryByCode(place.code)?.slug
  if (question.operation !== "value" || slug === undefined || second !== undefined)
    return { message: "Of months and quarters only the figure of one country can be asked for." }
  for (const indicator of await panels.listCandidates(question.measure)) {
    const answer = await catalog.getDataset({
      indicator,
      country: slug,
      frequency: part.frequency,
    })
    if (answer.state !== "found") continue
    const result = readPart(answer.dataset, part)
    if (result !== undefined) return result
  }
  return {
    message: `No ${part.frequency} figure is held for ${place?.name ?? ""} and ${periodAt(part.frequency, part.index)}.`,
  }
}

function readPart(dataset: Dataset, { frequency, index }: AskedPartOfYear): Result | undefined {
  const { observations, forecastFrom, doubtful, source, country } = dataset
  const isForecast = forecastFrom !== null && index >= forecastFrom
  if (observations.frequency !== frequency || isForecast || source.redistribute === "no")
    return undefined
  const value = isDoubtful(doubtful, index) ? null : valueAt(observations, index)
  if (value === null) return undefined
  const period = periodAt(frequency, index)
  return makeResult(makeOnePanel(dataset), {
    value,
    country: country.code,
    period,
    rows: [{ country: country.code, value, period, rank: null }],
    method: `the ${frequency} figure`,
  })
}

/** A panel of nothing but the source of one series. */
function makeOnePanel({
  indicator,
  source,
  vintage,
  vintageStated,
  observations,
  forecastFrom,
}: Dataset): AnswerPanel {
  return {
    indicator,
    scale: unitScale(indicator.unit)?.by ?? 1,
    sources: [source],
    vintage,
    vintageStated,
    isComparable: true,
    figureAt: () => null,
    coverage: () => undefined,
    listObservations: () => beforeForecasts(observations, forecastFrom),
  }
}
