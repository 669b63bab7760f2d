import { COUNTRIES } from "#domain/places/find-country.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Importer, ImportRecord } from "#importers/importer.ts"
import { mapIndicator } from "#importers/indicators/map-indicator.ts"

import { hasSearchCorpus, paddedCorpus } from "./search-corpus.ts"

export type Named = { code: string; name: string; definition: string }

const PUBLISHER = "world-bank"
const YEARS = 30

const SOURCE: Source = {
  id: "generated",
  publisherId: PUBLISHER,
  publisher: "World Bank",
  title: "Generated figures",
  licence: "CC0 1.0",
  licenceUrl: null,
  attribution: "Generated",
  redistribute: "yes",
  url: "https://example.org",
}

/** The names of so many indicators: the World Bank's where its catalogue is at hand, else made-up ones. */
export function readNames(count: number): Named[] {
  if (hasSearchCorpus())
    return paddedCorpus(count).map(({ indicator: { code, name, definition } }) => ({
      code,
      name,
      definition,
    }))
  console.log("The World Bank's catalogue is not here (SHARED_DIR): names are made up.")
  return Array.from({ length: count }, (_, k) => {
    const name = `Generated measure ${String(k)} of subject ${String(k % 97)}, part ${String(k % 31)}`
    return { code: `GEN.${String(k)}`, name, definition: `${name}. `.repeat(4) }
  })
}

/** An importer of one file with generated yearly figures of these indicators, the same at each call. */
export function generatedCatalogue(
  named: readonly Named[],
  { date, places }: { date: string; places: number },
): Importer {
  return {
    id: "generated",
    title: "Generated figures",
    accepts: "",
    address: null,
    sources: [SOURCE],
    open: async function* () {
      yield await Promise.resolve({
        name: `generated ${date}`,
        source: SOURCE,
        lineage: "generated/all",
        vintage: { date, stated: true },
        retrievedAt: new Date(`${date}T00:00:00Z`),
        checksum: date,
        records: () => recordsOf(named, places),
      })
    },
  }
}

async function* recordsOf(named: readonly Named[], places: number): AsyncGenerator<ImportRecord> {
  await Promise.resolve()
  for (const [k, { code, name, definition }] of named.entries()) {
    yield mapIndicator({ publisherId: PUBLISHER, code, name, definition })
    for (let place = 0; place < places; place += 1) {
      const country = COUNTRIES[(k + place * 17) % COUNTRIES.length]?.code
      if (country === undefined) continue
      const values = Array.from({ length: YEARS }, (_, year) => wave(k, place, year))
      const observations = { frequency: "yearly", start: 1995, values } as const
      yield {
        kind: "series",
        publisherId: PUBLISHER,
        code,
        country,
        frequency: "yearly",
        observations,
      }
    }
  }
}

function wave(indicator: number, place: number, year: number): number {
  return Math.round(1e6 * (50 + 40 * Math.sin(indicator + place * 3 + year / 5))) / 1e6
}
