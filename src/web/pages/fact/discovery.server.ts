import { BRAND } from "#domain/brand.ts"

import { fileLinkTags } from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import type { FactPageData } from "./page-data.ts"

/** What only other programs read in the head of a figure's page: its files, and the figure as schema.org has it. */
export function factDiscovery(fact: FactPageData): HeadTag[] {
  const { origin } = new URL(fact.address)
  // Figures of a closed licence are shown to people and given to no program.
  if (fact.source.isClosed) return []
  return [
    ...fileLinkTags(
      fact.files.map(({ extension, path }) => ({ label: extension.toUpperCase(), path })),
      origin,
    ),
    { element: "script", type: "application/ld+json", data: describeObservation(fact, origin) },
  ]
}

function describeObservation(fact: FactPageData, origin: string): object {
  const { source, unit } = fact
  return {
    "@context": "https://schema.org",
    "@type": "Observation",
    name: fact.sentence,
    url: fact.address,
    observationAbout: { "@type": "Place", name: fact.place.name, identifier: fact.place.code },
    observationDate: fact.period.replace(/-Q(\d)$/, (_, quarter: string) => monthOf(quarter)),
    variableMeasured: {
      "@type": "StatisticalVariable",
      name: fact.name,
      identifier: fact.indicatorId,
    },
    value: {
      "@type": "QuantitativeValue",
      value: fact.value,
      ...(unit === "" ? {} : { unitText: unit }),
    },
    observationPeriod: /-Q/.test(fact.period) ? "P3M" : fact.period.includes("-") ? "P1M" : "P1Y",
    ...(fact.mark === "" ? {} : { measurementQualifier: fact.mark }),
    isPartOf: { "@type": "Dataset", name: source.title, url: origin + fact.seriesPath },
    creator: { "@type": "Organization", name: source.publisher, url: source.url },
    license: source.licenceUrl ?? source.licence,
    publisher: { "@type": "Organization", name: BRAND, url: origin },
  }
}

/** The first month of a quarter, as dates of ISO 8601 have no quarters. */
function monthOf(quarter: string): string {
  return `-${String(Number(quarter) * 3 - 2).padStart(2, "0")}`
}
