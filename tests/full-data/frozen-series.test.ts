import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import { FROZEN_FILE, type FrozenSeries } from "#content/frozen-series.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { CONTENT_DIR } from "#main/config/country-content.ts"

const url = process.env["FULL_DATABASE_URL"]

let db: Database
beforeAll(async () => {
  if (url !== undefined) db = await openDatabase({ url })
})
afterAll(async () => {
  if (url !== undefined) await db.close()
})

test.skipIf(url === undefined)(
  "what stays with the articles is what the importers of the World Bank and the IMF bring",
  async () => {
    const text = await readFile(join(CONTENT_DIR, FROZEN_FILE), "utf8")
    const frozen = (JSON.parse(text) as FrozenSeries[]).filter(({ indicator }) =>
      /^(?:world-bank|imf):/.test(indicator),
    )
    expect(frozen.length).toBeGreaterThan(50)
    const wrong: string[] = []
    for (const { indicator, dataset } of frozen) {
      const [row] = await db.query<{ start_index: number; values: (number | null)[] }>(
        `select start_index, values from series
          where indicator_id = $1 and country_code = $2 and frequency = 'yearly'`,
        [indicator, dataset?.country.code ?? ""],
      )
      const held = row && { start: row.start_index, values: row.values }
      const { start, values } = dataset?.observations ?? {}
      if (JSON.stringify(held) !== JSON.stringify({ start, values })) wrong.push(indicator)
    }
    expect(wrong).toEqual([])
  },
  60_000,
)
