import type { FrequencyHoldings, SourceDetail, SourceIndicator } from "#catalog/source-detail.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { indicatorPath, sourceFeedPath, sourcePath } from "#domain/addresses/page-paths.ts"
import { countNoun } from "#domain/text/count-noun.ts"
import { dayText } from "#domain/time/day-text.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import { standstillText, type Standstill } from "#domain/time/standstill-text.ts"
import { vintageReason } from "#domain/time/vintage-text.ts"
import { countText } from "#domain/format/count-text.ts"

import { countryReach } from "../../components/country-reach.ts"
import { hasWords, LONGEST_FILTER } from "../../components/name-filter/has-words.ts"
import { spanText } from "../../components/years-text.ts"
import type { ImportPlan, WebServices } from "../../services.server.ts"
import { importLine, type ImportLine } from "../changes/load-changes.server.ts"

/** Everything the page of a source shows, as text. */
export type SourcePageData = {
  address: string
  title: string
  publisher: string
  licence: string
  licenceUrl: string | null
  attribution: string
  terms: string
  isClosed: boolean
  /** Official address; empty for a file of one's own. */
  url: string
  schedule: string
  lastImport: string
  feed: string
  /** Of all indicators, series and figures. */
  totals: { indicators: string; series: string; valueCount: string }
  /** What of it has fallen behind; empty where nothing has. */
  standstill: string
  frequencies: readonly FrequencyLine[]
  imports: readonly ImportLine[]
  /** Of its indicators, those whose names hold the words of the filter, a page of them. */
  indicators: readonly SourceIndicatorLine[]
  filter: string
  /** How many these are on all pages, and where they are listed without the filter. */
  count: number
  whole: string
  pages: { at: number; of: number; previous: string | null; next: string | null }
}

export type FrequencyLine = {
  name: string
  indicators: string
  series: string
  valueCount: string
  countries: string
}

/** `standstill` says what of it has fallen behind; empty where nothing has. */
export type SourceIndicatorLine = { path: string; name: string; reach: string; standstill: string }

type Services = Pick<WebServices, "publicUrl" | "importPlan" | "now"> & {
  catalog: Pick<Catalog, "getSource" | "listImports" | "listStandstills">
}

const A_PAGE = 100
const IMPORTS_SHOWN = 10

/** One source with a page of its indicators; `undefined` where there is no such source or page. */
export async function loadSource(
  { catalog, publicUrl, importPlan, now }: Services,
  id: string,
  query: URLSearchParams,
): Promise<SourcePageData | undefined> {
  const held = await catalog.getSource(id)
  const at = pageNumber(query.get("page"))
  const filter = (query.get("filter") ?? "").trim().slice(0, LONGEST_FILTER)
  const list = held?.list.filter(({ indicator }) => hasWords(indicator.name, filter)) ?? []
  const of = Math.max(1, Math.ceil(list.length / A_PAGE))
  if (!held || at === undefined || at > of) return undefined
  const [imports, standstills] = await Promise.all([
    catalog.listImports({ limit: IMPORTS_SHOWN, sourceId: id }),
    catalog.listStandstills(now()),
  ])
  const standstill = standstills.get(id)
  const { title, publisher, licence, licenceUrl, attribution, url, redistribute } = held.source
  return {
    address: `${publicUrl}${sourcePath(id, { page: filter === "" ? at : 1 })}`,
    title,
    publisher,
    licence,
    licenceUrl,
    attribution,
    url,
    terms: redistributionSentence(held.source),
    isClosed: redistribute === "no",
    schedule: scheduleText(importPlan(id)),
    lastImport: lastImportText(held),
    feed: sourceFeedPath(id),
    totals: {
      indicators: countNoun(held.indicators, "indicator"),
      series: `${countText(held.series)} series`,
      valueCount: countNoun(held.valueCount, "figure"),
    },
    standstill: standstillText(standstill),
    frequencies: held.byFrequency.map(frequencyLine),
    imports: imports.map(importLine),
    filter,
    count: list.length,
    whole: sourcePath(id),
    indicators: list
      .slice((at - 1) * A_PAGE, at * A_PAGE)
      .map((each) => indicatorLine(each, standstill?.indicators.get(each.indicator.id))),
    pages: {
      at,
      of,
      previous: at > 1 ? sourcePath(id, { page: at - 1, filter }) : null,
      next: at < of ? sourcePath(id, { page: at + 1, filter }) : null,
    },
  }
}

function pageNumber(text: string | null): number | undefined {
  if (text === null) return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}

/** How the source is kept up to date, in words. */
export function scheduleText({ address, everyMs }: ImportPlan): string {
  if (address === null) return "Imported when the publisher releases a new file."
  if (everyMs === null) return "Fetched from the publisher when the operator asks for it."
  return `Fetched from the publisher every ${durationText(everyMs).replace(/^1 /, "")}.`
}

function durationText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes % 1440 === 0) return countNoun(minutes / 1440, "day")
  return minutes % 60 === 0 ? countNoun(minutes / 60, "hour") : countNoun(minutes, "minute")
}

const OUTCOMES: Readonly<Record<SourceDetail["lastRun"]["outcome"], string>> = {
  imported: "was imported",
  unchanged: "brought nothing new",
  failed: "failed, so the earlier figures stay",
  running: "is under way",
}

function lastImportText({ lastRun, lastImport }: SourceDetail): string {
  const date = vintageReason(lastImport)
  const run = `${dayText(lastRun.startedAt.toISOString())}: ${lastRun.fileName} ${OUTCOMES[lastRun.outcome]}.`
  return `${run} ${capitalize(date)}.`
}

const FREQUENCY_NAMES = { yearly: "Yearly", quarterly: "Quarterly", monthly: "Monthly" } as const

function frequencyLine(held: FrequencyHoldings): FrequencyLine {
  return {
    name: held.frequency === null ? "Without a date" : FREQUENCY_NAMES[held.frequency],
    indicators: countText(held.indicators),
    series: held.frequency === null ? "" : countText(held.series),
    valueCount: countText(held.valueCount),
    countries: countText(held.countries),
  }
}

function indicatorLine(
  each: SourceIndicator,
  standstill: Standstill | undefined,
): SourceIndicatorLine {
  const { indicator, frequencies, countries } = each
  const parts = [countryReach(countries), spanText(each), frequencies.join(", ")]
  return {
    path: indicatorPath({ name: indicator.name }),
    name: indicator.name,
    standstill: standstillText(standstill),
    reach: parts.filter((part) => part !== "").join(", "),
  }
}
