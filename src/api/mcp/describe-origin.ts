import type { Dataset } from "#catalog/dataset.ts"
import { indicatorPath, type ChartQuery } from "#domain/addresses/page-paths.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"
import { vintageText } from "#domain/time/vintage-text.ts"

import type { Subject } from "./find-subject.ts"
import { indicatorUri, sourceUri } from "./resource-uris.ts"

type Dated = { vintage: string; vintageStated: boolean }

/** What a figure is of and where it comes from; definition and terms are given by reference. */
export function describeOrigin(
  { indicator, source, vintage, vintageStated }: Dated & { indicator: Indicator; source: Source },
  address: string,
) {
  return {
    indicatorId: indicator.id,
    indicator: indicator.name,
    unit: unitText(indicator.unit),
    publisher: source.publisher,
    licence: source.licence,
    ...(vintageStated ? { dataAsOf: vintage } : { dataNotBefore: vintage }),
    definition: indicatorUri(indicator.id),
    source: sourceUri(source.id),
    address,
  }
}

/** The line under figures: `World Bank, data as of 01-07-2025, http://…`. */
export function writeCredit(
  { source, vintage, vintageStated }: Dated & { source: Source },
  address: string,
): string {
  return `${source.publisher}, ${vintageText({ vintage, vintageStated })}; ${address}`
}

/** The page of a series. */
export function seriesAddress(
  publicUrl: string,
  { indicator, country }: Pick<Dataset, "indicator" | "country">,
  query: ChartQuery = {},
): string {
  return `${publicUrl}${indicatorPath({ name: indicator.name, countrySlug: country.slug, query })}`
}

/** What was made of a name, where anything is to be said of it. */
export function describeInterpretation(
  { notes, alternatives }: Subject,
  more: readonly string[] = [],
) {
  const all = [...notes, ...more]
  return {
    ...(all.length > 0 && { notes: all }),
    ...(alternatives.length > 0 && {
      alternatives: alternatives.map(({ id, name }) => ({ indicatorId: id, indicator: name })),
    }),
  }
}
