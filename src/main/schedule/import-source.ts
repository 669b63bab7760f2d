import { randomUUID } from "node:crypto"
import { rm } from "node:fs/promises"
import { join } from "node:path"

import { maintain } from "#db/engine/maintain.ts"
import type { ImportReport } from "#importers/importer.ts"
import { runImport, type RunImportOptions } from "#importers/run-import.ts"
import { download } from "#outbound/download.ts"

export type ImportSourceOptions = Omit<RunImportOptions, "fetch"> & {
  /** Downloads are stored below it until they are imported. */
  varDir: string
  onDownload?: (address: string) => void
  /** Stands in for the real one. */
  downloadFile?: typeof download
}

/** Imports what a source offers or a path holds, then removes its downloads and maintains the database. */
export async function importSource(options: ImportSourceOptions): Promise<ImportReport> {
  const { varDir, onDownload, downloadFile = download, ...importing } = options
  const folder = join(varDir, "downloads", randomUUID())
  try {
    const report = await runImport({
      ...importing,
      fetch: async (address, limits) => {
        onDownload?.(address)
        return downloadFile(address, { folder, ...limits })
      },
    })
    if (report.changed) await maintain(options.db)
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
