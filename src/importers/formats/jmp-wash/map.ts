import type { Source } from "#domain/indicators/source.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { withoutArticle } from "#domain/text/without-article.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import type { WashVariable } from "./table-forms.ts"
import { GROUPS, MEASURES, QUINTILES, SERVICES } from "./labels.data.ts"

export const JMP: Source = {
  id: "jmp-wash",
  publisherId: "who-unicef-jmp",
  publisher: "WHO/UNICEF Joint Monitoring Programme",
  title: "Water, sanitation and hygiene in homes, schools and health care",
  licence: "CC BY-NC-SA 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
  attribution:
    "WHO/UNICEF Joint Monitoring Programme for Water Supply, Sanitation and Hygiene (JMP)",
  redistribute: "non-commercial",
  url: "https://washdata.org/data/downloads",
}

/** The indicator of a variable; its name says whom it counts, what, which group and which fifth by wealth. */
export function mapVariable(
  variable: WashVariable,
  labels: ReadonlyMap<string, string>,
): ImportedIndicator {
  const { setting, group, quintile, code } = variable
  const { words, unit } = describe(variable, labels)
  const parts = [
    words,
    GROUPS[group.toLowerCase()] ?? "",
    quintile === undefined ? "" : (QUINTILES[quintile] ?? quintile.toLowerCase()),
  ].filter((part) => part !== "")
  const name = parts.join(", ")
  return mapIndicator({
    publisherId: JMP.publisherId,
    code,
    name: setting === "survey" ? `Surveys: ${name}` : capitalize(name),
    unit,
    notes: setting === "survey" ? SURVEY_NOTE : "",
    topics: ["Water and sanitation"],
    category: POPULATIONS.has(variable.stem) ? "population" : "infrastructure",
    aggregation: "average",
  })
}

const SURVEY_NOTE =
  "Inputs to the programme's estimates. Where several surveys of a country give a year, the first one of the file stands."

const POPULATIONS: ReadonlySet<string> = new Set(["pop", "prop", "schoolagepop", "pop_f_15to49"])

function describe(
  { setting, stem, label }: WashVariable,
  labels: ReadonlyMap<string, string>,
): { words: string; unit: string } {
  const change = /^arc_(.+)$/.exec(stem)?.[1]
  if (change !== undefined)
    return {
      words: `annual change of the share of ${labels.get(change) ?? change}`,
      unit: "percentage points a year",
    }
  const known = describeKnown(setting, stem)
  if (known) return known
  if (label !== undefined) return { words: mapAnswer(stem, label), unit: "% of the population" }
  if (setting === "school" || setting === "health")
    return describeService(setting === "school" ? "schools" : "health care facilities", stem)
  const words = labels.get(HOUSEHOLD_NAMES[stem] ?? stem)
  return { words: withoutArticle(words ?? stem), unit: mapUnit(words ?? "") }
}

function describeKnown(setting: string, stem: string): { words: string; unit: string } | undefined {
  const known = MEASURES[stem]
  // The tables on schools count other people than those on homes.
  return known && stem === "prop" && setting !== "household"
    ? { ...known, words: `${known.words}, tables on ${setting}s` }
    : known
}

function describeService(places: string, stem: string): { words: string; unit: string } {
  return { words: `${places} with ${SERVICES[stem] ?? stem}`, unit: `% of ${places}` }
}

/** "Manually calculated ratios: Flush to septic/Flush", "Improved water point at more than 30 minutes: Yes". */
function mapAnswer(stem: string, label: string): string {
  const answer = ANSWERS.find(([end]) => stem.endsWith(end))?.[1]
  const words =
    answer === undefined ? label : label.replace(/ at more than 30 minutes: .*$/, answer)
  return words
    .replace("Manually calculated ratios: ", "ratios calculated by the JMP: ")
    .replace("Latrine a fosses adjusted for trou ouvert", "pit latrines adjusted for open pits")
    .replace(/(\w) ?\/ ?(\(?\w)/g, "$1 / $2")
}

const ANSWERS: readonly (readonly [end: string, words: string])[] = [
  [".gt30m", ", more than 30 minutes away"],
  [".ls30m", ", at most 30 minutes away"],
]

/** Short names in the tables of surveys that the codebook has otherwise. */
const HOUSEHOLD_NAMES: Readonly<Record<string, string>> = { h_fac: "hw_fac", h_ws: "hw_hwws" }

/** Shares of a population or of what the words begin with: "waste which reaches sewer networks". */
function mapUnit(words: string): string {
  return words.startsWith("the population") ? "% of the population" : "%"
}
