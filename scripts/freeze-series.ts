import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import { createContent } from "#content/create-content.ts"
import { filterStories } from "#content/find-stories.ts"
import { FROZEN_FILE, type FrozenSeries } from "#content/frozen-series.ts"
import { listBlockAddresses } from "#content/list-addresses.ts"
import { readSeriesAddress, type SeriesAddress } from "#content/series-address.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { importCommand } from "#main/commands/import.ts"

const FOLDER = fileURLToPath(new URL("../content/", import.meta.url))

type Holder = Pick<Catalog, "getDataset">

/**
 * Every series that the posts of a folder quote or draw, as the first of the catalogues that holds it has it now. What
 * none of them holds stays as it was.
 */
export async function freezeSeries(
  folder: string,
  catalogs: readonly Holder[],
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
    const key = [named.indicator, named.country, named.frequency].join(" ")
    if (figures.has(key)) continue
    const found = await findFirst(catalogs, named)
    const figure = found ? { ...found, frozenOn } : content.findFrozen(named)
    if (figure) figures.set(key, figure)
  }
  return [...figures].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
}

async function findFirst(
  catalogs: readonly Holder[],
  named: SeriesAddress,
): Promise<Omit<FrozenSeries, "frozenOn"> | undefined> {
  for (const catalog of catalogs) {
    const answer = await catalog.getDataset(named)
    if (answer.state !== "found" && answer.state !== "fact") continue
    const { indicator, country, frequency = null } = named
    const dataset = answer.state === "found" ? answer.dataset : null
    const { source } = answer.state === "found" ? answer.dataset : answer.fact
    return { indicator, country, frequency, source, dataset }
  }
  return undefined
}

/**
 * Writes them beside the texts: from the starter data, and what is not in it from the database whose address is given
 * (`node scripts/freeze-series.ts postgres://…`).
 */
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
  const [, , url] = process.argv
  const other = url === undefined ? undefined : await openDatabase({ url })
  const catalogs = [createCatalog(db), ...(other ? [createCatalog(other)] : [])]
  const figures = await freezeSeries(FOLDER, catalogs, now().toISOString().slice(0, 10))
  // One line for each series, so that a change shows which one it is.
  const lines = figures.map((figure) => JSON.stringify(figure)).join(",\n")
  await writeFile(join(FOLDER, FROZEN_FILE), `[\n${lines}\n]\n`)
  console.log(`${String(figures.length)} series are kept beside the texts.`)
  await Promise.all([db.close(), other?.close()])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
