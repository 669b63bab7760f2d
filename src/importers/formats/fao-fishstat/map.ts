import type { Source } from "#domain/indicators/source.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const FISHSTAT: Source = {
  id: "fao-fishstat",
  publisherId: "fao",
  publisher: "FAO",
  title: "FishStat: global capture and aquaculture production",
  licence: "CC BY-NC-SA 4.0 as packaged",
  licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/4.0/",
  attribution: "FAO: FishStat, global capture and aquaculture production",
  redistribute: "no",
  url: "https://www.fao.org/fishery/en/collection/global_production",
}

/** What the list of species says of one. */
export type Species = { name: string; scientific: string; group: string }

/** A species, where it comes from, and what it is counted in; all in FAO's codes. */
export type Catch = { species: string; origin: string; measure: string }

/** FAO's codes of species and source: `FISH.COD.CAPTURE`. */
export function catchCode({ species, origin }: Catch): string {
  return `FISH.${species}.${origin}`
}

/** The indicator of a species from one source: `Nile tilapia, freshwater aquaculture`. */
export function mapCatch(found: Catch, species: Species | undefined): ImportedIndicator {
  const known = species ?? { name: found.species, scientific: "", group: "" }
  const { scientific, group } = known
  const name = (known.name || scientific).replace(/ NEI$/i, " (not elsewhere included)")
  const definition = [
    scientific === "" ? "" : `${scientific}.`,
    group === "" ? "" : `Of the group ${lowerFirst(group)}.`,
  ]
  return mapIndicator({
    publisherId: FISHSTAT.publisherId,
    code: catchCode(found),
    name: `${name}, ${ORIGINS[found.origin] ?? found.origin.toLowerCase()}`,
    unit: found.measure === "Q_no_1" ? "number of animals" : "tonnes, live weight",
    definition: definition.filter((part) => part !== "").join(" "),
    notes: "Added up over FAO's fishing areas. Catches below half a unit count as 0.",
    topics: ["Fisheries", ...(group === "" ? [] : [group])],
    category: "agriculture",
    aggregation: "sum",
  })
}

const ORIGINS: Readonly<Record<string, string>> = {
  CAPTURE: "capture production",
  MARINE: "marine aquaculture",
  FRESHWATER: "freshwater aquaculture",
  BRACKISHWATER: "brackish water aquaculture",
}
