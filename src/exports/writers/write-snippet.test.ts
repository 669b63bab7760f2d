import { expect, test } from "vitest"

import { aDataset, aView } from "../dataset.fixture.ts"
import { SNIPPET_FORMATS } from "../file-formats.ts"
import { writeSnippet } from "./write-snippet.ts"

test.each(SNIPPET_FORMATS)("code for .%s fetches the panel of the same view", (format) => {
  const code = writeSnippet(aView("startYear=2019"), format)
  expect(code).toMatch(/\.(?:csv|json)\?countries=CIV&startYear=2019&frequency=yearly/)
  expect(code).toContain("countries=all")
  expect(code).toContain("Source: The World Bank: World Development Indicators. Data as of")
})

test("a name can neither end the quotes around an address nor the comment it stands in", () => {
  const { indicator } = aDataset()
  const name = `Women's "pay"\nimport os`
  const view = aView("", aDataset({ indicator: { ...indicator, name } }))
  for (const format of SNIPPET_FORMATS) {
    const code = writeSnippet(view, format)
    expect(code.split("\n").some((line) => line.startsWith("import os"))).toBe(false)
    expect(/https:[^\s'"]*/.exec(code)?.[0]).toContain("Women%27s%20%22pay%22")
  }
})
