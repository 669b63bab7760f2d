import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"

import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { nameKey } from "#domain/indicators/indicator.ts"

import { makeIndicator } from "./make-indicator.ts"

type CatalogueRow = {
  id: string
  name: string
  sourceNote: string
  source: { value: string }
}

const SHARED = process.env["SHARED_DIR"] ?? "../shared"
const CATALOGUE = join(SHARED, "data/wb-catalogue/v2_indicator.json.gz")
const PACKAGES = join(SHARED, "data/wb-wdi-indicators/wdi-indicators.zip")

/** The groups of countries that the publisher gives figures for. */
const GROUPS =
  `AFE AFW ARB CEB CSS EAP EAR EAS ECA ECS EMU EUU FCS HIC HPC IBD IBT IDA IDB IDX LAC LCN LDC LIC LMC
  LMY LTE MEA MIC MNA NAC OED OSS PRE PSS PST SAS SSA SSF SST TEA TEC TLA TMN TSA TSS UMC WLD`.split(
    /\s+/,
  )

/** Whether the publisher's catalogue is at hand. */
export function hasSearchCorpus(): boolean {
  return existsSync(CATALOGUE) && existsSync(PACKAGES)
}

/**
 * The World Bank's 29,500 indicators by their real names and definitions. The catalogue holds no
 * figures, so coverage is assumed: all countries up to 2024 for the indicators of the package of
 * headline figures, all up to 2022 for the rest of the development indicators, half of the
 * countries up to 2018 for every other database, and up to 2015 for archived ones.
 */
export function searchCorpus(): IndicatorCoverage[] {
  const packaged = packagedCodes()
  const rows = JSON.parse(gunzipSync(readFileSync(CATALOGUE)).toString()) as [
    unknown,
    CatalogueRow[],
  ]
  const names = new Set<string>()
  const entries: IndicatorCoverage[] = []
  const codes = new Set<string>()
  for (const row of rows[1].toSorted((a, b) => rankOf(a, packaged) - rankOf(b, packaged))) {
    if (codes.has(row.id)) continue
    codes.add(row.id)
    entries.push(coverageOf(row, packaged, uniqueName(row, names)))
  }
  return entries
}

/** Indicators for load: the corpus with numbered copies up to the size, or its first ones. */
export function paddedCorpus(size: number): IndicatorCoverage[] {
  const corpus = searchCorpus()
  return Array.from({ length: size }, (_, at) => {
    const entry = corpus[at % corpus.length]
    if (entry === undefined) throw new Error("The catalogue is empty.")
    const round = Math.floor(at / corpus.length)
    if (round === 0) return entry
    const { indicator } = entry
    return {
      ...entry,
      indicator: {
        ...indicator,
        id: `${indicator.id}-${String(round)}`,
        code: `${indicator.code}-${String(round)}`,
        name: `${indicator.name} (series ${String(round)})`,
        isHeadline: false,
      },
    }
  })
}

/** Codes are read from the list of files at the end of the package, which names each once. */
function packagedCodes(): Set<string> {
  const text = readFileSync(PACKAGES).toString("latin1")
  const found = text.matchAll(/indicators\/([a-z0-9._]+)\/data\.csv/g)
  return new Set([...found].map((match) => (match[1] ?? "").toUpperCase()))
}

function uniqueName(row: CatalogueRow, names: Set<string>): string {
  const plain = row.name.replace(/\s+/g, " ").trim()
  const name = names.has(nameKey(plain))
    ? `${plain} (${row.source.value.trim()}, ${row.id})`
    : plain
  names.add(nameKey(name))
  return name
}

function rankOf(row: CatalogueRow, packaged: ReadonlySet<string>): number {
  if (packaged.has(row.id.toUpperCase())) return 0
  return row.source.value === "World Development Indicators" ? 1 : 2
}

function coverageOf(
  row: CatalogueRow,
  packaged: ReadonlySet<string>,
  name: string,
): IndicatorCoverage {
  const rank = rankOf(row, packaged)
  const all = COUNTRIES.map(({ code }) => code)
  const archived = row.source.value.includes("Archives")
  const endYear = archived ? 2015 : ([2024, 2022, 2018][rank] ?? null)
  return {
    indicator: makeIndicator({
      sourceId: "wb-catalogue",
      code: row.id,
      name,
      definition: row.sourceNote,
      ...describeIndicator({ code: row.id, name, topics: [] }),
    }),
    publisher: "World Bank",
    countries: rank < 2 ? all : all.filter((_, at) => at % 2 === row.id.length % 2),
    regions: rank < 2 ? GROUPS : [],
    frequencies: ["yearly"],
    startYear: 1990,
    endYear,
    lastActualYear: endYear,
    factCountries: [],
  }
}
