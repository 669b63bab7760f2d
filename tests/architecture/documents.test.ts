import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "..", "..")
const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/**/*.md"]
/** A path from the root of the repository; its names may be patterns: `*`, `{ok,not-ok}` or `<name>` for any name. */
const PATH = /(?<![\w/.-])(?:src|tests)\/[\w.,*<>{}/-]*[\w*>}/]/g

const documents = DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))

/** The paths that a text names, as patterns. */
function findPaths(text: string): string[] {
  const paths = Array.from(text.matchAll(PATH), ([path]) => path.replaceAll(/<[^>]*>/g, "*"))
  return [...new Set(paths)]
}

test("a document's paths are read with their patterns and without punctuation", () => {
  const text =
    "See `src/db/`, (tests/api/*.test.ts), src/a/{b,c}.ts and src/v1/<noun>.ts. Not mysrc/a."
  expect(findPaths(text)).toEqual([
    "src/db/",
    "tests/api/*.test.ts",
    "src/a/{b,c}.ts",
    "src/v1/*.ts",
  ])
})

test.each(documents)("every path that %s names exists", (document) => {
  const paths = findPaths(readFileSync(join(ROOT, document), "utf8"))
  expect(paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
})

test("the tree of ARCHITECTURE.md names every part with its folders", () => {
  const [, tree = ""] = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8").split("```")
  const described = new Map(
    tree.split(/^ {2}(?=\w)/m).map((text) => [text.slice(0, text.indexOf("/")), text]),
  )
  const folders = globSync("src/*/*/", { cwd: ROOT }).map((path) => path.split("/"))
  const missing = folders.filter(
    ([, part = "", folder = ""]) =>
      described
        .get(part)
        ?.split(/[^\w-]+/)
        .includes(folder) !== true,
  )
  expect(missing.map((path) => path.join("/"))).toEqual([])
})
