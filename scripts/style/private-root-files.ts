import { getPart, type SourceFile } from "./source-tree.ts"

/** Root files that the framework or the command line opens by their path. */
const ENTRY_POINTS = [
  "main/cli.ts",
  "web/entry.client.tsx",
  "web/entry.server.tsx",
  "web/root.tsx",
  "web/routes.ts",
]

/** Files at the root of a part that no other part imports, neither at the top nor on demand. */
export function findPrivateRootFiles(
  files: readonly Pick<SourceFile, "path" | "text">[],
): string[] {
  const used = new Set(ENTRY_POINTS)
  for (const { path, text } of files)
    for (const [, part = "", target = ""] of text.matchAll(/"#([a-z]+)\/([^"?]+)/g))
      if (part !== getPart(path)) used.add(`${part}/${target}`)
  return files
    .map(({ path }) => path)
    .filter((path) => path.split("/").length === 2 && !used.has(path))
}
