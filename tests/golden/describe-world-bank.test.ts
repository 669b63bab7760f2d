import { existsSync } from "node:fs"
import { join } from "node:path"

import { beforeAll, expect, test } from "vitest"
import { z } from "zod"

import { describeIndicator } from "#domain/indicators/describe-indicator.ts"
import { openZip } from "#importers/read/zip-archive.ts"

const ARCHIVE = join(
  process.env["SHARED_DIR"] ?? "../shared",
  "data/wb-wdi-indicators/wdi-indicators.zip",
)
const isThere = existsSync(ARCHIVE)

const PACKAGE = z.object({ name: z.string(), title: z.string(), keywords: z.array(z.string()) })

type Described = { code: string; name: string; topics: string[] } & ReturnType<
  typeof describeIndicator
>

let all: Described[] = []

beforeAll(async () => {
  if (!isThere) console.log(`Skipped: the publisher's files are not at ${ARCHIVE}; set SHARED_DIR.`)
  else all = await describeAll()
})

async function describeAll(): Promise<Described[]> {
  const archive = await openZip(ARCHIVE)
  const described: Described[] = []
  for (const path of archive.names.filter((name) => name.endsWith("/datapackage.json"))) {
    const chunks: Uint8Array[] = []
    for await (const chunk of archive.read(path)) chunks.push(chunk)
    const { name, title, keywords } = PACKAGE.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const input = { code: name.toUpperCase(), name: title, topics: keywords }
    described.push({ ...input, ...describeIndicator(input) })
  }
  archive.close()
  return described
}

function namesOf(indicators: readonly Described[]): string[] {
  return indicators.map(({ name }) => name)
}

test.skipIf(!isThere)(
  "no share, rate, index or figure per head of the World Bank is ever summed",
  () => {
    expect(all.length).toBeGreaterThan(300)
    const relative =
      /%|\bper \d|per (capita|person|head)|\bindex\b|\bratio\b|\brate\b|\(years\)|\(days\)/i
    const summed = all.filter(
      ({ name, aggregation }) => relative.test(name) && aggregation === "sum",
    )
    expect(namesOf(summed)).toEqual([])
  },
)

test.skipIf(!isThere)("money in US dollars is known as such, and nothing else is", () => {
  const inDollars = /\((?:[^()]*, )?(current|constant \d{4}) US\$\)/
  const wrong = all.filter(({ name, currency }) => (currency === "USD") !== inDollars.test(name))
  expect(namesOf(wrong)).toEqual([])
})

test.skipIf(!isThere)("a name that closes with its unit in brackets has that unit", () => {
  const remark = /\((modeled ILO estimate|Overall average|GPI|2021 PPP)\)$/
  const missed = all.filter(
    ({ name, unit }) => unit === "" && /\)$/.test(name.trim()) && !remark.test(name.trim()),
  )
  expect(namesOf(missed)).toEqual([])
})

test.skipIf(!isThere)(
  "without their codes nine in ten indicators fall into the same category by topic and name",
  () => {
    const other = all.filter(
      ({ name, topics, category }) =>
        describeIndicator({ code: "", name, topics }).category !== category,
    )
    const list = other.map(({ code, name, category }) => `${code} ${name}: ${category}`).join("\n")
    expect(other.length / all.length, list).toBeLessThan(0.1)
  },
)

test.skipIf(!isThere)("every one of the twelve categories but none of them alone is used", () => {
  const counts = Map.groupBy(all, ({ category }) => category)
  expect(counts.size).toBe(12)
  for (const members of counts.values()) expect(members.length).toBeLessThan(all.length / 3)
})
