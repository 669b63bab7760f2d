import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { expect, test, vi } from "vitest"

import { chooseEncoding, encodedBody } from "./encoded-body.ts"

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  [undefined, "identity"],
] as const)("Accept-Encoding %s gives %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test("every encoding holds the same text", async () => {
  const body = encodedBody(Buffer.from("figures ".repeat(100)))
  expect(brotliDecompressSync(await body.as("br")).toString()).toBe("figures ".repeat(100))
  expect(gunzipSync(await body.as("gzip")).toString()).toBe("figures ".repeat(100))
})

test("who asks again is sent a smaller form, as soon as it is there", async () => {
  const text = Array.from({ length: 3000 }, (_, k) => String(k * k)).join(" ")
  const body = encodedBody(Buffer.from(text))
  const first = (await body.as("gzip")).length
  await vi.waitFor(async () => {
    expect((await body.as("gzip")).length).toBeLessThan(first)
  })
  expect(gunzipSync(await body.as("gzip")).toString()).toBe(text)
  expect(body.as("gzip")).toBe(body.as("gzip"))
})
