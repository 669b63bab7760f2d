import { expect, test } from "vitest"

import { firstForecastShown } from "./first-forecast-shown.ts"

const shown = { frequency: "yearly", start: 2020, values: [1, 2, 3] } as const

test.each([
  ["no forecasts", null, null],
  ["forecasts after what is shown", 2023, null],
  ["forecasts within what is shown", 2022, 2022],
  ["forecasts before what is shown", 2015, 2020],
])("%s", (_name, forecastFrom, expected) => {
  expect(firstForecastShown({ forecastFrom }, shown)).toBe(expected)
})
