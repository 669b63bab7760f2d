import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

import { dashboardDocument } from "#exports/dashboard-document.ts"
import { aDashboardFile } from "#exports/dashboard.fixture.ts"
import { aDataset, aView } from "#exports/dataset.fixture.ts"
import { viewDocument, type DocumentPlan } from "#exports/document-plan.ts"
import { writePdf } from "#exports/documents/write-pdf.ts"
import { describeWith } from "#tests/support/describe-with.ts"

const MADE = new Date("2026-01-15T08:00:00Z")

/** Lines as they stand on the paper, with the spaces between columns as one. */
async function linesOf(plan: DocumentPlan): Promise<string[]> {
  const input = await writePdf(plan, MADE)
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" })
  return text.split(/[\n\f]/).map((line) => line.trim().replace(/\s+/g, " "))
}

describeWith("pdftotext", "poppler-utils")("pdftotext", () => {
  test("a view: its title first, then chart, source, licence, address and the whole table", async () => {
    const lines = await linesOf(viewDocument(aView()))
    expect(lines.slice(0, 2)).toEqual([
      "Inflation, consumer prices (annual %), Côte d’Ivoire",
      "Annual %, 2018–2022",
    ])
    expect(lines.slice(lines.indexOf("2018 2019 2020 2021 2022")).filter(Boolean)).toEqual([
      "2018 2019 2020 2021 2022",
      "Hatched years: no data.",
      "Source: The World Bank: World Development Indicators. Data as of 01-07-2025.",
      "Licence: CC BY 4.0. The figures may be downloaded and passed on with the credit.",
      "https://example.org/indicators/world-bank:FP.CPI.TOTL.ZG/cote-divoire",
      "Year Value, annual % Year Value, annual % Year Value, annual %",
      "2018 0.3594% 2019 −1.1069% 2020 No data",
      "2021 4.0915% 2022 5.2765%",
      "Sankore 1/1",
    ])
  })

  test("a dashboard: title, indicators with their places, sources, and the figures of its charts", async () => {
    const lines = await linesOf(dashboardDocument(aDashboardFile(), MADE))
    expect(lines[0]).toBe("Côte d’Ivoire: Country Dashboard")
    expect(lines).toContain(
      "Inflation, consumer 5.28% annual % 2022 +1.2 points 112th of 180 countries, 3rd of World Bank",
    )
    expect(lines).toContain(
      "The World Bank: World Development Indicators. Data as of 01-07-2025. CC BY 4.0",
    )
    expect(lines).toContain("2018 0.3594% 2019 −1.1069% 2020 No data")
  })

  test("letters of other scripts come out as they went in", async () => {
    const name = "Æçžő, Ελλάδα, Україна, Việt Nam"
    const { indicator } = aDataset()
    const view = aView("", aDataset({ indicator: { ...indicator, name } }))
    expect((await linesOf(viewDocument(view)))[0]).toBe(`${name}, Côte d’Ivoire`)
  })
})
