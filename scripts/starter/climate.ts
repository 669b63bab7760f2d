import { describeVegaFile, readPackageCsv } from "./read-packages.ts"
import type { StarterRow, StarterTable } from "./starter-table.ts"

const CO2_FILE = "co2-concentration.csv"
const TEMPERATURE_FILE = "global-temp.csv"
const WORLD = "WLD"

/** Monthly carbon dioxide in the air at Mauna Loa, 1958 to 2020, filed under the world. */
export function readCarbonDioxide(): StarterTable {
  const { licence, licenceUrl, created } = describeVegaFile(CO2_FILE)
  const rows = readPackageCsv(`vega-datasets/data/${CO2_FILE}`).flatMap((line): StarterRow[] => {
    const period = (line["Date"] ?? "").slice(0, 7)
    return [
      { code: "co2", country: WORLD, period, value: Number.parseFloat(line["CO2"] ?? "") },
      {
        code: "co2-adjusted",
        country: WORLD,
        period,
        value: Number.parseFloat(line["adjusted CO2"] ?? ""),
      },
    ]
  })
  const notes =
    "Measured at Mauna Loa Observatory, Hawaii, and adjusted to the 15th of each month; shown for the world because the station stands for background air. Months without valid data are missing."
  return {
    source: {
      id: "scripps-co2-mauna-loa",
      publisherId: "scripps-co2",
      publisher: "Scripps CO2 Program",
      title: "Mauna Loa CO2 record, in-situ monthly data",
      licence,
      licenceUrl,
      attribution: "Scripps CO2 Program, Scripps Institution of Oceanography, CC BY 4.0",
      redistribute: "yes",
      url: "https://scrippsco2.ucsd.edu/data/atmospheric_co2/primary_mlo_co2_record",
    },
    retrieved: created,
    package: "vega-datasets",
    file: CO2_FILE,
    sourceNote: `Scripps CO2 Program, by way of the file ${CO2_FILE} of the package vega-datasets.`,
    indicators: [
      {
        code: "co2",
        name: "Carbon dioxide in the atmosphere",
        category: "infrastructure",
        unit: "parts per million",
        aggregation: "average",
        isHeadline: true,
        definition:
          "Molecules of carbon dioxide in a million molecules of air (2012 SIO manometric mole fraction scale).",
        notes,
      },
      {
        code: "co2-adjusted",
        name: "Carbon dioxide in the atmosphere, seasonally adjusted",
        category: "infrastructure",
        unit: "parts per million",
        aggregation: "average",
        definition:
          "Molecules of carbon dioxide in a million molecules of air, with the regular seasonal cycle taken out by the publisher.",
        notes,
      },
    ],
    holds: "figures",
    rows,
    unresolved: [],
  }
}

/** Yearly deviation of the earth's surface temperature, 1880 to 2023. */
export function readGlobalTemperature(): StarterTable {
  const { licence, licenceUrl, created } = describeVegaFile(TEMPERATURE_FILE)
  const rows = readPackageCsv(`vega-datasets/data/${TEMPERATURE_FILE}`).map((line): StarterRow => ({
    code: "loti",
    country: WORLD,
    period: line["year"] ?? "",
    value: Number.parseFloat(line["temp"] ?? ""),
  }))
  return {
    source: {
      id: "nasa-gistemp",
      publisherId: "nasa-giss",
      publisher: "NASA Goddard Institute for Space Studies",
      title: "GISS Surface Temperature Analysis (GISTEMP)",
      licence,
      licenceUrl,
      attribution: "NASA Goddard Institute for Space Studies: GISTEMP",
      redistribute: "yes",
      url: "https://data.giss.nasa.gov/gistemp/",
    },
    retrieved: created,
    package: "vega-datasets",
    file: TEMPERATURE_FILE,
    sourceNote: `NASA Goddard Institute for Space Studies, by way of the file ${TEMPERATURE_FILE} of the package vega-datasets.`,
    indicators: [
      {
        code: "loti",
        name: "Global temperature anomaly",
        category: "infrastructure",
        unit: "°C",
        aggregation: "average",
        isHeadline: true,
        definition:
          "Deviation of the combined land-surface air and sea-surface water temperature from its mean of 1951 to 1980 (land-ocean temperature index).",
        notes: "The publisher revises the whole series with each release.",
      },
    ],
    holds: "figures",
    rows,
    unresolved: [],
  }
}
