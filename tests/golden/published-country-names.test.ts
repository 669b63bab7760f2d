import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"

import { beforeAll, expect, test } from "vitest"

import { countryByCode, findCountry } from "#domain/places/find-country.ts"
import { readCsv } from "#importers/read/read-csv.ts"
import { openArchive } from "#importers/read/open-archive.ts"

const DATA = join(process.env["SHARED_DIR"] ?? "../shared", "data")
const isThere = existsSync(DATA)

beforeAll(() => {
  if (!isThere) console.log(`Skipped: publishers' files are not at ${DATA}; set SHARED_DIR.`)
})

/** Name and code of every place in the rows below a header that starts with "Country Name,Country Code". */
async function placesIn(archive: string, isWanted: (name: string) => boolean) {
  const places = new Map<string, string>()
  const zip = await openArchive(join(DATA, archive))
  for (const name of zip.names.filter(isWanted)) {
    let isBelowHeader = false
    for await (const rows of readCsv(zip.read(name), name)) {
      for (const { cells } of rows) {
        const [first = "", second = ""] = cells
        if (isBelowHeader) places.set(first, second)
        else isBelowHeader = first === "Country Name" && second === "Country Code"
      }
    }
  }
  zip.close()
  return places
}

function expectAllFound(places: ReadonlyMap<string, string>, atLeast: number) {
  const wrong = [...places].filter(
    ([name, code]) => findCountry(name)?.code !== code || countryByCode(code)?.code !== code,
  )
  expect(wrong).toEqual([])
  expect(places.size).toBeGreaterThanOrEqual(atLeast)
}

test.skipIf(!isThere)("every place of the headline file is found by name and code", async () => {
  const isValues = (name: string) => name === "WDICSV.csv"
  expectAllFound(await placesIn("wb-wdi-headline/WDI_CSV.zip", isValues), 260)
})

/** What is wrong with how we know a row of the publisher's country list. */
function faultsOf(cells: readonly string[]): string[] {
  const [code = "", shortName = "", tableName = "", longName = "", code2 = ""] = cells
  const texts = [code, shortName, tableName, longName, code2].filter((text) => text !== "")
  const kind = cells[7] === "" ? "region" : "country"
  return [
    ...texts.filter((text) => findCountry(text)?.code !== code).map((text) => `${code}: ${text}`),
    ...(countryByCode(code)?.kind === kind ? [] : [`${code} is no ${kind}`]),
  ]
}

test.skipIf(!isThere)("every row of the country list is found by each of its names", async () => {
  const zip = await openArchive(join(DATA, "wb-wdi-headline/WDI_CSV.zip"))
  const rows: string[][] = []
  for await (const batch of readCsv(zip.read("WDICountry.csv"), "WDICountry.csv"))
    rows.push(...batch.map(({ cells }) => cells))
  zip.close()
  const places = rows.filter(([code]) => code !== "Country Code")
  expect(places.flatMap(faultsOf)).toEqual([])
  expect(places.length).toBeGreaterThan(260)
})

test.skipIf(!isThere)("every place of the indicator files is found by name and code", async () => {
  const isSample = (name: string) =>
    /^indicators\/(?:ag\.con\.fert\.zs|ny\.gdp\.pcap\.cd|sp\.pop\.totl)\/data\.csv$/.test(name) ||
    /^api\/API_NY/.test(name)
  expectAllFound(await placesIn("wb-wdi-indicators/wdi-indicators.zip", isSample), 260)
})

test.skipIf(!isThere)("every place of a topic file is found by name and code", async () => {
  const isValues = (name: string) => name.startsWith("API_11")
  const archive = "wb-wdi-topic/API_11_DS2_en_csv_v2_37833.zip"
  expectAllFound(await placesIn(archive, isValues), 260)
})

test.skipIf(!isThere)("every place of the catalogue is found by name and both codes", () => {
  const packed = readFileSync(join(DATA, "wb-catalogue", "v2_country.json.gz"))
  const [, places] = JSON.parse(gunzipSync(packed).toString("utf8")) as [
    unknown,
    { id: string; iso2Code: string; name: string; region: { value: string } }[],
  ]
  const wrong = places.filter(
    ({ id, iso2Code, name }) =>
      [id, iso2Code, name].some((text) => findCountry(text)?.code !== id) ||
      countryByCode(id) === undefined,
  )
  expect(wrong).toEqual([])
  for (const { id, region } of places) {
    const kind = region.value === "Aggregates" ? "region" : "country"
    expect(countryByCode(id)?.kind, id).toBe(kind)
  }
  expect(places.length).toBeGreaterThan(290)
})
