import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

async function readDocumented(): Promise<Map<string, string[]>> {
  const page = await readFile(new URL("../docs/data.md", import.meta.url), "utf8")
  const sections = page.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf("\n")),
      Array.from(section.matchAll(/^\| `(\w+)` +\|/gm), ([, column = ""]) => column),
    ]),
  )
}

test("docs/data.md names every table with every column in its order, and nothing else", async () => {
  const db = await testDatabase()
  const tables = await db.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = current_schema()
     group by table_name`,
  )
  const actual = Object.fromEntries(tables.map(({ name, columns }) => [name, columns]))
  expect(Object.fromEntries(await readDocumented())).toEqual(actual)
})
