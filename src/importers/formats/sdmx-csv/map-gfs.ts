import type { Category } from "#domain/indicators/category.ts"
import { lowerFirstWord } from "#domain/format/lower-first.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { IMF, imfSource } from "../imf-weo/map.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const GFS_SOURCE = imfSource(
  "imf-gfs",
  "Government Finance Statistics, expenditure by function of government (COFOG)",
  "https://data.imf.org/en/datasets/IMF.STA:GFS_COFOG",
)

const UNITS: Readonly<Record<string, string>> = {
  "Domestic currency": "current LCU",
  "Percent of GDP": "% of GDP",
  "Percent of total outlays": "% of total outlays",
}

/** Functions of government (COFOG) that are not economy, by the beginning of their code; the longest decides. */
const FUNCTIONS: readonly (readonly [code: string, category: Category])[] = [
  ["GF0170", "monetary"],
  ["GF042", "agriculture"],
  ["GF043", "infrastructure"],
  ["GF045", "infrastructure"],
  ["GF0460", "infrastructure"],
  ["GF0630", "infrastructure"],
  ["GF1050", "labour"],
  ["GF05", "infrastructure"],
  ["GF07", "health"],
  ["GF09", "education"],
]

/**
 * An indicator of government finance: function, level of government and unit. One file of the publisher has codes
 * without labels; its indicators are left nameless, to be named by the others.
 */
export function mapGovernmentFinance(
  code: string,
  labels: ReadonlyMap<string, string>,
): ImportedIndicator {
  const label = (name: string) => labels.get(name) ?? ""
  const transformation = label("TYPE_OF_TRANSFORMATION")
  const unit = UNITS[transformation] ?? transformation
  // The publisher writes "Tota outlays".
  const subject = label("INDICATOR")
    .replace(/, Transactions$/, "")
    .replace(/\bTota\b/, "Total")
  const isNamed = subject !== ""
  const name = subject.startsWith("Total outlays")
    ? `Government ${lowerFirstWord(subject)}`
    : `Government expenditure on ${lowerFirstWord(subject)}`
  const ofFunction = code.split(".").find((part) => part.startsWith("GF")) ?? ""
  return mapIndicator({
    publisherId: IMF,
    code,
    name: isNamed ? `${name}, ${label("SECTOR").toLowerCase()} (${unit})` : "",
    unit,
    topics: ["Government"],
    category: FUNCTIONS.find(([start]) => ofFunction.startsWith(start))?.[1] ?? "economy",
    aggregation: unit.startsWith("%") ? "average" : "sum",
    definition: isNamed ? [label("GFS_GRP"), label("INDICATOR"), label("SECTOR")].join(": ") : "",
  })
}
