import type { CoverageList } from "../indicator-coverage.ts"
import { findCovered, findEntry, readEntry, type Coverage } from "./build-coverage.ts"

type Listed = Pick<Coverage, "table" | "byName" | "headlines">

/** What a list was made of. */
const listed = new WeakMap<CoverageList, Listed>()

/** The list of what is held, by name. */
export function createCoverageList(coverage: Listed): CoverageList {
  const { table, byName, headlines } = coverage
  const entryOf = (row: number | undefined) =>
    row === undefined ? undefined : readEntry(coverage, row)
  const list: CoverageList = {
    length: byName.length,
    at: (number) => entryOf(byName[number]),
    namesAt: (number) => {
      const row = byName[number]
      if (row === undefined) return undefined
      const [columns, at] = table.find(row)
      return { id: columns.readId(at), code: columns.readCode(at), name: columns.readName(at) }
    },
    get: (id) => findEntry(coverage, id),
    numbersOf: (ids) => {
      const rows = new Set([...ids].flatMap((id) => findCovered(table, id) ?? []))
      return listNumbers(byName, rows)
    },
    listHeadlines: () => listNumbers(byName, headlines).flatMap((at) => entryOf(byName[at]) ?? []),
    listPublishers: () => listPublishers(coverage),
    findOrigins: (before) => findOrigins(coverage, listed.get(before)),
    *[Symbol.iterator]() {
      for (const row of byName) yield readEntry(coverage, row)
    },
  }
  listed.set(list, coverage)
  return list
}

function listNumbers(byName: Uint32Array, rows: ReadonlySet<number>): number[] {
  const numbers: number[] = []
  byName.forEach((row, number) => {
    if (rows.has(row)) numbers.push(number)
  })
  return numbers
}

/** In the order of the last indicator of each. */
function listPublishers({ table, byName }: Listed): { id: string; name: string }[] {
  const publishers = new Map<string, { id: string; name: string }>()
  for (const row of byName) {
    const [columns, at] = table.find(row)
    const { publisherId: id, publisher: name } = columns.readTraits(at)
    const key = `${id} ${name}`
    const known = publishers.get(key) ?? { id, name }
    publishers.delete(key)
    publishers.set(key, known)
  }
  return [...publishers.values()]
}

/** A row has the same serial number in both as long as nothing of it has changed but whether it is a headline. */
function findOrigins(next: Listed, before: Listed | undefined): Int32Array {
  if (before?.table.lineage !== next.table.lineage)
    return new Int32Array(next.byName.length).fill(-1)
  const numbers = new Int32Array(next.table.lineage.serials).fill(-1)
  before.byName.forEach((row, number) => {
    numbers[before.table.serialOf(row)] = number
  })
  return Int32Array.from(next.byName, (row) => {
    const number = numbers[next.table.serialOf(row)] ?? -1
    const wasHeadline = number !== -1 && before.headlines.has(before.byName[number] ?? -1)
    return wasHeadline === next.headlines.has(row) ? number : -1
  })
}
