import { readdirSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter, type ReadImport } from "#tests/support/read-importer.ts"

import { ddf } from "./ddf.ts"

const FIXTURES = join(import.meta.dirname, "fixtures", "long-run")

const read = (name: string) => readImporter(ddf, join(FIXTURES, name))

const listSeries = ({ pick }: ReadImport) =>
  pick("series").map(({ code, country, observations }) => [
    code,
    country,
    observations.start,
    observations.values,
  ])

const listTexts = ({ pick }: ReadImport) =>
  pick("indicator").map((each) => [
    each.publishedName,
    each.unit,
    each.currency,
    each.category,
    each.aggregation,
  ])

const OK: Record<string, () => Promise<void>> = {
  "ddf--cait--historical_emissions": async () => {
    const emissions = await read("ddf--cait--historical_emissions")
    expect(emissions.files[0]?.vintage).toEqual({ date: "2017-06-07", stated: true })
    expect(listSeries(emissions).slice(0, 2)).toEqual([
      ["agriculture_mtco2e", "KOR", 2012, [10.5]],
      ["agriculture_mtco2e", "QEX", 2012, [500]],
    ])
    expect(listTexts(emissions)).toEqual([
      [
        "Greenhouse gas emissions, agriculture",
        "million tonnes of CO2 equivalent",
        null,
        "infrastructure",
        "sum",
      ],
      ["CO2 emissions, electricity/heat", "million tonnes of CO2", null, "infrastructure", "sum"],
      ["Energy use", "thousand tonnes of oil equivalent", null, "infrastructure", "sum"],
      [
        "CO2 emissions, total CO2 emissions excluding land-use change and forestry",
        "million tonnes of CO2",
        null,
        "infrastructure",
        "sum",
      ],
      [
        "Greenhouse gas emissions, total of all gases including land-use change and forestry",
        "million tonnes of CO2 equivalent",
        null,
        "infrastructure",
        "sum",
      ],
    ])
  },
  "ddf--clio_infra--indicators": async () => {
    const history = await read("ddf--clio_infra--indicators")
    expect(history.files[0]?.vintage).toEqual({ date: "2017-12-15", stated: true })
    expect(listSeries(history)).toEqual([
      ["executive_constraints", "AUT", 1900, [3, ...new Array<null>(19).fill(null), 7]],
      ["height", "AUT", 1500, [165.5]],
      ["number_of_days_lost_in", "AUT", 1950, [1000]],
      ["total_number_of_sheep", "AUT", 1500, [5]],
    ])
    expect(listTexts(history)).toEqual([
      ["Executive Constraints (XCONST)", "index", null, "economy", "average"],
      ["Height", "cm", null, "health", "average"],
      ["Number of Days Lost in Labour Disputes", "days", null, "labour", "sum"],
      [
        "Total Number of Sheep",
        "head, in a scale that differs between countries",
        null,
        "agriculture",
        "last",
      ],
    ])
    expect(history.pick("problem").map(({ problem, text }) => [problem, text])).toEqual([
      ["missing-code", "-77 (interregnum or anarchy)"],
      ["missing-code", "-66 (foreign interruption)"],
      ["missing-code", "-88 (transition)"],
      ["unknown-country", "Atlantis (atlantis)"],
    ])
  },
  "ddf--pwt--penn_world_table": async () => {
    const table = await read("ddf--pwt--penn_world_table")
    expect(table.files[0]?.vintage).toEqual({ date: "2023-01-23", stated: true })
    expect(listSeries(table)).toEqual([
      ["rgdpe", "KEN", 2018, [190000.5, 200000.08172607421875]],
      ["rgdpe", "TZA", 2019, [100000]],
      ["rtfpna", "KEN", 2017, [1]],
      ["xr", "KEN", 2017, [100]],
    ])
    expect(listTexts(table)).toEqual([
      [
        "Fixture of real GDP at chained PPPs (in mil. 2017US$)",
        "million 2017 US$ (PPP)",
        null,
        "economy",
        "average",
      ],
      [
        "Total factor productivity at constant national prices (2017=1)",
        "2017 = 1",
        null,
        "economy",
        "average",
      ],
      [
        "Exchange rate, national currency/USD",
        "national currency per US$",
        null,
        "monetary",
        "average",
      ],
    ])
  },
}

for (const [name, check] of Object.entries(OK)) test(`${name} is read`, check)

test("every fixture is read by a test", () => {
  expect(readdirSync(FIXTURES).sort()).toEqual(Object.keys(OK))
})
