import { expect, test } from "vitest"

import { readNames } from "./find-indicators.ts"

test("names are read from the server's answer", () => {
  const body = { status: "success", data: { indicator: [{ name: "GDP" }, { id: "x" }], total: 2 } }
  expect(readNames(body)).toEqual(["GDP"])
})

test.each([null, "text", {}, { data: null }, { data: { indicator: {} } }])(
  "an answer of another shape (%j) gives no names",
  (body) => {
    expect(readNames(body)).toBeUndefined()
  },
)
