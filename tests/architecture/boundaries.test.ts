import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

import { expect, test } from "vitest"

import { findPrivateRootFiles } from "../../scripts/style/private-root-files.ts"

const ROOT = join(import.meta.dirname, "..", "..")
const SRC = join(ROOT, "src")

/** The parts in order: each may import only those before it. */
const PARTS =
  "domain db outbound importers catalog search charts calculate explore factcheck answers exports facts accounts content enquiries limits api web http main".split(
    " ",
  )
const MAY_IMPORT_DB = ["importers", "catalog", "search", "accounts", "enquiries", "limits", "main"]
/** What browser code may use besides its own part: small, pure files. */
const BROWSER_PARTS = ["domain", "charts", "web"]
/** Programs of their own that run beside a page: they may use all of the search and the readers of files, without the database. */
const WORKERS = [
  "web/offline/search-worker.ts",
  "web/pages/fact-checking/files/read-file-worker.ts",
]
const SERVER_ONLY = /^#domain\/(?:places\/find-country|places\/country-table|.*\.data)\.ts$/
/** Parts whose folders are open: the vocabulary, the storage of the parts that may use it, and charts, most of whose files others use. */
const OPEN_PARTS = ["domain", "db", "charts"]

type Import = { file: string; part: string; target: string; typeOnly: boolean }

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => name.replaceAll("\\", "/"))

const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(SRC, file), "utf8")
  const found = [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"/gm)]
  return found.map((match) => ({
    file,
    part: file.split("/")[0] ?? "",
    typeOnly: match[1] !== undefined,
    target: match[2] ?? "",
  }))
})

const crossings = imports.filter(({ target }) => target.startsWith("#"))
const partOf = (target: string) => /^#([^/]+)\//.exec(target)?.[1] ?? ""
const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file)
const sources = files
  .filter((file) => !isTest(file))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }))
const show = (found: readonly Import[]) => found.map(({ file, target }) => `${file} -> ${target}`)

test("a part imports only parts before it", () => {
  const wrong = crossings.filter(
    ({ part, target, file }) =>
      partOf(target) !== "tests" &&
      !isTest(file) &&
      PARTS.indexOf(partOf(target)) >= PARTS.indexOf(part) &&
      partOf(target) !== part,
  )
  expect(show(wrong)).toEqual([])
})

test("every folder of src is a part of the list", () => {
  const folders = new Set(files.map((file) => file.split("/")[0]))
  expect([...folders].filter((folder) => !PARTS.includes(folder ?? ""))).toEqual([])
})

test("only the parts that store things import the database", () => {
  const wrong = crossings.filter(
    ({ part, target, file }) =>
      partOf(target) === "db" && part !== "db" && !isTest(file) && !MAY_IMPORT_DB.includes(part),
  )
  expect(show(wrong)).toEqual([])
})

test("parts reach only the root files of other parts, but for parts that are open", () => {
  const wrong = crossings.filter(
    ({ part, target }) =>
      ![part, "tests", ...OPEN_PARTS].includes(partOf(target)) && target.split("/").length > 2,
  )
  expect(show(wrong)).toEqual([])
})

test("a file at the root of a part is imported from outside it", () => {
  expect(findPrivateRootFiles(sources)).toEqual([])
})

test("relative imports stay inside their part", () => {
  const wrong = imports.filter(({ file, target }) => {
    if (!target.startsWith(".")) return false
    return relative(SRC, join(SRC, file, "..", target)).split("/")[0] !== file.split("/")[0]
  })
  expect(show(wrong)).toEqual([])
})

test("api and web know nothing of each other", () => {
  const wrong = crossings.filter(
    ({ part, target, typeOnly }) =>
      (part === "web" &&
        partOf(target) === "api" &&
        !(typeOnly && target === "#api/contract.ts")) ||
      (part === "api" && partOf(target) === "web"),
  )
  expect(show(wrong)).toEqual([])
})

test("browser code imports only small, pure parts", () => {
  // A route's loader is cut out of the browser's bundle, so routes may name their own .server file.
  const wrong = crossings.filter(
    ({ part, file, target, typeOnly }) =>
      part === "web" &&
      !typeOnly &&
      !isTest(file) &&
      !WORKERS.includes(file) &&
      !/\.server\.tsx?$/.test(file) &&
      !/\.server\.ts$/.test(target) &&
      (!BROWSER_PARTS.includes(partOf(target)) || SERVER_ONLY.test(target)),
  )
  expect(show(wrong)).toEqual([])
})

test.each([
  [
    "SQL stays in db",
    /\b(?:select|insert into|delete from|update)\s+[\w"*,.\s]+\b(?:from|values|set|where)\b/,
    /^(?!db\/)/,
  ],
  ["the environment is read by main alone", /\bprocess\.env\b/, /^(?!main\/)/],
  ["the present time comes from main alone", /\bnew Date\(\)|\bDate\.now\(\)/, /^(?!main\/|web\/)/],
  ["React stays in web", /from "react/, /^(?!web\/|http\/)/],
])("%s", (_rule, form, where) => {
  const wrong = files.filter(
    (file) => where.test(file) && !isTest(file) && form.test(withoutComments(join(SRC, file))),
  )
  expect(wrong).toEqual([])
})

function withoutComments(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
}
