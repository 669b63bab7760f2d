import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { ERRORS, type ErrorCode } from "#domain/errors.ts"

import { ERROR_STATUS } from "../error-status.ts"

test("every code has a status of a failure", () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    expect(ERROR_STATUS[code], code).toBeGreaterThanOrEqual(400)
    expect(ERROR_STATUS[code], code).toBeLessThan(600)
  }
})

test("docs/errors.md lists every code with its status and sentence, in order", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/errors.md"), "utf8")
  const rows = page.split("\n").filter((line) => line.startsWith("| `"))
  const expected = Object.entries(ERRORS).map(
    ([code, sentence]) =>
      `| \`${code}\` | ${String(ERROR_STATUS[code as ErrorCode])} | ${sentence} |`,
  )
  expect(rows).toEqual(expected)
})
