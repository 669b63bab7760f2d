import { expect, test } from "vitest"

import { withOwnKeys } from "./query-aliases.ts"

const own = (query: string) => withOwnKeys(new URLSearchParams(query))?.toString()

test("an address in our own keys stays as it is, whatever else it holds", () => {
  for (const query of [
    "",
    "colour=red&startYear=2000",
    "country=cote-d-ivoire&time=soon",
    "tab=map",
  ])
    expect(own(query)).toBeUndefined()
})

test("colours and years in the words of other chart sites are read", () => {
  expect(own("color=red")).toBe("colour=red")
  expect(own("colour=blue&color=red")).toBe("colour=blue")
  expect(own("time=2000..2010")).toBe("startYear=2000&endYear=2010")
  expect(own("time=2000-01-01..2010-12-31")).toBe("startYear=2000&endYear=2010")
  expect(own("time=2005")).toBe("startYear=2005&endYear=2005")
  expect(own("time=2000..latest")).toBe("startYear=2000")
  expect(own("time=earliest..2010")).toBe("endYear=2010")
  expect(own("time=..2010")).toBe("endYear=2010")
  expect(own("time=earliest..latest&chartType=line")).toBe("chartType=line")
  expect(own("time=2000..2010&endYear=2020")).toBe("endYear=2020&startYear=2000")
})

test("two countries of one indicator are a comparison, one is a list of one", () => {
  expect(own("indicator=FX&country=~NGA")).toBe("indicator=FX&country=NGA")
  expect(own("indicator=FX&country=NGA~GHA")).toBe(
    "indicator=FX&country=NGA&country2=GHA&indicator2=FX",
  )
  expect(own("indicator=FX&country=NGA~GHA~KEN")).toBeUndefined()
})
