import * as z from "zod"

import { listClosedSources, type PanelSeries } from "#catalog/panel.ts"
import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { leftOutSentence } from "#charts/text/series-text.ts"
import { readWorldView, type RankedPlace, type WorldView } from "#charts/views/world-view.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { readNamedList } from "#domain/format/read-named-list.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { listPlaces } from "#domain/places/list-places.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"

import { defineTool } from "../define-tool.ts"
import { describeOrigin, describeInterpretation, writeCredit } from "../describe-origin.ts"
import { findSubject, requireCountry } from "../find-subject.ts"
import type { ToolServices } from "../mcp-services.ts"
import {
  asOfField,
  indicatorField,
  listField,
  originShape,
  interpretationShape,
  yearField,
} from "../tool-fields.ts"
import { writeNumber } from "../write-values.ts"
import { SHOWN_IN_VIEW } from "../view/register-view.ts"

const USUAL_ROWS = 10
const MAX_ROWS = 300

export const rankTool = defineTool({
  name: "rank",
  title: "Rank countries",
  description:
    "Countries in the order of one year's actual figures, all of them or those of a group. Without a year the newest in which nearly all have one. limit 300 gives every country.",
  input: {
    indicator: indicatorField,
    year: yearField.optional(),
    countries: listField(
      "Countries, groups or continents separated by commas: ECOWAS; all unless given",
    ).optional(),
    order: z.enum(["highest", "lowest"]).optional().describe("Which come first; highest"),
    limit: z.number().int().min(1).max(MAX_ROWS).optional().describe("10 unless given"),
    asOf: asOfField,
  },
  meta: SHOWN_IN_VIEW,
  output: z.object({
    ...originShape,
    period: z.string(),
    order: z.string(),
    ranked: z.number().describe("How many countries have a figure"),
    rows: z.array(
      z.object({ rank: z.number(), code: z.string(), country: z.string(), value: z.number() }),
    ),
    missing: z.array(z.string()).optional().describe("Named countries without one"),
    ...interpretationShape,
  }),
  async run(
    { indicator: text, year, countries, order = "highest", limit = USUAL_ROWS, asOf },
    services,
  ) {
    const subject = await findSubject(services, text, [])
    const { indicator } = subject
    const codes = countries === undefined ? undefined : readCodes(countries)
    const world = await readWorld(services, indicator, asOf)
    const places = world.places.filter(({ country }) => codes?.has(country.code) ?? true)
    const view = readYear(indicator, places, year)
    const period = String(view.spec.year)
    const ranked = rankPlaces(view.countries, order)
    const rows = ranked.slice(0, limit)
    const address = services.publicUrl + writePath(indicator, { countries, period, asOf })
    const left = [leftOutSentence(world.leftOut, view.spec.year)].filter(
      (text) => text !== undefined,
    )
    const missing = listMissing(codes, ranked)
    return {
      text: [
        `${indicator.name}, ${unitText(indicator.unit)}, ${period}, ${order} first, of ${String(ranked.length)} countries with a figure:`,
        rows.map(writeRow).join("; "),
        ...(missing.length > 0 ? [`Without a figure: ${missing.join(", ")}.`] : []),
        ...subject.notes,
        ...left,
        writeCredit(world, address),
      ].join("\n"),
      data: {
        ...describeOrigin({ ...world, indicator }, address),
        period,
        order,
        ranked: ranked.length,
        rows,
        ...(missing.length > 0 && { missing }),
        ...describeInterpretation(subject, left),
      },
    }
  },
})

type Ranked = { countries: string | undefined; period: string; asOf: string | undefined }

/** The page of a ranking: of all countries, or bars of those that were named. */
function writePath({ id, name }: Indicator, { countries, period, asOf }: Ranked): string {
  if (countries === undefined)
    return indicatorPath({ name, query: { chartType: "ranking", endYear: period, asOf } })
  const query = new URLSearchParams({ i: id, c: countries, layout: "bars", endYear: period })
  if (asOf !== undefined) query.set("asOf", asOf)
  return `/explore?${query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",")}`
}

type Row = { rank: number; code: string; country: string; value: number }

function writeRow({ rank, country, value }: Row): string {
  return `${String(rank)} ${country} ${writeNumber(value)}`
}

/** Those with an actual figure, counted from the end that comes first; equal figures share a rank. */
function rankPlaces(places: readonly RankedPlace[], order: "highest" | "lowest"): Row[] {
  const actual = places.filter(({ rank }) => rank !== null)
  const sorted = order === "highest" ? actual : actual.toReversed()
  return sorted.map(({ country, value }) => ({
    rank: sorted.findIndex((other) => other.value === value) + 1,
    code: country.code,
    country: country.name,
    value,
  }))
}

function readCodes(text: string): ReadonlySet<string> {
  const { found, unknown } = readNamedList(text, listPlaces)
  const [first] = unknown
  // It says which are near.
  if (first !== undefined) requireCountry(first)
  const countries = found.flat().filter(({ kind }) => kind === "country")
  if (countries.length > 0) return new Set(countries.map(({ code }) => code))
  throw new AppError("bad-request", "countries does not name a country; only countries are ranked.")
}

/** @throws AppError "not-found" where no country has an actual figure of the year */
function readYear(
  indicator: Indicator,
  places: World["places"],
  year: number | undefined,
): WorldView {
  const query = new URLSearchParams(year === undefined ? [] : [["endYear", String(year)]])
  const view = readWorldView(places, query)
  const isAsked = year === undefined || view?.spec.year === year
  if (view?.countries.some(({ rank }) => rank !== null) && isAsked) return view
  throw refuseYear(indicator, view, year)
}

function listMissing(codes: ReadonlySet<string> | undefined, ranked: readonly Row[]): string[] {
  const held = new Set(ranked.map(({ code }) => code))
  return [...(codes ?? [])].filter((code) => !held.has(code))
}

function refuseYear(
  { name }: Indicator,
  view: WorldView | undefined,
  year: number | undefined,
): AppError {
  const years = view
    ? ` Figures of these countries are of ${String(view.firstYear)} to ${String(view.lastYear)}.`
    : ""
  const isForecast = view?.spec.year === year && (view?.countries.length ?? 0) > 0
  const reason = isForecast
    ? `The figures of ${name} for ${String(year)} are forecasts, and only actual ones are ranked.`
    : `There is no actual figure of ${name} to rank.`
  return new AppError("not-found", `${reason}${years}`)
}

type World = Pick<ObservationsByPlace, "places" | "leftOut" | "vintage" | "vintageStated"> & {
  source: Source
}

/** @throws AppError where the figures cannot be ranked or may not be passed on */
async function readWorld(
  { catalog }: Pick<ToolServices, "catalog">,
  indicator: Indicator,
  asOf: string | undefined,
): Promise<World> {
  const world = await catalog.getObservationsByPlace(indicator)
  const [source] = world?.sources ?? []
  if (!world || !source) {
    throw new AppError("not-found", `There are no yearly figures of ${indicator.name}.`)
  }
  const closed = world.sources.find(({ redistribute }) => redistribute === "no")
  if (closed) throw new AppError("licence-forbids", closedReason(closed))
  if (!world.isComparable) {
    throw new AppError(
      "bad-request",
      `${indicator.name} cannot be ranked: each country's figures are in a unit of its own.`,
    )
  }
  return asOf === undefined ? { ...world, source } : readDay(catalog, indicator, asOf)
}

/** Ranks the figures as published up to a day, from the panel of all countries. */
async function readDay(
  catalog: ToolServices["catalog"],
  indicator: Indicator,
  asOf: string,
): Promise<World> {
  const query = { indicators: [indicator], countries: COUNTRIES, frequency: "yearly" as const }
  const all: PanelSeries[] = []
  for await (const series of catalog.readPanel({
    ...query,
    startYear: null,
    endYear: null,
    asOf: [asOf],
  })) {
    all.push(series)
  }
  const [closed] = all.flatMap(listClosedSources)
  if (closed) throw new AppError("licence-forbids", closedReason(closed))
  const versions = all.flatMap(({ country, versions: [version] }) =>
    version?.observed ? [{ country, ...version, observed: version.observed }] : [],
  )
  const [newest] = versions.toSorted((a, b) => (a.vintage < b.vintage ? 1 : -1))
  if (!newest) {
    throw new AppError(
      "not-found",
      `No figures for ${indicator.name} were published up to ${asOf}.`,
    )
  }
  return {
    places: versions.map(({ country, observed, derivedFrom, forecastFrom, doubtful }) => ({
      country,
      derivedFrom,
      forecastFrom,
      observations: withoutDoubtful(observed, doubtful),
    })),
    leftOut: versions.flatMap(({ country, doubtful }) =>
      doubtful.map((one) => ({ ...one, country })),
    ),
    source: newest.source,
    vintage: newest.vintage,
    vintageStated: newest.vintageStated,
  }
}
