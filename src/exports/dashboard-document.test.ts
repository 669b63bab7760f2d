import { expect, test } from "vitest"

import { readPdfText } from "#tests/support/read-pdf-text.ts"

import { dashboardDocument } from "./dashboard-document.ts"
import type { DashboardFile } from "./dashboard-file.ts"
import { aDashboardFile, aStrictView } from "./dashboard.fixture.ts"
import { writePdf } from "./documents/write-pdf.ts"

const MADE = new Date("2026-01-15T08:00:00Z")

function pdfOf(file: DashboardFile): Promise<Buffer> {
  return writePdf(dashboardDocument(file, MADE), MADE)
}

async function wordsOf(file: DashboardFile): Promise<string> {
  return readPdfText(await pdfOf(file)).replace(/\s+/g, " ")
}

test("the document begins with the title of the page and the day it was made", async () => {
  expect(await wordsOf(aDashboardFile())).toMatch(
    /^Côte d’Ivoire: Country Dashboard Latest figures from official sources, as they stood on 15-01-2026/,
  )
})

test("each indicator has its latest figure, period, change and place", async () => {
  const words = await wordsOf(aDashboardFile())
  expect(words).toMatch(/Inflation, consumer prices 5\.28% annual % 2022 \+1\.2 points/)
  expect(words).toContain("112th of 180")
  expect(words).toContain("3rd of 50 in Africa")
  expect(words).toMatch(/Area 322k km² no date/)
})

test("charts are vectors with source, licence and date, and their figures follow in full", async () => {
  const pdf = await pdfOf(aDashboardFile())
  expect(pdf.toString("latin1")).not.toContain("/Subtype /Image")
  const words = readPdfText(pdf).replace(/\s+/g, " ")
  expect(words).toContain("Selected Charts")
  expect(words).toMatch(
    /Source: The World Bank: World Development Indicators\. Data as of 01-07-2025\./,
  )
  expect(words).toContain("2019 −1.1069%")
  expect(words).toContain("2020 No data")
})

test("what may not be passed on is named with the reason, and links are there", async () => {
  const words = await wordsOf(aDashboardFile())
  expect(words).toContain("Arrivals: The licence does not allow it.")
  expect(words.replaceAll(" ", "")).toContain("Centralbank:https://www.bceao.int")
})

test("strict terms stand before the first figure", async () => {
  const words = await wordsOf(aDashboardFile({ charts: [aStrictView()] }))
  expect(words.indexOf("exclude commercial use")).toBeLessThan(words.indexOf("5.28%"))
  expect(words).toContain("exclude commercial use")
})

test("a section without content has no heading", async () => {
  const words = await wordsOf(
    aDashboardFile({ charts: [], headlines: [], leftOut: [], resources: [] }),
  )
  expect(words).not.toMatch(/Selected|Left out|Resources|Sources/)
})
