import * as z from "zod"

import { listPanelRows, type PanelSeries } from "#catalog/panel.ts"
import { readPanelRequest, refuseEmptyPanel } from "#catalog/panel-request.ts"
import { AppError } from "#domain/errors.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { readNamedList } from "#domain/format/read-named-list.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { statusAt } from "#domain/series/figure-status.ts"

import { defineTool } from "../define-tool.ts"
import { describeOrigin, seriesAddress, writeCredit } from "../describe-origin.ts"
import { findSubject } from "../find-subject.ts"
import type { ToolServices } from "../mcp-services.ts"
import {
  asOfField,
  frequencyField,
  listField,
  originShape,
  placeShape,
  valuesSchema,
  yearField,
} from "../tool-fields.ts"
import { markStatus, writeNumber } from "../write-values.ts"

/** More are read as a file. */
const MAX_VALUES = 2000
const MAX_INDICATORS = 50

export const panelTool = defineTool({
  name: "panel",
  title: "Several series at once",
  description:
    "The figures of several indicators in several countries, by period. At most 2,000 figures; name the years.",
  input: {
    indicators: listField("Ids, codes, names or plain words separated by commas"),
    countries: listField("Names, ISO 3166 codes or groups separated by commas"),
    startYear: yearField.optional(),
    endYear: yearField.optional(),
    frequency: frequencyField,
    asOf: asOfField,
  },
  output: z.object({
    series: z.array(
      z.object({
        ...placeShape,
        ...originShape,
        values: valuesSchema,
        forecastFrom: z.string().optional(),
      }),
    ),
    leftOut: z.array(z.string()).optional().describe("What a licence withholds, or has no figures"),
    notes: z.array(z.string()).optional(),
  }),
  async run({ indicators: text, countries, startYear, endYear, frequency, asOf }, services) {
    const { indicators, notes } = await readIndicators(services, text)
    const query = await readPanelRequest(services, {
      indicators,
      countries,
      frequency,
      asOf,
      startYear: startYear?.toString(),
      endYear: endYear?.toString(),
    })
    await refuseLarge(services, query)
    const series: SeriesBody[] = []
    const lines: string[] = []
    const leftOut: string[] = []
    for await (const one of services.catalog.readPanel(query)) {
      const read = mapSeries(one, { startYear, endYear, asOf }, services)
      if ("leftOut" in read) leftOut.push(read.leftOut)
      else {
        series.push(read.body)
        lines.push(read.line)
      }
    }
    if (series.length === 0 && leftOut.length === 0) {
      throw refuseEmptyPanel(query)
    }
    return {
      text: [...lines, ...leftOut, ...notes].join("\n"),
      data: {
        series,
        ...(leftOut.length > 0 && { leftOut }),
        ...(notes.length > 0 && { notes }),
      },
    }
  },
})

type SeriesBody = ReturnType<typeof describeOrigin> & {
  country: string
  code: string
  values: Record<string, number | null>
  forecastFrom?: string
}

/** Names may hold commas themselves: what is known as a whole counts first, the rest is read name by name. */
async function readIndicators(
  services: ToolServices,
  text: string,
): Promise<{ indicators: readonly Indicator[]; notes: string[] }> {
  const parts = text.split(",").map((part) => part.trim())
  const whole = await services.catalog.findIndicator(text)
  const names = whole ? [text] : await joinNames(services, text, parts)
  if (names.length > MAX_INDICATORS) {
    throw new AppError("too-large", `At most ${String(MAX_INDICATORS)} indicators at once.`)
  }
  const subjects = await Promise.all(names.map((name) => findSubject(services, name, [])))
  const indicators = [
    ...new Map(subjects.map(({ indicator }) => [indicator.id, indicator])).values(),
  ]
  return { indicators, notes: subjects.flatMap(({ notes }) => notes) }
}

async function joinNames(
  { catalog }: ToolServices,
  text: string,
  parts: readonly string[],
): Promise<string[]> {
  const known = new Set<string>()
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= Math.min(parts.length, from + 6); to += 1) {
      const name = text.split(",").slice(from, to).join(",").trim()
      if (name !== "" && (await catalog.findIndicator(name))) known.add(name)
    }
  }
  const { found, unknown } = readNamedList(text, (name) => (known.has(name) ? name : undefined))
  return [...found, ...unknown]
}

async function refuseLarge(
  { catalog, publicUrl }: ToolServices,
  query: Parameters<ToolServices["catalog"]["readPanel"]>[0],
): Promise<void> {
  const { startYear, endYear, indicators, countries } = query
  const pairs = indicators.length * countries.length
  // The count is of all years; named years are few.
  const years = startYear === null || endYear === null ? null : endYear - startYear + 1
  const most = await catalog.countPanel(query)
  const size = years === null || query.frequency !== "yearly" ? most : Math.min(most, pairs * years)
  const isFew = years !== null && pairs * years * 12 <= MAX_VALUES
  if (size <= MAX_VALUES || isFew) return
  throw new AppError(
    "too-large",
    `These may be ${String(size)} figures, and ${String(MAX_VALUES)} come at once: name fewer, or startYear, endYear and frequency, or read the file: ${publicUrl}/indicators/{indicator}.csv?countries=… (${publicUrl}/api/docs).`,
  )
}

type Cut = {
  startYear?: number | undefined
  endYear?: number | undefined
  asOf?: string | undefined
}

function mapSeries(
  series: PanelSeries,
  cut: Cut,
  { publicUrl }: ToolServices,
): { body: SeriesBody; line: string } | { leftOut: string } {
  const { indicator, country, versions } = series
  const [version] = versions
  const title = `${indicator.name}, ${country.name}`
  if (!version) return { leftOut: `${title}: no figures of that day.` }
  if (!version.observed) return { leftOut: `${title}: ${closedReason(version.source)}` }
  const { source, vintage, vintageStated } = version
  const address = seriesAddress(publicUrl, { indicator, country }, cut)
  const dated = { indicator, source, vintage, vintageStated }
  const rows = listPanelRows(series).map(({ period, cells: [cell] }) => ({
    period,
    value: cell?.value ?? null,
    status: cell?.status ?? "actual",
  }))
  const firstForecast = rows.find(({ period }) => {
    const index = parsePeriod(period)?.index
    return index !== undefined && statusAt(index, { ...version, doubtful: [] }) === "forecast"
  })
  const texts = rows.map(({ period, value, status }) =>
    markStatus(`${period} ${writeNumber(value)}`, status),
  )
  return {
    body: {
      country: country.name,
      code: country.code,
      ...describeOrigin(dated, address),
      values: Object.fromEntries(rows.map(({ period, value }) => [period, value])),
      ...(firstForecast && { forecastFrom: firstForecast.period }),
    },
    line: `${title}, ${unitText(indicator.unit)}: ${texts.join("; ")} (${writeCredit(dated, address)})`,
  }
}
