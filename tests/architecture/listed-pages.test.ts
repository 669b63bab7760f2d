import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { PLAIN_PAGES } from "#domain/addresses/plain-pages.ts"
import { EXAMPLE_PAGES } from "#tests/support/example-pages.data.ts"

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", "..", path), "utf8")
const ROUTES = read("src/web/routes.ts")

/** Stands for every address that is none. */
const NO_PAGE = "/*"

/** Addresses of the routes that show a page; nested ones begin with that of their parent. */
function listRoutes(): string[] {
  let parent = ""
  const paths: string[] = []
  for (const [, indent = "", call, path = ""] of ROUTES.matchAll(
    /^( +)(route|index)\((?:"([^"]+)", )?"[^"]+\.tsx"/gm,
  )) {
    if (call === "index" && indent.length > 2) continue
    const address = indent.length > 2 ? `${parent}/${path}` : `/${path}`
    if (indent.length === 2) parent = address
    paths.push(address)
  }
  return paths
}

test("the table of pages has every route without a parameter, and no other", () => {
  const plain = listRoutes().filter((path) => !/[:*]/.test(path))
  expect(Object.keys(PLAIN_PAGES).toSorted()).toEqual(plain.toSorted())
})

test("every page with a parameter has addresses at which its HTML and its head are tried", () => {
  const paths = listRoutes().filter((path) => path !== NO_PAGE)
  const examples = Object.keys(EXAMPLE_PAGES)
  expect(paths.filter((path) => /[:*]/.test(path) && !examples.includes(path))).toEqual([])
  expect(examples.filter((path) => !paths.includes(path))).toEqual([])
})

test("docs/addresses.md has every page with a parameter, so that its keys are tried", () => {
  const addresses = read("docs/addresses.md").match(/`\/[^`]*`/g) ?? []
  const documented = new Set(
    addresses.map((quoted) =>
      quoted
        .slice(1, -1)
        .replace(/[?#].*$/, "")
        .replace(/\{\w+\}/g, "{}"),
    ),
  )
  const missing = listRoutes()
    .filter((path) => /[:*]/.test(path) && path !== NO_PAGE)
    .map((path) => path.replace(/:\w+|\*/g, "{}"))
    .filter((path) => !documented.has(path))
  expect(missing).toEqual([])
})
