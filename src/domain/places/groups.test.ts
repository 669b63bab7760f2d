import { expect, test } from "vitest"

import { COUNTRY_GROUPS, findGroup, listNeighbours } from "./groups.ts"
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
