import * as fc from "fast-check"
import { expect, test } from "vitest"

import { hashText } from "#domain/text/hash-text.ts"
import { buildTextLookup } from "./text-lookup.ts"

test("every text finds the first row that has it, and no other", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 2 })), fc.string(), async (texts, other) => {
      const rows = texts.map((text, at) => ({ text, at }))
      const lookup = await buildTextLookup(rows, { readText: ({ text }) => text })
      for (const text of [...texts, other]) {
        const first = text === "" ? -1 : texts.indexOf(text)
        expect(lookup.find(text)?.at ?? -1).toBe(first)
      }
    }),
  )
})

test("texts with one hash are told apart", async () => {
  const hash = hashText("wanted")
  const rows = ["other", "wanted", "third"]
  const lookup = await buildTextLookup(rows, { readText: (row) => row, readHash: () => hash })
  expect(lookup.find("wanted")).toBe("wanted")
})
