import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { OPERATIONS } from "#api/v1/routes.ts"
import { isPublicRead } from "#api/operations/operation.ts"

import { writeClients } from "./write-clients.ts"

const MAX_BYTES = 8 * 1024

test.each([...writeClients()])("clients/%s is what the description of the API makes", (path, text) => {
  const file = readFileSync(new URL(`../../clients/${path}`, import.meta.url), "utf8")
  expect(file, "npm run clients writes it anew").toBe(text)
})

test("the TypeScript client is small and has a method for each call that reads data", () => {
  const text = writeClients().get("typescript/sankore.ts") ?? ""
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
  for (const name of ["search", "answerQuestion", "getDataset", "getPanel", "getCountryDetails"]) {
    expect(text).toContain(`  ${name}(`)
  }
  expect(text).not.toMatch(/\bimport\b/)
})

/** Texts of the site are no data; what an operator may keep for readers with an account needs a session. */
const LEFT_OUT = [
  ...["compareDatasets", "exportCountryDashboard", "findCountryDashboards", "getAnalysis"],
  ...["getCheck", "getCountryDashboard", "getStory", "listStories"],
]

test("of what anybody may read, the clients leave out these calls alone", () => {
  const text = writeClients().get("typescript/sankore.ts") ?? ""
  const leftOut = OPERATIONS.filter(isPublicRead).filter(({ id }) => !text.includes(`  ${id}(`))
  expect(leftOut.map(({ id }) => id).sort()).toEqual(LEFT_OUT)
})
