import { expect, test } from "vitest"

import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"

import { aDataset, aView } from "../dataset.fixture.ts"
import { drawSeriesImage } from "./draw-series-image.ts"

const { source, indicator } = aDataset()
const strict = aDataset({ source: { ...source, redistribute: "non-commercial" } })
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? "")

test("a picture prints title, unit, source, licence, date and address", () => {
  const svg = drawSeriesImage(aView(), IMAGE_FORM)
  const words = textsOf(svg).join(" ")
  expect(words).toContain("Inflation, consumer prices (annual %), Côte d’Ivoire")
  expect(words).toContain("Annual %, 2018–2022")
  expect(words).toContain(
    "Source: The World Bank: World Development Indicators. Data as of 01-07-2025. Licence: CC BY 4.0.",
  )
  expect(words).toContain("https://example.org/indicators/world-bank:FP.CPI.TOTL.ZG/cote-divoire")
  expect(words).toContain("Hatched years: no data.")
})

test("a picture needs nothing from elsewhere and has a ground of its own", () => {
  const svg = drawSeriesImage(aView(), IMAGE_FORM)
  expect(svg).not.toMatch(/<(?:image|script|style|link|foreignObject)|@import|url\((?!#)|xlink/)
  expect(svg).toContain('<rect width="1200" height="675" fill="#FFFFFF"/>')
})

test("a picture carries its origin as metadata, title and description", () => {
  const svg = drawSeriesImage(aView(), IMAGE_FORM)
  expect(svg).toContain("<dc:rights>CC BY 4.0. The figures may be downloaded")
  expect(svg).toContain("<dc:date>2025-07-01</dc:date>")
  expect(svg).toContain('<cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>')
  expect(svg).toMatch(/<title id="t">Inflation[^<]*<\/title><desc id="d">Bar chart\. /)
})

test("strict terms stand above the title", () => {
  for (const form of [IMAGE_FORM, CARD_FORM]) {
    expect(textsOf(drawSeriesImage(aView("", strict), form))[0]).toMatch(
      /^CC BY 4\.0\. The figures/,
    )
  }
})

test("a long title is broken, a very long one cut, and it is always escaped", () => {
  const long = aDataset({ indicator: { ...indicator, name: `<b>${"Long name ".repeat(40)}` } })
  const svg = drawSeriesImage(aView("", long), IMAGE_FORM)
  expect(svg).not.toContain("<b>")
  expect(textsOf(svg)[1]).toMatch(/…, Côte d’Ivoire$/)
})

test("years without a figure give a picture that says so", () => {
  const empty = aDataset({ observations: { frequency: "yearly", start: 2018, values: [null] } })
  expect(textsOf(drawSeriesImage(aView("", empty), IMAGE_FORM)).join(" ")).toContain(
    "no data in 2018",
  )
})

test("the words of the reader stand in place of ours, licence and address stay", () => {
  const edits = { title: "Prices", notes: "My note.", source: "My desk", position: "top" as const }
  const words = textsOf(drawSeriesImage(aView("", aDataset(), edits), IMAGE_FORM))
  expect(words[0]).toBe("Prices")
  expect(words.slice(2, 4)).toEqual(["My note.", "Source: My desk. Data as of 01-07-2025."])
  expect(words.slice(-3)).toEqual([
    "Licence: CC BY 4.0.",
    "https://example.org/indicators/world-bank:FP.CPI.TOTL.ZG/cote-divoire",
    "Sankore",
  ])
  expect(words.join(" ")).not.toContain("Hatched")
})

test("a picture of forecasts says where they begin", () => {
  const words = textsOf(drawSeriesImage(aView("", aDataset({ forecastFrom: 2022 })), IMAGE_FORM))
  expect(words.join(" ")).toContain("Figures from 2022 on are estimates or forecasts.")
})

test("a credit line that begins with the word Source says it once", () => {
  const named = aDataset({ source: { ...source, attribution: "Source: BIS, Policy rates." } })
  expect(textsOf(drawSeriesImage(aView("", named), CARD_FORM)).join(" ")).toContain(
    " Source: BIS, Policy rates. Data",
  )
})
