import { parseDatasetId } from "#catalog/dataset-id.ts"
import { bumpDataVersion } from "#db/imports/data-version-writes.ts"
import { setPublished } from "#db/imports/publish-series.ts"
import { AppError } from "#domain/errors.ts"

import type { DataCommandOptions } from "./data-command.ts"

/** `dataset publish ID` and `dataset unpublish ID`: shows a series, or hides it everywhere without deleting it. */
export async function datasetAdmin({
  args,
  openDb,
  now,
  print,
}: DataCommandOptions): Promise<number> {
  const [action = "", id = ""] = args
  if (action !== "publish" && action !== "unpublish") {
    throw new AppError("bad-command", "The action must be publish or unpublish.")
  }
  const parts = parseDatasetId(id)
  if (!parts) {
    throw new AppError(
      "bad-command",
      "The id must be written as in the API: world-bank:FP.CPI.TOTL.ZG:NGA:yearly.",
    )
  }
  const db = await openDb()
  const series = { ...parts, countryCode: parts.country }
  const isThere = await db.transaction(async (transaction) => {
    const found = await setPublished(transaction, series, action === "publish")
    if (found) await bumpDataVersion(transaction, now())
    return found
  })
  print(isThere ? `${id} is ${action}ed.` : `There is no series ${id}.`)
  return isThere ? 0 : 1
}
