import { expect, test } from "vitest"

import { definitionWithOrigin, unitText } from "./own-definition.ts"

const indicator = {
  definition: "",
  name: "Completion rate, primary education",
  unit: "%",
  publisher: "UNESCO",
}

test("the publisher's definition stands as it is", () => {
  expect(definitionWithOrigin({ ...indicator, definition: "Share of children …" })).toEqual({
    text: "Share of children …",
    origin: "publisher",
  })
})

test("where the publisher gives no definition, a sentence of ours says that it is ours", () => {
  const { text, origin } = definitionWithOrigin(indicator)
  expect(origin).toBe("sankore")
  expect(text).toBe(
    "Description by Sankore: “Completion rate, primary education” (unit: %), as published by UNESCO; its files give no definition.",
  )
  expect(definitionWithOrigin({ ...indicator, unit: "" }).text).toContain("(unit not stated)")
})

test("a unit that is not stated is said to be so", () => {
  expect([unitText(""), unitText("people")]).toEqual(["unit not stated", "people"])
})
