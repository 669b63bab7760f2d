import { expect, test } from "vitest"

import { toArray } from "#tests/support/to-array.ts"

import { toUtf8 } from "./to-utf8.ts"

async function read(...chunks: readonly Uint8Array[]): Promise<string> {
  async function* stream() {
    for (const chunk of chunks) yield await Promise.resolve(chunk)
  }
  return Buffer.concat(await toArray(toUtf8(stream()))).toString("utf8")
}

test("UTF-8 stays as it is, also where a letter is cut between chunks", async () => {
  const bytes = Buffer.from("Côte d’Ivoire")
  expect(await read(bytes.subarray(0, 2), bytes.subarray(2))).toBe("Côte d’Ivoire")
})

test("other bytes are read as Windows-1252", async () => {
  expect(await read(Buffer.from("C\u00f4te d'Ivoire, T\u00fcrkiye", "latin1"))).toBe(
    "Côte d'Ivoire, Türkiye",
  )
  expect(await read(Buffer.from([0x93, 0x61, 0x94]))).toBe("“a”")
})
