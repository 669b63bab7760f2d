import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { placeNames } from "#domain/places/find-country.ts"
import { openSearchIndex, type SearchIndex } from "#search/index/search-index.ts"
import { buildIndexData } from "#search/store/build-index-data.ts"
import { readSnapshot, writeSnapshot } from "#search/store/snapshot.ts"
import { suggest } from "#search/results/suggest.ts"
import { judgedSearches, scoreSearches, type Scores } from "#tests/support/judged-searches.ts"
import { hasSearchCorpus, paddedCorpus, searchCorpus } from "#tests/support/search-corpus.ts"
import {
  openFullText,
  openMiniSearch,
  openPostgres,
  usedMb,
  type Peer,
} from "#tests/support/search-peers.ts"
import { shownRows } from "#tests/support/search-rows.ts"

import { quantile, round3, seeded } from "./support/numbers.ts"
import { measureSite } from "./support/search-site.ts"

const ROUNDS = 5
const OPTIONS = { places: placeNames(), thisYear: () => 2026 }

/**
 * Search, keystrokes and misspellings over 30,000 and 300,000 indicators, next to MiniSearch, SQLite's full text and,
 * with BENCH_DATABASE_URL, PostgreSQL's; relevance; the stored index; and the site over HTTP. BENCH_PART runs one part
 * alone: `engines`, `relevance` or `site`.
 */
export async function run(): Promise<void> {
  if (!hasSearchCorpus()) {
    console.log("Skipped: the benchmark needs the World Bank's catalogue in SHARED_DIR.")
    return
  }
  // What is in use is told apart from what is not yet collected.
  setFlagsFromString("--expose-gc")
  globalThis.gc = runInNewContext("gc") as NodeJS.GCFunction
  const part = process.env["BENCH_PART"]
  if (part === undefined || part === "engines") {
    await measureSize(30_000, true)
    // MiniSearch takes half a minute and half a gigabyte for so many: only on demand.
    await measureSize(300_000, process.env["BENCH_PEERS"] === "all")
  }
  if (part === undefined || part === "relevance") await printRelevance()
  if (part === undefined || part === "site") await measureSite()
}

async function measureSize(size: number, withMiniSearch: boolean): Promise<void> {
  const entries = paddedCorpus(size)
  const work = makeWork(entries)
  console.log(`\n${size.toLocaleString("en")} indicators, ${String(ROUNDS)} rounds, times in ms`)
  const own = await openOwn(entries)
  const engines = [
    own,
    ...(withMiniSearch ? [openMiniSearch(entries)] : []),
    openFullText(entries),
    ...(await openServer(entries)),
  ]
  console.table(
    Object.fromEntries(
      engines.map(({ name, buildMs, memoryMb }) => [
        name,
        { "build ms": Math.round(buildMs), "memory MB": Math.round(memoryMb) },
      ]),
    ),
  )
  await printTimes("search, 1-3 words, top 20", work.searches, engines, ({ search }) => search)
  await printTimes("keystroke, top 5", work.keystrokes, engines, ({ type }) => type)
  await printTimes("misspelt word", work.typos, engines, ({ misspelt }) => misspelt)
  for (const engine of engines) await engine.close()
}

async function openServer(entries: readonly IndicatorCoverage[]): Promise<Peer[]> {
  const url = process.env["BENCH_DATABASE_URL"]
  return url === undefined ? [] : [await openPostgres(entries, url)]
}

/** Our own index as it is after a start: built, stored, read back. The memory is that of the opened index. */
async function openOwn(entries: readonly IndicatorCoverage[]): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), "search-bench-"))
  const path = join(folder, "search-index")
  const start = performance.now()
  await writeSnapshot(path, "bench", await buildIndexData(entries, 2026))
  const buildMs = performance.now() - start
  const before = usedMb()
  const loadStart = performance.now()
  const data = await readSnapshot(path, "bench")
  if (data === undefined) throw new Error("The index that was just stored cannot be read.")
  const index = await openSearchIndex(data, OPTIONS)
  const loadMs = performance.now() - loadStart
  const memoryMb = usedMb() - before
  const { size } = await stat(path)
  console.log(`stored index ${round3(size / 1e6)} MB, opened in ${Math.round(loadMs)} ms`)
  await rm(folder, { recursive: true })
  return ownPeer(index, { buildMs, memoryMb })
}

function ownPeer(index: SearchIndex, cost: { buildMs: number; memoryMb: number }): Peer {
  const search = (text: string): string[] => shownRows(text, index).map(({ code }) => code)
  return {
    name: "own index",
    ...cost,
    search,
    type: (text) =>
      suggest(text, index).map((line) =>
        line.kind === "indicator" ? line.indicator.code : line.country.code,
      ),
    misspelt: search,
    close: () => undefined,
  }
}

type Work = { searches: string[]; keystrokes: string[]; typos: string[] }

/** 500 searches, the keystrokes of 150 names and 300 misspelt words, always the same ones. */
function makeWork(entries: readonly IndicatorCoverage[]): Work {
  const next = seeded(20_26)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const wordsOf = (): string[] =>
    pick(entries)
      .indicator.name.toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.slice(0, 8) ?? ["gdp"]
  const searches = Array.from({ length: 500 }, () => {
    const words = wordsOf()
    const from = Math.floor(next() * Math.max(1, words.length - 2))
    return words.slice(from, from + 1 + Math.floor(next() * 3)).join(" ")
  })
  const keystrokes = Array.from({ length: 150 }, () =>
    wordsOf().slice(0, 3).join(" ").slice(0, 24),
  ).flatMap((text) =>
    Array.from({ length: Math.max(0, text.length - 2) }, (_, k) => text.slice(0, k + 3)),
  )
  const typos = Array.from({ length: 300 }, () => {
    const word = wordsOf().find((one) => one.length >= 6) ?? "inflation"
    const at = 1 + Math.floor(next() * (word.length - 2))
    return word.slice(0, at) + word.slice(at + 1)
  })
  return { searches, keystrokes, typos }
}

/**
 * Engines take turns; each text counts with its median, so that a busy moment of the machine hits none of them. On a
 * machine that other programs keep busy throughout, the best round of each text is nearer to what the work takes.
 */
async function printTimes(
  title: string,
  texts: readonly string[],
  engines: readonly Peer[],
  jobOf: (engine: Peer) => Peer["search"] | undefined,
): Promise<void> {
  const jobs = engines.flatMap((engine) => {
    const job = jobOf(engine)
    return job === undefined
      ? []
      : [{ name: engine.name, job, rounds: texts.map((): number[] => []) }]
  })
  for (const { job } of jobs) for (const text of texts.slice(0, 100)) await job(text)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { job, rounds } of jobs) await timeRound(job, texts, rounds)
  }
  const measured = jobs.map(({ name, rounds }) => ({
    name,
    times: rounds.map((times) => quantile(times, 0.5)),
    best: rounds.map((times) => Math.min(...times)),
  }))
  const own = measured[0]
  console.log(`\n${title} (${String(texts.length)} texts)`)
  console.table(
    Object.fromEntries(
      measured.map(({ name, times, best }) => [
        name,
        {
          p50: round3(quantile(times, 0.5)),
          p99: round3(quantile(times, 0.99)),
          "p99 ratio": round3(quantile(times, 0.99) / quantile(own?.times ?? [], 0.99)),
          "best p50": round3(quantile(best, 0.5)),
          "best p99": round3(quantile(best, 0.99)),
          "best p99 ratio": round3(quantile(best, 0.99) / quantile(own?.best ?? [], 0.99)),
        },
      ]),
    ),
  )
}

async function timeRound(
  job: Peer["search"],
  texts: readonly string[],
  rounds: readonly number[][],
): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const start = performance.now()
    const answer = job(text)
    if (answer instanceof Promise) await answer
    rounds[at]?.push(performance.now() - start)
  }
}

/** Peers get the same judged texts as typed; of them only the indicator is compared, not the place. */
async function printRelevance(): Promise<void> {
  const entries = searchCorpus()
  const index = await openSearchIndex(await buildIndexData(entries, 2026), OPTIONS)
  const judged = judgedSearches()
  const tables: Record<string, object> = {
    "own index, adjusted half": rowOf(
      scoreSearches(
        judged.filter(({ isTuning }) => isTuning),
        (text) => shownRows(text, index),
      ),
    ),
    "own index, other half": rowOf(
      scoreSearches(
        judged.filter(({ isTuning }) => !isTuning),
        (text) => shownRows(text, index),
      ),
    ),
    "own index": rowOf(scoreSearches(judged, (text) => shownRows(text, index))),
  }
  const peers = [openMiniSearch(entries), openFullText(entries), ...(await openServer(entries))]
  for (const peer of peers) {
    const answers = new Map<string, string[]>()
    for (const { text } of judged) answers.set(text, await peer.search(text))
    tables[peer.name] = rowOf(
      scoreSearches(judged, (text) =>
        (answers.get(text) ?? []).map((code) => ({ code, place: null })),
      ),
    )
    await peer.close()
  }
  console.log(`\nrelevance on ${String(judged.length)} judged searches`)
  console.table(tables)
}

function rowOf({ searches, reciprocalRank, inFive, gain, placeRight }: Scores) {
  return {
    searches,
    "MRR@10": round3(reciprocalRank),
    "success@5": round3(inFive),
    "nDCG@10": round3(gain),
    "place right": round3(placeRight),
  }
}
