import type { Transaction } from "#db/engine/database.ts"
import {
  selectDescriptions,
  upsertDescriptions,
  type Description,
} from "#db/catalogue/descriptions.ts"
import {
  selectStoredIndicators,
  keepFormerNames,
  selectNamedIndicators,
  releaseNames,
  renameIndicators,
  upsertIndicators,
  type IndicatorToName,
  type Renaming,
  type StoredIndicator,
} from "#db/catalogue/indicator-writes.ts"
import { AppError } from "#domain/errors.ts"
import { nameKey } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"
import { UNKNOWN_DATE } from "#domain/time/vintage.ts"

import { assignNames, type Nameable } from "./assign-names.ts"
import type { ImportedIndicator, ImportFile } from "../importer.ts"
import type { FileContents } from "../pipeline/read-records.ts"
import { mergeDescriptions } from "./merge-description.ts"

export type IndicatorCounts = { read: number; new: number; changed: number; withoutValues: number }

const AT_ONCE = 500

/**
 * Writes the indicators that a file describes, if it has values of them or they are stored already; the others are only
 * counted. Throws when the file has values of an indicator that no file describes.
 */
export async function writeIndicators(
  transaction: Transaction,
  file: Pick<ImportFile, "name" | "source" | "lineage">,
  contents: FileDescriptions,
): Promise<IndicatorCounts> {
  const { indicators: described, withValues } = contents
  const ids = [...new Set([...described.keys(), ...withValues])]
  await storeDescriptions(transaction, file, contents)
  const known = await findKnown(transaction, ids)
  const shown = ids.filter((id) => known.has(id) || withValues.has(id))
  const merged = await findMerged(transaction, shown)

  const fresh: StoredIndicator[] = []
  const changed: StoredIndicator[] = []
  for (const id of shown) {
    const after = merged.get(id)
    const before = known.get(id)
    if (!after && !before)
      throw new AppError("import-failed", `${file.name} has figures of ${id} but no name for it.`)
    if (!after) continue
    // A stand-in: `writeNamed` gives the real name once all indicators are known.
    if (!before) fresh.push({ ...after, name: `id:${id}` })
    else if (!isSame(before, { ...after, name: before.name }))
      changed.push({ ...after, name: before.name })
  }
  const counts = { read: described.size, withoutValues: countNotShown(described, shown) }
  if (fresh.length + changed.length === 0) return { ...counts, new: 0, changed: 0 }
  const renamed = await writeNamed(transaction, { fresh, changed, source: file.source })
  const touched = new Set([...changed.map(({ id }) => id), ...renamed])
  return { ...counts, new: fresh.length, changed: touched.size }
}

function countNotShown(described: ReadonlyMap<string, unknown>, shown: readonly string[]): number {
  const isShown = new Set(shown)
  return [...described.keys()].filter((id) => !isShown.has(id)).length
}

async function findKnown(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, StoredIndicator>> {
  const known = new Map<string, StoredIndicator>()
  for (let k = 0; k < ids.length; k += AT_ONCE)
    for (const each of await selectStoredIndicators(transaction, ids.slice(k, k + AT_ONCE)))
      known.set(each.id, each)
  return known
}

/** Merges what all files say about each indicator. */
async function findMerged(transaction: Transaction, ids: readonly string[]) {
  const merged = new Map<string, Omit<StoredIndicator, "name">>()
  for (let k = 0; k < ids.length; k += AT_ONCE) {
    const found = await selectDescriptions(transaction, ids.slice(k, k + AT_ONCE))
    for (const [id, own] of Map.groupBy(found, (each) => each.id)) {
      const indicator = mergeDescriptions(own)
      if (indicator) merged.set(id, indicator)
    }
  }
  return merged
}

async function storeDescriptions(
  transaction: Transaction,
  { source, lineage }: Pick<ImportFile, "source" | "lineage">,
  contents: FileDescriptions,
): Promise<void> {
  const descriptions = [...contents.indicators].map(([id, imported]) =>
    makeDescription(imported, {
      id,
      lineage,
      sourceId: source.id,
      describedBy: dateDescription(contents, id),
    }),
  )
  for (let k = 0; k < descriptions.length; k += AT_ONCE)
    await upsertDescriptions(transaction, descriptions.slice(k, k + AT_ONCE))
}

/** What a file says about its indicators, and which of them it has values of. */
type FileDescriptions = Pick<FileContents, "indicators" | "withValues" | "vintage" | "valuesDates">

/** The date of a description is that of the values beside it. One without values is older than any with values. */
function dateDescription(
  { vintage, withValues, valuesDates }: FileDescriptions,
  id: string,
): string {
  if (vintage.stated && withValues.has(id)) return vintage.date
  return valuesDates.get(id) ?? UNKNOWN_DATE
}

function makeDescription(
  imported: ImportedIndicator,
  own: Pick<Description, "id" | "lineage" | "sourceId" | "describedBy">,
): Description {
  return {
    publisherId: imported.publisherId,
    code: imported.code,
    publishedName: imported.publishedName,
    category: imported.category,
    unit: imported.unit,
    currency: imported.currency,
    definition: imported.definition,
    notes: imported.notes,
    sourceNote: imported.sourceNote,
    aggregation: imported.aggregation,
    decimals: imported.decimals,
    publishedTopics: imported.topics,
    isHeadline: imported.isHeadline,
    ...own,
  }
}

function isSame(before: StoredIndicator, after: StoredIndicator): boolean {
  const keys = Object.keys(before) as (keyof StoredIndicator)[]
  return keys.every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]))
}

type Written = {
  fresh: readonly StoredIndicator[]
  changed: readonly StoredIndicator[]
  source: Source
}

/** Resolves the unique names of all indicators, then writes them. Gives the known indicators whose name changed. */
async function writeNamed(
  transaction: Transaction,
  { fresh, changed, source }: Written,
): Promise<string[]> {
  const stored = await selectNamedIndicators(transaction)
  const names = assignNames(joinWritten(stored, { fresh, changed, source }))
  const renamings = stored.flatMap(({ id, name }): Renaming[] => {
    const to = names.get(id) ?? name
    if (to === name) return []
    return [{ id, from: name, to, fromKey: nameKey(name), toKey: nameKey(to) }]
  })
  if (renamings.length > 0) await releaseNames(transaction, renamings)
  const written = [...fresh, ...changed].map((indicator) => {
    const name = names.get(indicator.id) ?? indicator.name
    return { ...indicator, name, nameKey: nameKey(name) }
  })
  for (let k = 0; k < written.length; k += AT_ONCE)
    await upsertIndicators(transaction, written.slice(k, k + AT_ONCE))
  if (renamings.length > 0) {
    await renameIndicators(transaction, renamings)
    await keepFormerNames(transaction, renamings)
  }
  return renamings.map(({ id }) => id)
}

/** Lists what naming needs to know of every indicator, stored or about to be. */
function joinWritten(
  stored: readonly IndicatorToName[],
  { fresh, changed, source }: Written,
): Nameable[] {
  const byId = new Map<string, Nameable>(stored.map((each) => [each.id, each]))
  for (const { id, publisherId, code, publishedName, sourceId, unit } of [...fresh, ...changed]) {
    const known = sourceId === source.id ? undefined : byId.get(id)
    const publisher = known?.publisher ?? source.publisher
    const sourceTitle = known?.sourceTitle ?? source.title
    byId.set(id, { id, publisherId, code, publishedName, publisher, unit, sourceTitle })
  }
  return [...byId.values()]
}
