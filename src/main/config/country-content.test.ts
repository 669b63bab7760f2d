import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { listResources, type CountryContent } from "#domain/places/country-content.ts"
import { COUNTRIES, countryByCode, findCountry } from "#domain/places/find-country.ts"

import { readCountryContent } from "./country-content.ts"

/** How offices are called: of statistics, the central bank, the ministry of finance. */
const OFFICES = [
  /statist|statbel|\bstats\b|census|planning$|data agency/i,
  /bank|banc|bangko|riksbank|federal reserve|monetary authority/i,
  /financ|treasury|economy/i,
]

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"))
  await write("country-headlines.json", { figures: [["world-bank:GDP"]], charts: [] })
  await write("country-resources.json", { everywhere: [], countries: {} })
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, content: unknown) =>
  writeFile(join(folder, name), JSON.stringify(content))

function place(name: string) {
  const country = findCountry(name)
  if (!country) throw new Error(name)
  return country
}

test("the content of the site names known countries, once each link, with at least 60 countries of their own", async () => {
  const content = await readCountryContent()
  const codes = Object.keys(content.resources.countries)
  expect(codes.filter((code) => countryByCode(code)?.kind !== "country")).toEqual([])
  expect(codes.length).toBeGreaterThanOrEqual(60)
  expect(content.headlines.length).toBeGreaterThanOrEqual(21)
  for (const country of COUNTRIES) {
    const links = listResources(content, country)
    expect(links.length, country.name).toBeGreaterThanOrEqual(4)
    expect(new Set(links.map(({ url }) => url)).size, country.name).toBe(links.length)
  }
})

test("at least 60 countries have a statistics office, a central bank and a finance ministry of their own, all by https", async () => {
  const { resources } = await readCountryContent()
  const whole = Object.entries(resources.countries).filter(([, links]) =>
    OFFICES.every((office) => Object.keys(links).some((label) => office.test(label))),
  )
  expect(whole.length).toBeGreaterThanOrEqual(60)
  expect(whole.map(([code]) => code)).toEqual(
    expect.arrayContaining(["NGA", "GHA", "KEN", "ZAF", "EGY", "USA", "GBR", "CHN", "IND", "BRA"]),
  )
  const urls = Object.values(resources.countries).flatMap((links) => Object.values(links))
  for (const url of [...urls, ...resources.everywhere.map((link) => link.url)]) {
    const { protocol, hostname, username, port, hash } = new URL(url)
    expect({ protocol, username, port, hash }, url).toEqual({
      protocol: "https:",
      username: "",
      port: "",
      hash: "",
    })
    expect(hostname, url).toMatch(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/)
  }
})

test("a country's own offices come before the links for all", async () => {
  const links = listResources(await readCountryContent(), place("Nigeria"))
  expect(links[0]).toEqual({
    label: "National Bureau of Statistics",
    url: "https://www.nigerianstat.gov.ng",
  })
  expect(links.map(({ url }) => url)).toContain("https://data.worldbank.org/country/NG")
})

test("a link for all can leave out countries, and needs the code that it names", () => {
  const content: CountryContent = {
    headlines: [],
    charts: [],
    resources: {
      everywhere: [
        { label: "A", url: "https://a.test/{code}", not: ["TWN"] },
        { label: "B", url: "https://b.test/{code2}", not: [] },
      ],
      countries: {},
    },
  }
  const urls = (name: string) => listResources(content, place(name)).map(({ url }) => url)
  expect(urls("Kenya")).toEqual(["https://a.test/KEN", "https://b.test/KE"])
  expect(urls("Taiwan")).toEqual(["https://b.test/TW"])
  expect(urls("Channel Islands")).toEqual(["https://a.test/CHI"])
})

test("edited files are read", async () => {
  expect(await readCountryContent(folder)).toEqual({
    headlines: [["world-bank:GDP"]],
    charts: [],
    resources: { everywhere: [], countries: {} },
  })
})

test.each([
  ["country-headlines.json", { figures: [["GDP"]], charts: [] }, "figures.0.0"],
  [
    "country-resources.json",
    { everywhere: [], countries: { NGA: { Bureau: "http://a.test" } } },
    "countries.NGA.Bureau",
  ],
])("a mistake in %s is reported with its place", async (name, content, where) => {
  await write(name, content)
  await expect(readCountryContent(folder)).rejects.toThrow(
    new RegExp(`${name} is wrong at ${where}`),
  )
})

test("the message about a file that is not JSON names it", async () => {
  await writeFile(join(folder, "country-headlines.json"), "{")
  await expect(readCountryContent(folder)).rejects.toThrow(
    /country-headlines\.json could not be read/,
  )
})
