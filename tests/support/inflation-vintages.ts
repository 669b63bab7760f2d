import { join } from "node:path"

import type { Database } from "#db/engine/database.ts"

import { importInto } from "./site.ts"
import { temporaryFolder, writeZip } from "./zip.ts"

const NAME = "Inflation, consumer prices (annual %)"
const CODE = "FP.CPI.TOTL.ZG"

/** Imports Nigeria's inflation from 2020 to 2022 as the World Bank's file of a day gives it. */
export async function importInflation(
  db: Database,
  day: string,
  values: readonly [string, string, string],
): Promise<void> {
  const path = join(await temporaryFolder(), `API_${CODE}_${day}.zip`)
  const row = (cells: readonly string[]) => `${cells.map((text) => `"${text}"`).join(",")},`
  const lines = [
    `"Last Updated Date","${day}",`,
    row([
      "Country Name",
      "Country Code",
      "Indicator Name",
      "Indicator Code",
      "2020",
      "2021",
      "2022",
    ]),
    row(["Nigeria", "NGA", NAME, CODE, ...values]),
  ]
  await writeZip(path, { [`API_${CODE}_DS2_en_csv_v2_1.csv`]: `${lines.join("\n")}\n` })
  await importInto(db, ["world-bank", "--from", path])
}
