import { expect, test } from "vitest"

import { CONTINENTS, makeSlug } from "./country.ts"
import { COUNTRY_PLACES, REGION_PLACES } from "./country-table.ts"
import { COUNTRY_NAMES } from "./countries.data.ts"
import {
  COUNTRIES,
  countryByCode,
  findCountry,
  placeKey,
  placeNames,
  REGIONS,
} from "./find-country.ts"

const codeOf = (text: string) => findCountry(text)?.code

test("every country is found by its name, address, and both ISO codes", () => {
  for (const country of COUNTRIES) {
    expect(findCountry(country.name), country.name).toBe(country)
    expect(findCountry(country.slug), country.slug).toBe(country)
    expect(findCountry(country.code), country.code).toBe(country)
    expect(countryByCode(country.code)).toBe(country)
    if (country.code2 !== null) expect(findCountry(country.code2), country.code2).toBe(country)
  }
})

test("every region is found by its name, address and code", () => {
  for (const region of REGIONS) {
    expect(findCountry(region.name), region.name).toBe(region)
    expect(findCountry(region.slug), region.slug).toBe(region)
    expect(countryByCode(region.code)).toBe(region)
    expect(region).toMatchObject({ kind: "region", code2: null, continent: null })
  }
})

test("codes and addresses are unique among countries and regions together", () => {
  const all = [...COUNTRIES, ...REGIONS]
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  for (const { code, slug, name } of all) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect(slug).toBe(makeSlug(name))
    expect(slug).toMatch(/^[a-z0-9-]+$/)
  }
})

test("every country lies on a continent and the list is in order of names", () => {
  expect(COUNTRIES.length).toBeGreaterThan(235)
  for (const country of COUNTRIES) expect(CONTINENTS).toContain(country.continent)
  const names = COUNTRIES.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")))
})

test("uninhabited entries are left out", () => {
  for (const name of ["Antarctica", "Bouvet Island", "South Georgia", "ATF", "HMD"]) {
    expect(findCountry(name), name).toBeUndefined()
  }
})

test("our own names belong to countries that exist", () => {
  for (const code of Object.keys(COUNTRY_NAMES)) {
    expect(countryByCode(code)?.kind, code).toBe("country")
  }
})

test("no name, alias or former name is claimed by two places", () => {
  const owner = new Map<string, string>()
  for (const place of [...COUNTRY_PLACES, ...REGION_PLACES]) {
    for (const text of [place.country.name, ...place.aliases, ...place.former]) {
      const key = placeKey(text)
      expect(owner.get(key) ?? place.country.code, text).toBe(place.country.code)
      owner.set(key, place.country.code)
    }
  }
})

test("no ISO or World Bank code is claimed by two places", () => {
  const codes = [...COUNTRY_PLACES, ...REGION_PLACES].flatMap((place) => place.codes)
  expect(new Set(codes).size).toBe(codes.length)
})

test("a listed text means one place only", () => {
  const keys = placeNames().map(({ text }) => placeKey(text))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ["UK", "GBR"],
  ["uk", "GBR"],
  ["Great Britain", "GBR"],
  ["USA", "USA"],
  ["U.S.A.", "USA"],
  ["United States of America", "USA"],
  ["DRC", "COD"],
  ["DR Congo", "COD"],
  ["Congo, Dem. Rep.", "COD"],
  ["Zaire", "COD"],
  ["UAE", "ARE"],
  ["Ivory Coast", "CIV"],
  ["Côte d'Ivoire", "CIV"],
  ["Cote d’Ivoire", "CIV"],
  ["cote-divoire", "CIV"],
  ["Cape Verde", "CPV"],
  ["Cabo Verde", "CPV"],
  ["Swaziland", "SWZ"],
  ["Eswatini", "SWZ"],
  ["Turkey", "TUR"],
  ["Türkiye", "TUR"],
  ["turkiye", "TUR"],
  ["Burma", "MMR"],
  ["Myanmar", "MMR"],
  ["Czech Republic", "CZE"],
  ["Czechia", "CZE"],
  ["Macedonia", "MKD"],
  ["Holland", "NLD"],
  ["The Netherlands", "NLD"],
  ["Gambia, The", "GMB"],
  ["The Gambia", "GMB"],
  ["Bahamas, The", "BHS"],
  ["Egypt, Arab Rep.", "EGY"],
  ["Korea, Rep.", "KOR"],
  ["South Korea", "KOR"],
  ["Korea, Dem. People's Rep.", "PRK"],
  ["Korea, Dem. People’s Rep.", "PRK"],
  ["North Korea", "PRK"],
  ["Lao PDR", "LAO"],
  ["Viet Nam", "VNM"],
  ["Vietnam", "VNM"],
  ["St. Kitts and Nevis", "KNA"],
  ["St Lucia", "LCA"],
  ["West Bank and Gaza", "PSE"],
  ["Hong Kong SAR, China", "HKG"],
  ["Micronesia, Fed. Sts.", "FSM"],
  ["Venezuela, RB", "VEN"],
  ["Yemen, Rep.", "YEM"],
  ["Naoero", "NRU"],
  ["Curacao", "CUW"],
  ["Kosovo", "XKX"],
  ["XK", "XKX"],
  ["Channel Islands", "CHI"],
  ["são tomé and príncipe", "STP"],
  ["SAO TOME AND PRINCIPE", "STP"],
  ["World", "WLD"],
  ["Sub-Saharan Africa ", "SSF"],
  ["sub saharan africa", "SSF"],
  ["Middle East & North Africa", "XME"],
  ["Middle East, North Africa, Afghanistan & Pakistan", "MEA"],
  ["High income", "HIC"],
  ["EU", "EUU"],
])("%s is %s", (text, code) => {
  expect(codeOf(text)).toBe(code)
})

test("names that resemble each other stay apart", () => {
  expect(codeOf("Niger")).toBe("NER")
  expect(codeOf("Nigeria")).toBe("NGA")
  expect(codeOf("Guinea")).toBe("GIN")
  expect(codeOf("Guinea-Bissau")).toBe("GNB")
  expect(codeOf("Equatorial Guinea")).toBe("GNQ")
  expect(codeOf("Papua New Guinea")).toBe("PNG")
  expect(codeOf("Dominica")).toBe("DMA")
  expect(codeOf("Dominican Republic")).toBe("DOM")
  expect(codeOf("Congo")).toBe("COG")
  expect(codeOf("Georgia")).toBe("GEO")
  expect(codeOf("Korea")).toBe("KOR")
  expect(codeOf("Sudan")).toBe("SDN")
  expect(codeOf("South Sudan")).toBe("SSD")
  expect(codeOf("Samoa")).toBe("WSM")
  expect(codeOf("Mali")).toBe("MLI")
  expect(codeOf("Ireland")).toBe("IRL")
})

test("an ISO code wins over the Olympic code of another country", () => {
  expect(codeOf("BRN")).toBe("BRN")
  expect(codeOf("CHI")).toBe("CHI")
  expect(codeOf("GER")).toBe("DEU")
  expect(codeOf("RSA")).toBe("ZAF")
})

test("what names no single place is not found", () => {
  for (const text of ["", " ", "the", "Virgin Islands", "Atlantis", "inflation", "Niger State"]) {
    expect(findCountry(text), text).toBeUndefined()
  }
})

test("a word for the people is listed, but does not name the country", () => {
  const nigerian = placeNames().find(({ text }) => text === "Nigerian")
  expect(nigerian).toMatchObject({ kind: "demonym", country: { code: "NGA" } })
  expect(placeNames().find(({ text }) => text === "Nigerien")?.country.code).toBe("NER")
  expect(findCountry("Nigerian")).toBeUndefined()
})

test("a demonym of two sovereign states is nobody's, a territory gives way to a state", () => {
  const demonym = (text: string) =>
    placeNames().find((name) => name.kind === "demonym" && name.text === text)?.country.code
  expect(demonym("Congolese")).toBeUndefined()
  expect(demonym("Dominican")).toBeUndefined()
  expect(demonym("Dutch")).toBe("NLD")
  expect(demonym("Indian")).toBe("IND")
  expect(demonym("American")).toBe("USA")
})

test("former names and codes are marked as such", () => {
  const kindOf = (text: string) => placeNames().find((name) => name.text === text)?.kind
  expect(kindOf("Swaziland")).toBe("former")
  expect(kindOf("Turkey")).toBe("former")
  expect(kindOf("Burma")).toBe("former")
  for (const code of ["IN", "NO", "IT", "IS", "TO", "NGA", "GER"]) {
    expect(kindOf(code), code).toBe("code")
  }
  expect(kindOf("UK")).toBe("alias")
  expect(kindOf("Nigeria")).toBe("name")
})
