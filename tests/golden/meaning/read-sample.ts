import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { Category } from "#domain/indicators/category.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { IndicatorWords } from "#importers/indicators/map-indicator.ts"

/** What a person reads in an indicator; unit, currency and aggregation only where they are beyond doubt. */
export type Label = {
  category: Category
  unit?: string
  currency?: string | null
  aggregation?: Aggregation
}

/** An indicator of the sample: the folder it was drawn from, what its importer knows of it, and its label. */
export type Labelled = {
  folder: string
  words: IndicatorWords & {
    /** The code that the importer goes by, where it is not the indicator's own. */
    likeCode?: string
  }
  label: Label
}

/**
 * The sample that `draw-sample.ts` draws, labelled by reading names and definitions before the rules were run on it.
 * Definitions are shortened.
 */
export function readSample(): Labelled[] {
  const text = readFileSync(join(import.meta.dirname, "sample.jsonl"), "utf8")
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Labelled)
}

/** Rules may be adjusted while looking at the fitting half; of the held-out half only the score is read. */
export function halfOf({ words }: Labelled): "fitting" | "held-out" {
  const first = createHash("sha256").update(words.code).digest()[0] ?? 0
  return first % 2 === 1 ? "held-out" : "fitting"
}
