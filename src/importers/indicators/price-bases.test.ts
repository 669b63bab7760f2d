import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { contradictsBase, statedBases } from "#domain/indicators/stated-bases.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"
import { permutations } from "#tests/support/permutations.ts"

import { addBaseToCode, newerBase } from "./price-bases.ts"

test.each([
  ["GDP (constant 2015 US$)", "2015"],
  ["GDP, PPP (constant 2021 international $)", "2021"],
  ["Net barter terms of trade index (2015 = 100)", "2015"],
  ["Poverty headcount ratio at $4.20 a day (2021 PPP) (% of population)", "2021"],
  ["Energy intensity level of primary energy (MJ/$2017 PPP GDP)", "2017"],
  [
    "Water productivity, total (constant 2015 US$ GDP per cubic meter of total freshwater withdrawal)",
    "2015",
  ],
  ["GDP (current US$)", undefined],
])("the name %s states the base %s", (name, base) => {
  expect(statedBases(name)[0]).toBe(base)
})

test("figures of the newest base have the plain code, others one of their own", () => {
  expect(addBaseToCode("world-bank", "NY.GDP.MKTP.KD", "GDP (constant 2015 US$)")).toBe(
    "NY.GDP.MKTP.KD",
  )
  expect(addBaseToCode("world-bank", "NY.GDP.MKTP.KD", "GDP (constant 2010 US$)")).toBe(
    "NY.GDP.MKTP.KD.2010",
  )
  expect(addBaseToCode("fund", "NY.GDP.MKTP.KD", "GDP (constant 2010 US$)")).toBe("NY.GDP.MKTP.KD")
  expect(addBaseToCode("world-bank", "FP.CPI.TOTL", "Consumer price index (2010 = 100)")).toBe(
    "FP.CPI.TOTL",
  )
  expect(newerBase("world-bank", "NY.GDP.MKTP.KD.2010")).toBeUndefined()
  expect(newerBase("world-bank", "NY.GDP.MKTP.KD.2020")).toBe("2020")
})

test("a text of another base or poverty line than the name contradicts it", () => {
  const name = "Poverty headcount ratio at $4.20 a day (2021 PPP) (% of population)"
  expect(
    contradictsBase(name, "The share living on less than $3.20 a day at 2011 international prices"),
  ).toBe(true)
  expect(
    contradictsBase(name, "The share living on less than $4.20 a day at 2021 international prices"),
  ).toBe(false)
  expect(
    contradictsBase("GDP (constant 2015 US$)", "Data are in constant 2010 U.S. dollars."),
  ).toBe(true)
  expect(contradictsBase("GDP (constant 2015 US$)", "The sum of gross value added.")).toBe(false)
})

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const CODE = "NY.GDP.MKTP.KD"
const undated = { date: "2026-03-01", stated: false }
const FILES = [
  fileOf(
    [
      indicatorOf(CODE, { publishedName: "GDP (constant 2015 US$)", unit: "constant 2015 US$" }),
      seriesOf(CODE, 2014, [9, 10, 11], "KEN"),
    ],
    { date: "2025-07-01", lineage: "l/api" },
  ),
  fileOf(
    [
      indicatorOf(CODE, { publishedName: "GDP (constant 2010 US$)", unit: "constant 2010 US$" }),
      seriesOf(CODE, 2009, [4, 5, 6], "KEN"),
      seriesOf(CODE, 2009, [1, 2, 3], "NGA"),
    ],
    { date: "2019-12-31", lineage: "l/older" },
  ),
  // Descriptions alone: those of an older base say nothing of the newest figures.
  fileOf(
    [
      indicatorOf(CODE, {
        publishedName: "GDP (constant 2010 US$)",
        definition: "Data are in constant 2010 U.S. dollars.",
        notes: "A long note that would win if length did.",
      }),
    ],
    { vintage: undated, lineage: "l/words", checksum: "words" },
  ),
]

test("two bases of a code are two indicators, each with its own name, in any order of imports", async () => {
  for (const order of permutations(FILES)) {
    db = await testDatabase()
    await importFiles(db, order)
    expect(
      await db.query(
        `select i.code, i.name, i.unit, string_agg(s.country_code, ',' order by s.country_code) as places
         from indicator i join series s on s.indicator_id = i.id group by i.id order by 1`,
      ),
    ).toEqual([
      { code: CODE, name: "GDP (constant 2015 US$)", unit: "constant 2015 US$", places: "KEN" },
      {
        code: `${CODE}.2010`,
        name: "GDP (constant 2010 US$)",
        unit: "constant 2010 US$",
        places: "KEN,NGA",
      },
    ])
    const [plain] = await db.query("select definition, notes from indicator where code = $1", [
      CODE,
    ])
    expect(plain).toEqual({ definition: "", notes: "" })
  }
})
