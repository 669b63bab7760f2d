import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { BRAND_COLOUR } from "#domain/brand.ts"

const ROOT = join(import.meta.dirname, "..", "..")
const TOKENS = "src/web/styles/tokens.css"
const ICON = "src/web/components/brand-mark/favicon.svg"

const read = (path: string) => readFileSync(join(ROOT, path), "utf8").toUpperCase()

test.each(["--ACCENT", "--ACCENT-TEXT", "--CHART-1", "--CHART-1-TEXT"])(
  "the token %s has the brand's colour where the theme is light",
  (token) => {
    expect(read(TOKENS)).toContain(`\n  ${token}: LIGHT-DARK(${BRAND_COLOUR}, `)
  },
)

test("the icon of the site has the brand's colour as its ground", () => {
  expect(read(ICON)).toMatch(new RegExp(`<RECT [^>]*FILL="${BRAND_COLOUR}"`))
})

test("no other file of the code spells the brand's colour", () => {
  const files = globSync(["src/**/*.{ts,tsx,css,svg}", "scripts/**/*.ts"], {
    cwd: ROOT,
    exclude: ["**/*.test.ts", "**/*.fixture.ts"],
  })
  const spelling = files.filter((path) => read(path).includes(BRAND_COLOUR.toUpperCase()))
  expect(spelling.sort()).toEqual([ICON, "src/domain/brand.ts", TOKENS].sort())
})
