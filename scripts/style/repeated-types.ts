import ts from "typescript"

import type { SourceFile } from "./source-tree.ts"

/** Names of exported types that several files declare, each with its files. */
export function findRepeatedTypes(files: readonly SourceFile[]): string[] {
  const paths = new Map<string, string[]>()
  for (const file of files)
    for (const statement of file.syntax.statements)
      if (isExportedType(statement))
        paths.set(statement.name.text, [...(paths.get(statement.name.text) ?? []), file.path])
  return [...paths]
    .filter(([, declaredIn]) => declaredIn.length > 1)
    .map(([name, declaredIn]) => `${name}: ${declaredIn.join(", ")}`)
}

function isExportedType(
  node: ts.Statement,
): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration {
  return (
    (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  )
}
