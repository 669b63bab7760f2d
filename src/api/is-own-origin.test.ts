import { expect, test } from "vitest"

import { isOwnOrigin } from "./is-own-origin.ts"

const PUBLIC_URL = "https://data.example.org/start"

test.each([
  ["the public address", { origin: "https://data.example.org", host: "10.0.0.1:3000" }, true],
  ["the host that was asked", { origin: "http://localhost:3000", host: "LOCALHOST:3000" }, true],
  ["another site", { origin: "https://other.org", host: "data.example.org" }, false],
  ["another port", { origin: "http://localhost:3001", host: "localhost:3000" }, false],
  ["an opaque origin", { origin: "null", host: "data.example.org" }, false],
  ["an empty origin", { origin: "", host: "data.example.org" }, false],
  ["an origin without a host", { origin: "file://" }, false],
  ["no origin", { host: "data.example.org" }, undefined],
])("%s", (_name, headers, expected) => {
  expect(isOwnOrigin(headers, PUBLIC_URL)).toBe(expected)
})
