import { DatabaseSync } from "node:sqlite"

import MiniSearch from "minisearch"
import pg from "pg"

import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"

/** A search engine over the same names, definitions and codes; each gives codes, best first. */
export type Peer = {
  name: string
  buildMs: number
  memoryMb: number
  search(text: string): string[] | Promise<string[]>
  /** What is typed so far, the last word unfinished. */
  type(text: string): string[] | Promise<string[]>
  misspelt: ((text: string) => string[] | Promise<string[]>) | undefined
  close(): void | Promise<void>
}

const TOP = 20
const TYPED_TOP = 5
const LONGEST_DEFINITION = 500

type Entries = readonly IndicatorCoverage[]

/** MiniSearch with the name weighed four times and the code twice; all words, else any of them. */
export function openMiniSearch(entries: Entries): Peer {
  const engine = new MiniSearch({
    fields: ["name", "definition", "code"],
    searchOptions: { boost: { name: 4, code: 2 }, combineWith: "AND" },
  })
  const cost = timeBuild(() => {
    engine.addAll(
      entries.map(({ indicator }, id) => ({
        id,
        name: indicator.name,
        definition: indicator.definition.slice(0, LONGEST_DEFINITION),
        code: indicator.code,
      })),
    )
  })
  const codes = (found: readonly { id: unknown }[], limit: number): string[] =>
    found.slice(0, limit).map(({ id }) => codeAt(entries, Number(id)))
  return {
    name: "MiniSearch",
    ...cost,
    search: (text) => {
      const all = engine.search(text)
      return codes(all.length > 0 ? all : engine.search(text, { combineWith: "OR" }), TOP)
    },
    type: (text) => codes(engine.search(text, { prefix: true, fields: ["name"] }), TYPED_TOP),
    misspelt: (text) => codes(engine.search(text, { fuzzy: 0.2, combineWith: "OR" }), TOP),
    close: () => undefined,
  }
}

/** SQLite's FTS5 in memory with stems, ranked by bm25 with the same weights. */
export function openFullText(entries: Entries): Peer {
  const db = new DatabaseSync(":memory:")
  db.exec(
    "create virtual table indicator using fts5(name, definition, code, tokenize = 'porter unicode61', prefix = '2 3 4')",
  )
  const cost = timeBuild(() => {
    const insert = db.prepare(
      "insert into indicator (rowid, name, definition, code) values (?, ?, ?, ?)",
    )
    db.exec("begin")
    entries.forEach(({ indicator }, at) => {
      const { name, definition, code } = indicator
      insert.run(at + 1, name, definition.slice(0, LONGEST_DEFINITION), code)
    })
    db.exec("commit")
  })
  const select = db.prepare(
    "select rowid from indicator where indicator match ? order by bm25(indicator, 4, 1, 2) limit ?",
  )
  const find = (match: string, limit: number): string[] =>
    select.all(match, limit).map(({ rowid }) => codeAt(entries, Number(rowid) - 1))
  const quote = (text: string): string[] => wordsOf(text).map((word) => `"${word}"`)
  return {
    name: "SQLite FTS5",
    ...cost,
    search: (text) => {
      const words = quote(text)
      if (words.length === 0) return []
      const all = find(words.join(" "), TOP)
      return all.length > 0 ? all : find(words.join(" or "), TOP)
    },
    type: (text) => find(`name : (${quote(text).join(" ")}*)`, TYPED_TOP),
    misspelt: undefined,
    close: () => {
      db.close()
    },
  }
}

/** PostgreSQL's own full text with a GIN index, ranked by ts_rank_cd; in a schema of its own that is dropped at the end. */
export async function openPostgres(entries: Entries, url: string): Promise<Peer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("drop schema if exists search_peer cascade; create schema search_peer")
  const start = performance.now()
  await client.query(
    "create table search_peer.indicator (at integer primary key, words tsvector not null)",
  )
  for (let from = 0; from < entries.length; from += 1000) {
    const part = entries.slice(from, from + 1000).map(({ indicator }) => indicator)
    await client.query(
      `insert into search_peer.indicator (at, words)
       select row.at - 1 + $4, setweight(to_tsvector('english', row.name), 'A')
         || setweight(to_tsvector('simple', row.code), 'B')
         || setweight(to_tsvector('english', row.definition), 'D')
       from unnest($1::text[], $2::text[], $3::text[])
         with ordinality as row (name, code, definition, at)`,
      [
        part.map(({ name }) => name),
        part.map(({ code }) => code),
        part.map(({ definition }) => definition.slice(0, LONGEST_DEFINITION)),
        from,
      ],
    )
  }
  await client.query("create index on search_peer.indicator using gin (words)")
  await client.query("vacuum analyze search_peer.indicator")
  const buildMs = performance.now() - start
  const find = async (query: string, limit: number): Promise<string[]> => {
    const { rows } = await client.query<{ at: number }>(
      `select at from search_peer.indicator, to_tsquery('english', $1) as asked
       where words @@ asked
       order by ts_rank_cd(words, asked) desc, at
       limit $2`,
      [query, limit],
    )
    return rows.map(({ at }) => codeAt(entries, at))
  }
  return {
    name: "PostgreSQL",
    buildMs,
    memoryMb: Number.NaN,
    search: async (text) => {
      const words = wordsOf(text)
      if (words.length === 0) return []
      const all = await find(words.join(" & "), TOP)
      return all.length > 0 ? all : find(words.join(" | "), TOP)
    },
    type: (text) => {
      const words = wordsOf(text)
      return words.length === 0 ? [] : find(`${words.join(" & ")}:*`, TYPED_TOP)
    },
    misspelt: undefined,
    close: async () => {
      await client.query("drop schema search_peer cascade")
      await client.end()
    },
  }
}

function codeAt(entries: Entries, at: number): string {
  return entries[at]?.indicator.code ?? ""
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

function timeBuild(build: () => void): { buildMs: number; memoryMb: number } {
  const before = usedMb()
  const start = performance.now()
  build()
  return { buildMs: performance.now() - start, memoryMb: usedMb() - before }
}

/** Memory in use, measured the same for every engine; exact only where the collector may be called. */
export function usedMb(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
