import type { Queryable } from "#db/engine/database.ts"
import { upsertMarks, type DoubtfulMarks } from "#db/catalogue/doubtful.ts"
import {
  addEarlierParts,
  selectEarlierObservations,
  type EarlierObservations,
  type JoinedSeries,
  type MergeScope,
} from "#db/imports/earlier-parts.ts"
import { joinEarlier } from "#domain/series/join-earlier.ts"

const AT_ONCE = 500

/**
 * Puts the early values of older files before those of the series that an import has just changed, where the imported
 * file is an extract that begins later. Gives the number of series that got some.
 */
export async function joinEarlierObservations(
  transaction: Queryable,
  merge: MergeScope,
): Promise<number> {
  const bySeries = Map.groupBy(await selectEarlierObservations(transaction, merge), makeKey)
  const joined = [...bySeries.values()].flatMap((versions) => joinVersions(versions) ?? [])
  for (let k = 0; k < joined.length; k += AT_ONCE)
    await writeJoined(transaction, joined.slice(k, k + AT_ONCE))
  return joined.length
}

type Joined = { series: JoinedSeries; doubts: Map<number, string> }

function joinVersions(versions: readonly EarlierObservations[]): Joined | undefined {
  const [first] = versions
  if (!first) return undefined
  const { indicatorId, country, frequency, ownStart, ownValues } = first
  const joined = joinEarlier({ start: ownStart, values: ownValues }, versions)
  if (joined.parts.length === 0) return undefined
  return {
    series: { indicatorId, country, frequency, ...joined },
    doubts: doubtsIn(joined.parts, versions),
  }
}

/** Collects the doubtful marks of each part and of the series itself. */
function doubtsIn(
  parts: JoinedSeries["parts"],
  versions: readonly EarlierObservations[],
): Map<number, string> {
  const marks = new Map<number, string>()
  const note = (periods: number[] | null, reasons: string[] | null, from: number, to: number) => {
    for (const [k, period] of (periods ?? []).entries())
      if (period >= from && period <= to) marks.set(period, reasons?.[k] ?? "")
  }
  let from = -Infinity
  for (const { lastIndex, importId } of parts) {
    const version = versions.find((each) => each.importId === importId)
    if (version) note(version.doubtfulPeriods, version.doubtfulReasons, from, lastIndex)
    from = lastIndex + 1
  }
  const [own] = versions
  if (own) note(own.ownPeriods, own.ownReasons, from, Infinity)
  return marks
}

async function writeJoined(transaction: Queryable, joined: readonly Joined[]): Promise<void> {
  const doubts = new Map(joined.map(({ series, doubts }) => [makeKey(series), doubts]))
  const written = await addEarlierParts(
    transaction,
    joined.map(({ series }) => series),
  )
  const rows = written.flatMap((series): DoubtfulMarks[] => {
    const marks = doubts.get(makeKey(series))
    if (!marks || marks.size === 0) return []
    return [{ ...series, periods: [...marks.keys()], reasons: [...marks.values()] }]
  })
  if (rows.length > 0) await upsertMarks(transaction, rows)
}

function makeKey(series: { indicatorId: string; country: string; frequency: string }): string {
  return `${series.indicatorId}\n${series.country}\n${series.frequency}`
}
