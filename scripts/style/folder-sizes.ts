import { dirname } from "node:path"

import { getPart, type SourceFile } from "./source-tree.ts"

const MAX_FILES = 20

type Folder = { folder: string; count: number }

/** Folders with more source files than a reader can take in at a glance. */
export function findFullFolders(files: readonly Pick<SourceFile, "path">[]): string[] {
  return countFiles(files)
    .filter(({ count }) => count > MAX_FILES)
    .map(({ folder, count }) => `${folder} ${count}`)
}

/** The fullest folder of each part, parts in the order of the alphabet. */
export function listFullestFolders(files: readonly Pick<SourceFile, "path">[]): Folder[] {
  const fullest = new Map<string, Folder>()
  for (const each of countFiles(files)) {
    const part = getPart(each.folder)
    if (each.count > (fullest.get(part)?.count ?? 0)) fullest.set(part, each)
  }
  return [...fullest.values()]
}

function countFiles(files: readonly Pick<SourceFile, "path">[]): Folder[] {
  const groups = Map.groupBy(files, ({ path }) => dirname(path))
  return [...groups]
    .map(([folder, inside]) => ({ folder, count: inside.length }))
    .toSorted((one, other) => one.folder.localeCompare(other.folder))
}
