import type { DashboardFile } from "./dashboard-file.ts"
import { aDataset, aView } from "./dataset.fixture.ts"

/** A small dashboard: one dated figure, one without a date, one chart, one left out, one link; a test names only what it is about. */
export function aDashboardFile(part: Partial<DashboardFile> = {}): DashboardFile {
  const { country, source } = aDataset()
  const rank = { position: 112, of: 180, continent: { position: 3, of: 50 } }
  return {
    country,
    headlines: [
      { view: aView(), previous: 4.0915, rank },
      { name: "Area", unit: "km²", currency: null, value: 322_463, source },
    ],
    charts: [aView()],
    leftOut: [{ name: "Arrivals", reason: "The licence does not allow it." }],
    resources: [{ label: "Central bank", url: "https://www.bceao.int" }],
    address: "https://example.org/country/cote-divoire",
    ...part,
  }
}

/** A view of the same figures under terms that must be read first. */
export function aStrictView() {
  const { source } = aDataset()
  return aView("", aDataset({ source: { ...source, redistribute: "non-commercial" } }))
}
