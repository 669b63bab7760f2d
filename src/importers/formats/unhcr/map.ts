import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { GROUPS, type ConcernKind, type PairSide } from "./measures.data.ts"

export const REFUGEES: Source = {
  id: "unhcr-refugees",
  publisherId: "unhcr",
  publisher: "UNHCR",
  title: "Refugee population statistics",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "UNHCR: Refugee Population Statistics Database, with figures of IDMC and UNRWA",
  redistribute: "yes",
  url: "https://www.unhcr.org/refugee-statistics/download",
}

/** What a sum is of: a kind of people, by asylum or origin, and a group of age and sex where it is one. */
export type Count = { kind: ConcernKind; side: PairSide; group: string }

/** UNHCR's words as a code: `refugees.origin`, `refugees.asylum.f_0_4`, `idps`. */
export function countCode({ kind, side, group }: Count): string {
  const base = kind.column === "total" ? kind.sign.toLowerCase() : kind.column
  return [base, ...(kind.sides.length > 1 ? [side] : []), group]
    .filter((part) => part !== "")
    .join(".")
}

/** The indicator of a sum: `Refugees, by country of origin, girls aged 0 to 4`. */
export function mapCount(count: Count): ImportedIndicator {
  const { kind, side, group } = count
  const bySide = kind.sides.length > 1 ? [`by country of ${side}`] : []
  return mapIndicator({
    publisherId: REFUGEES.publisherId,
    code: countCode(count),
    name: [kind.name, ...bySide, ...(group === "" ? [] : [GROUPS[group] ?? group])].join(", "),
    unit: "people",
    definition: `At the end of the year${kind.sides.length > 1 ? `, added up over the countries of ${OTHER_SIDE[side]}` : ""}.`,
    notes:
      "0 may be a small number that is kept back. Years before the first in which anybody was counted have no figure.",
    sourceNote: kind.column === "total" ? kind.sign : "UNHCR",
    topics: ["Population", "Refugees"],
    category: "population",
    aggregation: "last",
  })
}

const OTHER_SIDE: Readonly<Record<PairSide, PairSide>> = { asylum: "origin", origin: "asylum" }
