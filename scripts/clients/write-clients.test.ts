import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { writeClients } from "./write-clients.ts"

const MOST_BYTES = 8 * 1024

test.each([...writeClients()])("clients/%s is what the description of the API makes", (path, text) => {
  const file = readFileSync(new URL(`../../clients/${path}`, import.meta.url), "utf8")
  expect(file, "npm run clients writes it anew").toBe(text)
})

test("the TypeScript client is small and has a method for each call that reads data", () => {
  const text = writeClients().get("typescript/sankore.ts") ?? ""
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES)
  for (const name of ["search", "answerQuestion", "getDataset", "getPanel", "getCountryDetails"]) {
    expect(text).toContain(`  ${name}(`)
  }
  expect(text).not.toMatch(/\bimport\b/)
})
