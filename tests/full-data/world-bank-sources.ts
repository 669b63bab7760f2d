import { ddf, source, workbook, type RawSource } from "./raw-source.ts"
import { longPoints, widePoints, type LongCell, type Row, statedPoints } from "./raw-tables.ts"
import type { RawSheet } from "./read-xlsx.ts"

const PUBLISHER = "world-bank:"

const wideRow = (row: Row) => ({
  publisher: PUBLISHER,
  code: row["Indicator Code"] ?? "",
  name: row["Indicator Name"],
  place: row["Country Code"],
})

/** The World Bank's files. */
export const WORLD_BANK_SOURCES: readonly RawSource[] = [
  source("wb-wdi-headline", { files: /^WDICSV\.csv$/ }, (rows) => widePoints(rows, wideRow)),
  ...["wb-wdi-topic", "wb-wdi-country"].map((folder) =>
    source(folder, { files: /^API_.*\.csv$/, headerAt: /^"?Country Name/ }, (rows) =>
      widePoints(rows, wideRow),
    ),
  ),
  source("wb-wdi-indicators", { files: /^indicators\/.*\/data\.csv$/ }, (rows, name) =>
    longPoints(rows, (row) => [
      {
        publisher: PUBLISHER,
        code: (name.split("/")[1] ?? "").toUpperCase(),
        place: row["Country Code"],
        period: row["Year"],
        value: row["Value"],
      },
    ]),
  ),
  source(
    "wb-databank",
    {
      files: /_Data\.csv$/,
      // The table has no codes: they stand in the list of series.
      names: { files: /Series - Metadata\.csv$/, code: "Indicator Name", text: "Code" },
    },
    (rows, _, { names }) =>
      widePoints(rows, (row) => ({
        publisher: PUBLISHER,
        code: names.get((row["Series Name"] ?? "").toLowerCase()) ?? "",
        name: row["Series Name"],
        place: row["Country Name"],
      })),
  ),
  ddf("wb-edstats", PUBLISHER, { place: "country" }),
  source("wb-wwbi", { files: /^WWBIData\.csv$/ }, (rows) => widePoints(rows, wideRow)),
  source("wb-inflation", { files: /^[A-Z].*(monthly|annual)\.csv$/ }, (rows, name) =>
    widePoints(
      rows.filter(() => !name.startsWith("Aggregate")),
      (row) => ({
        publisher: `${PUBLISHER}INFLATION.`,
        code: inflationCode(name),
        name: row["Series Name"],
        place: row["Country Code"],
      }),
    ),
  ),
  workbook("wb-gem", /\.xlsx$/, (sheets, file) => {
    const name = file.replace(/\.xlsx$/, "")
    const code = GEM_CODES[name]
    return code === undefined
      ? []
      : [...sheets.values()].flatMap((sheet) => gemPoints(sheet, { code, name }))
  }),
  workbook("wb-wgi", /\.xlsx$/, (sheets) =>
    [...sheets.values()].flatMap((sheet) => longPoints(tableRows(sheet), governanceCells)),
  ),
  workbook("wb-commodities", /\.xlsx$/, (sheets) => [
    ...commodityPoints(sheets.get("Monthly Prices") ?? [], 4, 6),
    ...commodityPoints(sheets.get("Monthly Indices") ?? [], 8, 9),
  ]),
  workbook("wb-doing-business", /\.xlsx$/, (sheets) =>
    businessPoints(sheets.get("All Data") ?? []),
  ),
  source("wb-pip", { files: /poverty_(cons|inc)_only\.csv$/ }, (rows) =>
    longPoints(
      rows.filter((row) => row["reporting_level"] === "national"),
      (row) =>
        Object.keys(row)
          .slice(4)
          // What the survey is and was set against, and the ends of a stack, which repeat other columns.
          .filter(
            (column) =>
              !/^(reporting_|survey_|ppp$|cpi$)|_stacked_(below_100|below_40_median|above_4000)$/.test(
                column,
              ),
          )
          .map((column) => ({
            publisher: `${PUBLISHER}PIP.`,
            code: `${column}.${row["welfare_type"] ?? ""}`,
            place: row["Entity"],
            period: row["Year"],
            value: row[column],
          })),
    ),
  ),
  source("wb-rise-spi", { files: /^(rise_all|spi_index).*\.csv$/ }, (rows) =>
    longPoints(rows, (row) =>
      Object.keys(row)
        .filter((column) => /^(RISE_[A-Z]+(_\d+){0,2}$|SPI\.)/.test(column))
        .map((column) => ({
          publisher: PUBLISHER,
          code: column,
          place: row["iso3c"],
          period: row["Year"] ?? row["date"],
          value: row[column] === NOT_SCORED ? "" : row[column],
        })),
    ),
  ),
]

/** What the Statistical Performance Indicators write where there is no score. */
const NOT_SCORED = "-99"

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

/** The Global Economic Monitor's own codes, which its workbooks do not bear. */
const GEM_CODES: Readonly<Record<string, string>> = {
  "CPI Price, % y-o-y, nominal, seas. adj.": "CPTOTSAXNZGY",
  "CPI Price, nominal, not seas. adj.": "CPTOTNSXN",
  "CPI Price, nominal, seas. adj.": "CPTOTSAXN",
  "Core CPI, not seas. adj.": "CORENS",
  "Core CPI, seas. adj.": "CORESA",
  "Exports Merchandise, Customs, current US$, millions, seas. adj.": "DXGSRMRCHSACD",
  "Imports Merchandise, Customs, current US$, millions, seas. adj.": "DMGSRMRCHSACD",
  "GDP at market prices, constant 2010 LCU, millions, seas. adj.": "NYGDPMKTPSAKN",
  "Industrial Production, constant 2010 US$, seas. adj.": "IPTOTSAKD",
  "Nominal Effective Exchange Rate": "NEER",
  "Real Effective Exchange Rate": "REER",
  "Official exchange rate, LCU per USD, period average": "DPANUSLCU",
  "Retail Sales Volume Index, seas. adj.": "RETSALESSA",
  "Stock Markets, US$": "DSTKMKTXD",
  "Terms of Trade": "TOT",
  "Total Reserves": "TOTRESV",
  "Unemployment Rate, seas. adj.": "UNEMPSA_",
}

/** Periods down, countries across. */
function gemPoints(
  [header = [], ...rows]: RawSheet,
  { code, name }: { code: string; name: string },
) {
  return statedPoints(
    rows.flatMap((row) =>
      // The year of the download is not over and is left out.
      header
        .filter(() => row[0] !== "2024" && row[0] !== "2025")
        .map((place, k) => ({
          publisher: PUBLISHER,
          code,
          name,
          place,
          period: row[0],
          value: row[k],
        })),
    ),
  )
}

const DIMENSIONS: Readonly<Record<string, string>> = {
  cc: "Control of Corruption",
  ge: "Government Effectiveness",
  pv: "Political Stability and Absence of Violence/Terrorism",
  rl: "Rule of Law",
  rq: "Regulatory Quality",
  va: "Voice and Accountability",
}

const MEASURES = [
  ["estimate", "EST", "Estimate"],
  ["stddev", "STD.ERR", "Standard Error"],
  ["nsource", "NO.SRC", "Number of Sources"],
  ["pctrank", "PER.RNK", "Percentile Rank"],
  ["pctranklower", "PER.RNK.LOWER", "Percentile Rank, Lower Bound"],
  ["pctrankupper", "PER.RNK.UPPER", "Percentile Rank, Upper Bound"],
] as const

function governanceCells(row: Row): LongCell[] {
  const dimension = row["indicator"] ?? ""
  return MEASURES.map(([column, code, label]) => ({
    publisher: PUBLISHER,
    code: `${dimension}.${code}`,
    name: `${DIMENSIONS[dimension] ?? ""}: ${label}`,
    place: row["countryname"],
    period: row["year"],
    value: row[column],
  }))
}

/** A sheet's rows as objects by the header in its first row. */
function tableRows([header = [], ...rows]: RawSheet): Row[] {
  return rows.map((row) => Object.fromEntries(header.map((name, k) => [name ?? "", row[k] ?? ""])))
}

/** Months down, commodities across; prices of the whole world. */
function commodityPoints(sheet: RawSheet, namesAt: number, codesAt: number) {
  const codes = sheet[codesAt] ?? []
  return sheet.slice(codesAt + 1).flatMap((row) =>
    codes.flatMap((code, k) => {
      const month = /^(\d{4})M(\d\d)$/.exec(row[0] ?? "")
      const value = Number(row[k])
      if (code === undefined || !month || !Number.isFinite(value)) return []
      const period = `${month[1] ?? ""}-${month[2] ?? ""}`
      return [
        {
          publisher: `${PUBLISHER}CMO.`,
          code,
          name: sheet[namesAt]?.[k],
          place: "WLD",
          period,
          value,
        },
      ]
    }),
  )
}

/** Topics stand in the first row above the labels of the second, once for all their columns. */
function businessPoints([topics = [], labels = [], ...rows]: RawSheet) {
  let topic = ""
  const columns = labels.map((label = "", k) => {
    topic = topics[k] ?? topic
    return { topic: topic.trim(), label: label.replace(/\s+/g, " ").trim() }
  })
  return statedPoints(
    rows
      // A city is named behind its country, also where the row has the code of the country.
      .flatMap((row) =>
        columns.slice(5).map((column, k) => ({
          publisher: `${PUBLISHER}DB.`,
          code: `${column.topic}.${column.label}`,
          name: `${column.topic}: ${column.label}`,
          place: row[1],
          period: row[4],
          value: row[k + 5],
        })),
      ),
  )
}
