import { expect, test } from "vitest"

import { factTitle } from "./fact-title.ts"

const title = (name: string, unit: string, text: string, place = "Nigeria") =>
  factTitle({
    name,
    unit,
    text,
    place: { name: place, code: "NGA", code2: "NG", slug: "nigeria" },
    periodLabel: "2022",
  })

test("a title that is short enough has the name as published", () => {
  expect(title("Inflation (annual %)", "annual %", "18.8%")).toBe(
    "Inflation (annual %), Nigeria, 2022: 18.8%",
  )
})

test("a longer one leaves out the unit, which stands at the figure", () => {
  expect(title("Inflation, consumer prices, all items (annual %)", "annual %", "18.8%")).toBe(
    "Inflation, consumer prices, all items, Nigeria, 2022: 18.8%",
  )
})

test("what is still too long loses the end of its name, never place, period or figure", () => {
  const long = title(
    "Proportion of seats held by women in national parliaments and local bodies (%)",
    "%",
    "3.6%",
  )
  expect(long).toBe("Proportion of seats held by women in…, Nigeria, 2022: 3.6%")
  expect(`${long} | Sankore`.length).toBeLessThanOrEqual(70)
  expect(
    title(
      "Merchandise exports, all partners",
      "US$",
      "US$1,234,567,890",
      "Saint Helena, Ascension and Tristan da Cunha",
    ),
  ).toBe(
    "Merchandise exports…, Saint Helena, Ascension and Tristan da Cunha, 2022: US$1,234,567,890",
  )
})
