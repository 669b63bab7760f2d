import { cellText, type Sheet } from "../../read/read-workbook.ts"

const PRICES = /\((?:constant )?(\d{4}) PPP ?\$\)$/

/**
 * The year of the prices of each column that is money, from the report's list of variables: a row with the full name
 * "Gross National Income Per Capita (2021 PPP$)" and the short name `gnipc`.
 */
export function parsePriceYears(sheets: readonly Sheet[]): ReadonlyMap<string, string> {
  const years = new Map<string, string>()
  for (const { rows } of sheets) {
    for (const row of rows) {
      const texts = row.map(cellText)
      const year = texts.flatMap((text) => PRICES.exec(text)?.[1] ?? [])[0]
      const column = texts.find((text) => /^[a-z][a-z_0-9]*$/.test(text))
      if (year !== undefined && column !== undefined) years.set(column, year)
    }
  }
  return years
}
