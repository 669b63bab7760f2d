import { ddf, documents, source, workbook, type RawSource } from "./raw-source.ts"
import {
  longPoints,
  widePoints,
  type LongCell,
  type RawPoint,
  type Row,
  statedPoints,
} from "./raw-tables.ts"
import type { RawSheet } from "./read-xlsx.ts"

/** The United Nations and their programmes, the ILO and UN Tourism. */
export const UNITED_NATIONS_SOURCES: readonly RawSource[] = [
  source(
    "un-sdg",
    {
      files: /ddf--datapoints--\w+--by--geo_area--nature--units--year\.csv$/,
      names: { files: /ddf--concepts--cont.*\.csv$/, code: "concept", text: "description" },
    },
    (rows, name, { names }) => {
      const concept = /datapoints--(\w+)--by/.exec(name)?.[1] ?? ""
      return longPoints(rows, (row) => [
        {
          publisher: "un:",
          code: concept,
          name: names.get(concept.toLowerCase()),
          place: row["geo_area"],
          period: row["year"],
          value: row[concept],
        },
      ])
    },
  ),
  source("un-syb", { files: /^SYB\d+_.*\.csv$/, headerAt: /^Region/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "un:",
        code: row["Series"] ?? "",
        name: row["Series"],
        place: row["Region/Country/Area"],
        period: row["Year"],
        value: row["Value"],
      },
    ]),
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
  source("un-wpp2019-age", { files: /^data\/pop[MF]\.txt$/, delimiter: "\t" }, (rows, name) =>
    widePoints(rows, (row) => ({
      publisher: "un:WPP.",
      code: `${/(\w+)\.txt/.exec(name)?.[1] ?? ""}.${row["age"] ?? ""}`,
      name: `${name.includes("popM") ? "Male" : "Female"} population aged ${row["age"] ?? ""}`,
      place: row["country_code"],
    })),
  ),
  ddf("uis-stats", "unesco-uis:", { place: "location" }),
  ddf("unesco-education", "unesco-uis:", { place: "country" }),
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
  documents("undp-aad", /^indicatorData\/.*\.json$/, (document, name) =>
    countryPoints(document as AadDocument, name),
  ),
  source("unctadstat", { files: /^US_.*\.csv$/ }, (rows, name) => {
    const table = /US_(.*?)(?:_\d+)?\.csv/.exec(name)?.[1] ?? ""
    return longPoints(
      rows.filter((row) => row["Economy Label"] !== undefined),
      (row) => tradeCells(row, table),
    )
  }),
  source(
    "unhcr-refugees",
    { files: /^(population|solutions|idmc|unrwa)\.csv$/, sampled: false },
    (rows, file) => [
      ...peopleSums(rows, { by: "coa_iso", part: ".asylum", file }),
      ...peopleSums(rows, { by: "coo_iso", part: ".origin", file }),
    ],
  ),
  source(
    "unfccc-ghg",
    { files: /Annual_Net_emissions_removals_in_kt\.csv$/, headerAt: /^ ,Year,/ },
    (rows, file) =>
      widePoints(rows.map(lastInventoryYear), (row) => ({
        publisher: "unfccc:",
        code: `${file.split("_")[0] ?? ""}.${categoryNumber(row["Year"])}`,
        name: row["Year"]?.replace(/^[\d.a-z]+ /i, ""),
        place: row[""],
      })),
  ),
  workbook("unwto", /\.xlsx$/, (sheets) => [...sheets.values()].flatMap(arrivals)),
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
  source(
    "ilo-eapep",
    {
      files: /ddf--datapoints--.*\.csv$/,
    },
    (rows, file) => {
      const concept = /datapoints--(\w+)--by/.exec(file)?.[1] ?? ""
      const [code = "", name = ""] = LABOUR_FORCE[concept] ?? []
      return longPoints(rows, (row) => [
        {
          publisher: "ilo:",
          code: `${code}${agePart(row["age_group"])}`,
          name,
          place: row["country"],
          period: row["year"],
          value: row[concept],
        },
      ])
    },
  ),
  source("ilo-earnings", { files: /^EAR_4MTH.*\.csv$/ }, (rows) =>
    longPoints(
      rows.filter((row) => row["classif2.label"] === "Currency: 2021 PPP $"),
      (row) => [
        {
          publisher: "ilo:",
          code: `EAR_4MTH_SEX_GEO_CUR_NB${SEX_PARTS[row["sex.label"] ?? ""] ?? ""}${areaPart(row)}.2021-PPP`,
          name: "Average monthly earnings of employees",
          place: row["ref_area.label"],
          period: row["time"],
          value: row["obs_value"],
        },
      ],
    ),
  ),
]

type AadDocument = {
  indicator: string
  countryData: { "Alpha-3 code": string; data: { year: number; value: number }[] }[]
}

function countryPoints({ indicator, countryData }: AadDocument, file: string): RawPoint[] {
  const code = /([^/]+)\.json$/.exec(file)?.[1] ?? ""
  return statedPoints(
    countryData.flatMap((country) =>
      country.data.map(({ year, value }) => ({
        publisher: "undp:AAD.",
        code,
        name: indicator,
        place: country["Alpha-3 code"],
        period: String(year),
        value: String(value),
      })),
    ),
  )
}

/** What the ends of UNCTAD's ids stand for in the heads of its columns. */
const TRADE_MEASURES: readonly (readonly [column: RegExp, code: string])[] = [
  [/^US.* at current prices in millions$/, "CURRENT-USD"],
  [/^US.* at current prices per capita$/, "CURRENT-USD-PER-CAPITA"],
  [/^US.* at constant prices \(2015\) in millions$/, "CONSTANT-2015-USD"],
  [/^US.* at constant prices \(2015\) per capita$/, "CONSTANT-2015-USD-PER-CAPITA"],
  [/^Percentage of total world$/, "WORLD-SHARE"],
  [/^Percentage of Gross Domestic Product$/, "GDP-SHARE"],
  [/^Percentage of Gross Fixed Capital Formation$/, "CAPITAL-FORMATION-SHARE"],
  [/^Percentage of total trade/, "TRADE-SHARE"],
  [/^Percentage of Domestic Value Added$/, "VALUE-ADDED-SHARE"],
  [/^Number of products$/, "PRODUCTS"],
  [/oncentration index$/i, "CONCENTRATION"],
  [/^Diversification Index$/, "DIVERSIFICATION"],
  [/^TEU/, "TEU"],
  [/^Growth rate, year-on-year$/, "ANNUAL-GROWTH"],
  [/^Growth rate \(over previous period\)$/, "GROWTH"],
  [/^Growth rate \(over previous period\), seasonally adjusted$/, "GROWTH-ADJUSTED"],
  [/^Volume Index \(/, "VOLUME"],
  [/^Volume Index, seasonally adjusted/, "VOLUME-ADJUSTED"],
  [/^(Index|Productive Capacities Index)/, "INDEX"],
  [/^Ranking/, "RANK"],
]

/** Labels of a row's dimensions, then one cell a measure. */
function tradeCells(row: Row, table: string): LongCell[] {
  const parts = Object.keys(row)
    .filter((column) => / Label$/.test(column) && !/^(Economy|Quarter|Period) /.test(column))
    .map((column) => row[column] ?? "")
  return TRADE_MEASURES.flatMap(([form, code]) => {
    const column = Object.keys(row).find(
      (name) =>
        form.test(name) && !/ (Label|Footnote|Missing value)$/.test(name) && name !== "Index",
    )
    return column === undefined
      ? []
      : [
          {
            publisher: "unctad:",
            code: [table, ...parts, code].join("."),
            name: parts.join(", "),
            place: row["Economy"],
            period: row["Year"] ?? row["Quarter"],
            value: row[column],
          },
        ]
  })
}

const LABELS = new Set(["year", "coo_name", "coo", "coo_iso", "coa_name", "coa", "coa_iso"])

/** Measures whose figures are told apart by asylum and origin; others are the country's where the people are. */
const PAIRED = new Set([
  "refugees",
  "asylum_seekers",
  "returned_refugees",
  "ooc",
  "oip",
  "resettlement",
  "naturalisation",
])

/** Rows are pairs of countries: a country's figure is their sum. */
function peopleSums(
  rows: readonly Row[],
  { by, part, file }: { by: string; part: string; file: string },
): RawPoint[] {
  const sums = new Map<string, number>()
  for (const row of rows)
    for (const [column, text] of Object.entries(row)) {
      if (LABELS.has(column) || text === "") continue
      const measure = column === "total" ? file.replace(".csv", "") : column
      if (!PAIRED.has(measure) && part === ".origin") continue
      const code = PAIRED.has(measure) ? `${measure}${part}` : measure
      const key = `${code} ${row[by] ?? ""} ${row["year"] ?? ""}`
      sums.set(key, (sums.get(key) ?? 0) + Number(text))
    }
  return statedPoints(
    // The table has 0 for every kind of people that a pair's row does not count.
    [...sums]
      .filter(([, value]) => value > 0)
      .map(([key, value]) => {
        const [code = "", place, period] = key.split(" ")
        return { publisher: "unhcr:", code, place, period, value: String(value) }
      }),
  )
}

/** The number of a category (`1.A.1  Energy Industries`), or its text where it has none. */
function categoryNumber(category = ""): string {
  return /^(\d+(?:\.\w+)*)\.? /.exec(category)?.[1] ?? category.normalize("NFKC")
}

function lastInventoryYear(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, text]) => [/\((\d{4})\)$/.exec(name)?.[1] ?? name, text]),
  )
}

/** A row of a country in capitals, then one row a kind of visitor; years follow the series from column L. */
function arrivals(sheet: RawSheet): RawPoint[] {
  const header = sheet.find((row) => row[0] === "C.") ?? []
  let place: string | undefined
  return statedPoints(
    sheet.flatMap((row) => {
      if (row[1] === "0") place = row[3]
      if (!/^1\.\d$/.test(row[1] ?? "")) return []
      return header.slice(11).map((period, k) => ({
        publisher: "un-tourism:",
        code: row[1] ?? "",
        name: row[5] ?? row[6] ?? row[7],
        place,
        period,
        value: row[k + 11],
      }))
    }),
  )
}

const LABOUR_FORCE: Readonly<Record<string, readonly [code: string, name: string]>> = {
  mpr: ["EAP_RATE.MALE", "Participation rate, men"],
  fpr: ["EAP_RATE.FEMALE", "Participation rate, women"],
  mfpr: ["EAP_RATE", "Participation rate"],
  mflf: ["EAP", "Labour force"],
}

function agePart(group = ""): string {
  if (group === "total_15") return ""
  return group === "65" ? ".65PLUS" : `.${group}`
}

const SEX_PARTS: Readonly<Record<string, string>> = {
  Male: ".MALE",
  Female: ".FEMALE",
  Other: ".OTHER-SEX",
}

function areaPart(row: Row): string {
  const area = /: (Rural|Urban)$/.exec(row["classif1.label"] ?? "")?.[1]
  return area === undefined ? "" : `.${area}`
}
