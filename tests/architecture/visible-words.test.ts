import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import ts from "typescript"
import { expect, test } from "vitest"

const RETIRED = /\bpictures?\b/i

/** Texts of the code, quoted or between tags; names of classes and elements are none. */
function listTexts(name: string): string[] {
  const source = ts.createSourceFile(name, readFileSync(name, "utf8"), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

test("what readers see calls an image an image, never a picture", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test|\.fixture|\.data)\.tsx?$/.test(name))
    .map((name) => join("src", name))
    .filter((name) => RETIRED.test(readFileSync(name, "utf8")))
  const found = files.flatMap((name) =>
    listTexts(name)
      .filter((text) => RETIRED.test(text) && (text.includes(" ") || /^[A-Z]/.test(text)))
      .map((text) => `${name}: ${text}`),
  )
  expect(found).toEqual([])
})
