import { expect, test } from "vitest"

import { findFullFolders, listFullestFolders } from "./folder-sizes.ts"
import { findOfFunctions, listFunctions } from "./function-names.ts"
import { findEscapers, findRawMarkup, findRewrites, findSceneRenderers } from "./hand-made.ts"
import { findImportCycles } from "./import-cycles.ts"
import { findSplitTexts, findSpreadLiterals } from "./literal-spreads.ts"
import { MEASURES } from "./measures.ts"
import { findPrivateRootFiles } from "./private-root-files.ts"
import { findRepeatedTypes } from "./repeated-types.ts"
import { findRetiredLimits, findRetiredNames, findRetiredPhrases } from "./retired-words.ts"
import { parseSource } from "./source-tree.ts"

const parse = (sources: Record<string, string>) =>
  Object.entries(sources).map(([path, text]) => parseSource(path, text))

test("functions are counted as declarations, constants, properties and methods", () => {
  const files = parse({
    "charts/a.ts": `
      function read() {}
      const nameOf = () => 1
      const x = { colourOf: () => 2, of() {} }
      class Board { scoreOf() {} }`,
  })
  expect(listFunctions(files)).toHaveLength(5)
  expect(findOfFunctions(files)).toEqual([
    "charts/a.ts:3 nameOf",
    "charts/a.ts:4 colourOf",
    "charts/a.ts:5 scoreOf",
  ])
})

test("a type that two files export under one name is found, a private one is not", () => {
  const files = parse({
    "charts/a.ts": "export type Place = 1\ntype Row = 1",
    "search/b.ts": "export interface Place {}\nexport type Row = 2",
  })
  expect(findRepeatedTypes(files)).toEqual(["Place: charts/a.ts, search/b.ts"])
})

test("a root file that only its own part imports is private", () => {
  const files = parse({
    "alpha/public.ts": `import { draw } from "./private.ts"`,
    "alpha/private.ts": "",
    "alpha/lazy.ts": "",
    "alpha/folder/deep.ts": "",
    "web/root.tsx": `import "#alpha/public.ts"; await import("#alpha/lazy.ts")`,
  })
  expect(findPrivateRootFiles(files)).toEqual(["alpha/private.ts"])
})

test("a folder with 21 files is full, one with 20 is not", () => {
  const fill = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `${folder}/${index}.ts` }))
  const files = [...fill("charts", 20), ...fill("charts/text", 21)]
  expect(findFullFolders(files)).toEqual(["charts/text 21"])
  expect(listFullestFolders(files)).toEqual([{ folder: "charts/text", count: 21 }])
})

test("files that import each other are a cycle, those that only lead to it are not", () => {
  const files = parse({
    "db/a.ts": `import type { B } from "./b.ts"`,
    "db/b.ts": `import { c } from "#db/c.ts"`,
    "db/c.ts": `export { a } from "./a.ts"`,
    "db/d.ts": `import "./a.ts"; import "pg"`,
  })
  expect(findImportCycles(files)).toEqual([["db/a.ts", "db/b.ts", "db/c.ts"]])
})

test("a file loaded on demand closes no cycle", () => {
  const files = parse({
    "db/a.ts": `const b = () => import("./b.ts")`,
    "db/b.ts": `import "./a.ts"`,
  })
  expect(findImportCycles(files)).toEqual([])
})

test("a spread literal is found, a spread value or condition is not", () => {
  const files = parse({
    "db/a.ts": `
      const one = { ...{ a, b } }
      const two = [...[a, b]]
      const three = { ...one, ...(a ? { b } : {}) }`,
    "web/a.tsx": `
      const four = <A {...{ b, c }} />
      const five = <A {...d} {...(e && { f })} />`,
  })
  expect(findSpreadLiterals(files)).toEqual(["db/a.ts:2", "db/a.ts:3", "web/a.tsx:2"])
})

test("a table written as a text is found, a text that is split otherwise is not", () => {
  const files = parse({ "db/a.ts": `"a b".split(" ")\nline.split(",")` })
  expect(findSplitTexts(files)).toEqual(["db/a.ts:1"])
})

test("retired words are found in the names of files, and where names are declared", () => {
  const files = parse({
    "db/read-picture.ts": `
      type Wish = { told: boolean }
      function settleNames(reading: string) { return Promise.allSettled([reading]) }
      const wishful = figure`,
  })
  expect(findRetiredNames(files)).toEqual([
    "db/read-picture.ts",
    "db/read-picture.ts:2 Wish",
    "db/read-picture.ts:2 told",
    "db/read-picture.ts:3 settleNames",
    "db/read-picture.ts:3 reading",
  ])
})

test("a limit is found by its retired name where it is declared", () => {
  const files = parse({
    "db/a.ts": `
      export const MOST_ROWS = 20
      const MAX_ROWS = MOST_ROWS
      const mostRows = 1
      const FEWEST = 3
      const LEAST_PART = 0.5
      const LONGEST_NAME = 60`,
  })
  expect(findRetiredLimits(files)).toEqual([
    "db/a.ts:2 MOST_ROWS",
    "db/a.ts:5 FEWEST",
    "db/a.ts:6 LEAST_PART",
  ])
})

test("retired phrases are found in comments, not in texts", () => {
  const files = parse({
    "db/a.ts": `
      /** The same for months. */
      const a = "whoever asks"
      // A dash is no number.
      const b = 1 // There is no rule, regions are told apart.
      /** Whoever asks is told. */
      /** The same as JSON, for who wants it. */`,
  })
  expect(findRetiredPhrases(files)).toEqual([
    "db/a.ts:2 /** The same for",
    "db/a.ts:4 is no number",
    "db/a.ts:6 Whoever",
    "db/a.ts:6 told",
    "db/a.ts:7 /** The same as",
    "db/a.ts:7 for who",
  ])
})

test("what replaces characters by entities is an escaper", () => {
  const files = parse({
    "domain/a.ts": `text.replaceAll("<", "&lt;")`,
    "domain/b.ts": "// &lt;",
  })
  expect(findEscapers(files)).toEqual(["domain/a.ts"])
})

test("what makes markup of a scene is a renderer", () => {
  const files = parse({
    "charts/a.ts": `
      export function renderScene(scene: Scene): Markup { return scene }
      function renderAxis(scene: Scene): Markup { return scene }
      export function describeScene(scene: Scene): string[] { return scene }`,
  })
  expect(findSceneRenderers(files)).toEqual(["charts/a.ts:2 renderScene"])
})

test("markup given to React is found, but for charts", () => {
  const text = `const a = <p dangerouslySetInnerHTML={{ __html: text }} />`
  const files = parse({ "web/pages/post/a.tsx": text, "web/components/chart/a.tsx": text })
  expect(findRawMarkup(files)).toEqual(["web/pages/post/a.tsx:1"])
})

test("a bundle or page that is changed on its way out is found", () => {
  const files = [
    { path: "vite.config.ts", text: "generateBundle() {}" },
    { path: "main/send.ts", text: "html.replace(a, b)" },
    { path: "web/pages/post/a.ts", text: "html.replace(a, b)" },
  ]
  expect(findRewrites(files)).toEqual([
    "vite.config.ts generateBundle",
    "main/send.ts html.replace(",
  ])
})

test("no limit is below its aim", () => {
  expect(MEASURES.filter(({ aim, limit }) => limit < aim)).toEqual([])
})
