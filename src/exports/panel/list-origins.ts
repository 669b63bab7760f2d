import { closedReason } from "#domain/indicators/redistribution.ts"

import type { PanelOrigins } from "./panel-origins.ts"

/** Whose values are in a panel, as its files name them. */
export function listSources({ sources }: PanelOrigins) {
  return [...sources.values()].map(({ source, vintages }) => ({
    id: source.id,
    publisher: source.publisher,
    title: source.title,
    licence: source.licence,
    licenceUrl: source.licenceUrl,
    attribution: source.attribution,
    url: source.url,
    vintages: [...vintages].toSorted(),
  }))
}

/** Whose values are not in a panel, and why. */
export function listLeftOut({ leftOut }: PanelOrigins) {
  return [...leftOut.values()].map(({ source, series }) => ({
    id: source.id,
    publisher: source.publisher,
    series,
    reason: closedReason(source),
  }))
}
