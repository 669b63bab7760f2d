import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

const ANSWERS = join(import.meta.dirname, "..", "..", "src", "answers")
const HOME = "present/refusals.ts"

const texts = new Map(
  globSync("**/*.ts", { cwd: ANSWERS, exclude: ["**/*.test.ts", "**/*.fixture.ts"] }).map(
    (path) => [path.replaceAll("\\", "/"), readFileSync(join(ANSWERS, path), "utf8")] as const,
  ),
)
const home = texts.get(HOME) ?? ""
const others = [...texts].filter(([path]) => path !== HOME)

/** What a question is declined with, written where it is declined: a literal behind one of these. */
const LITERAL = /(?:\bmessage:|\b(?:undecided|refuse|decline)\()\s*["`]/

test("what a declined question says is written in one file", () => {
  const stray = others.filter(([, text]) => LITERAL.test(text)).map(([path]) => path)
  expect(stray).toEqual([])
})

test("each sentence of declined questions is said somewhere", () => {
  const names = Array.from(home.matchAll(/^ {2}(\w+):/gm), ([, name = ""]) => name)
  expect(names.length).toBeGreaterThan(60)
  const said = new Set(
    others.flatMap(([, text]) =>
      Array.from(text.matchAll(/\bREFUSALS\.(\w+)/g), ([, name = ""]) => name),
    ),
  )
  expect(names.filter((name) => !said.has(name))).toEqual([])
})
