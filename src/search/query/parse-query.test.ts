import fc from "fast-check"
import { describe, expect, test } from "vitest"

import { placeNames } from "#domain/places/find-country.ts"

import { createQueryParser } from "./parse-query.ts"

const KNOWN = new Set([
  "inflation",
  "gdp",
  "population",
  "rate",
  "price",
  "south",
  "africa",
  "united",
  "states",
  "income",
])
const parser = await createQueryParser({
  places: placeNames(),
  isKnownWord: (word) => KNOWN.has(word),
  thisYear: () => 2026,
  isAcronym: (word) => word === "MMR",
})
const parse = (text: string) => parser.parse(text)
const codesIn = (text: string): string[] => parse(text).countries.map(({ country }) => country.code)

describe("countries", () => {
  test("are lifted out by name, alias, former name, demonym and code", () => {
    expect(codesIn("inflation nigeria")).toEqual(["NGA"])
    expect(codesIn("DRC population")).toEqual(["COD"])
    expect(codesIn("swaziland gdp")).toEqual(["SWZ"])
    expect(codesIn("nigerian gdp")).toEqual(["NGA"])
    expect(codesIn("gdp NG")).toEqual(["NGA"])
    expect(codesIn("gdp ken")).toEqual(["KEN"])
    expect(parse("inflation nigeria").words).toEqual(["inflation"])
  })

  test("match by the longest name first", () => {
    expect(codesIn("south africa gdp")).toEqual(["ZAF"])
    expect(codesIn("papua new guinea gdp")).toEqual(["PNG"])
    expect(codesIn("guinea-bissau gdp")).toEqual(["GNB"])
  })

  test("are found with apostrophes, dots and left-out words", () => {
    expect(codesIn("cote d'ivoire gdp")).toEqual(["CIV"])
    expect(codesIn("cote divoire")).toEqual(["CIV"])
    expect(codesIn("U.S. inflation")).toEqual(["USA"])
    expect(codesIn("trinidad & tobago")).toEqual(["TTO"])
    expect(codesIn("St. Lucia tourism")).toEqual(["LCA"])
  })

  test("are known by their French, Portuguese, Spanish and German names", () => {
    expect(codesIn("chômage etats-unis")).toEqual(["USA"])
    expect(codesIn("alemanha inflation")).toEqual(["DEU"])
    expect(codesIn("costa de marfil gdp")).toEqual(["CIV"])
    expect(codesIn("Südafrika gdp")).toEqual(["ZAF"])
  })

  test("answer for their cities, whose names may also be in a name", () => {
    expect(parse("population lagos").countries).toMatchObject([
      { country: { code: "NGA" }, matched: "lagos", isCity: true },
    ])
    expect(parse("population lagos").words).toEqual(["population", "lagos"])
    expect(parse("lagos").words).toEqual([])
    expect(parse("gdp new york").words).toEqual(["gdp"])
    expect(codesIn("lagos nigeria gdp")).toEqual(["NGA"])
  })

  test("are never seen in a subject", () => {
    for (const text of ["population", "price", "poverty", "people", "costs", "income"]) {
      expect(codesIn(text)).toEqual([])
    }
  })

  test("are not read into short words in lower case", () => {
    expect(codesIn("is it in to no at so")).toEqual([])
    expect(codesIn("income per head")).toEqual([])
    expect(codesIn("price and can")).toEqual([])
  })

  test("are read from short names that stand alone in any case", () => {
    expect(codesIn("uk inflation")).toEqual(["GBR"])
    expect(codesIn("gdp us")).toEqual(["USA"])
    expect(codesIn("uae gdp")).toEqual(["ARE"])
  })

  test("are not read from shouted sentences or the dollar", () => {
    expect(codesIn("INFLATION IN NIGERIA")).toEqual(["NGA"])
    expect(codesIn("gdp current US$")).toEqual([])
    expect(codesIn("MMR")).toEqual([])
  })

  test("are found when misspelt", () => {
    expect(codesIn("inflation nigria")).toEqual(["NGA"])
    expect(codesIn("germny gdp")).toEqual(["DEU"])
    expect(codesIn("untied states gdp")).toEqual(["USA"])
    expect(codesIn("south afrca gdp")).toEqual(["ZAF"])
    expect(codesIn("souh africa gdp")).toEqual(["ZAF"])
    expect(codesIn("africa gdp")).toEqual(["AFR"])
    expect(parse("germny gdp").countries[0]?.matched).toBe("germny")
  })

  test("are found by a beginning that only one of them has", () => {
    expect(codesIn("gdp zimb")).toEqual(["ZWE"])
    expect(codesIn("gdp nig")).toEqual([])
  })

  test("may be several, each once", () => {
    expect(codesIn("nigeria ghana nigerian gdp")).toEqual(["NGA", "GHA"])
  })

  test("include regions", () => {
    expect(codesIn("sub-saharan africa gdp")).toEqual(["SSF"])
    expect(codesIn("world population")).toEqual(["WLD"])
    expect(codesIn("M2 growth")).toEqual([])
  })
})

describe("years and frequency", () => {
  test("are lifted out", () => {
    expect(parse("gdp since 2010")).toMatchObject({
      words: ["gdp"],
      startYear: 2010,
      endYear: null,
    })
    expect(parse("gdp 2000-2010")).toMatchObject({ words: ["gdp"], startYear: 2000, endYear: 2010 })
    expect(parse("gdp from 2010 to 2000")).toMatchObject({ startYear: 2000, endYear: 2010 })
    expect(parse("gdp 1999")).toMatchObject({ startYear: 1999, endYear: 1999 })
    expect(parse("gdp until 1999")).toMatchObject({ startYear: null, endYear: 1999 })
    expect(parse("gdp in the 1990s")).toMatchObject({ startYear: 1990, endYear: 1999 })
    for (const text of ["inflation month by month", "inflation mensuelle", "inflation kila mwezi"])
      expect(parse(text)).toMatchObject({ words: ["inflation"], frequency: "monthly" })
    expect(parse("six months of imports").frequency).toBeNull()
    expect(parse("monthly inflation")).toMatchObject({ words: ["inflation"], frequency: "monthly" })
  })

  test("leave the year of a price basis in the name", () => {
    expect(parse("gdp constant 2015 US$")).toMatchObject({ startYear: null })
    expect(parse("gdp 2021 PPP")).toMatchObject({ startYear: null })
  })
})

test("stop words go, unless nothing else was typed", () => {
  expect(parse("what is the gdp of ghana").words).toEqual(["gdp"])
  expect(parse("who").words).toEqual(["who"])
  expect(parse("the gambia").words).toEqual([])
})

test("no text fails, and the words found are bounded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const parsed = parse(text)
      expect(parsed.words.join(" ").length).toBeLessThanOrEqual(210)
      expect(parsed.words.every((word) => word.isWellFormed())).toBe(true)
    }),
    { seed: 11, numRuns: 200 },
  )
})
