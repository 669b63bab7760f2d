import type { Transaction } from "#db/database.ts"
import {
  findStoredIndicators,
  keepFormerNames,
  listNamedIndicators,
  releaseNames,
  renameIndicators,
  upsertIndicators,
  type NamedIndicator,
  type Renaming,
  type StoredIndicator,
} from "#db/indicator-writes.ts"
import { AppError } from "#domain/errors.ts"
import { nameKey } from "#domain/indicator.ts"
import type { Source } from "#domain/source.ts"
import { UNKNOWN_DATE } from "#domain/vintage.ts"

import { assignNames, type Nameable } from "./assign-names.ts"
import type { ImportedIndicator, ImportFile } from "./importer.ts"
import type { FileContents } from "./read-records.ts"
import { mergeDescription, withTopics } from "./merge-description.ts"

export type IndicatorCounts = { read: number; new: number; changed: number; withoutFigures: number }

const AT_ONCE = 500

/**
 * Writes the indicators a file describes: those it has figures for and those that are known already; the rest is only
 * counted. Throws when the file has figures of an indicator that nobody described.
 */
export async function writeIndicators(
  transaction: Transaction,
  file: Pick<ImportFile, "name" | "source">,
  contents: Described,
): Promise<IndicatorCounts> {
  const { indicators: described, withFigures } = contents
  const toStored = storedBy(file, contents)
  const ids = [...new Set([...described.keys(), ...withFigures])]
  const known = new Map<string, StoredIndicator>()
  for (let k = 0; k < ids.length; k += AT_ONCE)
    for (const each of await findStoredIndicators(transaction, ids.slice(k, k + AT_ONCE)))
      known.set(each.id, each)

  const fresh: StoredIndicator[] = []
  const changed: StoredIndicator[] = []
  const counts = { read: described.size, new: 0, changed: 0, withoutFigures: 0 }
  for (const id of ids) {
    const imported = described.get(id)
    const before = known.get(id)
    if (!imported) {
      if (!before)
        throw new AppError("import-failed", `${file.name} has figures of ${id} but no name for it.`)
    } else if (before) {
      const after = mergeDescription(before, toStored(id, imported))
      if (!isSame(before, after)) changed.push(after)
    } else if (withFigures.has(id)) fresh.push(toStored(id, imported))
    else counts.withoutFigures += 1
  }
  if (fresh.length + changed.length === 0) return { ...counts, new: 0, changed: 0 }
  const renamed = await writeNamed(transaction, { fresh, changed, source: file.source })
  const touched = new Set([...changed.map(({ id }) => id), ...renamed])
  return { ...counts, new: fresh.length, changed: touched.size }
}

/** What a file says of its indicators, and of which it has figures of what day. */
type Described = Pick<FileContents, "indicators" | "withFigures" | "vintage" | "figuresDates">

/**
 * Descriptions as they are stored. They are of the date of the figures that they come with; a description without any
 * figures is older than each that has some.
 */
function storedBy({ source }: Pick<ImportFile, "source">, contents: Described) {
  const { vintage, withFigures, figuresDates } = contents
  const dateOf = (id: string) =>
    vintage.stated && withFigures.has(id) ? vintage.date : (figuresDates.get(id) ?? UNKNOWN_DATE)
  return (id: string, imported: ImportedIndicator) =>
    toStored(imported, { id, sourceId: source.id, describedBy: dateOf(id) })
}

function toStored(
  imported: ImportedIndicator,
  own: Pick<StoredIndicator, "id" | "sourceId" | "describedBy">,
): StoredIndicator {
  return withTopics({
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
    topics: [],
    isHeadline: imported.isHeadline,
    ...own,
    // `writeNamed` gives the real one once all are known.
    name: `id:${own.id}`,
  })
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

/** Writes indicators with every one's unique name settled first, and gives the known ones that got another name. */
async function writeNamed(
  transaction: Transaction,
  { fresh, changed, source }: Written,
): Promise<string[]> {
  const stored = await listNamedIndicators(transaction)
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

/** What naming needs of every indicator as it will be. */
function joinWritten(
  stored: readonly NamedIndicator[],
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
