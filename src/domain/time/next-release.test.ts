import { expect, test } from "vitest"
import { expectNextRelease } from "./next-release.ts"

const TODAY = new Date("2026-11-22T12:00:00Z")

test("the next figure is expected after the usual interval of at least three releases", () => {
  expect(expectNextRelease(["2024-03-10", "2025-03-12", "2026-03-11"], TODAY)).toBe("2027-03")
  expect(expectNextRelease(["2026-08-01", "2026-09-02", "2026-10-30", "2026-10-01"], TODAY)).toBe("2026-11") // prettier-ignore
})

test("two releases, uneven intervals and a month that has passed say nothing", () => {
  expect(expectNextRelease(["2025-03-12", "2026-03-11"], TODAY)).toBeNull()
  expect(expectNextRelease(["2025-03-12", "2025-03-12", "2026-03-11"], TODAY)).toBeNull()
  expect(expectNextRelease(["2019-01-01", "2026-01-01", "2026-03-01"], TODAY)).toBeNull()
  expect(expectNextRelease(["2019-01-01", "2020-01-01", "2021-01-01"], TODAY)).toBeNull()
})
