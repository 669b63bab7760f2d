import { expect, test } from "vitest"

import { CARD_FORM, IMAGE_FORM } from "#charts/svg/draw-image.ts"

import { aDataset } from "./dataset.fixture.ts"
import { drawComparisonImage } from "./draw-comparison-image.ts"
import { twoViews } from "./two-views.ts"

const { indicator, source } = aDataset()
const RATE = aDataset({
  indicator: { ...indicator, name: "Exchange rate", unit: "LCU per US$", currency: "XOF" },
  observations: { frequency: "yearly", start: 2018, values: [555, 586, 575, 554, 622] },
})

function drawn(query = "", two = RATE, form = CARD_FORM, one = aDataset()): string {
  const options = { currentYear: 2026, publicUrl: "https://example.org" }
  return drawComparisonImage(twoViews({ one, two }, new URLSearchParams(query), options), form)
}

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? "")

test("a comparison's picture has the page's title and a legend with last figures, units and scales", () => {
  const texts = textsOf(drawn())
  expect(texts.slice(0, 2).join(" ")).toBe(
    "Inflation, consumer prices and exchange rate, Côte d’Ivoire",
  )
  expect(texts[2]).toBe("Yearly, 2018–2022. Bars are read on their own scale")
  expect(texts).toContain(
    "Inflation, consumer prices, Côte d’Ivoire: 5.28% in 2022, annual %, left scale",
  )
  expect(texts.filter((text) => /right scale$/.test(text))).toHaveLength(1)
})

test("what both are compared by is what is drawn", () => {
  const changes = textsOf(drawn("transform=year-change", RATE, CARD_FORM, RATE)).join(" ")
  expect(changes).toContain("% change on a year before")
  expect(changes).not.toContain("right scale")
  expect(drawn("chartType=line")).toContain("stroke-dasharray")
})

test("two panels stand beside each other, each with its own name", () => {
  const svg = drawn("layout=panels")
  expect(textsOf(svg).join(" ")).not.toMatch(/(?:left|right) scale/)
  const names = [...svg.matchAll(/<text x="([\d.]+)"[^>]*fill="#1C1522">(?:Inflation|Exchange)/g)]
  const [first = 0, second = 0] = names.map((match) => Number(match[1]))
  expect(second - first).toBeGreaterThan(400)
})

test("the kept picture prints disclaimer, sources, licence and both addresses", () => {
  const words = textsOf(drawn("", RATE, IMAGE_FORM)).join(" ")
  expect(words).toContain("Graph is not up to scale.")
  expect(words).toContain("Source: The World Bank: World Development Indicators.")
  expect(words).toContain("Licence: CC BY 4.0.")
})

test("a card says that it is not up to scale, and whose figures it shows", () => {
  const words = textsOf(drawn()).join(" ")
  expect(words).toContain("Graph is not up to scale. Source: The World Bank")
})

test("two of one colour are told apart all the same", () => {
  expect(drawn("colour=%230F2B90&colour2=%230F2B90")).toContain("#0F2B90")
  const same = drawn("colour=%23A60B1B&colour2=%23A60B1B")
  expect(same).toContain("#0F2B90")
})

test("figures that may not be passed on, or of another frequency, are refused", () => {
  const closed = { ...RATE, source: { ...source, redistribute: "no" as const } }
  expect(() => drawn("", closed)).toThrow(/does not allow/)
  const monthly = { ...RATE, observations: { ...RATE.observations, frequency: "monthly" as const } }
  expect(() => drawn("", monthly)).toThrow("Both datasets must have the same frequency.")
})
