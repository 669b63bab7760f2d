import { AppError } from "#domain/errors.ts"

/** Which rows of a list are asked for. */
export type PageRequest = { limit: number; offset: number; cursor?: string | undefined }

/**
 * The rows to skip. A cursor holds the data version that its list was made from: after a change of the data the rows
 * stand elsewhere, and some would come twice or never.
 * @throws AppError "bad-request" for a cursor that is none or of earlier data
 */
export function readOffset({ cursor, offset }: PageRequest, version: number): number {
  if (cursor === undefined) return offset
  const read = /^(\d{1,15})\.(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"))
  if (!read) throw new AppError("bad-request", "cursor must be the `next` of an earlier answer.")
  if (Number(read[1]) !== version) {
    throw new AppError(
      "bad-request",
      "The data have changed since the first page. Start without cursor.",
    )
  }
  return Number(read[2])
}

/** The cursor of the page that follows; `null` after the last. */
export function writeNext(
  { limit, offset, total }: { limit: number; offset: number; total: number },
  version: number,
): string | null {
  const end = offset + limit
  return end < total ? Buffer.from(`${String(version)}.${String(end)}`).toString("base64url") : null
}

/** Rows with the wanted keys alone. */
export function pickFields<Row extends object>(
  rows: readonly Row[],
  fields: readonly string[] | undefined,
): Row[] {
  if (!fields) return [...rows]
  // The description says that keys are left out when others are asked for.
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([key]) => fields.includes(key))) as Row,
  )
}
