import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { expect, test } from "vitest"

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

test("every encoding holds the same text, and each is made once", async () => {
  const body = encodedBody(Buffer.from("figures ".repeat(100)))
  expect(brotliDecompressSync(await body.as("br")).toString()).toBe("figures ".repeat(100))
  expect(gunzipSync(await body.as("gzip")).toString()).toBe("figures ".repeat(100))
  expect(body.as("gzip")).toBe(body.as("gzip"))
})
