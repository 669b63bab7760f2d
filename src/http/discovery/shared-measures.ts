import type { CoverageList, IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { conceptPath } from "#domain/addresses/page-paths.ts"
import { listConceptIndicators, listConcepts } from "#domain/indicators/concepts.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { countryByCode } from "#domain/places/find-country.ts"

/** The addresses of all pages that compare publishers: one for each measure and country of which two or more have figures. */
export function listSharedMeasures(coverage: Pick<CoverageList, "get">): string[] {
  return listConcepts().flatMap((concept) => {
    const publishers = new Map<CountryCode, Set<string>>()
    for (const id of listConceptIndicators(concept)) {
      const one = coverage.get(id)
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

/** The countries with yearly figures, the only ones that these pages compare. */
function listYearly({ countries, frequencies, placesByFrequency }: IndicatorCoverage) {
  if (!placesByFrequency) return frequencies.includes("yearly") ? countries : []
  const yearly = new Set(placesByFrequency.get("yearly"))
  return countries.filter((code) => yearly.has(code))
}
