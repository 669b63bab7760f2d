import { source, type RawSource } from "./raw-source.ts"
import { longPoints, placeCode, widePoints, type Row } from "./raw-tables.ts"

/** Food, farming, forests and fisheries: FAO, USDA and the World Food Programme. */
export const FOOD_SOURCES: readonly RawSource[] = [
  source("fao-faostat", { files: /FAO_a[gn]_.*\.csv$/, headerAt: /^"?countries/ }, (rows) =>
    widePoints(rows, (row) => ({
      publisher: "fao:",
      code: `${codeIn(row, "item")}.${codeIn(row, "element")}`,
      name: row["item"],
      place: row["countries"],
    })),
  ),
  source(
    "fao-fra",
    {
      files: /^(FRA_Years|Annual).*\.csv$/,
    },
    (rows) =>
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
  source("fao-emissions", { files: /\.csv$/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "fao:",
        code: `${row["Item Code"] ?? ""}.${row["Element Code"] ?? ""}`,
        name: `${row["Item"] ?? ""}, ${row["Element"] ?? ""}`,
        place: row["Area Code (M49)"],
        period: row["Year"],
        value: row["Value"],
      },
    ]),
  ),
  source(
    "fao-aquastat",
    {
      files: /ddf--datapoints--\w+--by--area--year\.csv$/,
      names: { files: /ddf--concepts--continuous\.csv$/, code: "concept", text: "name" },
      codes: { files: /ddf--concepts--continuous\.csv$/, code: "concept", text: "variable_id" },
    },
    (rows, file, { names, codes }) => {
      const concept = /datapoints--(\w+)--by/.exec(file)?.[1] ?? ""
      return longPoints(rows, (row) => [
        {
          publisher: "fao:AQUASTAT.",
          code: codes.get(concept) ?? "",
          name: names.get(concept),
          place: row["area"],
          period: row["year"],
          value: row[concept],
        },
      ])
    },
  ),
  source("fao-temperature", { files: /\.csv$/ }, (rows) =>
    rows.flatMap((row) => {
      const months = Number(row["Months Code"])
      const points = widePoints([row], () => ({
        publisher: "fao:ET.",
        code: `${row["Element Code"] ?? ""}${months > 7012 ? `.${String(months)}` : ""}`,
        name: row["Element"],
        place: row["Area"],
      }))
      if (months > 7012) return points
      const month = String(months - 7000).padStart(2, "0")
      return points.map((point) => ({ ...point, period: `${point.period}-${month}` }))
    }),
  ),
  source(
    "fao-fishstat",
    {
      files: /^Global_production_quantity\.csv$/,
      sampled: false,
      names: { files: /^species\.csv$/, code: "species", text: "species_name" },
    },
    (rows, _, { names }) => summedCatches(rows, names),
  ),
  source(
    "fao-gcamfaostat",
    { files: /^GCAMFAOSTAT_.*\.csv$/, headerAt: /^(area|item)_code,/ },
    (rows) =>
      widePoints(rows, (row) => ({
        publisher: "jgcri:",
        code: `${row["item_code"] ?? ""}.${row["element_code"] ?? row["element"] ?? ""}`,
        name: `${row["item"] ?? ""}, ${row["element"] ?? ""}`,
        place: row["area"],
      })),
  ),
  source("usda-psd", { files: /\.csv$/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "usda:",
        code: `${row["Commodity_Code"] ?? ""}.${row["Attribute_ID"] ?? ""}`,
        name: `${row["Commodity_Description"] ?? ""}: ${row["Attribute_Description"] ?? ""}`,
        place: row["Country_Name"],
        period: row["Market_Year"],
        value: row["Value"],
      },
    ]),
  ),
  ...["hdx-wfp", "hdx-wfp-gha-uga"].map((folder) =>
    source(folder, { files: /wfp_food_prices_\w+\.csv/ }, (rows, file) =>
      longPoints(rows, (row) => [
        {
          publisher: "wfp:",
          // Uganda's older layout has no numbers: names stand for them.
          code: [
            row["commodity_id"] ?? row["commodity"],
            row["unit"],
            row["pricetype"],
            row["market_id"] ?? `uga ${row["market"] ?? ""}`,
          ].join("."),
          name: `${row["commodity"] ?? ""}, ${row["pricetype"] ?? ""} price per ${row["unit"] ?? ""}, ${row["market"] ?? ""}`,
          place: /prices_(\w{3})/.exec(file)?.[1],
          period: row["priceflag"] === "forecast" ? "" : (row["date"] ?? "").slice(0, 7),
          value: row["price"],
        },
      ]),
    ),
  ),
]

/** The code beside an item or element, under heads that differ between the extracts. */
function codeIn(row: Row, of: string): string {
  return row[`${of} codes`] ?? row[`${of}.codes`] ?? row[`${of}.codes.x`] ?? ""
}

const SUMS = 150

/** A country's catch of a species in a year is spread over rows by fishing area. */
function summedCatches(rows: readonly Row[], names: ReadonlyMap<string, string>) {
  const key = (row: Row) =>
    ["COUNTRY.UN_CODE", "SPECIES.ALPHA_3_CODE", "PRODUCTION_SOURCE_DET.CODE", "PERIOD"]
      .map((column) => row[column])
      .join(" ")
  const step = Math.max(1, Math.floor(rows.length / SUMS))
  const wanted = new Set(rows.filter((_, k) => k % step === 0).map(key))
  const sums = new Map<string, number>()
  for (const row of rows) {
    const at = key(row)
    if (wanted.has(at)) sums.set(at, (sums.get(at) ?? 0) + Number(row["VALUE"]))
  }
  return [...sums].flatMap(([at, value]) => {
    const [area = "", species = "", from = "", period = ""] = at.split(" ")
    const place = placeCode(area)
    if (place === undefined) return []
    const name = names.get(species.toLowerCase())
    return [{ publisher: "fao:FISH.", code: `${species}.${from}`, name, place, period, value }]
  })
}
