import { expect, test } from "vitest"

import { splitExtension } from "./split-extension.ts"

test("only the last dot begins the extension", () => {
  expect(splitExtension("world-bank:NY.GDP.csv")).toEqual({
    name: "world-bank:NY.GDP",
    extension: "csv",
  })
})

test("a name without a dot has no extension", () => {
  expect(splitExtension("kenya")).toEqual({ name: "kenya", extension: "" })
})
