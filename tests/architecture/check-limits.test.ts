import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { MIN_PASSWORD } from "#domain/accounts/account-rules.ts"
import { LARGEST_CV_MB, LARGEST_IMAGE_MB } from "#domain/accounts/upload-limits.ts"
import { countText } from "#domain/format/count-text.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"

const ROOT = join(import.meta.dirname, "..", "..")
const read = (path: string) => readFileSync(join(ROOT, path), "utf8")

test.each(["docs/addresses.md", "docs/api.md", "docs/fact-checking.md"])(
  "%s says how long a text may be that is checked at once",
  (path) => {
    expect(read(path)).toContain(`${countText(LONGEST_CHECKED_TEXT)} characters`)
  },
)

test("the extension sends no more of a page than is checked at once", () => {
  const length = `const LONGEST_TEXT = ${String(LONGEST_CHECKED_TEXT)}\n`
  expect(read("clients/extension/mark.js")).toContain(length)
})

test("docs/security.md says how large the CV of an application may be", () => {
  expect(read("docs/security.md")).toContain(`whole PDF, at most ${String(LARGEST_CV_MB)} MB`)
})

test.each([
  [
    "docs/operations.md",
    "`specified`: SPECIFIED characters with a capital and a digit; `standard`: STANDARD of any kind",
  ],
  [
    "docs/security.md",
    "the default is SPECIFIED characters with a capital and a digit; `PASSWORD_POLICY=standard` raises it to STANDARD of any kind",
  ],
])("%s says how long a password must be", (path, sentence) => {
  const { specified, standard } = MIN_PASSWORD
  expect(read(path)).toContain(
    sentence.replace("SPECIFIED", String(specified)).replace("STANDARD", String(standard)),
  )
})

test("the proxy lets the largest uploads through, with room for the rest of their forms", () => {
  const [, size = ""] = /client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf")) ?? []
  const largest = Math.max(LARGEST_CV_MB, LARGEST_IMAGE_MB)
  expect(Number(size), "client_max_body_size in deploy/nginx.conf").toBeGreaterThan(largest)
})

test("no form has a length of its own: its fields take the constant that the server applies", () => {
  const forms = globSync("src/web/**/*.tsx", { cwd: ROOT })
  expect(forms.length).toBeGreaterThan(100)
  expect(forms.filter((path) => /maxLength=\{\d/.test(read(path)))).toEqual([])
})
