import { creditSentence, forecastSentence, nameWithoutUnit } from "#charts/text/series-text.ts"
import { doubtfulSentence } from "#domain/series/doubtful-values.ts"
import { formatChange, formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import { periodLabel, type PeriodIndex } from "#domain/time/period.ts"
import { rankWords } from "#domain/format/rank-words.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import { latestFigure } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import {
  isDated,
  type DashboardFile,
  type DatedFigure,
  type UndatedFigure,
} from "../dashboard-file.ts"
import type { FileView } from "../file-view.ts"

/** A selected indicator written out as on the page; a text is empty where there is nothing to say. */
export type FigureWords = {
  name: string
  value: string
  period: string
  change: string
  rank: string
  publisher: string
}

/** Where figures of a dashboard come from, and under which terms. */
export type Origin = {
  source: string
  licence: string
  licenceUrl: string
  terms: string
  isRestricted: boolean
  /** `Data as of 15-01-2025.`; empty for figures without a date. */
  date: string
}

/** A selected indicator in words. */
export function figureWords(
  figure: DatedFigure | UndatedFigure,
  continent: string | null,
): FigureWords {
  if (isDated(figure)) return datedWords(figure, continent)
  const { name, unit, currency, value, source } = figure
  return {
    name: nameWithoutUnit({ name, unit }),
    value: valueWords(value, { unit, currency }),
    period: "no date given",
    change: "",
    rank: "",
    publisher: source.publisher,
  }
}

/** Every source of a dashboard with its licence and the dates of its figures, each once. */
export function listOrigins({ headlines, charts }: DashboardFile): Origin[] {
  const views = [
    ...headlines.flatMap((figure) => (isDated(figure) ? [figure.view] : [])),
    ...charts,
  ]
  const undated = headlines.flatMap((figure) => (isDated(figure) ? [] : [figure.source]))
  const all = [...views.map(viewOrigin), ...undated.map(sourceOrigin)]
  return [...new Map(all.map((origin) => [JSON.stringify(origin), origin])).values()]
}

/** What a reader of one period's figure has to know: how it is made, and whether it is a forecast. */
export function periodNote(
  { observations, forecastFrom, doubtful, method }: FileView,
  index: PeriodIndex,
): string {
  const isForecast = forecastFrom !== null && index >= forecastFrom
  const doubts = doubtful?.filter((each) => each.index === index)
  const notes = [
    method,
    isForecast ? forecastSentence(observations.frequency, forecastFrom) : "",
    doubtfulSentence(doubts, observations),
  ]
  return notes.filter((note) => note !== "").join(" ")
}

function datedWords({ view, previous, rank }: DatedFigure, continent: string | null): FigureWords {
  const { observations, indicator, unit, currency, source } = view
  const latest = latestFigure(observations)
  const places = rankWords(rank, continent)
  return {
    name: nameWithoutUnit({ name: indicator.name, unit }),
    value: latest ? valueWords(latest.value, view) : "",
    period: latest ? periodLabel(observations.frequency, latest.index) : "",
    change:
      latest && previous !== null
        ? formatChange(previous, latest.value, unitFormat(unit, currency))
        : "",
    rank: [places.rank, places.continentRank].filter((text) => text !== "").join(", "),
    publisher: source.publisher,
  }
}

/** `45.2m people`; a unit that the number already carries is not said again. */
function valueWords(
  value: number,
  { unit, currency }: { unit: string; currency: string | null },
): string {
  const shown = unitScale(unit)?.unit ?? unit
  const text = formatHeadline(value, unitFormat(unit, currency))
  return shown === "" || shown === "%" ? text : `${text} ${shown}`
}

function viewOrigin({ credit, licence, dateOfData }: FileView): Origin {
  const { name, url, terms, isRestricted } = licence
  return {
    source: credit,
    licence: name,
    licenceUrl: url ?? "",
    terms,
    isRestricted,
    date: dateOfData.sentence,
  }
}

function sourceOrigin(source: Source): Origin {
  return {
    source: creditSentence(source.attribution),
    licence: source.licence,
    licenceUrl: source.licenceUrl ?? "",
    terms: redistributionSentence(source),
    isRestricted: source.redistribute === "non-commercial",
    date: "",
  }
}
