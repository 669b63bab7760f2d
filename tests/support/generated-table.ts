import { createWriteStream } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

import { COUNTRIES } from "#domain/places/find-country.ts"

const PLACES = 200
const FIRST_YEAR = 1960
const YEARS = 60

/** Writes an unpacked bulk download of the World Bank with so many series of generated figures into a folder. */
export async function writeGeneratedTable(folder: string, series: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await pipeline(
    Readable.from(tableLines(Math.ceil(series / PLACES))),
    createWriteStream(join(folder, "WDICSV.csv")),
  )
}

/** Sorted by country as the real one, so that each indicator comes two hundred times. */
function* tableLines(indicators: number): Generator<string> {
  const years = Array.from({ length: YEARS }, (_, k) => String(FIRST_YEAR + k))
  yield `Country Name,Country Code,Indicator Name,Indicator Code,${years.join(",")}\n`
  const random = createRandom()
  for (const { name, code } of COUNTRIES.slice(0, PLACES)) {
    for (let k = 0; k < indicators; k += 1) {
      const figures = years.map(() => String(Math.round(random() * 1e9) / 1e6))
      yield `"${name}",${code},"Generated figures, number ${String(k)}",GEN.${String(k)},${figures.join(",")}\n`
    }
  }
}

/** The same numbers at each call, between 0 and 1 (mulberry32). */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
