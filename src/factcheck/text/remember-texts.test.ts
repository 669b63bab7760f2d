import { expect, test } from "vitest"

import { rememberTexts } from "./remember-texts.ts"

test("a text is read once while it is remembered, and again when many others came since", () => {
  const asked: string[] = []
  const read = rememberTexts((text) => {
    asked.push(text)
    return [text.length]
  })
  expect(read("Prices rose.")).toEqual([12])
  expect(read("Prices rose.")).toEqual([12])
  expect(asked).toEqual(["Prices rose."])
  for (let k = 0; k < 300; k += 1) read(`Text ${String(k)}`)
  read("Prices rose.")
  expect(asked.at(-1)).toBe("Prices rose.")
})
