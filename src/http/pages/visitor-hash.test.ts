import { expect, test } from "vitest"

import { visitorHash } from "./visitor-hash.ts"

const DAY = new Date("2026-06-01T12:00:00Z")
const hash = (address: string, now = DAY) => visitorHash("secret", address, now)

test("the addresses of one IPv6 network are one visitor, others are not", () => {
  expect(hash("2001:db8:1:2::1")).toBe(hash("2001:db8:1:ffff:1:2:3:4"))
  expect(hash("2001:db8:1::1")).not.toBe(hash("2001:db8:2::1"))
  expect(hash("::ffff:192.0.2.1")).toBe(hash("192.0.2.1"))
  expect(hash("192.0.2.1")).not.toBe(hash("192.0.2.2"))
})

test("a visitor is another one on the next day", () => {
  expect(hash("192.0.2.1")).not.toBe(hash("192.0.2.1", new Date("2026-06-02T00:00:00Z")))
})
