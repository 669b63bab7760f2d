import type * as z from "zod"

import { findNamedIndicator } from "#catalog/find-named-indicator.ts"
import { findFreshness } from "#catalog/dataset-freshness.ts"
import { explainMissingDataset } from "#catalog/explain-missing-dataset.ts"
import { writeNearestIndicators, type NearestReaders } from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { DatasetSummary } from "#catalog/series-summary.ts"
import { isDoubtful, withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { AppError } from "#domain/errors.ts"
import { periodAt, getYear } from "#domain/time/period.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { lastIndex, newestFigure, listObservations } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"

import { success } from "../../answers/answer.schema.ts"
import type { DatasetBody, DatasetRowBody } from "../../contract.ts"
import { ageBody, paceBody } from "../../answers/freshness-body.ts"
import { openLatest } from "../../answers/open-latest.ts"
import { defineOperation } from "../../operations/operation.ts"
import { pickFields, readOffset, writeNext } from "../../operations/paging.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { requirePublisher } from "./require-publisher.ts"
import {
  datasetAnswer,
  datasetListAnswer,
  datasetListQuery,
  datasetParams,
  datasetQuery,
} from "./dataset.schema.ts"

/** A dataset in a list; one that is made from a finer one may be without any figure. */
type DatasetLine = Omit<DatasetSummary, "latest"> & { latest: DatasetSummary["latest"] | null }
type DatasetListQuery = z.output<typeof datasetListQuery>
type DatasetReaders = NearestReaders & { catalog: Pick<Catalog, "orderPublishers"> }

/** Datasets by indicator, country, category and frequency. */
export const listDatasets = defineOperation({
  method: "GET",
  path: "/dataset",
  id: "listDatasets",
  summary: "Datasets by indicator and country",
  description:
    "A dataset is one indicator of one country at one frequency; of its figures the list has the newest actual one. An indicator that is not known is refused with the nearest; a known one without such datasets gives an empty list.",
  params: NOTHING,
  query: datasetListQuery,
  answer: datasetListAnswer,
  errors: ["bad-request"],
  cache: "until-data-changes",
  async run({ query: given }, { catalog, search, now }) {
    await requirePublisher(catalog, given.publisher)
    const query = { ...given, indicator: await readIndicator({ catalog, search }, given.indicator) }
    const { country: countries, fields, ...filter } = query
    const version = await catalog.version()
    const offset = readOffset(query, version)
    const { datasets, total } = await catalog.findDatasets({ ...filter, offset, countries })
    const derived = total === 0 ? await findDerived(catalog, query) : undefined
    const lines = derived ? [derived] : datasets
    const rows = lines.map((line) => datasetRow(line, now()))
    return success("Datasets found", {
      dataset: pickFields(rows, fields),
      total: derived ? 1 : total,
      next: writeNext({ limit: filter.limit, offset, total }, version),
    })
  },
})

/** One dataset with its figures, where its licence lets them be passed on. */
export const getDataset = defineOperation({
  method: "GET",
  path: "/dataset/:id",
  id: "getDataset",
  summary: "One dataset with its figures",
  description:
    "The figures with unit, source, licence and dates. A frequency coarser than the published one is derived and says so in `derivedFrom`.",
  params: datasetParams,
  query: datasetQuery,
  answer: datasetAnswer,
  errors: ["bad-request", "licence-forbids", "not-found"],
  cache: "until-data-changes",
  async run({ params, query }, { catalog, search, now }) {
    const dataset = await catalog.getDatasetById(params.id, query.asOf)
    if (!dataset)
      throw new AppError(
        "not-found",
        await notFoundSentence({ catalog, search }, params.id, query.asOf),
      )
    const freshness = query.asOf === undefined ? await findFreshness(catalog, dataset, now()) : null
    const body = datasetBody(dataset, requireTerms(dataset.source))
    return success("Dataset found", {
      ...body,
      freshness: freshness && {
        ...ageBody(freshness, dataset.pace?.frequency ?? dataset.observations.frequency),
        nextExpected: freshness.nextExpected,
      },
    })
  },
})

/**
 * The id of the indicator that is named; a plain name means the preferred publisher's, as in panels.
 * @throws AppError "bad-request" with the nearest where no indicator is called so; a known one may have no figures
 */
async function readIndicator(
  readers: DatasetReaders,
  text: string | undefined,
): Promise<string | undefined> {
  if (text === undefined) return undefined
  const named = await findNamedIndicator(readers.catalog, text)
  if (named) return named.indicator.id
  const nearest = await writeNearestIndicators(readers, text)
  throw new AppError("bad-request", `indicator: “${text}” is not known. ${nearest}`)
}

/**
 * The one dataset that is asked for by indicator, country and frequency, when it is made from a finer one. It is listed
 * where the finer one fits the same filters.
 */
async function findDerived(
  catalog: Catalog,
  query: DatasetListQuery,
): Promise<DatasetLine | undefined> {
  const { indicator, search, country, frequency, offset, ...filter } = query
  const text = indicator ?? search
  const [only, second] = country ?? []
  if (text === undefined || !only || second || !frequency || offset > 0) return undefined
  // Of the finer one nothing is read: that it is there is known without the database.
  const finer = { ...filter, indicator, search, country: only.code, limit: 0 }
  if ((await catalog.findDatasets(finer)).total === 0) return undefined
  const answer = await catalog.getDataset({ indicator: text, country: only.code, frequency })
  if (answer.state !== "found" || answer.dataset.derivedFrom === null) return undefined
  const { dataset } = answer
  return dataset.observations.frequency === frequency ? mapSummary(dataset) : undefined
}

function mapSummary(dataset: Dataset): DatasetLine {
  const { id, indicator, country, source, changedAt, pace } = dataset
  return {
    id, indicator, country, pace,
    ...readSpan(dataset),
    redistribute: source.redistribute,
    lastModified: changedAt,
  }
}

function readSpan({ observations, forecastFrom, doubtful }: Dataset) {
  const { frequency, start } = observations
  const latest = newestFigure(withoutDoubtful(observations, doubtful), forecastFrom)
  return {
    frequency,
    startYear: getYear(frequency, start),
    endYear: getYear(frequency, lastIndex(observations)),
    lastActualYear: !latest || latest.isForecast ? null : getYear(frequency, latest.index),
    latest: latest
      ? {
          value: latest.value, isForecast: latest.isForecast,
          period: periodAt(frequency, latest.index),
        }
      : null,
  }
}

async function notFoundSentence(
  readers: NearestReaders & { catalog: Catalog },
  id: string,
  asOf: string | undefined,
): Promise<string> {
  const { catalog } = readers
  const revisions = asOf === undefined ? undefined : await catalog.listRevisions(id, MAX_REVISIONS)
  const oldest = revisions?.map(({ vintage }) => vintage).toSorted()[0]
  if (oldest !== undefined && asOf !== undefined)
    return `No figures are available from before ${asOf}; the oldest are from ${oldest}.`
  // Of an id the last two parts are the country and the frequency.
  const [indicator, country = ""] = /^(.+):([^:]+):[^:]+$/.exec(id)?.slice(1) ?? [id]
  const named = { indicator: indicator ?? id, country }
  const missing = (await explainMissingDataset(readers, named)) ?? (await nameOther(catalog, named))
  return `There is no dataset with this id. ${missing}`.trim()
}

/** The dataset of the same indicator and country at the frequency at which it is published. */
async function nameOther(
  catalog: Catalog,
  named: { indicator: string; country: string },
): Promise<string> {
  const answer = await catalog.getDataset(named)
  return answer.state === "found" ? `The nearest: ${answer.dataset.id}.` : ""
}

const MAX_REVISIONS = 1000

/** The terms under which figures go out; throws when the licence lets none go. */
function requireTerms(source: Source): "yes" | "non-commercial" {
  if (source.redistribute !== "no") return source.redistribute
  throw new AppError("licence-forbids", closedReason(source), {
    details: [{ publisher: source.publisher, licence: source.licence, url: source.url }],
  })
}

function datasetRow(summary: DatasetLine, today: Date): DatasetRowBody {
  const { indicator } = summary
  return {
    id: summary.id,
    indicator: indicator.name,
    nameOfIndicator: indicator.name,
    indicatorId: indicator.id,
    country: summary.country.name,
    category: indicator.category,
    frequency: summary.frequency,
    isPublished: true,
    startYear: summary.startYear,
    endYear: summary.endYear,
    lastActualYear: summary.lastActualYear,
    freshness: paceBody(summary.pace, today),
    latest: openLatest(summary),
    metric: indicator.unit,
    currency: indicator.currency,
    lastModified: summary.lastModified.toISOString(),
  }
}

function datasetBody(
  dataset: Dataset,
  redistribute: "yes" | "non-commercial",
): Omit<DatasetBody, "freshness"> {
  const { indicator, observations } = dataset
  const span = readSpan(dataset)
  return {
    id: dataset.id,
    nameOfIndicator: indicator.name,
    indicatorId: indicator.id,
    country: dataset.country.name,
    category: indicator.category,
    ...span,
    latest: openLatest({ ...span, redistribute }),
    isPublished: true,
    metric: indicator.unit,
    currency: indicator.currency,
    ...describeProvenance(dataset),
    redistribute,
    indicatorDefinition: indicator.definition,
    definitionOrigin: indicator.definitionOrigin ?? "publisher",
    decimals: indicator.decimals,
    notes: indicator.notes,
    code: indicator.code,
    aggregation: indicator.aggregation,
    derivedFrom: dataset.derivedFrom,
    forecastFrom:
      dataset.forecastFrom === null ? null : periodAt(observations.frequency, dataset.forecastFrom),
    doubtful: (dataset.doubtful ?? []).map(({ index, reason }) => ({
      period: periodAt(observations.frequency, index),
      reason,
    })),
    frequencies: [...dataset.frequencies],
    olderParts: (dataset.olderParts ?? []).map(({ lastIndex: last, ...file }) => ({
      lastPeriod: periodAt(observations.frequency, last),
      ...file,
    })),
    data: listObservations(observations).map(({ period, value }, k) => ({
      period, value,
      ...(value !== null && isDoubtful(dataset.doubtful, observations.start + k)
        ? { status: "doubtful" as const }
        : {}),
    })),
  }
}

function describeProvenance(dataset: Dataset) {
  const { indicator, source } = dataset
  return {
    publisher: source.publisher,
    source: indicator.sourceNote || source.title,
    sourceTitle: source.title,
    sourceUrl: source.url,
    licence: source.licence,
    licenceUrl: source.licenceUrl,
    attribution: source.attribution,
    vintage: dataset.vintage,
    vintageStated: dataset.vintageStated,
    retrievedAt: dataset.retrievedAt.toISOString(),
    lastModified: dataset.changedAt.toISOString(),
  }
}
