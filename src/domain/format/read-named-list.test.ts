import { expect, test } from "vitest"

import { readNamedList } from "./read-named-list.ts"

const KNOWN = ["Nigeria", "Korea, Rep.", "Korea", "Inflation, consumer prices (annual %)"]

const read = (text: string) =>
  readNamedList(text, (name) => KNOWN.find((known) => known.toLowerCase() === name.toLowerCase()))

test("names are separated by commas, with or without spaces", () => {
  expect(read("nigeria, KOREA,Nigeria")).toEqual({
    found: ["Nigeria", "Korea", "Nigeria"],
    unknown: [],
  })
})

test("a name that holds a comma is read whole", () => {
  expect(read("Inflation, consumer prices (annual %),Korea, Rep.,Nigeria")).toEqual({
    found: ["Inflation, consumer prices (annual %)", "Korea, Rep.", "Nigeria"],
    unknown: [],
  })
})

test("what is not known is given as it stands, empty parts are nothing", () => {
  expect(read("Nigeria,,Atlantis , Mu,")).toEqual({
    found: ["Nigeria"],
    unknown: ["Atlantis", "Mu"],
  })
})
