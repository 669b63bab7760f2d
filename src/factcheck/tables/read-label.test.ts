import { expect, test } from "vitest"

import { readLabel } from "./read-label.ts"

/** Places, years, measure and unit of a heading in one line; "unknown" where other words stand in it. */
function read(text: string): string {
  const { places, periods, measure, unit, isUnknown } = readLabel(text)
  return [
    ...places.map(({ code }) => code),
    ...periods.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)),
    ...(measure ? [measure.words] : []),
    ...(unit ? [`[${unit.before}#${unit.after}]`] : []),
    ...(isUnknown ? ["unknown"] : []),
  ].join(" ")
}

test.each([
  ["GDP growth 2023 (%)", "2023 GDP growth [#%]"],
  ["Inflation, % (annual average)", "Inflation [#%]"],
  ["GDP (US$ bn)", "GDP [US$# billion]"],
  [
    "GDP per capita, PPP (international $), 2023",
    "2023 GDP per capita at purchasing power parity [Int$#]",
  ],
  ["Current account balance, % of GDP", "Current account balance [#% of GDP]"],
  ["Population (millions)", "Population [# million]"],
  ["Infant mortality (per 1,000 live births)", "Infant mortality [# per 1,000 live births]"],
  ["Life expectancy at birth (years)", "Life expectancy at birth [# years]"],
  ["Table 2. Inflation in selected countries, 2023", "2023 Inflation"],
  ["Egypt, Arab Rep.", "EGY"],
  ["2022*", "2022"],
  ["Sales growth 2023 (%)", "2023 [#%] unknown"],
  ["Acme Kenya", "KEN unknown"],
])("%s", (text, label) => {
  expect(read(text)).toBe(label)
})

test.each(["GDP growth 2027 (forecast)", "2026f", "Inflation targets"])(
  "%s is of what is to come",
  (text) => {
    expect(readLabel(text).isForecast).toBe(true)
  },
)

test.each(["Unemployment, urban areas", "Sales by country", "Inflation in cities"])(
  "%s is of a part or a firm",
  (text) => {
    expect(readLabel(text).isNarrowed).toBe(true)
  },
)
