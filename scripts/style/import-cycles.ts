import { dirname, join } from "node:path"

import ts from "typescript"

import { walkNodes, type SourceFile } from "./source-tree.ts"

type Graph = ReadonlyMap<string, readonly string[]>

/** Groups of files that import each other in a circle, imports of types included. */
export function findImportCycles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const graph = new Map(
    files.map((file) => [file.path, listImports(file).filter((target) => paths.has(target))]),
  )
  return findConnectedGroups(graph).filter(
    (group) => group.length > 1 || graph.get(group[0] ?? "")?.includes(group[0] ?? ""),
  )
}

/** Paths that a file imports at its top; what it loads on demand closes no circle. */
function listImports({ path, syntax }: SourceFile): string[] {
  return [...walkNodes(syntax)].flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
    if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return []
    const target = node.moduleSpecifier.text
    if (target.startsWith("#")) return [target.slice(1)]
    return target.startsWith(".") ? [join(dirname(path), target)] : []
  })
}

/** Tarjan's strongly connected components: https://doi.org/10.1137/0201010 */
function findConnectedGroups(graph: Graph): string[][] {
  const groups: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []

  const visit = (node: string) => {
    order.set(node, order.size)
    let low = order.get(node) ?? 0
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === order.get(node)) groups.push(open.splice(open.indexOf(node)))
    return low
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups
}
