import { expect, test } from "vitest"

import { stretchTo } from "./stretch-to.ts"

const observations = { frequency: "yearly", start: 2000, values: [1, null, 3] } as const

test("a longer range has no figures where it is longer", () => {
  const longer = stretchTo(observations, { start: 1999, end: 2003 })
  expect(longer).toEqual({ ...observations, start: 1999, values: [null, 1, null, 3, null] })
})

test("a shorter range has only its own figures", () => {
  expect(stretchTo(observations, { start: 2002, end: 2002 }).values).toEqual([3])
})

test("a range that ends before it starts is empty", () => {
  expect(stretchTo(observations, { start: 2002, end: 2001 }).values).toEqual([])
})
