import { expect, test } from "vitest"

import { findYearCount } from "./counted-years.ts"

test.each([
  ["It shrank in six of the ten years.", 6],
  ["The economy has shrunk only once since 2000.", 1],
  ["Only once since 2000 has the economy shrunk.", 1],
  ["The economy has contracted twice since 2010.", 2],
  ["Output declined three times between 2010 and 2020.", 3],
])("%s counts %d years", (text, value) => {
  expect(findYearCount(text)?.value).toBe(value)
})

test.each([
  "The economy has not contracted once since 2000.",
  "The economy has grown three times as fast as that of Ghana.",
  "It was once the largest exporter.",
])("%s counts no years", (text) => {
  expect(findYearCount(text)).toBeUndefined()
})
