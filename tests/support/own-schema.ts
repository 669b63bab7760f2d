import { openDatabase } from "#db/engine/connect.ts"

/** An empty schema on a server, in the place of an earlier one of this name; gives an address that leads into it. */
export async function createSchema(url: string, schema: string): Promise<string> {
  await dropSchema(url, schema)
  const db = await openDatabase({ url })
  await db.query(`create schema ${schema}`)
  await db.close()
  return inSchema(url, schema)
}

/** The address of a server that leads into this schema. */
export function inSchema(url: string, schema: string): string {
  const ownUrl = new URL(url)
  ownUrl.searchParams.set("options", `-c search_path=${schema}`)
  return ownUrl.href
}

/** Removes a schema with everything in it. */
export async function dropSchema(url: string, schema: string): Promise<void> {
  const db = await openDatabase({ url })
  await db.query(`drop schema if exists ${schema} cascade`)
  await db.close()
}
