import { noteLeftOut, type LeftOutSources, type PanelSeries } from "#catalog/panel.ts"
import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import type { Source, SourceId } from "#domain/indicators/source.ts"

/** Where the values of a panel come from, known once all of it has been read. */
export type PanelOrigins = {
  /** Whose values are in the panel, with the dates of the data. */
  sources: Map<SourceId, { source: Source; vintages: Set<string> }>
  indicators: Map<IndicatorId, Indicator>
  /** Sources whose licence keeps them out, and how many series that are. */
  leftOut: LeftOutSources
}

/** Nothing read so far. */
export function createOrigins(): PanelOrigins {
  return { sources: new Map(), indicators: new Map(), leftOut: new Map() }
}

/** Hands the series on and writes down where each comes from. */
export async function* noteOrigins(
  series: AsyncIterable<PanelSeries>,
  origins: PanelOrigins,
): AsyncGenerator<PanelSeries> {
  for await (const one of series) {
    origins.indicators.set(one.indicator.id, one.indicator)
    for (const version of one.versions) if (version?.observed) noteVersion(version, origins)
    noteLeftOut(one, origins.leftOut)
    yield one
  }
}

type Version = NonNullable<PanelSeries["versions"][number]>

function noteVersion({ source, vintage }: Version, { sources }: PanelOrigins): void {
  const known = sources.get(source.id) ?? { source, vintages: new Set() }
  known.vintages.add(vintage)
  sources.set(source.id, known)
}
