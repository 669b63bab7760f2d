import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter, type ReadImport } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { sdmxCsv } from "./sdmx-csv.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const readOk = (folder: string) => readImporter(sdmxCsv, join(FIXTURES, "ok", folder))

const listSeries = ({ pick }: ReadImport) =>
  pick("series").map(({ code, country, observations }) => [
    code,
    country,
    observations.start,
    observations.values,
  ])
const listProblems = ({ pick }: ReadImport) =>
  pick("problem").map(({ problem, text }) => [problem, text])

test("government finance: exports of a day are one file, in units, each series once", async () => {
  const read = await readOk("gfs")
  expect(read.files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["imf-gfs/GFS_COFOG", { date: "2026-02-03", stated: true }],
    ["imf-gfs/GFS_COFOG", { date: "2026-02-04", stated: true }],
  ])
  expect(listSeries(read)).toEqual([
    ["S13.G2MF.GF09_T.POGDP_PT", "KEN", 2021, [5.25, 5.5]],
    ["S13.G2MF.GF10_T.POGDP_PT", "KEN", 2021, [2.25, 2.5]],
    ["S13.G2MF.TOA_T.XDC", "KEN", 2021, [1_100_000_000, 2_250_000_000]],
    ["S13.G2MF.GF09_T.POGDP_PT", "GHA", 2021, [4, 5]],
  ])
  expect(listProblems(read)).toEqual([
    ["duplicate", "KEN.S13.G2MF.GF10_T.POGDP_PT has other figures in another file"],
    ["unknown-country", "Atlantis (ATL)"],
  ])
})

test("government finance: names come from the labels of any export of the day", async () => {
  const { pick } = await readOk("gfs")
  expect(
    pick("indicator").map(({ code, publishedName, unit, category, aggregation }) => [
      code,
      publishedName,
      unit,
      category,
      aggregation,
    ]),
  ).toEqual([
    [
      "S13.G2MF.GF09_T.POGDP_PT",
      "Government expenditure on education, general government (% of GDP)",
      "% of GDP",
      "education",
      "average",
    ],
    [
      "S13.G2MF.GF10_T.POGDP_PT",
      "Government expenditure on social protection, general government (% of GDP)",
      "% of GDP",
      "economy",
      "average",
    ],
    [
      "S13.G2MF.TOA_T.XDC",
      "Government total outlays (adjustment), general government (current LCU)",
      "current LCU",
      "economy",
      "sum",
    ],
    ["S13.G2MF.GF09_T.POGDP_PT", "", "", "education", "sum"],
  ])
})

test("policy rates: months as published, days as the mean of whole months", async () => {
  const read = await readOk("bis")
  const rates = listSeries(read).filter(([code]) => String(code).startsWith("WS_CBPOL"))
  expect(rates).toEqual([
    ["WS_CBPOL", "ZAF", 2024 * 12, [8.25, 8]],
    ["WS_CBPOL.AVERAGE", "ZAF", 2024 * 12, [8.375, 8.125]],
    ["WS_CBPOL", "EMU", 2024 * 12, [4]],
  ])
  expect(listProblems(read)).toEqual([
    ["unknown-country", "Atlantis (ZZ)"],
    ["bad-number", "low"],
  ])
})

test("credit: borrowers, lenders, valuation, unit and adjustment make the code and the name", async () => {
  const read = await readOk("bis")
  expect(listSeries(read).filter(([code]) => /WS_(TC|CREDIT_GAP)/.test(String(code)))).toEqual([
    ["WS_CREDIT_GAP.P.A.C", "ZAF", 2025 * 4, [-8.5, -7.25]],
    ["WS_TC.H.A.M.770.A", "ZAF", 2025 * 4, [34.1, 34.2]],
    ["WS_TC.G.B.N.XDC.U", "ZAF", 2025 * 4 + 1, [1500.5]],
  ])
  const words = read
    .pick("indicator")
    .filter(({ code }) => /WS_(TC|CREDIT_GAP)/.test(code))
    .map(({ publishedName, unit, aggregation }) => [publishedName, unit, aggregation])
  expect(words).toEqual([
    ["Credit-to-GDP gap of the private non-financial sector", "percentage points", "last"],
    ["Credit to households (% of GDP)", "% of GDP", "last"],
    [
      "Credit to general government from domestic banks, nominal value, not adjusted for breaks (billion current LCU)",
      "billion current LCU",
      "last",
    ],
  ])
})

test("long consumer prices: years and months stand side by side and are series apart", async () => {
  const read = await readOk("bis")
  const prices = read.pick("series").filter(({ code }) => code.startsWith("WS_LONG_CPI"))
  expect(prices.map(({ code, country, observations }) => [code, country, observations])).toEqual([
    ["WS_LONG_CPI.628", "ZAF", { frequency: "yearly", start: 2024, values: [200.5] }],
    ["WS_LONG_CPI.628", "ZAF", { frequency: "monthly", start: 2025 * 12, values: [208.5, 209.25] }],
    ["WS_LONG_CPI.771", "EMU", { frequency: "yearly", start: 2024, values: [2.5, 2] }],
  ])
})

test("property prices: the column file and the long tables have the same codes", async () => {
  const columns = await readOk("bis")
  expect(listSeries(columns).filter(([code]) => String(code).startsWith("WS_SPP"))).toEqual([
    ["WS_SPP.N.628", "ZAF", 2023 * 4, [170.1, 171.2]],
    ["WS_SPP.R.771", "XEB", 2023 * 4, [1.5]],
  ])
  const tables = await readOk("prices")
  expect(listSeries(tables)).toEqual([
    ["WS_SPP.N.628", "ITA", 2023 * 4, [0.0189]],
    ["WS_SPP.R.771", "ZAF", 2023 * 4, [-3.1, null, -2.5]],
  ])
  expect(listProblems(tables)).toEqual([
    ["bad-period", "2023-09-29"],
    ["unknown-country", "Atlantis (ZZ)"],
    ["bad-number", "soon"],
  ])
  expect(tables.pick("indicator")).toMatchObject([
    { publishedName: "Residential property prices, nominal", unit: "index, 2010 = 100" },
    { publishedName: "Residential property prices, real, change on a year before" },
  ])
})

test("policy rates: the portal's workbook has its date in its name", async () => {
  const path = join(await temporaryFolder(), "WS_CBPOL_portal_export_2023-12.xlsx")
  await writeWorkbook(path, {
    interest_rates: [
      [
        "KEY:Timeseries Key",
        "FREQ:Frequency",
        "REF_AREA:Reference area",
        "2023-11-30",
        "2023-12-31",
      ],
      ["M.ZA", "M:Monthly", "ZA:South Africa", 8.25, "NaN"],
      ["M.ZZ", "M:Monthly", "ZZ:Atlantis", 1, 2],
      ["M.AR", "M:Monthly", "AR:Argentina", "high", 100],
    ],
  })
  const read = await readImporter(sdmxCsv, path)
  expect(read.files).toMatchObject([
    {
      lineage: "bis-cbpol/WS_CBPOL_portal_export",
      vintage: { date: "2023-12-31", stated: true },
      source: { publisherId: "bis" },
    },
  ])
  expect(listSeries(read)).toEqual([
    ["WS_CBPOL", "ZAF", 2023 * 12 + 10, [8.25]],
    ["WS_CBPOL", "ARG", 2023 * 12 + 11, [100]],
  ])
  expect(listProblems(read)).toEqual([
    ["unknown-country", "Atlantis (ZZ)"],
    ["bad-number", "high"],
  ])
})

test("national accounts: the figure of a quarter stands beside its flag", async () => {
  const path = join(await temporaryFolder(), "QNA_fixture.xlsx")
  await writeWorkbook(path, {
    level: [
      ["Dataset: Quarterly National Accounts"],
      ["Subject", null, null, null, "Gross domestic product - expenditure approach"],
      ["Measure", null, null, null, "VPVOBARSA: US dollars, fixed PPPs, annual levels"],
      ["Period", null, null, null, "Q4-2022", null, "Q1-2023", null],
      ["Country", null, "Unit"],
      ["France", null, "US Dollar, Millions, 2015", "i", "(E)", 100, null, ".."],
      ["Non-OECD Economies", null, null, null, null, "..", null, ".."],
      ["Non-OECD Economies", "Argentina", "US Dollar, Millions, 2015", "i", null, 50, null, 51],
      [null, "Atlantis", "US Dollar, Millions, 2015", "i", null, 1, null, 1],
      ["France", null, "US Dollar, Millions, 2015", "i", null, 1, null, "few"],
      ["Data extracted on 08 Mar 2024 14:05 UTC (GMT) from OECD.Stat"],
      ["E:", "Estimated value"],
    ],
  })
  const read = await readImporter(sdmxCsv, path)
  expect(read.files).toMatchObject([
    { lineage: "oecd-qna/QNA.B1_GE.VPVOBARSA", vintage: { date: "2024-03-08", stated: true } },
  ])
  expect(read.pick("indicator")).toMatchObject([
    {
      code: "QNA.B1_GE.VPVOBARSA",
      unit: "million US$ at fixed PPPs of 2015",
      category: "economy",
      aggregation: "average",
    },
  ])
  expect(listSeries(read)).toEqual([
    ["QNA.B1_GE.VPVOBARSA", "FRA", 2022 * 4 + 3, [100]],
    ["QNA.B1_GE.VPVOBARSA", "ARG", 2022 * 4 + 3, [50, 51]],
  ])
  expect(listProblems(read)).toEqual([
    ["unknown-country", "Atlantis"],
    ["bad-number", "few"],
    ["duplicate", "France"],
  ])
})

test("files in another layout are reported", async () => {
  for (const folder of ["bis", "gfs"])
    expect(
      listProblems(await readImporter(sdmxCsv, join(FIXTURES, "not-ok", folder))),
    ).toMatchObject([["unknown-layout", expect.any(String)]])
  for (const name of ["QNA_other.xlsx", "WS_CBPOL_other.xlsx"]) {
    const path = join(await temporaryFolder(), name)
    await writeWorkbook(path, {
      sheet: [
        ["Country", "Value"],
        ["Kenya", 1],
      ],
    })
    expect(listProblems(await readImporter(sdmxCsv, path))).toMatchObject([
      ["unknown-layout", expect.any(String)],
    ])
  }
})

test("every fixture is read by a test", async () => {
  expect((await readdir(join(FIXTURES, "ok"))).sort()).toEqual(["bis", "gfs", "imf", "prices"])
  expect((await readdir(join(FIXTURES, "not-ok"))).sort()).toEqual(["bis", "gfs"])
})

test("monetary statistics of the fund: amounts in units, zeros of money held are missing", async () => {
  const read = await readOk("imf")
  expect(read.files.map(({ source, lineage }) => [source.id, lineage])).toEqual([
    ["imf-mfs", "imf-mfs/MFS_MA/money"],
    ["imf-anea", "imf-anea/ANEA/nea"],
  ])
  expect(listSeries(read)).toEqual([
    ["BM_MAI.XDC", "KEN", 2022, [1_500_500_000, 1_750_250_000]],
    ["BM_SA_SI.XDC", "STP", 2023, [2_500_000]],
    ["B1GQ.V.XDC", "KEN", 2022, [13_000_000_000.5]],
  ])
  expect(
    read
      .pick("indicator")
      .map(({ publishedName, unit, category, aggregation }) => [
        publishedName,
        unit,
        category,
        aggregation,
      ]),
  ).toEqual([
    ["Broad money (current LCU)", "current LCU", "monetary", "last"],
    ["Broad money, seasonally adjusted (current LCU)", "current LCU", "monetary", "last"],
    ["Gross domestic product, current prices", "current LCU", "economy", "sum"],
  ])
  expect(listProblems(read)).toEqual([["placeholder-zero", "BM_SA_SI.XDC of STP"]])
})

test("the fund's monthly workbook: both blocks of columns of a month are read", async () => {
  const path = join(await temporaryFolder(), "IMF_ER_MFS_monthly.xlsx")
  const words = ["Exchange rates, domestic currency per usd", "ENDA_XDC_USD_RATE", "Value"]
  await writeWorkbook(path, {
    Indicators: [
      [
        "Country Name",
        "Country Code",
        "Indicator Name",
        "Indicator Code",
        "Attribute",
        "2025M9",
        "2025M10",
        "2025M09",
      ],
      ["Kenya", "664", ...words, "129.25", "129.5", ""],
      ["Ghana", "652", "Policy rate", "FPOLM_PA", "Value", "", "28", "25.5"],
      ["Atlantis", "999", ...words, "1", "", ""],
    ],
  })
  const read = await readImporter(sdmxCsv, path)
  expect(listSeries(read)).toEqual([
    ["ENDA_XDC_USD_RATE", "KEN", 2025 * 12 + 8, [129.25, 129.5]],
    ["FPOLM_PA", "GHA", 2025 * 12 + 8, [25.5, 28]],
  ])
  expect(read.pick("indicator").map(({ publishedName, unit }) => [publishedName, unit])).toEqual([
    ["Exchange rate, local currency per US dollar, average of the period", "LCU per US$"],
    ["Monetary policy interest rate", "% per year"],
  ])
  expect(listProblems(read)).toEqual([["unknown-country", "Atlantis"]])
})
