import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", "..", path), "utf8")

/** Pages whose address has no parameter, from the routes. */
const PAGES = Array.from(
  read("src/web/routes.ts").matchAll(/^ {2}route\("([\w/-]+)", "[^"]+\.tsx"/gm),
  ([, path = ""]) => `/${path}`,
)

/** Pages of one person, which have no content without a session. */
const OF_A_PERSON = [
  ...["/signup", "/login", "/otp", "/forgot-password", "/verify-code", "/reset-password"],
  ...["/profile", "/dashboard"],
]
/** Pages for programs and for those who build them. */
const FOR_PROGRAMS = [
  ...["/chart", "/chart/answer", "/chart/explore", "/chart/compare", "/chart/check"],
  ...["/embed-tester", "/components"],
]
/** Pages that are nothing without a question, or are told from others by it. */
const OF_A_QUESTION = ["/answer", "/results", "/compare", "/check"]

/** Tools behind a sign-in, and the page of a device without a line. */
const OF_NO_INTEREST = ["/country", "/fact-checking", "/offline"]

function findMissing(file: string, exceptions: readonly string[]): string[] {
  const text = read(file)
  return PAGES.filter(
    (path) => !new RegExp(`"${path}["?]`).test(text) && !exceptions.includes(path),
  )
}

test("the routes are read", () => {
  expect(PAGES).toContain("/sources")
  expect(PAGES.length).toBeGreaterThan(30)
})

test.each([
  ["tests/pages/html.test.ts", [...OF_A_PERSON, ...FOR_PROGRAMS, "/compare", "/fact-checking"]],
  ["tests/pages/seo.test.ts", [...FOR_PROGRAMS, "/answer", "/results"]],
  [
    "src/http/discovery/sitemap.ts",
    [...OF_A_PERSON, ...FOR_PROGRAMS, ...OF_A_QUESTION, ...OF_NO_INTEREST],
  ],
])("each page of the routes stands in %s", (file, exceptions) => {
  expect(findMissing(file, exceptions)).toEqual([])
})
