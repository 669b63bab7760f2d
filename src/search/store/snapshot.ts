import { readColumns, writeColumns } from "#db/columns/column-file.ts"

import { COLUMN_TYPES, type IndexData, type IndexMeta } from "./index-data.ts"

/** Writes an index to a file in one step. */
export function writeSnapshot(path: string, key: string, data: IndexData): Promise<void> {
  return writeColumns(path, key, data)
}

/** Reads an index from a file; `undefined` when there is none, or none of this key, or not all of it. */
export function readSnapshot(path: string, key: string): Promise<IndexData | undefined> {
  return readColumns<IndexMeta, typeof COLUMN_TYPES>(path, key, COLUMN_TYPES)
}
