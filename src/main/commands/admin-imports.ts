import { listImports, type ImportSummary } from "#catalog/imports.ts"
import { AppError } from "#domain/errors.ts"

import type { DataCommandOptions } from "./data-command.ts"

const LISTED = 20

/** `imports list` prints the last imports that changed something. */
export async function importsAdmin({ args, openDb, print }: DataCommandOptions): Promise<number> {
  if (args.join(" ") !== "list") throw new AppError("bad-command", "The action must be list.")
  const imports = await listImports(await openDb(), { limit: LISTED })
  if (imports.length === 0) print("Nothing has been imported yet.")
  for (const each of imports) print(writeLine(each))
  return 0
}

function writeLine({ id, finishedAt, source, fileName, vintage, series }: ImportSummary): string {
  const counts = `${String(series.new)} new series, ${String(series.changed)} changed`
  return `#${String(id)} ${finishedAt.toISOString()} ${source.id}: ${fileName} of ${vintage}, ${counts}`
}
