import ts from "typescript"

import { describePlace, walkNodes, type SourceFile } from "./source-tree.ts"

/** Literals spread into a literal, as in `{ ...{ a, b } }` and `<A {...{ a, b }} />`: a spread means "merge", and here is nothing to merge. */
export function findSpreadLiterals(files: readonly SourceFile[]): string[] {
  return findNodes(
    files,
    (node) =>
      (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) ||
      (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression)) ||
      (ts.isJsxSpreadAttribute(node) && ts.isObjectLiteralExpression(node.expression)),
  )
}

/** Tables written as one text, as in `"a b c".split(" ")`. */
export function findSplitTexts(files: readonly SourceFile[]): string[] {
  return findNodes(
    files,
    (node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "split" &&
      ts.isStringLiteralLike(node.expression.expression),
  )
}

function findNodes(files: readonly SourceFile[], matches: (node: ts.Node) => boolean): string[] {
  return files.flatMap((file) =>
    [...walkNodes(file.syntax)].filter(matches).map((node) => describePlace(file, node)),
  )
}
