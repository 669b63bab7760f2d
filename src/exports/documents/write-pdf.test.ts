import { expect, test } from "vitest"

import { readPdfText } from "#tests/support/read-pdf-text.ts"

import { aDataset, aView } from "../dataset.fixture.ts"
import { viewDocument } from "../document-plan.ts"
import { writePdf } from "./write-pdf.ts"

const MADE = new Date("2026-01-15T08:00:00Z")

async function wordsOf(view: ReturnType<typeof aView>): Promise<string> {
  return readPdfText(await writePdf(viewDocument(view), MADE)).replace(/\s+/g, " ")
}

test("a document holds title, unit, table, source, licence, date and address", async () => {
  const words = await wordsOf(aView())
  expect(words).toContain("Inflation, consumer prices (annual %), Côte d’Ivoire")
  expect(words).toMatch(/Annual %, 2018– ?2022/)
  expect(words).toMatch(
    /Source: The World Bank: World Development Indicators\. Data as of 01-07-2025\./,
  )
  expect(words).toMatch(/Licence: CC BY 4\.0 ?\. ?The figures may be downloaded/)
  expect(words.replaceAll(" ", "")).toContain(
    "https://example.org/indicators/world-bank:FP.CPI.TOTL.ZG/cote-divoire",
  )
  for (const [period, value] of [
    ["2019", "−1.1069%"],
    ["2020", "No data"],
    ["2022", "5.2765%"],
  ]) {
    expect(words).toContain(`${period ?? ""} ${value ?? ""}`)
  }
})

test("the chart is drawn as vectors with its labels as text", async () => {
  const pdf = await writePdf(viewDocument(aView("chartType=line")), MADE)
  expect(pdf.toString("latin1")).not.toContain("/Subtype /Image")
  expect(readPdfText(pdf)).toContain("−2%")
})

test("strict terms are the first words", async () => {
  const { source } = aDataset()
  const strict = aDataset({ source: { ...source, redistribute: "non-commercial" } })
  expect(await wordsOf(aView("", strict))).toMatch(/^CC BY 4\.0\. The figures may be downloaded/)
})

test("the document says in its properties what it is", async () => {
  const properties = (await writePdf(viewDocument(aView()), MADE)).toString("latin1")
  expect(properties).toContain("(D:20260115080000Z)")
  expect(properties).toMatch(/\/Title \d+ 0 R/)
  expect(properties).toContain("(World Bank)")
})

test("hundreds of months fill several pages, each with its headings", async () => {
  const values = Array.from({ length: 600 }, (_, k) => k)
  const months = aDataset({ observations: { frequency: "monthly", start: 1970 * 12, values } })
  const words = await wordsOf(aView("", months))
  expect(words.match(/Month Value, annual %/g)?.length ?? 0).toBeGreaterThanOrEqual(12)
  expect(words).toContain("Dec 2019 599%")
})

test("no page is empty, wherever the table of a series ends", async () => {
  for (let years = 58; years <= 76; years += 3) {
    const values = Array.from({ length: years }, (_, k) => k + 1)
    const series = aDataset({ observations: { frequency: "yearly", start: 1950, values } })
    const words = await wordsOf(aView("", series))
    const pages = words.match(/\d \/ \d/g)?.length ?? 0
    const headings = words.match(/Year Value, annual %/g)?.length ?? 0
    // Three pairs of columns a page, each with its headings.
    expect(pages, String(years)).toBe(headings / 3)
  }
})

test("a document of several parts prints each view's origin once and its texts in order", async () => {
  const view = aView()
  const text = {
    kind: "text" as const,
    heading: "Data Analysis",
    text: "Prices rose.\n\nThen more.",
  }
  const plan = { title: "My report", sections: [{ kind: "table" as const, view }, text] }
  const words = readPdfText(await writePdf(plan, MADE)).replace(/\s+/g, " ")
  expect(words).toMatch(/^My report Inflation, consumer prices/)
  expect(words.match(/Licence: CC BY/g)).toHaveLength(1)
  expect(words).toMatch(/Data Analysis Prices rose\. Then more\./)
  expect(words).not.toContain("−2%")
})

test("a paper has a cover, a list of its chapters and running heads", async () => {
  const dot =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  const paper = {
    author: "The data desk",
    date: "21 November 2026",
    summary: "One table, read with care.",
    image: dot,
  }
  const sections = [
    { kind: "text" as const, heading: "What this paper does", text: "It reads." },
    { kind: "chart" as const, view: aView() },
    { kind: "text" as const, heading: "How to repeat it", text: "Open the series." },
  ]
  const pdf = await writePdf({ title: "A paper on prices", sections, paper }, MADE)
  const words = readPdfText(pdf).replace(/\s+/g, " ")
  expect(words).toMatch(
    /WHITEPAPER ?A paper on prices ?One table, read with care\. ?The data desk ?21 November 2026/,
  )
  expect(words).toMatch(/Contents ?What this paper does ?2 ?How to repeat it ?2/)
  expect(words.match(/A paper on prices/g)?.length).toBe(2)
  expect(words).not.toContain("1 / 2")
  expect(words).toContain("2 / 2")
})

test("a word without an end takes about as long as words of the same length", async () => {
  const measure = async (text: string) => {
    const sections = [{ kind: "text" as const, heading: "", text }]
    const start = performance.now()
    const pdf = await writePdf({ title: "A", sections }, MADE)
    const letters = readPdfText(pdf).replace(/[^z]/g, "").length
    return { ms: performance.now() - start, letters }
  }
  await measure("warm up")
  const words = await measure("zzzzzz zzzzzz ".repeat(1400))
  const word = await measure("z".repeat(20_000))
  expect(word.ms).toBeLessThan(2 * words.ms + 200)
  expect(word.letters).toBe(20_000)
})
