import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset, Revision } from "#catalog/dataset.ts"
import type { ImportSummary } from "#catalog/imports.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import {
  changesPath,
  indicatorPath,
  seriesFeedPath,
  sourceFeedPath,
  sourcePath,
} from "#domain/addresses/page-paths.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import {
  countsText as importCounts,
  figureText,
  chooseFormat,
} from "../changes/load-changes.server.ts"
import type { AtomEntry, AtomFeed } from "./atom-xml.server.ts"

type Services = {
  catalog: Pick<Catalog, "getDatasetById" | "listRevisions" | "listImports" | "listSources">
  publicUrl: string
}

const ENTRIES = 30

/** The revisions of a stored series; `undefined` when there is none with this id. */
export async function loadSeriesFeed(
  { catalog, publicUrl }: Services,
  id: string,
): Promise<AtomFeed | undefined> {
  const [dataset, revisions] = await Promise.all([
    catalog.getDatasetById(id),
    catalog.listRevisions(id, ENTRIES),
  ])
  // A derived series has no vintages of its own.
  if (!dataset || !revisions || dataset.derivedFrom !== null) return undefined
  const { indicator, country, source } = dataset
  const self = `${publicUrl}${seriesFeedPath(id)}`
  const pageAsOf = (asOf?: string) => `${publicUrl}${pagePath(dataset, asOf)}`
  return {
    self,
    title: `Revisions of ${indicator.name}, ${country.name}`,
    subtitle: `What each vintage of the ${dataset.observations.frequency} figures changed.`,
    link: pageAsOf(),
    author: source.publisher,
    rights: writeRights(source),
    entries: revisions.map((revision) => ({
      id: `${self}#${revision.vintage}`,
      title: `${dateWords(revision)}: ${countsText(revision)}`,
      updated: revision.recordedAt,
      link: pageAsOf(revision.vintage),
      summary: revisionText(revision, dataset),
    })),
  }
}

/** The imports of a source; `undefined` when nothing of such a source was imported. */
export async function loadSourceFeed(
  { catalog, publicUrl }: Services,
  id: string,
): Promise<AtomFeed | undefined> {
  const held = (await catalog.listSources()).find(({ source }) => source.id === id)
  if (!held) return undefined
  const { source } = held
  const imports = await catalog.listImports({ limit: ENTRIES, sourceId: id })
  return {
    self: `${publicUrl}${sourceFeedPath(id)}`,
    title: `Imports of ${source.title} (${source.publisher})`,
    subtitle: "What each imported file changed.",
    link: `${publicUrl}${sourcePath(id)}`,
    author: source.publisher,
    rights: writeRights(source),
    entries: imports.map((each) => importEntry(each, publicUrl)),
  }
}

function importEntry(each: ImportSummary, publicUrl: string): AtomEntry {
  const address = `${publicUrl}${changesPath(each.id)}`
  return {
    id: address,
    title: `${each.fileName}, ${dateWords(each)}`,
    updated: each.finishedAt,
    link: address,
    summary: importCounts(each),
  }
}

function pagePath({ indicator, country, observations }: Dataset, asOf: string | undefined): string {
  const { frequency } = observations
  return indicatorPath({
    name: indicator.name,
    countrySlug: country.slug,
    query: { frequency: frequency === "yearly" ? undefined : frequency, asOf },
  })
}

function writeRights(source: Source): string {
  return `${source.attribution}. Licence: ${source.licence}.`
}

function dateWords({ vintage, vintageStated }: { vintage: string; vintageStated: boolean }) {
  return `data as of ${vintage}${vintageStated ? "" : " or later"}`
}

function countsText({ counts, before }: Revision): string {
  if (before === null) return `the first ${countNoun(counts.added, "figure")}`
  const { added, changed, removed } = counts
  const parts = [
    added > 0 ? `${countNoun(added, "figure")} added` : "",
    changed > 0 ? `${countNoun(changed, "figure")} changed` : "",
    removed > 0 ? `${countNoun(removed, "figure")} removed` : "",
  ]
  return parts.filter((part) => part !== "").join(", ")
}

function revisionText(revision: Revision, { indicator, source }: Dataset): string {
  const { latest, before, fileName } = revision
  const counts = `${capitalize(countsText(revision))}. File: ${fileName}.`
  // A feed is read by machines: figures that may not be passed on are not in it.
  if (source.redistribute === "no") return `${counts} ${closedReason(source)}`
  const format = unitFormat(indicator.unit, indicator.currency)
  const write = latest && before ? chooseFormat(before.value, latest.value, format) : undefined
  const now = latest ? `Latest figure: ${figureText(latest, format, write)}` : "No figure"
  const earlier = before ? `, before: ${figureText(before, format, write)}` : ""
  return `${now}${earlier}. ${counts}`
}
