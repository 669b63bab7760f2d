import type { PanelQuery } from "../panel.ts"
import type { CoverageList, IndicatorCoverage } from "../indicator-coverage.ts"

/** How many figures a panel may have at most, by what is covered: years are not looked at, every day counts. */
export function countPanel(
  coverage: Pick<CoverageList, "get">,
  { indicators, countries, asOf }: Pick<PanelQuery, "indicators" | "countries" | "asOf">,
): number {
  const wanted = new Set<string>(countries.map(({ code }) => code))
  const counts = indicators.map(({ id }) => countValues(coverage.get(id), wanted))
  return asOf.length * counts.reduce((sum, count) => sum + count, 0)
}

function countValues(coverage: IndicatorCoverage | undefined, wanted: ReadonlySet<string>): number {
  if (!coverage?.reach) return 0
  const { valueCounts } = coverage.reach
  return [...coverage.countries, ...coverage.regions].reduce(
    (sum, code, at) => sum + (wanted.has(code) ? (valueCounts[at] ?? 0) : 0),
    0,
  )
}
