import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"

import type { ImportFile, ImportRecord } from "../../importer.ts"
import { ddf } from "./ddf.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const now = () => new Date("2026-03-04T12:00:00Z")

type Read = { file: ImportFile; records: ImportRecord[] }

async function readAll(folder: string): Promise<Read[]> {
  const read: Read[] = []
  for await (const file of ddf.open({ from: join(FIXTURES, folder), now }))
    read.push({ file, records: await toArray(recordsOf(file)) })
  return read
}

async function readOne(name: string): Promise<Read> {
  const [only] = await readAll(`ok/${name}`)
  if (!only) throw new Error(`${name} gave no file`)
  return only
}

function pick<K extends ImportRecord["kind"]>({ records }: Read, kind: K) {
  return records.filter((record) => record.kind === kind) as Extract<ImportRecord, { kind: K }>[]
}

const listSeries = (read: Read) =>
  pick(read, "series").map(({ code, country, observations }) => [
    code,
    country,
    observations.start,
    observations.values,
  ])
const listProblems = (read: Read) =>
  pick(read, "problem").map(({ problem, text }) => [problem, text])
const indicator = (read: Read, code: string) =>
  pick(read, "indicator").find((each) => each.code === code)

const OK: Record<string, () => Promise<void>> = {
  "ddf--wb--edu": async () => {
    const read = await readOne("ddf--wb--edu")
    expect(read.file).toMatchObject({
      source: { id: "world-bank-education-statistics" },
      lineage: "world-bank-education-statistics/ddf--wb--edu",
      vintage: { date: "2019-12-31", stated: true },
    })
    expect(listSeries(read)).toEqual([
      ["SE.PRM.ENRR", "ARB", 2014, [95.5]],
      ["SE.PRM.ENRR", "KEN", 2014, [101, null, 103.5, ...Array<null>(13).fill(null), 104]],
      ["UIS.NERA.2", "KEN", 2015, [80.25]],
    ])
    expect(listProblems(read)).toEqual([
      ["unknown-country", "Atlantis (atl)"],
      ["bad-number", "many"],
    ])
    expect(pick(read, "indicator")).toHaveLength(2)
    expect(indicator(read, "SE.PRM.ENRR")).toMatchObject({
      publisherId: "world-bank",
      publishedName: "School enrollment, primary (% gross)",
      unit: "% gross",
      category: "education",
      notes: "Figures after 2019 are projections.",
    })
  },
  "ddf--gapminder--systema_globalis": async () => {
    const [open, restricted, ...others] = await readAll("ok/ddf--gapminder--systema_globalis")
    if (!open || !restricted) throw new Error("two files were expected")
    expect(others).toEqual([])
    expect(open.file.vintage).toEqual({ date: "2026-02-27", stated: true })
    expect(listSeries(open)).toEqual([
      ["literacy.male", "KEN", 2020, [85]],
      ["literacy.female", "KEN", 2020, [80]],
      ["work_hours", "KEN", 2020, [45]],
      ["work_hours", "XKX", 2020, [41]],
      ["work_hours", "SUN", 1985, [40]],
      ["work_hours", "WLD", 2020, [43]],
    ])
    expect(listProblems(open)).toEqual([
      ["bad-period", "980"],
      ["unknown-country", "West Germany (deu_west)"],
    ])
    expect(indicator(open, "work_hours")).toMatchObject({
      topics: ["Hours", "Work"],
      category: "labour",
      definition: "Hours of work.\n\nPaid work only.",
      sourceNote: "ILOSTAT, https://ilostat.ilo.org/",
    })
    expect(indicator(open, "literacy.female")).toMatchObject({
      publishedName: "Literacy rate, female",
      unit: "%",
    })
    expect(open.file.source.redistribute).toBe("yes")
    expect(restricted.file.source).toMatchObject({
      publisherId: "gapminder",
      redistribute: "non-commercial",
    })
    expect(listSeries(restricted)).toEqual([["flu_deaths", "KEN", 2020, [100]]])
  },
  "ddf--unstats--sdg_indicators": async () => {
    const read = await readOne("ddf--unstats--sdg_indicators")
    expect(listSeries(read)).toEqual([
      ["DC_ODA_TOTL", "KEN", 2018, [12.5]],
      ["SL_TLF_UEM.15", "KEN", 2019, [5]],
      ["SL_TLF_UEM", "KEN", 2019, [6]],
      ["SL_TLF_UEM", "QMC", 2019, [3]],
      ["SL_TLF_UEM.15-24.FEMALE", "KEN", 2018, [11, 12.5]],
    ])
    expect(listProblems(read)).toEqual([
      ["bad-number", ">95"],
      ["unknown-country", "Sub-Saharan Africa (inc. Sudan) (738)"],
    ])
    expect(pick(read, "indicator").map(({ publishedName }) => publishedName)).toEqual([
      "Total assistance, by donor countries (millions of constant 2018 United States dollars)",
      "Unemployment rate, 15+ (%)",
      "Unemployment rate (%)",
      "Unemployment rate, 15-24, female (%)",
    ])
    expect(indicator(read, "DC_ODA_TOTL")).toMatchObject({
      unit: "million constant 2018 US$",
      currency: "USD",
      topics: ["Economy"],
    })
    expect(indicator(read, "SL_TLF_UEM.15-24.FEMALE")).toMatchObject({
      unit: "%",
      category: "labour",
      isHeadline: false,
      notes:
        "SDG indicator 8.5.2 of target 8.5. Nature of the figures: country data, country data, adjusted.",
    })
  },
  "ddf--who--tb_burden_estimates": async () => {
    const read = await readOne("ddf--who--tb_burden_estimates")
    expect(listSeries(read)).toEqual([
      ["TB.e_inc_num", "KEN", 2023, [1100, 1000]],
      ["TB.e_inc_num.15plus.f", "KEN", 2024, [400]],
      ["TB.e_pct", "KEN", 2024, [20]],
      ["TB.e_pct", "ANT", 2008, [1]],
      ["TB.rdx", "KEN", 2024, [7]],
      ["TB.report", "KEN", 2024, [1]],
    ])
    // The totals stand in both tables; only another value is worth a word.
    expect(listProblems(read)).toEqual([["duplicate", "TB.e_inc_num of KEN"]])
    expect(indicator(read, "TB.e_inc_num.15plus.f")).toMatchObject({
      publishedName: "TB: Estimated number of incident cases (all forms), 15+, female",
      unit: "number",
    })
    expect(indicator(read, "TB.e_pct")).toMatchObject({ unit: "%", category: "health" })
    expect(indicator(read, "TB.rdx")).toMatchObject({
      publishedName: "TB: Number of cases tested",
      definition: "(if rdx_data_available=60) Number of cases tested. Counted once.",
    })
    expect(indicator(read, "TB.report")).toMatchObject({
      unit: "code",
      aggregation: "last",
      notes: "The figure is a code or an answer of the questionnaire, not a quantity.",
    })
  },
  "ddf--unfao--aquastat": async () => {
    const read = await readOne("ddf--unfao--aquastat")
    expect(read.file.vintage.stated).toBe(false)
    expect(
      pick(read, "indicator").map(({ code, publishedName, unit, category }) => [
        code,
        publishedName,
        unit,
        category,
      ]),
    ).toEqual([
      ["AQUASTAT.4101", "Arable land area", "thousand ha", "agriculture"],
      [
        "AQUASTAT.4323",
        "Percentage of area equipped for irrigation by groundwater",
        "%",
        "agriculture",
      ],
      ["AQUASTAT.4550", "Water Stress", "%", "infrastructure"],
    ])
  },
  "ddf--uis--stats": async () => {
    const read = await readOne("ddf--uis--stats")
    expect(listSeries(read)).toEqual([
      ["SAP.1", "KEN", 2016, [8000]],
      ["SAP.1", "WLD", 2016, [700_000]],
    ])
    expect(listProblems(read)).toEqual([["unknown-country", "World (40510)"]])
  },
  "ddf--unaids--aidsinfo": async () => {
    const read = await readOne("ddf--unaids--aidsinfo")
    expect(pick(read, "series").map(({ country }) => country)).toEqual(["KEN", "WLD", "QUA"])
    expect(pick(read, "indicator").map(({ publishedName, unit }) => [publishedName, unit])).toEqual(
      [
        ["Condom use among sex workers, females, under 25", "%"],
        ["Estimated resource needs (fast-track)", "million constant 2016 US$"],
      ],
    )
  },
}

test.each(Object.entries(OK))("the package %s is read", async (_name, check) => {
  await check()
})

const NOT_OK: Record<string, string> = {
  "ddf--nobody--knows": "is a package of an unknown publisher",
  "ddf--wb--edu--without-figures": "holds no ddf--datapoints--*.csv",
  "ddf--wb--edu--without-year": "has no column for place, year or x: country, x",
  "ddf--wb--edu--bad-description": "is not the description of a data package",
}

test.each(Object.entries(NOT_OK))("%s is refused with a sentence", async (name, sentence) => {
  await expect(readAll(`not-ok/${name}`)).rejects.toThrow(sentence)
})

test("every fixture is read by a test", async () => {
  expect((await readdir(join(FIXTURES, "ok"))).toSorted()).toEqual(Object.keys(OK).toSorted())
  expect((await readdir(join(FIXTURES, "not-ok"))).toSorted()).toEqual(
    Object.keys(NOT_OK).toSorted(),
  )
})
