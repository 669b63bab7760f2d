import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { COLOURS, DEFAULT_COLOUR, DEFAULT_COLOUR_2, INK } from "#charts/model/chart-spec.ts"

const ROOT = join(import.meta.dirname, "..", "..")
const TOKENS_FILE = "src/web/styles/tokens.css"
const TOKENS = readFileSync(join(ROOT, TOKENS_FILE), "utf8")

/** Images draw the stored value, pages the token: they must not differ where the theme is light. */
test.each<readonly [string, string]>([
  ...COLOURS.map(({ token, value }) => [token, value] as const),
  ["--chart-1-text", DEFAULT_COLOUR],
  ["--chart-2", DEFAULT_COLOUR_2],
  ["--chart-2-text", DEFAULT_COLOUR_2],
  ...Object.entries(INK).map(
    ([ink, value]) => [ink === "background" ? "--chart-bg" : `--chart-${ink}`, value] as const,
  ),
])("the token %s is %s where the theme is light", (token, value) => {
  expect(TOKENS).toContain(`\n  ${token}: light-dark(${value.toLowerCase()}, `)
})

test("no style sheet but the tokens writes a colour of images by hand", () => {
  const inks = Object.values(INK).filter((ink) => ink !== INK.background)
  const sheets = globSync("src/web/**/*.css", { cwd: ROOT }).filter((file) => file !== TOKENS_FILE)
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), "utf8").toUpperCase()
    return inks.flatMap((ink) => (text.includes(ink) ? `${file}: ${ink}` : []))
  })
  expect(found).toEqual([])
})
