import type { Source } from "#domain/indicators/source.ts"

import type { Queryable } from "../engine/database.ts"
import { SOURCE_FIELDS } from "./sources.ts"

const FIELDS = Object.keys(SOURCE_FIELDS) as (keyof Source)[]
/** Every column with the parameter that holds its value. */
const WRITTEN = FIELDS.map((field, at) => ({
  column: SOURCE_FIELDS[field],
  parameter: `$${String(at + 1)}`,
}))
const ID = WRITTEN.filter(({ column }) => column === "id")
const TERMS = WRITTEN.filter(({ column }) => column !== "id")

/** Adds a source unless it is known, so that an import can refer to it; a known one stays as it is. */
export async function insertSource(db: Queryable, source: Source): Promise<void> {
  await db.query(
    `insert into source (${listColumns(WRITTEN)}) values (${listParameters(WRITTEN)})
     on conflict (id) do nothing`,
    listValues(source),
  )
}

/** Brings a known source up to date; `true` when anything about it was different. */
export async function updateSource(db: Queryable, source: Source): Promise<boolean> {
  const rows = await db.query(
    `update source set ${TERMS.map(({ column, parameter }) => `${column} = ${parameter}`).join(", ")}
     where id = ${listParameters(ID)}
       and (${listColumns(TERMS)}) is distinct from (${listParameters(TERMS)})
     returning id`,
    listValues(source),
  )
  return rows.length > 0
}

function listColumns(written: typeof WRITTEN): string {
  return written.map(({ column }) => column).join(", ")
}

function listParameters(written: typeof WRITTEN): string {
  return written.map(({ parameter }) => parameter).join(", ")
}

function listValues(source: Source) {
  return FIELDS.map((field) => source[field] ?? null)
}
