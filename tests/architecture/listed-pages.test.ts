import { readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { PLAIN_PAGES } from "#domain/addresses/plain-pages.ts"

const ROUTES = readFileSync(
  join(import.meta.dirname, "..", "..", "src", "web", "routes.ts"),
  "utf8",
)

/** Addresses of the routes that show a page and have no parameter; nested ones begin with that of their parent. */
function listRoutes(): string[] {
  let parent = ""
  const paths: string[] = []
  for (const [, indent = "", call, path = ""] of ROUTES.matchAll(
    /^( +)(route|index)\((?:"([^"]+)", )?"[^"]+\.tsx"/gm,
  )) {
    if (call === "index" && indent.length > 2) continue
    const address = indent.length > 2 ? `${parent}/${path}` : `/${path}`
    if (indent.length === 2) parent = address
    if (!/[:*]/.test(address)) paths.push(address)
  }
  return paths
}

test("the table of pages has every route without a parameter, and no other", () => {
  expect(Object.keys(PLAIN_PAGES).toSorted()).toEqual(listRoutes().toSorted())
})
