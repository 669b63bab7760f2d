import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

import { expect, test } from "vitest"

import { shortenCountries } from "./short-countries.ts"

const FILE = createRequire(import.meta.url)
  .resolve("world-countries")
  .replace(/[^/]*$/, "countries.json")

test("the table of countries keeps what names and codes are read from, in a fifth of its size", () => {
  const table = readFileSync(FILE, "utf8")
  const short = shortenCountries(table)
  const countries = JSON.parse(short) as Record<string, unknown>[]
  const kenya = countries.find((one) => one["cca3"] === "KEN")
  expect(kenya).toMatchObject({
    name: { common: "Kenya", official: "Republic of Kenya" },
    ...{ cca2: "KE", ccn3: "404", cioc: "KEN", independent: true, region: "Africa" },
    ...{ subregion: "Eastern Africa", demonyms: { eng: { m: "Kenyan" } } },
  })
  expect(countries).toHaveLength((JSON.parse(table) as unknown[]).length)
  expect(short.length).toBeLessThan(table.length / 5)
})
