import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "..", "..")
const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/**/*.md"]
/** A path from the root of the repository; its names may be patterns: `*`, `{ok,not-ok}` or `<name>` for any name. */
const PATH = /(?<![\w/.-])(?:src|tests)\/[\w.,*<>{}/-]*[\w*>}/]/g
/** A constant or a name of several words in back-ticks, such as `MAX_ROWS` or `listStories`. */
const NAME = /`([A-Z]+_[A-Z_]+|[A-Za-z]+[a-z][A-Z]\w*)`/g

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

test("a document's links are read with the headings that they lead to", () => {
  const text =
    "See [a](data.md), [b](data.md#a-unit), [c](#top) and [the web](https://example.org)."
  expect(findLinks(text)).toEqual([
    { file: "data.md", heading: undefined },
    { file: "data.md", heading: "a-unit" },
    { file: "", heading: "top" },
  ])
})

test.each(documents)("every link of %s leads to a file and a heading that exist", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8")
  const broken = findLinks(text).filter(({ file, heading }) => {
    const path = file === "" ? document : join(dirname(document), file)
    if (!existsSync(join(ROOT, path))) return true
    return (
      heading !== undefined &&
      !listHeadings(readFileSync(join(ROOT, path), "utf8")).includes(heading)
    )
  })
  expect(broken).toEqual([])
})

test("every name of code in ARCHITECTURE.md and in the lists of changes exists", () => {
  const known = new Set(
    globSync("{src,tests,scripts,clients}/**/*.{ts,tsx,js,css,sql}", { cwd: ROOT }).flatMap(
      (path) => readFileSync(join(ROOT, path), "utf8").match(/[A-Za-z_]\w*/g) ?? [],
    ),
  )
  const files = ["ARCHITECTURE.md", ...globSync("docs/changes/*.md", { cwd: ROOT })]
  const unknown = files.flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(NAME), ([, name = ""]) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

/** The links of a document to other files of the repository, and to headings; those to the web and to the site are left out. */
function findLinks(text: string): { file: string; heading: string | undefined }[] {
  const targets = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target)
  return targets
    .filter((target) => !/^(?:\w+:|\/)/.test(target))
    .map((target) => {
      const [file = "", heading] = target.split("#")
      return { file, heading }
    })
}

/** The headings of a document as addresses name them. */
function listHeadings(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  )
}

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
