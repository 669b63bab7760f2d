import { readdirSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter, type ReadImport } from "#tests/support/read-importer.ts"

import { ddf } from "./ddf.ts"

const FIXTURES = join(import.meta.dirname, "fixtures", "surveys")

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
    each.code,
    each.publishedName,
    each.unit,
    each.category,
    each.aggregation,
  ])

const listProblems = ({ pick }: ReadImport) =>
  pick("problem").map(({ problem, text }) => [problem, text])

const OK: Record<string, () => Promise<void>> = {
  "ddf--unesco--education": async () => {
    const education = await read("ddf--unesco--education")
    expect(education.files).toMatchObject([
      {
        source: { id: "unesco-uis-education", publisherId: "unesco-uis", redistribute: "yes" },
        vintage: { date: "2024-10-08", stated: true },
      },
    ])
    expect(listSeries(education)).toEqual([
      ["CR.1.GPIA", "LIC", 2020, [1.02]],
      ["CR.1.Q5.F", "KEN", 2020, [91.25, null, 93.5000012345678]],
      ["GCS.CURRICULA", "KEN", 2020, [0.875]],
    ])
    expect(listTexts(education)).toEqual([
      [
        "CR.1.GPIA",
        "Completion rate, primary education, adjusted gender parity index (GPIA)",
        "index (1 = parity)",
        "education",
        "average",
      ],
      [
        "CR.1.Q5.F",
        "Completion rate, primary education, richest quintile, female (%)",
        "%",
        "education",
        "average",
      ],
      [
        "GCS.CURRICULA",
        "Extent to which education for peace is mainstreamed, are mainstreamed in curricula",
        "",
        "education",
        "average",
      ],
    ])
    expect(listProblems(education)).toEqual([["unknown-country", "Atlantis (xyz)"]])
  },
  "ddf--gdl--area_db": async () => {
    const living = await read("ddf--gdl--area_db")
    expect(living.files).toMatchObject([
      {
        source: { publisherId: "global-data-lab", redistribute: "no" },
        vintage: { date: "2022-08-18", stated: true },
      },
    ])
    expect(listSeries(living)).toEqual([
      ["lprimary.QUARTILE-1", "KEN", 2014, [80.5]],
      ["tv", "KEN", 2014, [35.5]],
      ["tv.RURAL", "KEN", 2014, [20.25]],
      ["tv.URBAN", "KEN", 2014, [60.5]],
    ])
    expect(listTexts(living).slice(0, 3)).toEqual([
      [
        "lprimary.QUARTILE-1",
        "School attendance, children aged 6-8, poorest quarter of households",
        "% of children aged 6-8",
        "education",
        "average",
      ],
      ["tv", "Households with a television", "% of households", "infrastructure", "average"],
      [
        "tv.RURAL",
        "Households with a television, rural areas",
        "% of households",
        "infrastructure",
        "average",
      ],
    ])
    expect(living.pick("indicator")[1]?.definition).toBe("Percentage of households with a TV")
    // Where a survey asked nobody of an age, the file says that none attends school.
    expect(listProblems(living)).toEqual([
      ["placeholder-zero", "0.0 of Kenya - Lowest 25% (kenw41) in 2009"],
    ])
  },
  "ddf--gapminder--iceh_indicators": async () => {
    const health = await read("ddf--gapminder--iceh_indicators")
    expect(health.files[0]?.vintage).toEqual({ date: "2022-10-11", stated: true })
    expect(listSeries(health)).toEqual([
      ["income", "KEN", 2014, [9000.5]],
      ["sba.DECILE-1", "KEN", 2014, [22.5]],
      ["sba.DECILE-10", "KEN", 2014, [95.5]],
      ["sba.QUINTILE-3", "KEN", 2014, [61.25]],
    ])
    expect(listTexts(health)).toEqual([
      ["income", "Average person income", "", "economy", "average"],
      [
        "sba.DECILE-1",
        "Skilled attendant at delivery, poorest tenth of households by wealth",
        "%",
        "health",
        "average",
      ],
      [
        "sba.DECILE-10",
        "Skilled attendant at delivery, richest tenth of households by wealth",
        "%",
        "health",
        "average",
      ],
      [
        "sba.QUINTILE-3",
        "Skilled attendant at delivery, middle fifth of households by wealth",
        "%",
        "health",
        "average",
      ],
    ])
    expect(health.pick("indicator")[1]?.definition).toBe(
      "Proportion of children who were delivered by skilled attendant\nDenominator: All live-births of two years",
    )
  },
  "ddf--gapminder--gapminder_world": async () => {
    const world = await read("ddf--gapminder--gapminder_world")
    expect(world.files[0]?.vintage).toEqual({ date: "2017-11-13", stated: true })
    expect(listSeries(world)).toEqual([
      ["data_quality_population", "KEN", 1950, [3]],
      [
        "population_aged_0_4_years_female_percent",
        "KEN",
        2015,
        [15.5, ...Array<null>(14).fill(null), 12.25],
      ],
      ["traffic_deaths", "KEN", 1960, [10]],
    ])
    expect(listTexts(world).map(([, ...words]) => words)).toEqual([
      [
        "Quality of the data on population (2017 edition)",
        "rating (1 very good to 5 very bad)",
        "population",
        "last",
      ],
      ["Population aged 0-4, female, share (2017 edition)", "% of women", "population", "average"],
      ["Traffic deaths (2017 edition)", "per 100,000 people", "health", "average"],
    ])
    expect(world.pick("indicator")[1]?.notes).toContain("Figures after 2017 are projections.")
    expect(listProblems(world)).toEqual([["unknown-country", "West Germany (deu_west)"]])
  },
  "ddf--ilo--econ_pop": async () => {
    const labour = await read("ddf--ilo--econ_pop")
    expect(labour.files[0]?.source.redistribute).toBe("no")
    expect(
      labour.pick("series").map((each) => [each.code, each.country, each.forecastFrom]),
    ).toEqual([
      ["EAP_RATE.FEMALE.15-19", "KEN", undefined],
      ["EAP", "KEN", 2013],
      ["EAP.65PLUS", "CHI", undefined],
    ])
    expect(listTexts(labour)).toEqual([
      [
        "EAP_RATE.FEMALE.15-19",
        "Labour force participation rate, women, 15-19",
        "% of the population of this age",
        "labour",
        "average",
      ],
      ["EAP", "Labour force, 15 and over", "thousand people", "labour", "average"],
      ["EAP.65PLUS", "Labour force, 65 and over", "thousand people", "labour", "average"],
    ])
  },
}

for (const [name, check] of Object.entries(OK)) test(`${name} is read`, check)

test("every fixture is read by a test", () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(Object.keys(OK).toSorted())
})
