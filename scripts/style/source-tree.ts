import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import ts from "typescript"

/** One source file of a tree, with its path from the tree's root: `charts/scene/scene.ts`. */
export type SourceFile = { path: string; text: string; syntax: ts.SourceFile }

const TEST = /\.(?:test|fixture)\.tsx?$/

/** Reads and parses all TypeScript below a folder, without tests and fixtures. */
export function readSourceTree(root: string): SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !TEST.test(path))
    .toSorted()
    .map((path) => parseSource(path, readFileSync(join(root, path), "utf8")))
}

/** Parses one file; the path decides whether JSX is allowed. */
export function parseSource(path: string, text: string): SourceFile {
  return { path, text, syntax: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** All nodes of a file, each before those it contains. */
export function* walkNodes(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* walkNodes(child)
}

/** `charts/scene.ts:12`, for the place where a node starts. */
export function describePlace(file: SourceFile, node: ts.Node): string {
  const { line } = file.syntax.getLineAndCharacterOfPosition(node.getStart(file.syntax))
  return `${file.path}:${line + 1}`
}

/** The part that a file belongs to: the first folder of its path. */
export function getPart(path: string): string {
  return path.split("/")[0] ?? ""
}
