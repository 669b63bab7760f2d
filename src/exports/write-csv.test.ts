import { parse } from "csv-parse/sync"
import fc from "fast-check"
import { expect, test } from "vitest"

import { aDataset, aView } from "./dataset.fixture.ts"
import { csvText, writeCsv } from "./write-csv.ts"

test("a gap is an empty cell and a negative figure keeps its sign", () => {
  const rows = parse<Record<string, string>>(writeCsv(aView()), { columns: true })
  expect(rows.map(({ period, value }) => [period, value])).toEqual([
    ["2018", "0.3594"],
    ["2019", "-1.1069"],
    ["2020", ""],
    ["2021", "4.0915"],
    ["2022", "5.2765"],
  ])
})

test("stricter terms stand with the licence of every row", () => {
  const { source } = aDataset()
  const dataset = aDataset({ source: { ...source, redistribute: "non-commercial" } })
  const [row] = parse<{ licence: string }>(writeCsv(aView("", dataset)), { columns: true })
  expect(row?.licence).toContain("which may exclude commercial use")
})

test("a unit that starts with a percent sign stays as it is", () => {
  expect(csvText("% of GDP")).toBe("% of GDP")
  expect(csvText('He said "5,2"')).toBe('"He said ""5,2"""')
})

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "  =1", "＝1", "\u200b=1", "\u202e@x"])(
  "%j cannot run as a formula",
  (text) => {
    expect(parse(`${csvText(text)}\r\n`)).toEqual([[`'${text}`]])
  },
)

test.each([
  ["rate;=1+1", "rate;'=1+1"],
  ["rate; -1;x", "rate;' -1;x"],
  ["rate\t@SUM(A1)", "rate\t'@SUM(A1)"],
  ["first\n\n+1", "first\n\n'+1"],
  ["\t=1", "'\t'=1"],
  ["2010 = 100; a-b", "2010 = 100; a-b"],
])("%j cannot run where other signs separate cells", (text, cell) => {
  expect(parse(`${csvText(text)}\r\n`)).toEqual([[cell]])
})

test("no text, whatever it is, leaves its cell or starts like a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (name, publisher) => {
      const { indicator, source } = aDataset()
      const dataset = aDataset({
        indicator: { ...indicator, name },
        source: { ...source, attribution: publisher },
      })
      const rows: string[][] = parse(writeCsv(aView("", dataset)))
      expect(rows).toHaveLength(6)
      for (const row of rows.slice(1)) {
        expect(row).toHaveLength(11)
        for (const [k, cell] of row.entries())
          if (k !== 4) expect(cell).not.toMatch(/(?:^|[;\t\r\n])\s*[=+\-@]/)
        expect(row[2]?.replaceAll("'", "")).toBe(name.replaceAll("'", ""))
      }
    }),
    { numRuns: 300 },
  )
})

test("a reader that guesses types finds numbers, empty cells for gaps, and texts", () => {
  const rows: Record<string, unknown>[] = parse(writeCsv(aView()), { columns: true, cast: true })
  expect(rows.map(({ period, value }) => [period, value])).toEqual([
    [2018, 0.3594],
    [2019, -1.1069],
    [2020, ""],
    [2021, 4.0915],
    [2022, 5.2765],
  ])
  expect(rows[0]).toMatchObject({ country: "Côte d’Ivoire", unit: "annual %" })
})
