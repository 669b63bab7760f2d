import { readFile } from "node:fs/promises"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"

import { afterAll, beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import type { Importer } from "#importers/importer.ts"
import { getImporter } from "#importers/registry.ts"
import type { ImportSchedule } from "#main/schedule/import-schedule.ts"
import { createLogger } from "#main/config/logger.ts"
import { createWorkQueue } from "#main/schedule/work-queue.ts"
import { startScheduledImports } from "#main/schedule/scheduled-imports.ts"
import { download } from "#outbound/download.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

let db: Database
let folder = ""
let server: Server | undefined
let answer: RequestListener = (_, reply) => reply.end()
let host = ""

beforeEach(async () => {
  db = await testDatabase()
  folder = await temporaryFolder()
  await importInto(db, ["world-bank", "--from", await tableOf("2024-07-01", "70.5")])
  server ??= createServer((request, reply) => {
    answer(request, reply)
  })
  if (!server.listening) {
    const listening = server
    await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve))
    host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  }
})
afterAll(() => {
  server?.closeAllConnections()
  server?.close()
})

function tableOf(day: string, value: string, code = "Country Code"): Promise<string> {
  const table = `"Last Updated Date","${day}",\n"Country Name","${code}","Indicator Name","Indicator Code","2022",\n"Kenya","KEN","Literacy rate (%)","SE.ADT.LITR.ZS","${value}",\n`
  const name = "API_SE.ADT.LITR.ZS_DS2_en_csv_v2_1"
  return writeZip(join(folder, `${name}.zip`), { [`${name}.csv`]: table })
}

/** The World Bank's importer with our server as the publisher. */
function importerOfServer(): Importer {
  const importer = getImporter("world-bank")
  const address = `http://${host}/API_SE.ADT.LITR.ZS.zip`
  return {
    ...importer,
    address,
    open: (options) => importer.open({ ...options, from: options.from ?? address }),
  }
}

/** A schedule on a clock that stands until the next attempt is asked for. */
function startClock(): { schedule: ImportSchedule; attempt: () => Promise<void> } {
  let time = Date.parse("2026-12-24T00:00:00Z")
  let timer: { call: () => void; at: number } | undefined
  let onTimer = () => undefined as unknown
  const schedule = startScheduledImports({
    everyMs: 24 * 3_600_000,
    db,
    varDir: folder,
    imports: createWorkQueue(),
    now: () => new Date(time),
    setTimer: (call, ms) => {
      timer = { call, at: time + ms }
      onTimer()
      return () => (timer = undefined)
    },
    random: () => 0.5,
    logger: createLogger("silent"),
    importers: [importerOfServer()],
    downloadFile: (address, options) =>
      download(address, {
        ...options,
        trusted: [host],
        attempts: 2,
        idleMs: 100,
        wait: () => Promise.resolve(),
      }),
  })
  const wake = () =>
    new Promise((resolve) => {
      onTimer = () => {
        resolve(undefined)
      }
      time = timer?.at ?? time
      timer?.call()
    })
  return {
    schedule,
    attempt: async () => {
      // The first time on a day may only find that nothing is due yet.
      const before = await runCount()
      const faults = schedule.faults()[0]?.attempts ?? 0
      for (let k = 0; k < 40; k += 1) {
        await wake()
        if ((schedule.faults()[0]?.attempts ?? 0) !== faults || (await runCount()) !== before)
          return
      }
    },
  }
}

async function runCount(): Promise<number> {
  const [row] = await db.query<{ count: number }>("select count(*) as count from import_run")
  return row?.count ?? 0
}

const stored = async () =>
  (await db.query<{ values: number[] }>("select values from series"))[0]?.values

async function servePath(path: string): Promise<void> {
  const bytes = await readFile(path)
  answer = (_, reply) => reply.end(bytes)
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

const FAULTS: readonly (readonly [string, () => Promise<void>, RegExp])[] = [
  [
    "a server fault",
    async () => {
      answer = (_, reply) => {
        reply.statusCode = 502
        reply.end()
      }
      await Promise.resolve()
    },
    /answered with status 502/,
  ],
  [
    "silence",
    async () => {
      answer = () => undefined
      await Promise.resolve()
    },
    /sent nothing for 0\.1 seconds/,
  ],
  [
    "a body that breaks off",
    async () => {
      const bytes = await readFile(await tableOf("2025-07-01", "99"))
      answer = (_, reply) => {
        reply.setHeader("content-length", bytes.length)
        reply.write(half(bytes), () => reply.destroy())
      }
    },
    /could not be downloaded/,
  ],
  [
    "half a file",
    async () => {
      const bytes = await readFile(await tableOf("2025-07-01", "99"))
      answer = (_, reply) => reply.end(half(bytes))
    },
    /is not a complete zip file/,
  ],
  ["changed columns", async () => servePath(await tableOf("2025-07-01", "99", "Land")), /./],
  [
    "a page in place of the file",
    async () => {
      answer = (_, reply) => reply.end("<html>We have moved</html>")
      await Promise.resolve()
    },
    /./,
  ],
]

test.each(FAULTS)("%s leaves the data from before and is told", async (_name, serve, reason) => {
  await serve()
  const { schedule, attempt } = startClock()
  await attempt()
  await attempt()
  const [fault] = schedule.faults()
  expect(fault).toMatchObject({ source: "world-bank", attempts: 2 })
  expect(fault?.reason).toMatch(reason)
  expect(await stored()).toEqual([70.5])
  schedule.stop()
})

test("a publisher's new file is taken, also after faults, and the fault is then gone", async () => {
  answer = (_, reply) => {
    reply.statusCode = 502
    reply.end()
  }
  const { schedule, attempt } = startClock()
  await attempt()
  expect(schedule.faults()).toHaveLength(1)
  await servePath(await tableOf("2025-07-01", "72.5"))
  await attempt()
  expect(schedule.faults()).toEqual([])
  expect(await stored()).toEqual([72.5])
  schedule.stop()
})

test("readiness tells of the fault and stays ready, because the data from before is served", async () => {
  answer = (_, reply) => {
    reply.statusCode = 502
    reply.end()
  }
  const { schedule, attempt } = startClock()
  await attempt()
  const { app } = await testSite(db, { importFaults: () => schedule.faults() })
  const { statusCode, body } = await app.inject({ url: "/readyz" })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    status: "ok",
    importFaults: [{ source: "world-bank", attempts: 1, since: "2026-12-24T00:02:00.000Z" }],
  })
  schedule.stop()
})
