import type { Category } from "#domain/indicators/category.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const FRA: Source = {
  id: "fao-fra",
  publisherId: "fao",
  publisher: "FAO",
  title: "Global Forest Resources Assessment",
  licence: "CC BY-NC-SA 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
  attribution: "FAO: Global Forest Resources Assessment",
  redistribute: "non-commercial",
  url: "https://fra-data.fao.org/",
}

/** What the list of variables says of one. */
export type Definition = { name: string; definition: string }

/** FAO's code of a variable behind the name of the assessment, for FAO has numbers elsewhere: `FRA.1a_forestArea`. */
export function forestCode(variable: string): string {
  return `FRA.${variable}`
}

/** Maps a variable to an indicator and adds the subject, which the publisher leaves to the table's title. */
export function mapVariable(variable: string, defined: Definition | undefined): ImportedIndicator {
  const group = GROUPS.find(([beginning]) => variable.startsWith(beginning))?.[1]
  return mapIndicator({
    publisherId: FRA.publisherId,
    code: forestCode(variable),
    name: mapName(defined?.name ?? CLIMATES[variable] ?? variable, group?.subject),
    unit: mapUnit(variable, group),
    definition: defined?.definition ?? "",
    notes:
      "Figures of some countries come from desk studies and were not reported by the country. Zero may mean none or not reported.",
    topics: ["Forestry"],
    category: group?.category ?? "agriculture",
    ...(group?.category === "education" ? { aggregation: "sum" } : {}),
  })
}

function mapName(published: string, subject: string | undefined): string {
  return subject === undefined
    ? published
    : `${subject}: ${published.replace(/^(Primary|Total) Management: /, "")}`
}

type Group = { unit: string; subject?: string; category?: Category }

function mapUnit(variable: string, group: Group | undefined): string {
  if (/_y_n$|^6a_/.test(variable)) return "1 = yes, 0 = no"
  if (variable === "2d_soil_depth_cm") return "cm"
  return group?.unit ?? (variable in CLIMATES ? "% of forest area" : "")
}

/** Units and subjects of FAO's reporting tables, which the download leaves out; the longest beginning comes first. */
const GROUPS: readonly (readonly [beginning: string, group: Group])[] = [
  ["1a_", { unit: "1000 ha" }],
  ["1b_", { unit: "1000 ha" }],
  ["1c_primary", { unit: "1000 ha" }],
  ["1c_", { unit: "1000 ha", subject: "Forest area" }],
  ["1f_", { unit: "1000 ha", subject: "Other land with tree cover" }],
  ["2a_gs_ha", { unit: "m³ per ha" }],
  ["2a_", { unit: "million m³" }],
  ["2b_total", { unit: "million m³" }],
  ["2b_", { unit: "million m³", subject: "Growing stock in forests" }],
  ["2c_", { unit: "tonnes per ha", subject: "Forest biomass" }],
  ["2d_", { unit: "tonnes of carbon per ha", subject: "Forest carbon" }],
  ["3a_prim", { unit: "1000 ha", subject: "Forest area by primary management objective" }],
  ["3a_tot", { unit: "1000 ha", subject: "Forest area with the management objective" }],
  ["3b_", { unit: "1000 ha" }],
  ["4a_", { unit: "1000 ha", subject: "Forest area by ownership" }],
  ["4b_", { unit: "1000 ha", subject: "Public forest area by management rights" }],
  ["5a_", { unit: "1000 ha" }],
  ["5b_", { unit: "1000 ha" }],
  ["6b_pfe_area", { unit: "1000 ha" }],
  ["7a_", { unit: "1000 full-time equivalents", subject: "Forests", category: "labour" }],
  ["7b_", { unit: "graduates", subject: "Forest education", category: "education" }],
]

const CLIMATES: Readonly<Record<string, string>> = {
  boreal: "Forest in the boreal climate",
  temperate: "Forest in the temperate climate",
  tropical: "Forest in the tropical climate",
  subtropical: "Forest in the subtropical climate",
}
