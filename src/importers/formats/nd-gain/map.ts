import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { GAIN_INDICATORS, GAIN_SCORES } from "./measures.data.ts"

export const ND_GAIN: Source = {
  id: "nd-gain",
  publisherId: "nd-gain",
  publisher: "Notre Dame Global Adaptation Initiative",
  title: "ND-GAIN Country Index",
  licence: "Creative Commons with attribution, version not stated",
  licenceUrl: null,
  attribution: "Notre Dame Global Adaptation Initiative (ND-GAIN): ND-GAIN Country Index",
  // Free with attribution by its site, but under which licence is not said in the download.
  redistribute: "no",
  url: "https://gain.nd.edu/our-work/country-index/download-data/",
}

/** A table of the download: the index or a part of it, or the raw figures or scores of an indicator. */
export type GainTable = { code: string; indicator: ImportedIndicator }

/** The table at a path of the download; `undefined` for trends, inputs, and what repeats other tables. */
export function gainTable(path: string): GainTable | undefined {
  const [, folder = "", file = ""] = /(?:^|\/)([^/]+)\/([^/]+)\.csv$/.exec(path) ?? []
  if (/^(gain|vulnerability|readiness)$/.test(folder)) return scoreTable(file)
  if (file === "raw") return indicatorTable(folder, "raw")
  // Three indicators are not scored: the tables of that name repeat the raw figures and fill their gaps.
  return file === "score" && folder.startsWith("id_") ? indicatorTable(folder, "score") : undefined
}

function scoreTable(file: string): GainTable | undefined {
  const score = GAIN_SCORES[file]
  if (!score) return undefined
  return table(file, { ...score, category: "infrastructure", notes: "" })
}

function indicatorTable(id: string, kind: "raw" | "score"): GainTable | undefined {
  const measure = GAIN_INDICATORS[id]
  if (!measure) return undefined
  const { name, unit, category, isProjection = false } = measure
  const isScore = kind === "score"
  return table(`${id}.${kind}`, {
    name: `${name}, ${isScore ? "score in" : "as used in"} the ND-GAIN index`,
    unit: isScore ? "score, 0 to 1" : unit,
    category,
    notes: isProjection
      ? "A projection made once for the middle of the century, given alike for every year."
      : "",
  })
}

type Words = Pick<ImportedIndicator, "category" | "notes"> & { name: string; unit: string }

function table(code: string, words: Words): GainTable {
  const indicator = mapIndicator({
    publisherId: ND_GAIN.publisherId,
    code,
    topics: ["Climate change"],
    ...words,
    aggregation: code.startsWith("pop.") ? "last" : "average",
  })
  return { code, indicator }
}
