import { expect, test } from "vitest"

import { chooseEncoding } from "./choose-encoding.ts"

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip, br;q=0.1", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["GZIP", "gzip"],
  ["identity", "identity"],
  [undefined, "identity"],
] as const)("Accept-Encoding %s gives %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
