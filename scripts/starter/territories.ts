import { z } from "zod"

import { countryFinder, readNpmPackage, readPackageText } from "./read-packages.ts"
import type { StarterRow, StarterTable } from "./starter-table.ts"

/** Neither package states a day; this is the day on which they were fetched. */
const FETCHED = "2026-11-21"

const TERRITORIES = z.object({
  supplemental: z.object({
    territoryInfo: z.record(
      z.string(),
      z.object({
        _population: z.string(),
        _gdp: z.string().optional(),
        _literacyPercent: z.string().optional(),
      }),
    ),
  }),
})
const AREAS = z.array(z.object({ cca3: z.string(), cca2: z.string(), area: z.number() }))
const UNKNOWN_TERRITORY = "ZZ"

/** Population, gross domestic product and literacy of nearly every country, for which the source names no year. */
export function readTerritoryFacts(): StarterTable {
  const { codeOf, unresolved } = countryFinder()
  const text = readPackageText("cldr-core/supplemental/territoryInfo.json")
  const territories = Object.entries(TERRITORIES.parse(JSON.parse(text)).supplemental.territoryInfo)
  const rows = territories.flatMap(([territory, info]): StarterRow[] => {
    if (territory === UNKNOWN_TERRITORY) return []
    const country = codeOf(territory)
    if (country === undefined) return []
    const facts = [
      { code: "population", text: info._population },
      { code: "gdp", text: info._gdp },
      { code: "literacyPercent", text: info._literacyPercent },
    ]
    return facts
      .filter((fact) => isPositive(fact.text))
      .map((fact) => ({ code: fact.code, country, period: "", value: Number(fact.text) }))
  })
  const { license = "", version } = readNpmPackage("cldr-core")
  const notes =
    "An approximate figure: the repository keeps it to weigh languages. It combines several years and sources."
  return {
    source: {
      id: "unicode-cldr-territories",
      publisherId: "unicode-cldr",
      publisher: "Unicode CLDR",
      title: `Unicode CLDR ${version}, supplemental territory information`,
      licence: license,
      licenceUrl: "https://www.unicode.org/license.txt",
      attribution: "Copyright © 1991-2026 Unicode, Inc., Unicode License V3",
      redistribute: "yes",
      url: "https://github.com/unicode-org/cldr-json",
    },
    retrieved: FETCHED,
    package: "cldr-core",
    file: "supplemental/territoryInfo.json",
    sourceNote:
      "Unicode Common Locale Data Repository, which takes such figures from the World Bank, the United Nations and the CIA World Factbook.",
    indicators: [
      {
        code: "population",
        name: "Population",
        category: "population",
        unit: "people",
        aggregation: "last",
        definition: "Number of people living in the territory.",
        notes,
      },
      {
        code: "gdp",
        name: "Gross domestic product, PPP",
        category: "economy",
        unit: "international $",
        aggregation: "sum",
        isHeadline: true,
        definition:
          "Gross domestic product of the territory by purchasing power parity, as the repository calls it.",
        notes: `${notes} By its upkeep notes it is filled with the World Bank's "GNI, PPP (current international $)" where there is one.`,
      },
      {
        code: "literacyPercent",
        name: "Literacy rate",
        category: "education",
        unit: "%",
        aggregation: "average",
        isHeadline: true,
        definition: "Share of people who can read and write.",
        notes,
      },
    ],
    holds: "facts",
    rows,
    unresolved,
  }
}

/** Area of every country, for which the source names no year. */
export function readAreas(): StarterTable {
  const { codeOf, unresolved } = countryFinder()
  const lines = AREAS.parse(JSON.parse(readPackageText("world-countries/countries.json")))
  const rows = lines.flatMap(({ cca2, area }): StarterRow[] => {
    const country = codeOf(cca2)
    // The package writes -1 where it knows no area.
    return country === undefined || area <= 0
      ? []
      : [{ code: "area", country, period: "", value: area }]
  })
  const { licenses } = readNpmPackage("world-countries")
  return {
    source: {
      id: "world-countries",
      publisherId: "world-countries",
      publisher: "World countries database",
      title: "World countries in JSON, CSV, XML and YAML",
      licence: licenses[0]?.type ?? "",
      licenceUrl: licenses[0]?.url ?? null,
      attribution:
        "Contains information from the world countries database by Mohammed Le Doze, made available under the Open Database License (ODbL) 1.0",
      redistribute: "yes",
      url: "https://github.com/mledoze/countries",
    },
    retrieved: FETCHED,
    package: "world-countries",
    file: "countries.json",
    sourceNote: "World countries database, kept by volunteers.",
    indicators: [
      {
        code: "area",
        name: "Country area",
        category: "agriculture",
        unit: "sq. km",
        aggregation: "last",
        isHeadline: true,
        definition: "Area of the country in square kilometres.",
        notes:
          "The database calls it land area; for many countries the figure is the whole area, inland waters included.",
      },
    ],
    holds: "facts",
    rows,
    unresolved,
  }
}

function isPositive(text: string | undefined): boolean {
  return text !== undefined && Number(text) > 0
}
