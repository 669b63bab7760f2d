import { chartQuery } from "#charts/query/chart-query.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { filePath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { bareType, FILE_FORMATS } from "#exports/file-formats.ts"

import type { SeriesData } from "./page-data.ts"

/** The forms that hold the figures; images of them do not count as data. */
const DATA_FORMATS = ["csv", "json", "xlsx"] as const
/** Search engines for datasets take descriptions of 50 to 5,000 characters. */
const MAX_DESCRIPTION = 1000

/** The series in the words of schema.org, for search engines for datasets. */
export function describeDataset(
  series: SeriesData,
  { description, origin }: { description: string; origin: string },
): object {
  const { indicator, place, source, firstYear, lastYear, vintage } = series
  const target = { name: indicator.name, countrySlug: place.slug }
  const address = origin + indicatorPath(target)
  const site = { name: BRAND, url: origin }
  const query = { ...chartQuery(series.spec, series), asOf: series.asOf }
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: seriesTitle(series),
    description: `${description} ${indicator.definition}`.trim().slice(0, MAX_DESCRIPTION),
    url: address,
    identifier: address,
    license: source.licenceUrl ?? source.licence,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: source.publisher, url: source.url },
    creditText: source.attribution,
    isBasedOn: source.url,
    variableMeasured: {
      "@type": "PropertyValue",
      name: indicator.name,
      ...(indicator.unit === "" ? {} : { unitText: indicator.unit }),
    },
    spatialCoverage: { "@type": "Place", name: place.name },
    temporalCoverage: `${String(firstYear)}/${String(lastYear)}`,
    dateModified: vintage,
    version: vintage,
    includedInDataCatalog: { "@type": "DataCatalog", ...site },
    ...(source.isClosed
      ? {}
      : {
          distribution: DATA_FORMATS.map((format) => ({
            "@type": "DataDownload",
            encodingFormat: bareType(FILE_FORMATS[format]),
            contentUrl: origin + filePath({ ...target, query }, format),
          })),
        }),
  }
}
