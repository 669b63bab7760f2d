import { expect, test } from "vitest"

import { countryByCode } from "#domain/places/find-country.ts"

import { offerLinks } from "./offer-links.ts"

const OPTIONS = {
  observations: { frequency: "yearly", start: 2009, values: [1, 2, 3, 4] },
  hasWorld: true,
  asOf: null,
} as const

function offer(
  code: string,
  unit: string,
  currency: string | null = null,
  more: { held?: object; name?: string } = {},
) {
  const { held = {}, name = "X" } = more
  const country = countryByCode(code)
  if (!country) throw new Error(code)
  return offerLinks({ id: "world-bank:X", name, unit, currency }, country, { ...OPTIONS, ...held })
}

test("a country stands beside its neighbours, its region and its income group, each by name", () => {
  const links = offer("NGA", "annual %")
  expect(links.map(({ label }) => label)).toEqual([
    "Nigeria beside its neighbours",
    "Nigeria beside West Africa",
    "Nigeria beside lower-middle-income countries",
  ])
  expect(links[0]?.path).toBe("/explore?i=world-bank:X&c=NGA,BEN,CMR,NER,TCD&layout=lines")
})

test("an island has no neighbours, and a region is like no country", () => {
  expect(offer("ISL", "%").map(({ label }) => label)).not.toContain("Iceland beside its neighbours")
  expect(offer("WLD", "%")).toEqual([])
})

test("what is for each person already is neither divided by people again nor added up", () => {
  const links = offer("NGA", "current US$", "USD", { name: "GDP per capita (current US$)" })
  const labels = links.map(({ label }) => label)
  expect(labels).toContain("Growth")
  for (const label of ["Per head", "Share of GDP", "Share of the world"])
    expect(labels).not.toContain(label)
})

test("no formula is offered whose inputs are not held", () => {
  const labels = (held: object) => offer("NGA", "people", null, { held }).map(({ label }) => label)
  expect(labels({})).toEqual(
    expect.arrayContaining(["Share of the world", "Index, 2010 = 100", "Growth"]),
  )
  const observations = { frequency: "yearly", start: 1995, values: [1, null, null, null, null, 2] }
  expect(labels({ observations, hasWorld: false }).slice(3)).toEqual(["Index, 2000 = 100"])
})

test("amounts lead to the formulas that make sense of them", () => {
  expect(offer("NGA", "current US$", "USD").map(({ label }) => label)).toContain("Per head")
  const local = offer("NGA", "current LCU", "NGN").map(({ label }) => label)
  expect(offer("NGA", "years").map(({ label }) => label)).not.toContain("Per head")
  expect(local).toContain("In real terms")
  expect(local).not.toContain("Nigeria beside its neighbours")
})
