import { ddf, source, type RawSource } from "./raw-source.ts"
import { longPoints, type Row } from "./raw-tables.ts"

const LEVEL_CONCEPTS = { files: /ddf--concepts\.csv$/, code: "concept", text: "shortdescr" }

const CONCEPTS = { files: /ddf--concepts.*\.csv$/, code: "concept", text: "name" }

const SEXES: Readonly<Record<string, readonly [code: string, text: string]>> = {
  "0": ["", ""],
  "1": [".male", ", men"],
  "2": [".female", ", women"],
}

/** Health and living conditions: WHO, UNAIDS, the Joint Monitoring Programme, ICEH and the Global Data Lab. */
export const HEALTH_SOURCES: readonly RawSource[] = [
  ddf("who-tb", "who:TB.", { place: "country" }),
  source(
    "who-gho",
    {
      files: /^data\/[\w-]+\.csv$/,
      names: { files: /^all_indicators\.csv$/, code: "concept", text: "description" },
    },
    (rows, _, { names }) =>
      longPoints(
        // Rows of a part of the population or of a region of a country belong to other indicators.
        rows.filter(isWholeCountry),
        (row) => [
          {
            publisher: "who:",
            code: row["GHO"] ?? "",
            name: names.get((row["GHO"] ?? "").toLowerCase()),
            place: row["COUNTRY"],
            period: row["YEAR"],
            value: row["Numeric"],
          },
        ],
      ),
  ),
  source(
    "who-gtb",
    {
      files: /^(tb|sty|drroutine|tx|finance|tpt|ltbi|covid)\.csv$/,
      names: { files: /^dic\.csv$/, code: "variable.name", text: "definition" },
      codes: { files: /^dic\.csv$/, code: "variable.name", text: "code.list" },
    },
    (rows, _, { names, codes }) =>
      longPoints(rows, (row) =>
        Object.keys(row)
          .filter(
            (column) =>
              names.has(column) &&
              // The number of an answer is no quantity.
              codes.get(column) === "" &&
              !/^(country|year|iso\w*|g_whoregion)$/.test(column),
          )
          .map((column) => ({
            publisher: "who:TB.",
            code: column,
            name: names.get(column),
            place: row["iso3"],
            period: row["year"],
            value: row[column],
          })),
      ),
  ),
  source(
    "who-violence",
    {
      files: /ddf--datapoints--.*\.csv$/,
      names: { files: /ddf--entities--cause\.csv$/, code: "cause", text: "name" },
      places: { files: /ddf--entities--country\.csv$/, code: "country", text: "name" },
    },
    (rows, file, { names, places }) => {
      const concept = /datapoints--(\w+)--by/.exec(file)?.[1] ?? ""
      return longPoints(rows, (row) => {
        const [sex, people] = SEXES[row["sex"] ?? ""] ?? ["", ""]
        return [
          {
            publisher: "who:VIP.",
            code: `${concept}.${row["cause"] ?? ""}${sex}`,
            name: `${names.get(row["cause"] ?? "") ?? ""}${people}`,
            place: places.get(row["country"] ?? ""),
            period: row["year"],
            value: row[concept],
          },
        ]
      })
    },
  ),
  ddf("unaids-aidsinfo", "unaids:", {
    place: "area",
    places: { files: /ddf--entities--area\.csv$/, code: "area", text: "name" },
  }),
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
  source(
    "gapminder-iceh",
    { files: /ddf--datapoints--\w+--by--country--time[\w-]*\.csv$/, names: CONCEPTS },
    (rows, file, { names }) => {
      const concept = /datapoints--(\w+)--by/.exec(file)?.[1] ?? ""
      return longPoints(rows, (row) => [
        {
          publisher: "iceh:",
          code: `${concept}${wealthPart(row)}`,
          name: names.get(concept),
          place: row["country"],
          period: row["time"],
          value: row[concept],
        },
      ])
    },
  ),
  source(
    "gdl-areadata",
    {
      // Inequality within and between the parts of a whole is always 100 and 0 in this edition.
      files: /ddf--datapoints--(?!tht)\w+--by--\w+--year\.csv$/,
      names: LEVEL_CONCEPTS,
      places: { files: /ddf--entities--level--national\.csv$/, code: "national", text: "iso_code" },
    },
    (rows, file, { names, places }) => {
      const [, concept = "", level = ""] = /datapoints--(\w+)--by--(\w+)--year/.exec(file) ?? []
      return longPoints(rows, (row) => {
        const part = LEVELS.find(([end]) => end.test(row[level] ?? ""))
        return [
          {
            publisher: "global-data-lab:",
            code: `${concept}${part?.[1] ?? ""}`,
            name: names.get(concept),
            place: places.get(`${(row[level] ?? "").slice(0, 3)}t`),
            period: row["year"],
            value: row[concept],
          },
        ]
      })
    },
  ),
]

const LEVELS: readonly (readonly [end: RegExp, part: string])[] = [
  [/tr$/, ".RURAL"],
  [/tu$/, ".URBAN"],
  [/p0$/, ".NONPOOR"],
  [/p1$/, ".POOR"],
  [/w41$/, ".QUARTILE-1"],
  [/w42$/, ".QUARTILE-2"],
  [/w43$/, ".QUARTILE-3"],
  [/w44$/, ".QUARTILE-4"],
]

/** `q1` or `d01` is the poorest part. */
function wealthPart(row: Row): string {
  if (row["quintile"] !== undefined) return `.QUINTILE-${row["quintile"].slice(1)}`
  return row["decile"] === undefined ? "" : `.DECILE-${String(Number(row["decile"].slice(1)))}`
}

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
