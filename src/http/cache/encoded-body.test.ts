import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib"

import { expect, test, vi } from "vitest"

import { encodedBody } from "./encoded-body.ts"

test("every encoding holds the same text", async () => {
  const body = encodedBody(Buffer.from("figures ".repeat(100)))
  expect(brotliDecompressSync(await body.as("br")).toString()).toBe("figures ".repeat(100))
  expect(gunzipSync(await body.as("gzip")).toString()).toBe("figures ".repeat(100))
})

test("a small text is sent in its smaller form to the first reader", async () => {
  const text = Array.from({ length: 3500 }, (_, k) => String(k * k)).join(" ")
  const body = encodedBody(Buffer.from(text))
  const first = await body.as("br")
  expect(first.length).toBeLessThan(
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }).length,
  )
  expect(await body.as("br")).toBe(first)
})

test("a second request is sent a smaller form, as soon as it is there", async () => {
  const text = Array.from({ length: 9000 }, (_, k) => String(k * k)).join(" ")
  const body = encodedBody(Buffer.from(text))
  const first = (await body.as("gzip")).length
  await vi.waitFor(async () => {
    expect((await body.as("gzip")).length).toBeLessThan(first)
  })
  expect(gunzipSync(await body.as("gzip")).toString()).toBe(text)
  expect(body.as("gzip")).toBe(body.as("gzip"))
})
