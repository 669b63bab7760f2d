import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { createLogger } from "#main/config/logger.ts"
import {
  measureFirstImport,
  runFirstImport,
  type FirstImportOptions,
} from "#main/schedule/first-import.ts"
import { HEADLINE_CODES } from "#main/schedule/headline-codes.data.ts"
import { createWorkQueue } from "#main/schedule/work-queue.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import {
  listValues,
  openWorldBankServer,
  type ServerFault,
  type WorldBankServer,
} from "#tests/support/world-bank-server.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

const CODES = ["SP.POP.TOTL", "NY.GDP.MKTP.CD", "FP.CPI.TOTL.ZG", "SL.UEM.TOTL.ZS"]

let db: Database
let bank: WorldBankServer
let lines: string[]
let waits: number[]

beforeEach(async () => {
  db = await testDatabase()
  bank = await openWorldBankServer()
  lines = []
  waits = []
})
afterEach(() => bank.close())

/** A start of the site, as far as the first import goes; `onWait` is called between requests. */
async function start(
  options: Partial<FirstImportOptions> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await runFirstImport(
    {
      db,
      varDir: await temporaryFolder(),
      mirror: bank.origin,
      imports: createWorkQueue(),
      now: () => new Date("2026-11-20T12:00:00Z"),
      print: (line) => lines.push(line),
      logger: createLogger("silent"),
      codes: CODES,
      wait: async (ms) => void waits.push(ms),
      ...options,
    },
    signal,
  )
}

const held = async () =>
  (
    await db.query<{ code: string }>(
      "select distinct split_part(indicator_id, ':', 2) as code from series order by 1",
    )
  ).map(({ code }) => code)

/** An import by hand. */
async function importGoats(): Promise<void> {
  const file = join(await temporaryFolder(), "goats.csv")
  await writeFile(file, "country,indicator,period,value,unit\nKenya,Goats,2020,5,head\n")
  await importInto(db, ["tidy-csv", "--from", file])
}

const refuse =
  (status: number): ServerFault =>
  (_, reply) =>
    void reply.writeHead(status).end()

test("a new site fetches every headline indicator once, and never again", async () => {
  await importInto(db, ["starter"])
  await start()
  expect(await held()).toEqual(expect.arrayContaining(CODES))
  expect(bank.asked).toEqual(CODES)
  expect(lines).toEqual([
    "1 of 4 headline indicators of the World Bank are here.",
    "All 4 headline indicators are here.",
  ])
  await start()
  expect(bank.asked).toEqual(CODES)
  expect(lines).toHaveLength(2)
})

test("there is a pause between indicators", async () => {
  await start()
  expect(waits).toEqual([250, 250, 250, 250])
})

test("each indicator counts as soon as it is here, on the home page too", async () => {
  const { app } = await testSite(db, { headlineCodes: CODES })
  const home = async () => (await app.inject("/")).payload
  const seen: unknown[] = []
  await start({
    wait: async () => {
      seen.push([await measureFirstImport(db, CODES), await held()])
      if (seen.length === 2)
        expect(await home()).toContain(
          "The headline indicators of the World Bank are on their way: 2 of 4 are here.",
        )
    },
  })
  expect(seen).toEqual(
    CODES.map((_, k) => [{ done: k + 1, total: 4 }, CODES.slice(0, k + 1).toSorted()]),
  )
  expect(await measureFirstImport(db, CODES)).toBeUndefined()
  expect(await home()).not.toContain("on their way")
})

test("a stop leaves the rest to the next start", async () => {
  const stop = new AbortController()
  await start(
    {
      wait: () => {
        stop.abort()
        return Promise.resolve()
      },
    },
    stop.signal,
  )
  expect(bank.asked).toEqual(CODES.slice(0, 1))
  await importInto(db, ["starter"])
  await start()
  expect(bank.asked).toEqual(CODES)
  expect(await held()).toEqual(expect.arrayContaining(CODES))
})

test("without a connection one line says so and nothing is changed", async () => {
  await bank.close()
  await start()
  expect(lines).toEqual([
    "The World Bank cannot be reached: the site goes on with the data it holds and asks again after the next start (FIRST_IMPORT=off turns this off).",
  ])
  expect(await held()).toEqual([])
  expect(await measureFirstImport(db, CODES)).toBeUndefined()
})

test("a site that people have filled fetches nothing", async () => {
  await importGoats()
  await start()
  expect([bank.asked, lines]).toEqual([[], []])
})

test("an import by hand in between does not end what has begun", async () => {
  const stop = new AbortController()
  const wait = async () => {
    await importGoats()
    stop.abort()
  }
  await start({ wait }, stop.signal)
  await start()
  expect(bank.asked).toEqual(CODES)
})

const FAULTS: Record<string, ServerFault> = {
  "a code that the publisher does not know": (_, reply) =>
    void reply.end(JSON.stringify([{ message: [{ id: "120", key: "x", value: "Not valid" }] }])),
  "an address that is gone": refuse(404),
  "a server fault": refuse(500),
  "an answer that is cut off": (_, reply) => void reply.end('[{"page":1,'),
  "an answer of another form": (_, reply) => void reply.end("<html>Sign in</html>"),
  "a page with fewer rows than it says": (request, reply) =>
    void reply.end(JSON.stringify(listValues(codeIn(request), { total: 11 }))),
  "pages that never end": (request, reply) => {
    const page = Number(new URL(request.url ?? "", bank.origin).searchParams.get("page"))
    const head = { page, pages: page + 1, per_page: 9, total: 9 * (page + 1) }
    reply.end(JSON.stringify(listValues(codeIn(request), head)))
  },
  "a redirect into a private network": (_, reply) =>
    void reply.writeHead(302, { location: "https://10.0.0.1/v2/data" }).end(),
}

function codeIn({ url }: { url?: string | undefined }): string {
  return new URL(url ?? "/", bank.origin).pathname.split("/").at(-1) ?? ""
}

test.each(Object.entries(FAULTS))("%s costs one indicator, not the others", async (_, fault) => {
  bank.faults.set("NY.GDP.MKTP.CD", fault)
  await start()
  expect(await held()).toEqual(CODES.filter((code) => code !== "NY.GDP.MKTP.CD").toSorted())
  expect(bank.asked.length).toBeLessThan(12)
  expect(lines.at(-1)).toBe(
    "3 of 4 headline indicators are here; these could not be read: NY.GDP.MKTP.CD.",
  )
})

test("a publisher that fails three times in a row is left alone until the next start", async () => {
  for (const code of CODES.slice(1)) bank.faults.set(code, refuse(404))
  await start()
  expect(lines.at(-1)).toMatch(/^The World Bank does not answer as expected: /)
  bank.faults.clear()
  await start()
  expect(await held()).toEqual(CODES.toSorted())
})

test("the list names each code once", () => {
  expect(new Set(HEADLINE_CODES).size).toBe(HEADLINE_CODES.length)
})
