import { expect, test } from "vitest"

import { aView } from "../dataset.fixture.ts"
import { writeCitation } from "./write-citation.ts"

const ADDRESS =
  "https://example.org/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/cote-divoire"

test("a citation names publisher, measure, dataset, date, licence and address", () => {
  expect(writeCitation(aView(), "txt")).toBe(
    "World Bank. Inflation, consumer prices (annual %), Côte d’Ivoire (Annual %, 2018–2022). " +
      `World Development Indicators. Data as of 01-07-2025. CC BY 4.0. Sankore, ${ADDRESS}\n`,
  )
})

test("BibTeX has its special signs escaped", () => {
  const entry = writeCitation(aView(), "bib")
  expect(entry).toMatch(/^@misc\{world-bank-fp-cpi-totl-zg-civ-2025,\n/)
  expect(entry).toContain("title = {{Inflation, consumer prices (annual \\%), Côte d’Ivoire}}")
  expect(entry).toContain(`url = {${ADDRESS}}`)
})

test("RIS begins with its type and ends with its end", () => {
  const lines = writeCitation(aView(), "ris").trimEnd().split("\r\n")
  expect([lines[0], lines.at(-1)]).toEqual(["TY  - DATA", "ER  -"])
  expect(lines).toContain("DA  - 2025/07/01")
})
