import { expect, test } from "vitest"

import { COUNTRY_GROUPS, findGroup, groupInYear, listMembers, listNeighbours } from "./groups.ts"
import { MEMBER_HISTORIES } from "./member-histories.data.ts"
import { countryByCode } from "./find-country.ts"

const count = (name: string) => findGroup(name)?.members.length

test("every member of a group is a country of the table, named once", () => {
  const wrong = COUNTRY_GROUPS.flatMap(({ id, members }) => [
    ...members
      .filter((code) => countryByCode(code)?.kind !== "country")
      .map((code) => `${id} ${code}`),
    ...(new Set(members).size === members.length ? [] : [`${id} names one twice`]),
  ])
  expect(wrong).toEqual([])
})

test("every group has members, a source and a month", () => {
  for (const { members, source, asOf } of COUNTRY_GROUPS) {
    expect(members.length).toBeGreaterThan(1)
    expect(source).not.toBe("")
    expect(asOf).toMatch(/^\d{4}-\d{2}$/)
  }
})

test("groups are as large as the bodies that they are named after", () => {
  expect({
    world: count("world"),
    africa: count("Africa"),
    eu: count("EU"),
    oecd: count("OECD"),
    commonwealth: count("Commonwealth"),
    opec: count("OPEC"),
    ecowas: count("ECOWAS"),
    sadc: count("SADC"),
    comesa: count("COMESA"),
    nato: count("NATO"),
    "low-income": count("low-income"),
    "lower-middle-income": count("lower middle income"),
    "upper-middle-income": count("upper middle income"),
  }).toEqual({
    world: 193,
    africa: 54,
    eu: 27,
    oecd: 38,
    commonwealth: 56,
    opec: 12,
    ecowas: 12,
    sadc: 16,
    comesa: 21,
    nato: 32,
    "low-income": 25,
    "lower-middle-income": 50,
    "upper-middle-income": 54,
  })
})

test("a group is found by its names in other languages and in any case", () => {
  expect(findGroup("CEDEAO")?.id).toBe("ecowas")
  expect(findGroup("Afrique de l’Ouest")?.id).toBe("west-africa")
  expect(findGroup("sub-saharan africa")?.id).toBe("sub-saharan-africa")
  expect(findGroup("Atlantis")).toBeUndefined()
})

test("islands are told from the coast", () => {
  const islands = findGroup("islands")?.members ?? []
  expect(islands).toEqual(expect.arrayContaining(["MDG", "MUS", "JPN", "HTI", "GBR"]))
  expect(islands).not.toContain("AUS")
  expect(islands).not.toContain("MOZ")
})

test("neighbours share a border on land", () => {
  expect(listNeighbours("GHA")).toEqual(["BFA", "CIV", "TGO"])
  expect(listNeighbours("SRB")).toContain("XKX")
  expect(listNeighbours("MUS")).toEqual([])
})

test("groups of the United Nations are as large as its lists", () => {
  expect({
    ldc: count("least developed countries"),
    ldcs: count("LDCs"),
    lldc: count("landlocked developing countries"),
    sids: count("small island developing states"),
    micronesia: findGroup("Micronesian sub-region")?.members,
  }).toEqual({
    ldc: 44,
    ldcs: 44,
    lldc: 32,
    sids: 37,
    micronesia: ["FSM", "KIR", "MHL", "NRU", "PLW"],
  })
})

test("every member of the United Nations has a sub-region of its own", () => {
  const subregions = COUNTRY_GROUPS.filter(
    ({ source, id }) =>
      /M49/.test(source) && !["africa", "asia", "europe", "americas", "oceania"].includes(id),
  )
  const more = ["north-america"].map((id) => COUNTRY_GROUPS.find((one) => one.id === id))
  const held = new Set([...subregions, ...more].flatMap((group) => group?.members ?? []))
  const lacking = (findGroup("world")?.members ?? []).filter((code) => !held.has(code))
  expect(lacking).toEqual([])
})

test("a name of a country stays the country's where a sub-region shares it", () => {
  expect(findGroup("Micronesia")).toBeUndefined()
})

const countIn = (name: string, year: number) => {
  const group = findGroup(name)
  return group && listMembers(group, year).length
}

test("groups have the members of each year", () => {
  expect({
    eu: [1990, 2003, 2010, 2019, 2020].map((year) => countIn("EU", year)),
    euro: [1999, 2012, 2025, 2026].map((year) => countIn("euro area", year)),
    ecowas: [1999, 2020, 2025].map((year) => countIn("ECOWAS", year)),
    brics: [2009, 2015, 2024, 2025].map((year) => countIn("BRICS", year)),
    opec: [1960, 1990, 2008, 2018, 2024].map((year) => countIn("OPEC", year)),
    au: [1990, 2016, 2017].map((year) => countIn("African Union", year)),
    eac: [2000, 2010, 2024].map((year) => countIn("EAC", year)),
    asean: [1990, 1996, 2024, 2025].map((year) => countIn("ASEAN", year)),
    nato: [1949, 1998, 2010, 2024].map((year) => countIn("NATO", year)),
    oecd: [1990, 2009, 2021].map((year) => countIn("OECD", year)),
  }).toEqual({
    eu: [12, 15, 27, 28, 27],
    euro: [11, 17, 20, 21],
    ecowas: [16, 15, 12],
    brics: [4, 5, 9, 10],
    opec: [5, 13, 13, 15, 12],
    au: [50, 53, 54],
    eac: [3, 5, 8],
    asean: [6, 7, 10, 11],
    nato: [12, 16, 28, 32],
    oecd: [24, 30, 38],
  })
})

test("every change of members is of a group and of countries, the newest first", () => {
  for (const [id, { changes, first }] of Object.entries(MEMBER_HISTORIES)) {
    expect(COUNTRY_GROUPS.some((group) => group.id === id)).toBe(true)
    const years = changes.map(({ year }) => year)
    expect(years, id).toEqual([...years].sort((a, b) => b - a))
    expect(first).toBeLessThan(years.at(-1) ?? 0)
    for (const { joined = "", left = "" } of changes)
      for (const code of `${joined} ${left}`.trim().split(" "))
        expect(countryByCode(code)?.kind, `${id} ${code}`).toBe("country")
  }
})

test("a group in a year says of when its members are, and today's are as they stand", () => {
  const eu = findGroup("EU")
  const world = findGroup("world")
  if (!eu || !world) throw new Error("There are no such groups.")
  expect(groupInYear(eu, 2010)).toMatchObject({ asOf: "end of 2010", isPast: true })
  expect(groupInYear(eu, 2010).members).toContain("GBR")
  expect(groupInYear(eu, 2022)).toMatchObject({ asOf: "end of 2022", isPast: false })
  expect(groupInYear(eu, 2026)).toBe(eu)
  expect(groupInYear(world, 2010)).toBe(world)
})
