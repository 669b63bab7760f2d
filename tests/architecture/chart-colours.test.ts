import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { COLOURS, DEFAULT_COLOUR, DEFAULT_COLOUR_2, INK } from "#charts/model/chart-spec.ts"

const TOKENS = readFileSync(
  join(import.meta.dirname, "..", "..", "src/web/styles/tokens.css"),
  "utf8",
)

/** Images draw the stored value, pages the token: they must not differ where the theme is light. */
test.each<readonly [string, string]>([
  ...COLOURS.map(({ token, value }) => [token, value] as const),
  ["--chart-1-text", DEFAULT_COLOUR],
  ["--chart-2", DEFAULT_COLOUR_2],
  ["--chart-2-text", DEFAULT_COLOUR_2],
  ["--chart-bg", INK.background],
  ["--chart-title", INK.title],
  ["--chart-label", INK.label],
  ["--chart-grid", INK.grid],
  ["--chart-zero", INK.zero],
  ["--chart-hatch", INK.hatch],
])("the token %s is %s where the theme is light", (token, value) => {
  expect(TOKENS).toContain(`\n  ${token}: light-dark(${value.toLowerCase()}, `)
})
