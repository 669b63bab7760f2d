import type { HashColumns } from "#domain/text/hash-lookup.ts"
import type { TextColumn } from "../text-column.ts"
import { GONE, type MergePlan } from "./merge-plan.ts"

type Numbers = Uint8Array | Uint16Array | Int16Array | Uint32Array | Float32Array

/** One number of each indicator. */
export function mergeNumbers<T extends Numbers>(base: T, added: T, plan: MergePlan): T {
  const merged = new (base.constructor as new (length: number) => T)(plan.size)
  for (const { from, to, length } of plan.runs) merged.set(base.subarray(from, from + length), to)
  plan.added.forEach((to, at) => (merged[to] = added[at] ?? 0))
  return merged
}

/** One text of each indicator. */
export function mergeTexts(base: TextColumn, added: TextColumn, plan: MergePlan): TextColumn {
  const { starts: offsets, values: bytes } = mergeRows(
    { starts: base.offsets, values: base.bytes },
    { starts: added.offsets, values: added.bytes },
    plan,
  )
  return { bytes, offsets }
}

/** Several numbers of each indicator, end to end, with where those of each begin. */
export function mergeRows<T extends Numbers>(
  base: { starts: Uint32Array; values: T },
  added: { starts: Uint32Array; values: T },
  plan: MergePlan,
): { starts: Uint32Array; values: T } {
  const starts = new Uint32Array(plan.size + 1)
  for (const { from, to, length } of plan.runs)
    for (let at = 0; at < length; at += 1) starts[to + at + 1] = rowLength(base.starts, from + at)
  plan.added.forEach((to, at) => (starts[to + 1] = rowLength(added.starts, at)))
  for (let at = 0; at < plan.size; at += 1)
    starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const values = new (base.values.constructor as new (length: number) => T)(starts[plan.size] ?? 0)
  for (const { from, to, length } of plan.runs)
    values.set(base.values.subarray(base.starts[from], base.starts[from + length]), starts[to])
  plan.added.forEach((to, at) => {
    values.set(added.values.subarray(added.starts[at], added.starts[at + 1]), starts[to])
  })
  return { starts, values }
}

function rowLength(starts: Uint32Array, at: number): number {
  return (starts[at + 1] ?? 0) - (starts[at] ?? 0)
}

/** Look-ups by hash, in the order of the hash, then of the number. */
export function mergeHashes(base: HashColumns, added: HashColumns, plan: MergePlan): HashColumns {
  const most = base.hashes.length + added.hashes.length
  const hashes = new Uint32Array(most)
  const docs = new Uint32Array(most)
  let length = 0
  const put = (hash: number, doc: number) => {
    hashes[length] = hash
    docs[length] = doc
    length += 1
  }
  let next = 0
  const addedHash = () => added.hashes[next] ?? Infinity
  const addedDoc = () => plan.added[added.docs[next] ?? 0] ?? 0
  const putAdded = () => {
    put(addedHash(), addedDoc())
    next += 1
  }
  for (let at = 0; at < base.hashes.length; at += 1) {
    const hash = base.hashes[at] ?? 0
    const doc = plan.newNumbers[base.docs[at] ?? 0] ?? GONE
    if (doc === GONE) continue
    while (addedHash() < hash || (addedHash() === hash && addedDoc() < doc)) putAdded()
    put(hash, doc)
  }
  while (next < added.hashes.length) putAdded()
  return { hashes: hashes.slice(0, length), docs: docs.slice(0, length) }
}
