import { join } from "node:path"

import * as z from "zod"

import type { Dataset } from "#catalog/dataset.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { readIfThere } from "./files/read-if-there.ts"

/** A series as it was when a text that quotes it was made, for sites that do not hold it. */
export type FrozenSeries = {
  /** As the text names them. */
  indicator: string
  country: string
  frequency: Frequency | null
  /** `YYYY-MM-DD` */
  frozenOn: string
  source: Source
  /** `null` for a figure without a date: it has no chart. */
  dataset: Dataset | null
}

type Named = { indicator: string; country: string; frequency?: Frequency | undefined }

/** Finds the figures that stay with the texts. */
export type FindFrozen = (named: Named) => FrozenSeries | undefined

/** The file of them in a content folder. */
export const FROZEN_FILE = "frozen-series.json"

const time = z.coerce.date()
/** Written by `scripts/freeze-series.ts` alone, so that only what JSON cannot hold is read anew. */
const frozenSchema = z.array(
  z.looseObject({
    indicator: z.string(),
    country: z.string(),
    dataset: z.looseObject({ retrievedAt: time, changedAt: time }).nullable(),
  }),
)

/** Reads the frozen series of a content folder with the text they are written in; a folder without such a file has none. */
export async function readFrozenSeries(
  folder: string,
): Promise<{ find: FindFrozen; text: string }> {
  const text = (await readIfThere(join(folder, FROZEN_FILE))) ?? "[]"
  const frozen = frozenSchema.parse(JSON.parse(text)) as unknown as FrozenSeries[]
  const byName = new Map(frozen.map((one) => [keyFor(one), one]))
  const find: FindFrozen = (named) =>
    byName.get(keyFor({ ...named, frequency: named.frequency ?? null }))
  return { find, text }
}

function keyFor(named: { indicator: string; country: string; frequency: Frequency | null }) {
  return [named.indicator, named.country, named.frequency ?? ""].join(" ")
}
