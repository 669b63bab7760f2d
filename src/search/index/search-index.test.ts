import fc from "fast-check"
import { beforeAll, describe, expect, test } from "vitest"

import { placeNames } from "#domain/places/find-country.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { buildSearchIndex, type SearchIndex } from "./search-index.ts"
import { suggest } from "../results/suggest.ts"

const CATALOGUE = [
  coverageOf({ name: "GDP (current US$)", code: "NY.GDP.MKTP.CD", isHeadline: true }),
  coverageOf({ name: "GDP growth (annual %)", code: "NY.GDP.MKTP.KD.ZG", isHeadline: true }),
  coverageOf({ name: "Inflation, GDP deflator (annual %)", code: "NY.GDP.DEFL.KD.ZG" }),
  coverageOf({
    name: "Inflation, consumer prices (annual %)",
    code: "FP.CPI.TOTL.ZG",
    category: "price",
    isHeadline: true,
  }),
  coverageOf({
    name: "Population, total",
    code: "SP.POP.TOTL",
    category: "population",
    isHeadline: true,
  }),
  coverageOf({ name: "Population, female", code: "SP.POP.TOTL.FE.IN", category: "population" }),
  coverageOf({ name: "Rural population", code: "SP.RUR.TOTL", category: "population" }),
  coverageOf({
    name: "Unemployment, total (% of total labor force)",
    code: "SL.UEM.TOTL.ZS",
    category: "labour",
    isHeadline: true,
  }),
  coverageOf({
    name: "Unemployment, female (% of female labor force)",
    code: "SL.UEM.TOTL.FE.ZS",
    category: "labour",
  }),
  coverageOf({
    name: "Rice yield (kg per hectare)",
    code: "RICE.NGA",
    countries: ["NGA"],
    regions: [],
    definition: "Harvested grain of paddies.",
  }),
  coverageOf({
    name: "Rice yield, per hectare (kg)",
    code: "RICE.TWIN",
    countries: ["NGA"],
    regions: [],
  }),
  coverageOf({
    name: "Rice yield of all farms",
    code: "RICE.FAO",
    publisherId: "faostat",
    countries: ["KEN"],
    regions: [],
    endYear: 1990,
  }),
  coverageOf({ name: "Rice imports", code: "RICE.IMP", countries: ["GHA"], endYear: 1998 }),
  coverageOf({
    name: "Rice stocks",
    code: "RICE.STK",
    countries: ["GHA"],
    frequencies: ["monthly"],
  }),
]

let index: SearchIndex
beforeAll(async () => {
  index = await buildSearchIndex(CATALOGUE, { places: placeNames(), thisYear: () => 2026 })
})

function codesFor(text: string): string[] {
  return index.answer(text).finding.ranked.map(({ doc }) => index.indicators.getCode(doc))
}

describe("what is found", () => {
  test("starts with the headline indicator of that name", () => {
    expect(codesFor("gdp")[0]).toBe("NY.GDP.MKTP.CD")
    expect(codesFor("population")[0]).toBe("SP.POP.TOTL")
    expect(codesFor("inflation")[0]).toBe("FP.CPI.TOTL.ZG")
  })

  test("has totals before parts unless a part is asked for", () => {
    expect(codesFor("unemployment").slice(0, 2)).toEqual(["SL.UEM.TOTL.ZS", "SL.UEM.TOTL.FE.ZS"])
    expect(codesFor("female unemployment")[0]).toBe("SL.UEM.TOTL.FE.ZS")
    expect(codesFor("women unemployment")[0]).toBe("SL.UEM.TOTL.FE.ZS")
  })

  test("is the indicator whose name or code was typed whole", () => {
    expect(codesFor("inflation gdp deflator annual")[0]).toBe("NY.GDP.DEFL.KD.ZG")
    expect(codesFor("Inflation, GDP deflator (annual %)")[0]).toBe("NY.GDP.DEFL.KD.ZG")
    expect(codesFor("fp.cpi.totl.zg")).toEqual(["FP.CPI.TOTL.ZG"])
  })

  test("includes what people call it", () => {
    expect(codesFor("cost of living")[0]).toBe("FP.CPI.TOTL.ZG")
    expect(codesFor("jobless")[0]).toBe("SL.UEM.TOTL.ZS")
  })

  test("has indicators without figures for the country named last", () => {
    const { ranked } = index.answer("rice nigeria").finding
    expect(ranked.map(({ covered }) => covered)).toEqual([true, true, false, false, false])
  })

  test("has fresh figures before old ones and a repeated name after different ones", () => {
    const codes = codesFor("rice")
    expect(codes.indexOf("RICE.STK")).toBeLessThan(codes.indexOf("RICE.IMP"))
    expect(codes.at(-1)).toBe("RICE.TWIN")
  })

  test("has the frequency asked for first", () => {
    expect(codesFor("monthly rice")[0]).toBe("RICE.STK")
  })

  test("may be asked of one publisher", () => {
    expect(codesFor("faostat rice yield")).toEqual(["RICE.FAO"])
    expect(codesFor("world bank gdp")[0]).toBe("NY.GDP.MKTP.CD")
  })

  test("may be found by its definition alone", () => {
    expect(codesFor("paddies")).toEqual(["RICE.NGA"])
  })

  test("is the same each time", () => {
    expect(codesFor("rice population")).toEqual(codesFor("rice population"))
  })
})

describe("words that do not fit", () => {
  test("are corrected when they are misspelt", () => {
    expect(codesFor("unemploymnt")[0]).toBe("SL.UEM.TOTL.ZS")
  })

  test("are taken for beginnings", () => {
    expect(codesFor("infl")[0]).toBe("FP.CPI.TOTL.ZG")
  })

  test("are left out and named", () => {
    const { finding } = index.answer("rice qqqqqq")
    expect(finding.dropped).toEqual(["qqqqqq"])
    expect(finding.ranked.length).toBeGreaterThan(0)
  })

  test("a letter alone names nothing, though a name has it", async () => {
    const screening = await buildSearchIndex(
      [coverageOf({ name: "Screening by chest X-ray", code: "XRAY" })],
      { places: placeNames(), thisYear: () => 2026 },
    )
    for (const text of ["x", "x y"]) expect(screening.answer(text).finding.ranked, text).toEqual([])
    expect(screening.answer("chest x").finding.ranked).toHaveLength(1)
    expect(screening.answer("x ray").finding.ranked).toHaveLength(1)
  })

  test("leave nothing when there is nothing else", () => {
    expect(index.answer("qqqqqq").finding).toMatchObject({ ranked: [], dropped: ["qqqqqq"] })
    expect(index.answer("").finding.ranked).toEqual([])
  })

  test("give way to the combination that fits most", () => {
    const { finding } = index.answer("rice unemployment total")
    expect(finding.dropped).toEqual(["rice"])
  })
})

test("headlines come in the order people ask for them", () => {
  expect(index.headlines.map(({ label }) => label).slice(0, 3)).toEqual([
    "GDP",
    "Population",
    "Inflation",
  ])
})

test("the index answers without figures for a catalogue that is empty", async () => {
  const empty = await buildSearchIndex([], { places: placeNames(), thisYear: () => 2026 })
  expect(empty.answer("gdp nigeria").finding).toMatchObject({ ranked: [], dropped: ["gdp"] })
})

test("200 characters of anything are answered", () => {
  const hostile = fc.constantFrom(
    "'; drop table series; --",
    "(a+)+$",
    "%_\\",
    "😀👩‍👩‍👧",
    "\u0000",
    "\ud800",
    "ﷺ",
  )
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc
      .array(fc.oneof(hostile, fc.string({ maxLength: 12 })), { maxLength: 30 })
      .map((all) => all.join(" ")),
    fc.string({
      unit: fc.constantFrom("a", "g", "d", "p", " ", "e"),
      minLength: 150,
      maxLength: 200,
    }),
  )
  fc.assert(
    fc.property(text, (anything) => {
      const { finding } = index.answer(anything)
      expect(finding.plan.slots.length).toBeLessThanOrEqual(12)
      expect(finding.ranked.length).toBeLessThanOrEqual(120)
    }),
    { seed: 5, numRuns: 300 },
  )
})

describe("the figures for the place asked", () => {
  const reach = (...lastYears: number[]) => ({
    lastYears: Int16Array.from(lastYears),
    valueCounts: Uint16Array.from(lastYears, () => 30),
  })
  const codes = async (text: string) => {
    const index = await buildSearchIndex(
      [
        coverageOf({ name: "Trade volume", code: "OLD", reach: reach(2024, 2024, 1960, 2024) }),
        coverageOf({ name: "Volume of trade", code: "NEW", regions: ["QAS"], endYear: 2024 }),
        coverageOf({ name: "Steel output", code: "AFW", regions: ["AFW"] }),
        coverageOf({ name: "Output of steel", code: "QWF", regions: ["QWF"], endYear: 2020 }),
        coverageOf({ name: "Tea, retail price per kg, Kisumu market", code: "MARKET" }),
        coverageOf({ name: "World market of tea: price", code: "TEA", endYear: 2023 }),
        coverageOf({ name: "Salt: Standard Error", code: "SALT.ERR", isHeadline: true }),
        coverageOf({ name: "Salt: Estimate", code: "SALT" }),
        coverageOf({ name: "Wine made", code: "WINE.ONE", countries: ["KEN"], regions: [] }),
        coverageOf({ name: "Wine sold", code: "WINE", regions: [], countries: MANY }),
      ],
      { places: placeNames(), thisYear: () => 2026 },
    )
    const { ranked } = index.answer(text).finding
    return ranked.map(({ doc }) => index.indicators.getCode(doc))
  }
  const MANY = placeNames()
    .filter(({ kind, country }) => kind === "name" && country.kind === "country")
    .map(({ country }) => country.code)

  test("are judged by their own years, not by those of other places", async () => {
    expect((await codes("trade volume ghana"))[0]).toBe("OLD")
    expect((await codes("trade volume nigeria"))[0]).toBe("NEW")
  })

  test("are of the place itself before one that stands in for it", async () => {
    expect((await codes("steel output west africa"))[0]).toBe("QWF")
  })

  test("are of the measure before one market of it and before what is published beside it", async () => {
    expect((await codes("tea price kenya"))[0]).toBe("TEA")
    expect((await codes("tea retail price kenya"))[0]).toBe("MARKET")
    expect((await codes("salt"))[0]).toBe("SALT")
  })

  test("are known of many countries where none is named", async () => {
    expect((await codes("wine"))[0]).toBe("WINE")
    expect((await codes("wine kenya"))[0]).toBe("WINE.ONE")
  })
})

test("what is named by its code only is found by that code, never by words, and not suggested", async () => {
  const index = await buildSearchIndex(
    [
      coverageOf({
        name: "Global Dementia Observatory, indicator GDO_q9x1_3 (named by code only)",
        code: "GDO_q9x1_3",
        definition: "Dementia care.",
      }),
      coverageOf({ name: "Dementia deaths", code: "DD" }),
    ],
    { places: placeNames(), thisYear: () => 2026 },
  )
  const codes = (text: string) =>
    index.answer(text).finding.ranked.map(({ doc }) => index.indicators.getCode(doc))
  expect(codes("dementia")).toEqual(["DD"])
  expect(codes("GDO_q9x1_3")).toEqual(["GDO_q9x1_3"])
  expect(suggest("global dementia", index).map(({ path }) => path)).not.toContainEqual(
    expect.stringContaining("GDO"),
  )
})

test("a code of several words is meant only as it is written", async () => {
  const index = await buildSearchIndex(
    [
      coverageOf({ name: "Users of the net", code: "net_users", publisherId: "gapminder" }),
      coverageOf({ name: "Net users, total", code: "NU" }),
    ],
    { places: placeNames(), thisYear: () => 2026 },
  )
  const first = (text: string) =>
    index.indicators.getCode(index.answer(text).finding.ranked[0]?.doc ?? -1)
  expect(first("net users")).toBe("NU")
  expect(first("net_users")).toBe("net_users")
})

test("finds what has most of a question where only another text has its rarest word", async () => {
  const others = ["Alder birch cedar larch", "Alder birch cedar larch maple", "Willow"]
  const entries = [
    ...others.map((name, at) => coverageOf({ name, code: `TREE.${String(at)}` })),
    ...Array.from({ length: 6 }, (_, at) =>
      coverageOf({
        name: `Alder birch cedar ${"larch ".repeat(at % 2)}moss`,
        code: `MOSS.${String(at)}`,
      }),
    ),
  ]
  const index = await buildSearchIndex(entries, { places: placeNames(), thisYear: () => 2026 })
  const { ranked } = index.answer("willow alder birch cedar larch maple").finding
  expect(index.indicators.getCode(ranked[0]?.doc ?? -1)).toBe("TREE.1")
})
