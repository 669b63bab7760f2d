import { expect, test } from "vitest"

import { tablesAsLines } from "./table-lines.ts"

test("a row of a pasted table is a line with bars between its cells", () => {
  const html =
    '<p>Growth</p><table class="x"><thead><tr><th>Country</th><th>2023&nbsp;(%)</th></tr></thead>' +
    "<tbody><tr><td><b>Peru</b></td><td>-0.4</td></tr>\n<tr><td>Chile</td><td></td></tr></tbody></table><p>End</p>"
  expect(tablesAsLines(html)).toBe(
    "<p>Growth</p><p>| Country | 2023 (%) |</p><p>| Peru | -0.4 |</p><p>| Chile |  |</p><p>End</p>",
  )
})

test("a caption stands above, and a heading over several columns keeps them in their place", () => {
  const html =
    "<table><caption>Prices</caption><tr><th></th><th colspan=2>Inflation</th><th>Growth</th></tr>" +
    "<tr><td>Peru<td>8.3<td>6.5<td>2.8</tr></table>"
  expect(tablesAsLines(html)).toBe(
    "<p>Prices</p><p>|  | Inflation |  | Growth |</p><p>| Peru | 8.3 | 6.5 | 2.8 |</p>",
  )
})

test.each([
  "<table><tr><td><p>An article laid out in a table.</p></td></tr></table>",
  `<table><tr><td>Menu</td><td>${"A long paragraph. ".repeat(20)}</td></tr></table>`,
  "<p>No table | at all</p>",
])("what lays out a page stays as it is: %.60s", (html) => {
  expect(tablesAsLines(html)).toBe(html)
})
