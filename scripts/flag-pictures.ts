import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import sharp from "sharp"
import type { Plugin } from "vite"

import { COUNTRY_PLACES } from "#domain/places/country-table.ts"
import { CONTINENTS, type Continent } from "#domain/places/country.ts"
import { FLAG_DRAWINGS } from "#http/files/flag-drawings.ts"

/** Sharp on phones, whose three dots make one of the 20 that a flag is wide. */
const WIDTH = 60
/** On a sheet of many two dots make one. */
const CELL = { width: 40, height: 30 }
const LETTERS = 26

/**
 * Adds the flags to the browser's files as small pictures, `flags/ng.png`, and all of a continent as one sheet,
 * `flags/africa.webp`, with the first letter of a country's code as its column and the second as its row. A browser
 * handles each drawing as a document of its own: the 50 flags of a list kept a slow phone busy for more than a second.
 * The drawings hold up to 180 kB, the pictures about 1 kB, a sheet less than 20.
 */
export function flagImages(): Plugin {
  return {
    name: "flag-pictures",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const flags = await drawFlags()
      const add = (name: string, source: Buffer) =>
        this.emitFile({ type: "asset", fileName: `flags/${name}`, source })
      for (const [code, picture] of flags) add(`${code}.png`, picture)
      for (const continent of CONTINENTS) {
        add(`${continent}.webp`, await drawSheet(continent, flags))
      }
    },
  }
}

/** PNG files by ISO 3166 alpha-2 in lower case. */
async function drawFlags(): Promise<ReadonlyMap<string, Buffer>> {
  const codes = readdirSync(FLAG_DRAWINGS).flatMap(
    (file) => /^([a-z]{2})\.svg$/.exec(file)?.[1] ?? [],
  )
  const pictures = codes.map(async (code) => {
    const drawing = readFileSync(join(FLAG_DRAWINGS, `${code}.svg`))
    return [code, await sharp(drawing).resize(WIDTH).png().toBuffer()] as const
  })
  return new Map(await Promise.all(pictures))
}

async function drawSheet(
  continent: Continent,
  flags: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const codes = COUNTRY_PLACES.flatMap(({ country }) =>
    country.continent === continent && country.code2 !== null ? country.code2.toLowerCase() : [],
  )
  const cells = codes.map(async (code) => ({
    input: await sharp(flags.get(code)).resize(CELL).toBuffer(),
    left: (parseInt(code.charAt(0), 36) - 10) * CELL.width,
    top: (parseInt(code.charAt(1), 36) - 10) * CELL.height,
  }))
  const size = { width: LETTERS * CELL.width, height: LETTERS * CELL.height }
  const ground = { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return sharp({ create: ground })
    .composite(await Promise.all(cells))
    .webp({ quality: 80 })
    .toBuffer()
}
