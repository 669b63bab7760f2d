import { sparklinePath } from "#charts/scene/sparkline.ts"
import { quoteValue } from "#charts/text/quote-figure.ts"
import { factPath } from "#domain/addresses/page-paths.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import { NO_DATA, unitFormat } from "#domain/format/number-format.ts"
import { rankWords } from "#domain/format/rank-words.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import { dayText } from "#domain/time/day-text.ts"
import { vintageText } from "#domain/time/vintage-text.ts"
import type { FactServices, FactView } from "#facts/fact-view.ts"
import { findFact } from "#facts/find-fact.ts"
import { FACT_FILE_NAMES, FACT_FORMATS } from "#facts/write-fact.ts"

import { readAsOf } from "../indicator/series-data.server.ts"
import type { FactPageData, MissingFact } from "./page-data.ts"

type FactOutcome =
  | { redirect: string; isForGood: boolean }
  | { fact: FactPageData; missing: null }
  | { fact: null; missing: MissingFact }

const KEYS = ["asOf"]
const SPARK_BOX = 100

/**
 * Answers the address of a figure. Other names of its indicator and country are sent on to the one address; what we do
 * not hold gives the nearest.
 */
export async function loadFact(
  services: FactServices,
  params: { indicator: string; country: string; period: string },
  url: URL,
): Promise<FactOutcome> {
  const asOf = readAsOf(url.searchParams)
  const answer = await findFact(services, { ...params, asOf: asOf.day ?? undefined })
  if (answer.state === "missing") {
    return { fact: null, missing: { sentence: answer.sentence, nearest: answer.nearest } }
  }
  const { fact } = answer
  const { indicator, country } = fact
  if (indicator.id !== params.indicator || country.code !== params.country) {
    const period = params.period.toLowerCase() === "latest" ? "latest" : fact.period
    const path = factPath({ indicatorId: indicator.id, countryCode: country.code, period })
    // Which publisher a plain name means may change with the data.
    const isForGood = params.indicator.toLowerCase() === indicator.id.toLowerCase()
    return { redirect: `${path}${url.search}`, isForGood }
  }
  const ignored = describeUnknownKeys(url.searchParams, KEYS)
  return {
    fact: mapFact(fact, asOf.problem === null ? ignored : [asOf.problem, ...ignored]),
    missing: null,
  }
}

function mapFact(fact: FactView, ignored: readonly string[]): FactPageData {
  const { indicator, country, source, change, period, asOf } = fact
  const subject = { indicatorId: indicator.id, countryCode: country.code, period }
  const isClosed = source.redistribute === "no"
  return {
    name: indicator.name,
    indicatorId: indicator.id,
    place: { name: country.name, code: country.code, code2: country.code2, slug: country.slug },
    period,
    periodLabel: fact.periodLabel,
    text: fact.text,
    mark: fact.status === "actual" ? "" : fact.status,
    value: fact.value,
    unit: indicator.unit,
    sentence: fact.sentence,
    citation: fact.citation,
    change: change ? `${change.text} on ${change.sinceLabel}` : "",
    ...rankWords(fact.rank, country.continent),
    doubt: fact.doubt ?? "",
    sparkline: sparklinePath(fact.recent, SPARK_BOX, SPARK_BOX),
    source: {
      id: source.id,
      publisher: source.publisher,
      title: source.title,
      url: source.url,
      licence: source.licence,
      licenceUrl: source.licenceUrl,
      terms: redistributionSentence(source),
      isClosed,
    },
    dated: vintageText(fact),
    vintages: fact.history.map((one) => ({
      dated: vintageText(one),
      text: describeVintage(one, fact),
    })),
    asOf: asOf === null ? "" : dayText(asOf),
    ignored,
    address: fact.address,
    seriesPath: fact.seriesPath,
    rowPath: `${fact.seriesPath}${fact.seriesPath.includes("?") ? "&" : "?"}view=table#${period}`,
    files: isClosed
      ? []
      : FACT_FORMATS.map((extension) => ({
          extension,
          name: FACT_FILE_NAMES[extension],
          path: factPath(subject, { asOf, extension }),
        })),
  }
}

function describeVintage(
  { value, isForecast }: FactView["history"][number],
  { indicator }: FactView,
): string {
  if (value === null) return NO_DATA
  const { unit, currency, decimals } = indicator
  const text = quoteValue(value, unit, unitFormat(unit, currency, decimals))
  return isForecast ? `${text}, forecast` : text
}
