import type * as z from "zod"

import { datasetId } from "#catalog/dataset-id.ts"
import {
  listPanelRows,
  noteLeftOut,
  type LeftOutSources,
  type PanelQuery,
  type PanelSeries,
} from "#catalog/panel.ts"
import { readPanelRequest, refuseEmptyPanel } from "#catalog/panel-request.ts"
import { AppError } from "#domain/errors.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { describeExcess } from "#exports/write-panel.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { panelAnswer, panelQuery } from "./panel.schema.ts"

type PanelBody = z.input<typeof panelAnswer>["data"]
type VersionBody = PanelBody["series"][number]["versions"][number]

/** An answer is made whole in memory, so it holds fewer figures than a file. */
const MAX_VALUES = 100_000

/** Several indicators of several countries in one answer. */
export const getPanel = defineOperation({
  method: "GET",
  path: "/panel",
  id: "getPanel",
  summary: "Several indicators of several countries",
  description:
    "The figures of every indicator in every country named, as of one day or several. Larger panels and whole sources are files: `/indicators/{indicator}.csv`, `/country/{country}.csv` and `/sources/{id}.zip`.",
  params: NOTHING,
  query: panelQuery,
  answer: panelAnswer,
  errors: ["bad-request", "not-found", "too-large"],
  cache: "until-data-changes",
  async run({ query: { from, to, ...query } }, { catalog, search, publicUrl }) {
    const panel = await readPanelRequest(
      { catalog, search },
      { ...query, countries: query.countries, startYear: from, endYear: to },
      { startYear: "from", endYear: "to" },
    )
    const size = await catalog.countPanel(panel)
    if (size > MAX_VALUES) {
      throw new AppError("too-large", describeExcess(size, MAX_VALUES, panel, publicUrl))
    }
    const body = await readBody(catalog.readPanel(panel), panel)
    if (body.total === 0 && body.leftOut.length === 0) throw refuseEmptyPanel(panel)
    return success("Panel found", body)
  },
})

async function readBody(all: AsyncIterable<PanelSeries>, query: PanelQuery): Promise<PanelBody> {
  const series: PanelBody["series"] = []
  const closed: LeftOutSources = new Map()
  for await (const one of all) {
    noteLeftOut(one, closed)
    const versions = listVersions(one, query)
    if (versions.length > 0) series.push({ ...mapSubject(one), versions })
  }
  const leftOut = [...closed.values()].map(({ source, series: count }) => ({
    publisher: source.publisher,
    series: count,
    reason: closedReason(source),
    url: source.url,
  }))
  return { series, total: series.length, leftOut }
}

function mapSubject({ indicator, country, frequency }: PanelSeries) {
  return {
    id: datasetId({ indicatorId: indicator.id, country: country.code, frequency }),
    indicatorId: indicator.id,
    indicator: indicator.name,
    countryCode: country.code,
    country: country.name,
    frequency,
    unit: indicator.unit,
    currency: indicator.currency,
  }
}

function listVersions(series: PanelSeries, { asOf }: PanelQuery): VersionBody[] {
  return series.versions.flatMap((version, at) => {
    if (!version?.observed) return []
    const { source, vintage, derivedFrom } = version
    return {
      asOf: asOf[at] ?? "latest",
      vintage,
      publisher: source.publisher,
      licence: source.licence,
      derivedFrom,
      data: listPoints({ ...series, versions: [version] }, vintage),
    }
  })
}

function listPoints(series: PanelSeries, newest: string): VersionBody["data"] {
  return listPanelRows(series).flatMap(({ period, cells: [cell] }) => {
    if (!cell) return []
    const { value, status, vintage } = cell
    return {
      period,
      value,
      ...(status === null || status === "actual" ? {} : { status }),
      ...(vintage === newest ? {} : { vintage }),
    }
  })
}
