import { HtmlValidate } from "html-validate"
import { afterAll, beforeAll, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite, type TestSite } from "#tests/support/site.ts"

/** One address of every public route, as the starter data fills it. */
const ROUTES = [
  "/",
  "/search",
  "/results?q=life+expectancy",
  "/countries",
  "/countries/indicator/nigeria",
  "/country",
  "/country/nigeria",
  "/indicators/Life%20expectancy%20at%20birth",
  "/indicators/Construction%20employment/united-states",
  "/chart?indicator=Construction%20employment&country=united-states",
  "/sources",
  "/changes",
  "/blog",
  "/blog/counts-and-rates",
  "/blog/missing-years",
  "/careers",
  "/careers/frontend-engineer",
  "/about-us",
  "/contact-us",
  "/institutions",
  "/learners",
  "/leaders",
  "/legal",
  "/offline",
  "/components",
  "/nothing-here",
]

// What is left to taste or to other tests: form of the source, and rules that our own checks make stricter.
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "long-title": "off",
    "require-sri": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "prefer-native-element": "off",
    "no-implicit-button-type": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
})

let site: TestSite
beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  site = await testSite(db, { showComponents: true })
})
afterAll(() => site.app.close())

test.each(ROUTES)("the HTML of %s is valid", async (url) => {
  const { body } = await site.app.inject({ url })
  const report = await validator.validateString(body)
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  )
  expect(found).toEqual([])
})

test("the showcase is closed unless it is opened", async () => {
  const closed = await testSite(await testDatabase())
  expect((await closed.app.inject({ url: "/components" })).statusCode).toBe(404)
  await closed.app.close()
})
