import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { createCatalog } from "#catalog/create-catalog.ts"
import { createContent } from "#content/create-content.ts"
import { filterStories } from "#content/find-stories.ts"
import { FROZEN_FILE, type FrozenSeries } from "#content/frozen-series.ts"
import { listBlockAddresses } from "#content/list-addresses.ts"
import { readSeriesAddress } from "#content/series-address.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { importCommand } from "#main/commands/import.ts"
import type { Catalog } from "#catalog/types.ts"

const FOLDER = fileURLToPath(new URL("../content/", import.meta.url))

/** Every series that the posts of a folder quote or draw, as a catalogue holds it now. */
export async function freezeSeries(
  folder: string,
  catalog: Pick<Catalog, "getDataset">,
  frozenOn: string,
): Promise<FrozenSeries[]> {
  const content = await createContent({ folder })
  const addresses = filterStories(content.stories(), "Post").flatMap((post) =>
    listBlockAddresses(post.content.long_text.content),
  )
  const figures = new Map<string, FrozenSeries>()
  for (const address of addresses) {
    const named = readSeriesAddress(address)
    if (named === undefined) continue
    const answer = await catalog.getDataset(named)
    if (answer.state !== "found" && answer.state !== "fact") continue
    const { indicator, country, frequency = null } = named
    const key = [indicator, country, frequency].join(" ")
    const dataset = answer.state === "found" ? answer.dataset : null
    const { source } = answer.state === "found" ? answer.dataset : answer.fact
    figures.set(key, { indicator, country, frequency, frozenOn, source, dataset })
  }
  return [...figures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
}

/** Writes them from the starter data, beside the texts. */
async function main(): Promise<void> {
  const db = await openDatabase({})
  await migrate(db)
  const now = () => new Date()
  await importCommand({
    args: ["starter"],
    openDb: () => Promise.resolve(db),
    now,
    print: console.log,
    isTerminal: false,
    varDir: "var",
  })
  const figures = await freezeSeries(FOLDER, createCatalog(db), now().toISOString().slice(0, 10))
  await writeFile(join(FOLDER, FROZEN_FILE), `${JSON.stringify(figures, null, 1)}\n`)
  console.log(`${String(figures.length)} series are kept beside the texts.`)
  await db.close()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
