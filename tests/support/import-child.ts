import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import type { Importer, ImportRecord } from "#importers/importer.ts"
import { runImport } from "#importers/run-import.ts"

const COUNTRIES = 200
const INDICATORS = 30
const YEARS = 60
export const UNIFORM_SERIES = COUNTRIES * INDICATORS

/** One generated file whose figures all are `value`: 6,000 series, 360,000 figures. */
export function uniformImporter(value: number, date: string): Importer {
  return {
    id: "uniform",
    title: "Uniform figures",
    accepts: "",
    address: null,
    sources: [],
    open: async function* () {
      yield {
        name: `uniform-${date}`,
        source: {
          id: "uniform",
          publisherId: "uniform",
          publisher: "Uniform",
          title: "Uniform figures",
          licence: "CC0 1.0",
          licenceUrl: null,
          attribution: "Uniform",
          redistribute: "yes",
          url: "",
        },
        lineage: "uniform/all",
        vintage: { date, stated: true },
        retrievedAt: new Date(`${date}T00:00:00Z`),
        checksum: date,
        records: () => uniformRecords(value),
      }
    },
  }
}

async function* uniformRecords(value: number): AsyncGenerator<ImportRecord> {
  for (let k = 0; k < INDICATORS; k += 1) {
    const code = `U${String(k)}`
    yield {
      kind: "indicator",
      publisherId: "uniform",
      code,
      publishedName: `Uniform ${String(k)}`,
      category: "economy",
      unit: "",
      currency: null,
      definition: "",
      notes: "",
      sourceNote: "",
      aggregation: "sum",
      decimals: null,
      topics: [],
      isHeadline: false,
    }
    for (let country = 0; country < COUNTRIES; country += 1)
      yield {
        kind: "series",
        publisherId: "uniform",
        code,
        country: `C${String(country)}`,
        frequency: "yearly",
        observations: {
          frequency: "yearly",
          start: 1960,
          values: new Array<number>(YEARS).fill(value),
        },
      }
  }
}

/** What readers find: how many series there are of each figure; one row when all are of one import. */
export function readGenerations(db: Database): Promise<{ value: number; count: number }[]> {
  return db.query(
    "select values[1] as value, count(*) as count from series group by values order by 1",
  )
}

/** Reads again and again until it is stopped, and tells when it found figures of two imports or a part of one. */
function watchForMix(db: Database): { stop(): Promise<void> } {
  let isStopped = false
  const watch = async () => {
    while (!isStopped) {
      const found = await readGenerations(db)
      const isPart = found.some(({ count }) => count !== UNIFORM_SERIES)
      if (found.length > 1 || isPart) console.log(`mixed ${JSON.stringify(found)}`)
    }
  }
  const watching = watch()
  return {
    stop: () => {
      isStopped = true
      return watching
    },
  }
}

// Run as a program: imports into the given folder or server and tells each step, until it is killed or done.
const [, script, place, value, date] = process.argv
if (script === import.meta.filename && place !== undefined) {
  const db = await openDatabase(place.startsWith("postgres") ? { url: place } : { folder: place })
  console.log("open")
  const readers = watchForMix(db)
  await runImport({
    db,
    importer: uniformImporter(Number(value), date ?? ""),
    from: undefined,
    now: () => new Date(),
    onProgress: ({ phase }) => console.log(phase),
  })
  console.log("done")
  await readers.stop()
  await db.close()
}
