import { expect, test } from "vitest"

import { findTables } from "./find-tables.ts"

/** The rows of the first table of a text, and the lines that say what it is of. */
function read(text: string) {
  const [table] = findTables(text)
  return {
    captions: table?.captions.map((caption) => caption.text) ?? [],
    rows: table?.rows.map((row) => row.map((cell) => cell.text)) ?? [],
  }
}

const ROWS = [
  ["Country", "2022", "2023"],
  ["Ghana", "31.3", "38.1"],
  ["Peru", "8.3", ".."],
]

test.each([
  ["tabs", "Country\t2022\t2023\nGhana\t31.3\t38.1\nPeru\t8.3\t.."],
  [
    "bars",
    "| Country | 2022 | 2023 |\n|---|---:|---:|\n| Ghana | 31.3 | 38.1 |\n| Peru | 8.3 | .. |",
  ],
  ["commas", "Country,2022,2023\nGhana,31.3,38.1\nPeru,8.3,.."],
  ["semicolons", "Country;2022;2023\nGhana;31.3;38.1\nPeru;8.3;.."],
  ["gaps", "Country  2022   2023\nGhana    31.3   38.1\nPeru      8.3     .."],
  ["single spaces", "Country 2022 2023\nGhana 31.3 38.1\nPeru 8.3 .."],
  ["lines", "Country\n2022\n2023\nGhana\n31.3\n38.1\nPeru\n8.3\n.."],
])("rows are read whose cells are set apart by %s", (_name, text) => {
  expect(read(text).rows).toEqual(ROWS)
})

test("each cell knows where it stands", () => {
  const text = "Inflation.\n\n| Country | 2022 |\n|---|---|\n| Ghana  |  31.3 |"
  const cells = findTables(text).flatMap(({ rows }) => rows.flat())
  expect(cells.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Country",
    "2022",
    "Ghana",
    "31.3",
  ])
})

test("a name between quotation marks has commas of its own", () => {
  expect(read('country,2023\n"Egypt, Arab Rep.",33.9\nPeru,6.5').rows[1]).toEqual([
    "Egypt, Arab Rep.",
    "33.9",
  ])
})

test("the last sentence above a table is its caption, and an empty line may stand between", () => {
  const text = "Prices rose fast. Inflation in 2023, per cent:\n\nGhana\t38.1\nPeru\t6.5"
  expect(read(text).captions).toEqual(["Inflation in 2023, per cent:"])
})

test("years above figures need no cell above the names", () => {
  expect(read("2022,2023\nGhana,31.3,38.1\nPeru,8.3,6.5").rows.length).toBe(3)
})

test.each([
  "Prices rose by 5%, wages by 3%, rents by 2%.\nIn Ghana, Kenya and Peru, they fell.",
  "Inflation rose.  It was 5% in 2023.\nGrowth slowed.  It was 2%.",
  "Kenya\nGhana\nPeru",
  "The economy grew by 5% in 2023.",
])("sentences and names alone are no table: %j", (text) => {
  expect(findTables(text)).toEqual([])
})
