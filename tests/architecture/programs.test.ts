import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "..", "..")
const programs = ["bench", "faults"].flatMap((command) =>
  readdirSync(join(ROOT, "tests", command))
    .filter((file) => file.endsWith(".ts") && file !== "run.ts")
    .map((file) => ({ command, name: file.replace(/\.ts$/, "") })),
)
const document = readFileSync(join(ROOT, "docs", "testing.md"), "utf8")

test.each(programs)("npm run $command -- $name is a program", ({ command, name }) => {
  const code = readFileSync(join(ROOT, "tests", command, `${name}.ts`), "utf8")
  expect(code).toMatch(/^export async function run\(/m)
})

test.each(programs)("docs/testing.md names npm run $command -- $name", ({ command, name }) => {
  const rows = document
    .split("\n")
    .filter((line) => line.startsWith(`| \`npm run ${command} -- `))
    .join("\n")
  expect(rows).toMatch(new RegExp(`(?:-- |\`)${name}(?: \\d+)?\``))
})
