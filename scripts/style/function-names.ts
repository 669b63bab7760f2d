import ts from "typescript"

import { describePlace, walkNodes, type SourceFile } from "./source-tree.ts"

type NamedFunction = { name: string; place: string }

/** Functions with a name: declarations, constants that hold a function, and methods. */
export function listFunctions(files: readonly SourceFile[]): NamedFunction[] {
  return files.flatMap((file) =>
    [...walkNodes(file.syntax)].flatMap((node) => {
      const name = readFunctionName(node)
      return name === undefined ? [] : [{ name, place: describePlace(file, node) }]
    }),
  )
}

/** Functions called after what they give, such as `nameOf`, and not after what they do. */
export function findOfFunctions(files: readonly SourceFile[]): string[] {
  return listFunctions(files)
    .filter(({ name }) => /.Of$/.test(name))
    .map(({ name, place }) => `${place} ${name}`)
}

function readFunctionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text
  if (ts.isMethodDeclaration(node)) return node.name.getText()
  const holdsFunction =
    (ts.isVariableDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isPropertyDeclaration(node)) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
  return holdsFunction ? node.name.getText() : undefined
}
