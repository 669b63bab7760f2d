import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { readArchive, readText } from "./read-archive.ts"
import {
  longPoints,
  pick,
  sampleRows,
  widePoints,
  type Random,
  type RawPoint,
  type Row,
} from "./raw-tables.ts"

/** A folder of staged files and a reader of its own few lines that draws random values from it. */
export type RawSource = {
  folder: string
  sample(folder: string, random: Random): Promise<RawPoint[]>
}

const MOST_FILES = 25

/** Tables of the archives of a folder whose names fit, some 25 of them at random. */
async function texts(
  folder: string,
  fits: RegExp,
  random: Random,
): Promise<{ name: string; text: string }[]> {
  const found: { name: string; text: () => Promise<string> }[] = []
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    if (file.endsWith(".zip")) {
      const archive = await readArchive(path)
      for (const name of archive.names)
        if (fits.test(name)) found.push({ name, text: () => archive.text(name) })
    } else if (fits.test(file)) found.push({ name: file, text: () => readText(path) })
  }
  const picked = pick(found, MOST_FILES, random)
  return Promise.all(picked.map(async ({ name, text }) => ({ name, text: await text() })))
}

type TableForm = { files: RegExp; delimiter?: string; headerAt?: RegExp }

function source(
  folder: string,
  form: TableForm,
  points: (rows: Row[], name: string) => RawPoint[],
): RawSource {
  const { files, ...table } = form
  return {
    folder,
    sample: async (path, random) =>
      (await texts(path, files, random)).flatMap(({ name, text }) =>
        points(sampleRows({ text, ...table }, random), name),
      ),
  }
}

/** What the parts of the Polity index write where there is no value. */
const MISSING_CODES = new Set(["-66", "-77", "-88", "-66.0", "-77.0", "-88.0"])

/** A package of DDF files with one value a place and year: the concept stands in the file's name and heads its column. */
function ddf(
  folder: string,
  publisher: string,
  place: string,
  code = (concept: string) => concept,
) {
  const files = new RegExp(
    `ddf--datapoints--\\w+--by--(?:${place}--(?:year|time)|year--${place})\\.csv$`,
  )
  return source(folder, { files }, (rows, name) => {
    const concept = /datapoints--(\w+)--by/.exec(name)?.[1] ?? ""
    const stated = rows.filter((row) => !MISSING_CODES.has(row[concept] ?? ""))
    return longPoints(stated, (row) => [
      {
        publisher,
        code: code(concept),
        place: row[place],
        period: row["year"] ?? row["time"],
        value: row[concept],
      },
    ])
  })
}

const WORLD_BANK = "world-bank:"

const worldBankRow = (row: Row) => ({
  publisher: WORLD_BANK,
  code: row["Indicator Code"] ?? "",
  place: row["Country Code"],
})

/** Every staged source that can be read in a few lines here. */
export const RAW_SOURCES: readonly RawSource[] = [
  source("wb-wdi-headline", { files: /^WDICSV\.csv$/ }, (rows) => widePoints(rows, worldBankRow)),
  ...["wb-wdi-topic", "wb-wdi-country"].map((folder) =>
    source(folder, { files: /^API_.*\.csv$/, headerAt: /^"?Country Name/ }, (rows) =>
      widePoints(rows, worldBankRow),
    ),
  ),
  source("wb-wdi-indicators", { files: /^indicators\/.*\/data\.csv$/ }, (rows, name) =>
    longPoints(rows, (row) => [
      {
        publisher: WORLD_BANK,
        code: (name.split("/")[1] ?? "").toUpperCase(),
        place: row["Country Code"],
        period: row["Year"],
        value: row["Value"],
      },
    ]),
  ),
  ddf("wb-edstats", WORLD_BANK, "country"),
  ddf("clio-infra", "clio-infra:", "country"),
  ddf("pwt", "ggdc:", "country"),
  ddf("gapminder-sg", "gapminder:", "geo"),
  ddf("uis-stats", "unesco-uis:", "location"),
  ddf("who-tb", "who:TB.", "country"),
  ddf("wri-cait", "wri:", "country"),
  ddf("unesco-education", "unesco-uis:", "country"),
  ddf("gapminder-world", "gapminder:", "geo"),
  source(
    "un-sdg",
    { files: /ddf--datapoints--\w+--by--geo_area--nature--units--year\.csv$/ },
    (rows, name) => {
      const concept = /datapoints--(\w+)--by/.exec(name)?.[1] ?? ""
      return longPoints(rows, (row) => [
        {
          publisher: "un:",
          code: concept,
          place: row["geo_area"],
          period: row["year"],
          value: row[concept],
        },
      ])
    },
  ),
  source("who-gho", { files: /^data\/[\w-]+\.csv$/ }, (rows) =>
    longPoints(
      // Rows of a part of the population or of a region of a country belong to other indicators.
      rows.filter(isWholeCountry),
      (row) => [
        {
          publisher: "who:",
          code: row["GHO"] ?? "",
          place: row["COUNTRY"],
          period: row["YEAR"],
          value: row["Numeric"],
        },
      ],
    ),
  ),
  source("owid-datasets", { files: /^datasets\/.*\.csv$/ }, owidPoints),
  source("owid-datasets-2", { files: /^datasets\/.*\.csv$/ }, owidPoints),
  source("imf-weo", { files: /\.csv\.gz$/ }, (rows) =>
    widePoints(
      rows.filter((row) => row["FREQUENCY"] === "Annual"),
      (row) => {
        const [place, code = ""] = (row["SERIES_CODE"] ?? "").split(".")
        return { publisher: "imf:", code, place }
      },
    ),
  ),
  source("imf-gfs", { files: /\.csv$/ }, (rows) =>
    widePoints(
      rows.filter((row) => row["SCALE"] === "Units"),
      (row) => {
        const [place, ...code] = (row["SERIES_CODE"] ?? "").split(".")
        return { publisher: "imf:", code: code.slice(0, -1).join("."), place }
      },
    ),
  ),
  source("edgar-emissions", { files: /^EDGAR_.*\.csv$/, headerAt: /^IPCC-Annex/ }, (rows, name) =>
    widePoints(rows, (row) => ({
      publisher: "jrc:",
      code: `${/EDGAR_(\w+)\.csv/.exec(name)?.[1] ?? ""}.${row["IPCC"] ?? ""}`,
      place: row["ISO_A3"],
    })),
  ),
  source("fao-faostat", { files: /FAO_a[gn]_.*\.csv$/, headerAt: /^"?countries/ }, (rows) =>
    widePoints(rows, (row) => ({
      publisher: "fao:",
      code: `${row["item.codes"] ?? ""}.${row["element.codes"] ?? ""}`,
      place: row["countries"],
    })),
  ),
  source("fao-fra", { files: /^(FRA_Years|Annual).*\.csv$/ }, (rows) =>
    longPoints(rows, (row) =>
      Object.keys(row)
        .filter((name) => /^\d[a-z]_/.test(name))
        .map((name) => ({
          publisher: "fao:FRA.",
          code: name,
          place: row["iso3"],
          period: row["year"],
          value: row[name],
        })),
    ),
  ),
  source("jmp-wash", { files: /^jmp_wld_(water|sanitation|hygiene)\.csv$/ }, (rows) =>
    longPoints(rows, (row) =>
      Object.keys(row)
        .filter((name) => /^(wat|san|hyg)_.*_[nur]$/.test(name))
        .map((name) => ({
          publisher: "who-unicef-jmp:",
          code: name,
          place: row["iso3"],
          period: row["year"],
          value: row[name],
        })),
    ),
  ),
  ...["undp-hdr", "undp-hdr25"].map((folder) =>
    source(folder, { files: /time.series.*\.csv$/i }, (rows) =>
      longPoints(rows, (row) =>
        Object.keys(row).flatMap((column) => {
          const match = /^(\w+?)_(\d{4})$/.exec(column)
          if (!match) return []
          const [, code = "", period] = match
          return [{ publisher: "undp:", code, place: row["iso3"], period, value: row[column] }]
        }),
      ),
    ),
  ),
  source("usda-psd", { files: /\.csv$/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "usda:",
        code: `${row["Commodity_Code"] ?? ""}.${row["Attribute_ID"] ?? ""}`,
        place: row["Country_Name"],
        period: row["Market_Year"],
        value: row["Value"],
      },
    ]),
  ),
  source("wb-inflation", { files: /^[A-Z].*(monthly|annual)\.csv$/ }, (rows, name) =>
    widePoints(
      rows.filter(() => !name.startsWith("Aggregate")),
      (row) => ({
        publisher: "world-bank:INFLATION.",
        code: inflationCode(name),
        place: row["Country Code"],
      }),
    ),
  ),
  source("bis-spp", { files: /WS_SPP_csv_col\.csv$/ }, (rows) =>
    widePoints(rows, (row) => ({
      publisher: "bis:WS_SPP.",
      code: `${row["VALUE"] ?? ""}.${row["UNIT_MEASURE"] ?? ""}`,
      place: row["REF_AREA"],
    })),
  ),
  source("bis-cbpol", { files: /WS_CBPOL_csv_col\.csv$/ }, (rows) =>
    widePoints(
      rows.filter((row) => row["FREQ"] === "M"),
      (row) => ({ publisher: "bis:", code: "WS_CBPOL", place: row["REF_AREA"] }),
    ),
  ),
  source("wb-wwbi", { files: /^WWBIData\.csv$/ }, (rows) => widePoints(rows, worldBankRow)),
  source(
    "nd-gain",
    { files: /^resources\/indicators\/id_\w+\/(raw|score)\.csv$/ },
    (rows, name) => {
      const [, , indicator = "", form = ""] = name.replace(".csv", "").split("/")
      return widePoints(rows, (row) => ({
        publisher: "nd-gain:",
        code: `${indicator}.${form}`,
        place: row["ISO3"],
      }))
    },
  ),
  source("fao-emissions", { files: /\.csv$/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "fao:",
        code: `${row["Item Code"] ?? ""}.${row["Element Code"] ?? ""}`,
        place: row["Area Code (M49)"],
        period: row["Year"],
        value: row["Value"],
      },
    ]),
  ),
  source("bis-stats", { files: /^WS_TC_csv_col\.csv$/ }, (rows) =>
    widePoints(rows, (row) => ({
      publisher: "bis:WS_TC.",
      code: `${row["TC_BORROWERS"] ?? ""}.${row["TC_LENDERS"] ?? ""}`,
      place: row["BORROWERS_CTY"],
    })),
  ),
  source(
    "un-wpp2024",
    { files: /^data-raw\/(tfr|e0B|e0F|e0M|cdr|cbr|migration)\.txt$/, delimiter: "\t" },
    (rows, name) =>
      widePoints(rows, (row) => ({
        publisher: "un:WPP.",
        code: /(\w+)\.txt/.exec(name)?.[1] ?? "",
        place: row["country_code"],
      })),
  ),
  source("un-syb", { files: /^SYB\d+_.*\.csv$/, headerAt: /^Region/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "un:",
        code: row["Series"] ?? "",
        place: row["Region/Country/Area"],
        period: row["Year"],
        value: row["Value"],
      },
    ]),
  ),
  source("ilo-une", { files: /pivot\.csv$/ }, (rows) =>
    longPoints(rows, (row) =>
      Object.keys(row)
        .slice(3)
        .map((name) => ({
          publisher: "ilo:",
          code: "UNE_DEAP_SEX_AGE_RT",
          place: name,
          period: row["Quarter"],
          value: row[name],
        })),
    ),
  ),
]

/** GHO's rows of a whole country, of both sexes and of no other part. */
function isWholeCountry(row: Row): boolean {
  const known = new Set([
    "GHO",
    "PUBLISHSTATE",
    "YEAR",
    "REGION",
    "WORLDBANKINCOMEGROUP",
    "COUNTRY",
  ])
  const measured = new Set(["Display Value", "Numeric", "Low", "High", "Comments"])
  return Object.entries(row).every(
    ([name, text]) => known.has(name) || measured.has(name) || text === "" || text === "BTSX",
  )
}

function owidPoints(rows: readonly Row[]): RawPoint[] {
  return longPoints(rows, (row) =>
    Object.keys(row)
      .slice(2)
      .map((name) => ({
        publisher: "our-world-in-data:",
        code: `*.${name}`,
        place: row["Entity"],
        period: row["Year"],
        value: row[name],
      })),
  )
}

function inflationCode(name: string): string {
  const subject = (
    [
      [/^Headline/, "HCPI"],
      [/^Food/, "FCPI"],
      [/^Energy/, "ECPI"],
      [/^Official core/, "CCPI"],
      [/^Producer/, "PPI"],
      [/^GDP deflator/, "DEF"],
    ] as const
  ).find(([start]) => start.test(name))
  return `${subject?.[1] ?? ""}.${/annual/.test(name) ? "RATE" : "INDEX"}`
}
