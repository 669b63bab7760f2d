import { Readable } from "node:stream"

import { expect, test } from "vitest"

import { readJson } from "./read-json.ts"

/** Each byte on its own, so that letters of several bytes are split. */
const stream = (text: string) =>
  Readable.from(Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte)))

test("a file that comes in parts is read whole", async () => {
  expect(await readJson(stream('{"name":"Côte"}'))).toEqual({ name: "Côte" })
})

test("a text that is not JSON is undefined", async () => {
  expect(await readJson(stream("<html>"))).toBeUndefined()
})
