import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { conceptPath } from "#domain/addresses/page-paths.ts"
import { listConceptIndicators, listConcepts } from "#domain/indicators/concepts.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { countryByCode } from "#domain/places/find-country.ts"

/** The pages on which at least two publishers stand side by side, of each measure and country. */
export function listSharedMeasures(coverage: readonly IndicatorCoverage[]): string[] {
  const held = new Map(coverage.map((one) => [one.indicator.id, one]))
  return listConcepts().flatMap((concept) => {
    const publishers = new Map<CountryCode, Set<string>>()
    for (const id of listConceptIndicators(concept)) {
      const one = held.get(id)
      if (!one) continue
      for (const code of listYearly(one)) {
        const known = publishers.get(code) ?? new Set()
        publishers.set(code, known.add(one.publisher))
      }
    }
    return [...publishers].flatMap(([code, names]) => {
      const slug = countryByCode(code)?.slug
      return names.size < 2 || slug === undefined ? [] : [conceptPath(concept, slug)]
    })
  })
}

/** The countries with figures by the year: only these stand side by side. */
function listYearly({ countries, frequencies, placesByFrequency }: IndicatorCoverage) {
  if (!placesByFrequency) return frequencies.includes("yearly") ? countries : []
  const yearly = new Set(placesByFrequency.get("yearly"))
  return countries.filter((code) => yearly.has(code))
}
