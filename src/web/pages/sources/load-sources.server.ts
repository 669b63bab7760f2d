import type { Catalog, SourceHoldings } from "#catalog/types.ts"
import { redistributionSentence } from "#domain/redistribution.ts"
import type { Redistribution } from "#domain/source.ts"

/** A source as the page lists it, its numbers as text. */
export type SourceLine = {
  id: string
  publisher: string
  title: string
  licence: string
  licenceUrl: string | null
  attribution: string
  /** Official address; empty for a file of one's own. */
  url: string
  redistribute: Redistribution
  terms: string
  /** `YYYY-MM-DD` of the last import that changed something. */
  importedOn: string
  vintage: string
  vintageStated: boolean
  counts: { indicators: string; series: string; figures: string }
}

/** Every source with what is held of it. */
export async function loadSources(services: {
  catalog: Pick<Catalog, "listSources">
  publicUrl: string
}): Promise<{ address: string; sources: readonly SourceLine[] }> {
  const { catalog, publicUrl } = services
  return {
    address: `${publicUrl}/sources`,
    sources: (await catalog.listSources()).map(sourceLine),
  }
}

function sourceLine({ source, lastImport, ...held }: SourceHoldings): SourceLine {
  const { id, publisher, title, licence, licenceUrl, attribution, url, redistribute } = source
  return {
    ...{ id, publisher, title, licence, licenceUrl, attribution, url, redistribute },
    terms: redistributionSentence(source),
    importedOn: lastImport.at.toISOString().slice(0, 10),
    vintage: lastImport.vintage,
    vintageStated: lastImport.vintageStated,
    counts: {
      indicators: held.indicators.toLocaleString("en"),
      series: held.series.toLocaleString("en"),
      figures: held.figures.toLocaleString("en"),
    },
  }
}
