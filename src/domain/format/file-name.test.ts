import { expect, test } from "vitest"

import {
  answerFileName,
  checkFileName,
  comparisonFileName,
  dashboardFileName,
  documentFileName,
  exploreFileName,
  factFileName,
  fileStem,
  ownFileName,
  panelFileName,
  seriesFileName,
  worldFileName,
} from "./file-name.ts"

test("a file is named in plain letters, digits and hyphens, whatever its title holds", () => {
  expect(fileStem("Inflation, consumer prices (annual %), Côte d’Ivoire")).toBe(
    "inflation-consumer-prices-annual-cote-d-ivoire",
  )
  expect(fileStem("../..\\“x”")).toBe("x")
  expect(fileStem("—")).toBe("")
  expect(fileStem("a".repeat(200))).toHaveLength(100)
})

const ONE = { indicator: { name: "GDP (current US$)" }, country: { slug: "cote-divoire" } }
const TWO = { indicator: { name: "Inflation" }, country: { slug: "nigeria" } }

test("each file for download is named after what it holds", () => {
  expect([
    seriesFileName(ONE, "csv"),
    comparisonFileName({ one: ONE, two: TWO }, "png"),
    worldFileName(
      { title: "Population, total: 2024", view: { spec: { chartType: "map" } } },
      "svg",
    ),
    exploreFileName({ title: "Inflation, Ghana", spec: { layout: "lines" } }, "gif"),
    answerFileName({ question: "Top 5 by GDP?", query: "top 5 gdp" }, "json"),
    answerFileName({ question: null, query: "top 5 gdp" }, "json"),
    dashboardFileName({ slug: "nigeria" }, "pdf"),
    panelFileName("Côte d’Ivoire", "xlsx"),
    factFileName({ ...TWO, period: "2024-Q1" }, "txt"),
    documentFileName("Prices of 2024", "pdf"),
    documentFileName("", "pdf"),
    checkFileName("0a1b2c3d4e5f", "pdf"),
    ownFileName("csv"),
  ]).toEqual([
    "gdp-current-us-cote-divoire.csv",
    "gdp-current-us-cote-divoire-inflation-nigeria.png",
    "population-total-2024-map.svg",
    "inflation-ghana-lines.gif",
    "top-5-by-gdp.json",
    "top-5-gdp.json",
    "nigeria-country-dashboard.pdf",
    "cote-d-ivoire-panel.xlsx",
    "inflation-nigeria-2024-q1.txt",
    "prices-of-2024.pdf",
    "document.pdf",
    "fact-check-0a1b2c3d4e5f.pdf",
    "data.csv",
  ])
})
