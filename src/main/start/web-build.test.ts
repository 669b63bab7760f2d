import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

import { expect, test } from "vitest"

import { SOURCES } from "./web-build.ts"

const ROOT = join(import.meta.dirname, "..", "..", "..")
/** A module that a file loads at run time, now or on demand; imports of types alone are none. */
const LOADED = /(?:\b(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?|\bimport\()"([#.][^"]+)"/g

test("the pages are built anew when a file that their build reads has changed", () => {
  const pages = globSync("src/web/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !/\.(?:test|fixture)\.tsx?$/.test(path),
  )
  const read = listLoaded(["vite.config.ts", ...pages])
  const missing = read.filter(
    (path) => !SOURCES.some((source) => path === source || path.startsWith(`${source}/`)),
  )
  expect(read).toContain("src/domain/brand.ts")
  expect(missing).toEqual([])
})

/** The files and all that they load, directly or by way of others. */
function listLoaded(paths: readonly string[]): string[] {
  const found = new Set(paths)
  for (const path of found) for (const next of listImports(path)) found.add(next)
  return [...found].sort()
}

function listImports(path: string): string[] {
  if (!/\.tsx?$/.test(path)) return []
  const text = readFileSync(join(ROOT, path), "utf8")
  return Array.from(text.matchAll(LOADED), ([, target = ""]) => {
    const [file = ""] = target.split("?")
    return file.startsWith("#")
      ? `src/${file.slice(1)}`
      : relative(ROOT, join(ROOT, dirname(path), file))
  })
}
