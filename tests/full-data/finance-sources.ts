import { source, workbook, type RawSource } from "./raw-source.ts"
import { longPoints, widePoints, type RawPoint, type Row, statedPoints } from "./raw-tables.ts"
import type { RawSheet } from "./read-xlsx.ts"

/** Money, prices and national accounts: IMF, BIS, OECD, the Federal Reserve, The Economist, INDEC. */
export const FINANCE_SOURCES: readonly RawSource[] = [
  source("imf-weo", { files: /\.csv\.gz$/ }, (rows) =>
    widePoints(
      rows.filter((row) => row["FREQUENCY"] === "Annual"),
      (row) => {
        const [place, code = ""] = (row["SERIES_CODE"] ?? "").split(".")
        return { publisher: "imf:", code, name: row["INDICATOR"], place }
      },
    ),
  ),
  source("imf-gfs", { files: /\.csv$/ }, (rows) =>
    widePoints(
      rows.filter((row) => row["SCALE"] === "Units"),
      (row) => ({ ...seriesCode(row), name: row["INDICATOR"] }),
    ),
  ),
  source("imf-portal", { files: /\.csv$/ }, (rows) =>
    rows.flatMap((row) => {
      const factor = row["SCALE"] === "Millions" ? 1e6 : 1
      const points = widePoints([row], () => ({ ...seriesCode(row), name: row["INDICATOR"] }))
      return (
        points
          // An amount of 0 stands for a year without a report.
          .filter(({ value }) => value !== 0)
          .map((point) => ({ ...point, value: point.value * factor }))
      )
    }),
  ),
  source("bis-spp", { files: /WS_SPP_csv_col\.csv$/ }, (rows) =>
    widePoints(rows, (row) => ({
      publisher: "bis:WS_SPP.",
      code: `${row["VALUE"] ?? ""}.${row["UNIT_MEASURE"] ?? ""}`,
      name: "Residential property prices",
      place: row["REF_AREA"],
    })),
  ),
  source("bis-cbpol", { files: /WS_CBPOL_csv_col\.csv$/ }, (rows) =>
    widePoints(
      rows.filter((row) => row["FREQ"] === "M"),
      (row) => ({
        publisher: "bis:",
        code: "WS_CBPOL",
        name: "Central bank policy rate",
        place: row["REF_AREA"],
      }),
    ),
  ),
  source("bis-stats", { files: /^WS_TC_csv_col\.csv$/ }, (rows) =>
    widePoints(rows, (row) => ({
      publisher: "bis:WS_TC.",
      code: `${row["TC_BORROWERS"] ?? ""}.${row["TC_LENDERS"] ?? ""}`,
      name: row["Borrowing sector"],
      place: row["BORROWERS_CTY"],
    })),
  ),
  workbook("oecd-qna", /\.xlsx$/, (sheets, file) =>
    [...sheets.values()].flatMap((sheet) => quarterlyPoints(sheet, file)),
  ),
  source("fed-exchange-rates", { files: /^data\/(annual|monthly)\.csv$/ }, (rows, file) =>
    longPoints(rows, (row) => [
      {
        publisher: "us-federal-reserve:",
        code: "H10.LCU_PER_USD",
        name: "Exchange rate",
        place: row["Country"],
        period: (row["Date"] ?? "").slice(0, file.includes("annual") ? 4 : 7),
        value: row["Exchange rate"],
      },
    ]),
  ),
  source("economist-bigmac", { files: /big-mac-full-index\.csv$/ }, (rows) =>
    longPoints(rows, (row) =>
      Object.entries(BIG_MAC_COLUMNS).map(([column, code]) => ({
        publisher: "economist:",
        code,
        place: row["iso_a3"],
        period: (row["date"] ?? "").slice(0, 7),
        value: row[column],
      })),
    ),
  ),
  source("indec-ipc", { files: /serie_ipc_divisiones\.csv/, delimiter: ";" }, (rows) =>
    longPoints(rows, (row) =>
      [
        ["Indice_IPC", ""],
        ["v_m_IPC", ".VM"],
        ["v_i_a_IPC", ".VIA"],
      ].map(([column = "", end = ""]) => ({
        publisher: "indec:IPC.",
        code: `${row["Codigo"] ?? ""}${row["Region"] === "Nacional" ? "" : `.${row["Region"] ?? ""}`}${end}`,
        place: "ARG",
        period: row["Periodo"],
        value: row[column]?.replace(",", "."),
      })),
    ),
  ),
]

/** Place, indicator, further dimensions and frequency. */
function seriesCode(row: Row) {
  const [place, ...code] = (row["SERIES_CODE"] ?? "").split(".")
  return { publisher: "imf:", code: code.slice(0, -1).join("."), place }
}

/** Each quarter has two columns: the mark and, next to it, the value. */
function quarterlyPoints(sheet: RawSheet, file: string): RawPoint[] {
  const quarters = sheet.find((row) => row[0] === "Period") ?? []
  const code = `B1_GE.${/B1_GE_([A-Z]+)/.exec(file)?.[1] ?? ""}`
  return statedPoints(
    sheet.flatMap((row) =>
      quarters.flatMap((quarter, k) => {
        const [, number = "", year = ""] = /^Q([1-4])-(\d{4})$/.exec(quarter ?? "") ?? []
        const name = "Gross domestic product"
        const period = `${year}Q${number}`
        return [{ publisher: "oecd:QNA.", code, name, place: row[0], period, value: row[k + 1] }]
      }),
    ),
  )
}

const BIG_MAC_COLUMNS: Readonly<Record<string, string>> = {
  local_price: "LOCAL-PRICE",
  dollar_ex: "DOLLAR-RATE",
  dollar_price: "DOLLAR-PRICE",
  adj_price: "ADJUSTED-PRICE",
  USD_raw: "USD.RAW",
  EUR_raw: "EUR.RAW",
  GBP_raw: "GBP.RAW",
  JPY_raw: "JPY.RAW",
  CNY_raw: "CNY.RAW",
  USD_adjusted: "USD.ADJUSTED",
  EUR_adjusted: "EUR.ADJUSTED",
  GBP_adjusted: "GBP.ADJUSTED",
  JPY_adjusted: "JPY.ADJUSTED",
  CNY_adjusted: "CNY.ADJUSTED",
}
