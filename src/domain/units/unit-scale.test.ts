import { expect, test } from "vitest"

import { unitScale } from "./unit-scale.ts"

test.each([
  ["thousand people", 1e3, "people"],
  ["Thousands", 1e3, ""],
  ["1000 ha", 1e3, "ha"],
  ["1,000 tonnes", 1e3, "tonnes"],
  ["million cubic metres per year", 1e6, "cubic metres per year"],
  ["US$ million", 1e6, "US$"],
  ["USD billions", 1e9, "USD"],
  ["current US$, millions", 1e6, "current US$"],
  ["current US$, billions", 1e9, "current US$"],
  ["US Dollar, Millions, 2015", 1e6, "US Dollar, 2015"],
  ["millions of US dollars", 1e6, "US dollars"],
  ["million 2017 US$ (PPP)", 1e6, "2017 US$ (PPP)"],
  ["LCU, in millions", 1e6, "LCU"],
  ["national currency (millions)", 1e6, "national currency"],
  ["10^9 m3/year", 1e9, "m3/year"],
  ["1 000 000 head", 1e6, "head"],
])("%s counts in %d of '%s'", (text, by, unit) => {
  expect(unitScale(text)).toMatchObject({ by, unit })
})

test.each([
  "annual %",
  "current US$",
  "people",
  "per 1,000 live births",
  "deaths per million people",
  "per 100 thousand inhabitants",
  "titles per million people",
  "US$ per million British thermal units",
  "2010 = 1000",
  "kt of CO2 equivalent",
  "",
])("'%s' has no scale", (text) => {
  expect(unitScale(text)).toBeUndefined()
})
