import { expect, test } from "vitest"

import { readLimitedText } from "./read-limited-text.ts"

const limits = { maxBytes: 4, tooLarge: "too large" }

test("a body of just as many bytes is read, letters of several bytes included", async () => {
  expect(await readLimitedText(new Response("éé"), limits)).toBe("éé")
})

test("an answer without a body is an empty text", async () => {
  expect(await readLimitedText(new Response(null), limits)).toBe("")
})

test("a body of one byte more is refused", async () => {
  await expect(readLimitedText(new Response("abcde"), limits)).rejects.toThrow("too large")
})
