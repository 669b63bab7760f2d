import { ddf, source, type RawSource } from "./raw-source.ts"
import { longPoints, widePoints, type RawPoint, type Row } from "./raw-tables.ts"

/** Compilations and researchers: Our World in Data, Gapminder, and those of emissions, climate and long series. */
export const OTHER_SOURCES: readonly RawSource[] = [
  source("owid-datasets", { files: /^datasets\/.*\.csv$/ }, owidPoints),
  source("owid-datasets-2", { files: /^datasets\/.*\.csv$/ }, owidPoints),
  ddf("gapminder-sg", "gapminder:", { place: "geo" }),
  ddf("gapminder-world", "gapminder:", { place: "geo" }),
  ddf("clio-infra", "clio-infra:", { place: "country" }),
  ddf("pwt", "ggdc:", { place: "country" }),
  ddf("wri-cait", "wri:", { place: "country" }),
  source("edgar-emissions", { files: /^EDGAR_.*\.csv$/, headerAt: /^IPCC-Annex/ }, (rows, name) =>
    widePoints(rows, (row) => ({
      publisher: "jrc:",
      code: `${/EDGAR_(\w+)\.csv/.exec(name)?.[1] ?? ""}.${row["IPCC"] ?? ""}`,
      name: row["IPCC_description"],
      place: row["ISO_A3"],
    })),
  ),
  source(
    "emep-ceip",
    {
      files: /^EMEP_NFR.*\.txt$/,
      delimiter: ";",
      header: "place;year;sector;pollutant;unit;value",
    },
    (rows) =>
      longPoints(rows, (row) => [
        {
          publisher: "emep-ceip:",
          code: `${row["pollutant"] ?? ""}.${row["sector"] ?? ""}`,
          place: row["place"],
          period: row["year"],
          value: row["value"],
        },
      ]),
  ),
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
  source("wcde-education", { files: /^past_epop\.csv$/ }, (rows) =>
    longPoints(rows, (row) => [
      {
        publisher: "wittgenstein-centre:EPOP.",
        code: `${row["education"] ?? ""}.${row["sex"] ?? ""}.${row["age"] ?? ""}`,
        name: `${row["sex"] ?? ""} population, ${row["education"] ?? ""}, ${row["age"] ?? ""}`,
        place: row["country_code"],
        period: row["year"],
        value: row["epop"],
      },
    ]),
  ),
]

function owidPoints(rows: readonly Row[]): RawPoint[] {
  return longPoints(rows, (row) =>
    Object.keys(row)
      .slice(2)
      .map((name) => ({
        publisher: "our-world-in-data:",
        code: `*.${name}`,
        name,
        place: row["Entity"],
        period: row["Year"],
        value: row[name],
      })),
  )
}
