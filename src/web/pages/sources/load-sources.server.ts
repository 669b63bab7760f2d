import type { SourceHoldings, SourceStandstill } from "#catalog/source-detail.ts"
import type { Catalog } from "#catalog/create-catalog.ts"

import { isoDay } from "#domain/time/iso-day.ts"
import { standstillText } from "#domain/time/standstill-text.ts"
import { countNoun } from "#domain/text/count-noun.ts"

/** A publisher with what is held of it. */
export type PublisherGroup = {
  publisher: string
  /** The licence of all its sources; empty when they differ. */
  licence: string
  sources: readonly SourceLine[]
}

/** A source as the page lists it, its numbers as text. */
export type SourceLine = {
  id: string
  title: string
  /** Empty where it is that of the whole group. */
  licence: string
  /** Whether its figures are shown only. */
  isClosed: boolean
  /** `YYYY-MM-DD` of the last import that changed something. */
  importedOn: string
  indicators: string
  valueCount: string
  /** What of it has fallen behind; empty where nothing has. */
  standstill: string
}

/** Every source with what is held of it, by publisher. */
export async function loadSources(services: {
  catalog: Pick<Catalog, "listSources" | "listStandstills">
  publicUrl: string
  now: () => Date
}): Promise<{ address: string; groups: readonly PublisherGroup[] }> {
  const { catalog, publicUrl, now } = services
  const [sources, standstills] = await Promise.all([
    catalog.listSources(),
    catalog.listStandstills(now()),
  ])
  const byPublisher = Map.groupBy(sources, ({ source }) => source.publisher)
  return {
    address: `${publicUrl}/sources`,
    groups: [...byPublisher].map(([publisher, held]) => buildGroup(publisher, held, standstills)),
  }
}

function buildGroup(
  publisher: string,
  held: readonly SourceHoldings[],
  standstills: ReadonlyMap<string, SourceStandstill>,
): PublisherGroup {
  const licences = new Set(held.map(({ source }) => source.licence))
  const [first = ""] = licences
  const licence = held.length > 1 && licences.size === 1 ? first : ""
  return {
    publisher,
    licence,
    sources: held.map((each) => sourceLine(each, licence, standstills.get(each.source.id))),
  }
}

function sourceLine(
  { source, lastImport, indicators, valueCount }: SourceHoldings,
  groupLicence: string,
  standstill: SourceStandstill | undefined,
): SourceLine {
  return {
    id: source.id,
    title: source.title,
    licence: groupLicence === "" ? source.licence : "",
    isClosed: source.redistribute === "no",
    importedOn: isoDay(lastImport.at),
    indicators: countNoun(indicators, "indicator"),
    valueCount: countNoun(valueCount, "figure"),
    standstill: standstillText(standstill),
  }
}
