import { makeSlug } from "#domain/places/country.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { Source } from "#domain/indicators/source.ts"
import { lowerFirstWord } from "#domain/format/lower-first.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { WORLD_BANK, worldBankSource } from "../world-bank/map.ts"

export const DOING_BUSINESS: Source = {
  ...worldBankSource("Doing Business"),
  title: "Doing Business 2018, historical data",
  url: "https://archive.doingbusiness.org/en/data",
}

/** A column of the workbook: the topic above it and its label, as they are written. */
export type BusinessColumn = { topic: string; label: string }

const CATEGORIES: Readonly<Record<string, Category>> = {
  "Getting electricity": "infrastructure",
  "Getting credit": "monetary",
  "Paying taxes": "tax",
  "Trading across borders": "trade",
}

const NOTES =
  "Years are those of the reports; figures are as of June of the year before. The World Bank ended the report in 2021 after irregularities in the data of the reports of 2018 and 2020."

/** The code of a column: `DB.STARTING-A-BUSINESS.TIME-MEN-DAYS`. */
export function businessCode({ topic, label }: BusinessColumn): string {
  return ["DB", makeSlug(topic), makeSlug(label)].join(".").toUpperCase()
}

/** The indicator of a column: "Starting a business: time, men" in days, or its score. */
export function mapBusiness(column: BusinessColumn): ImportedIndicator {
  const topic = column.topic.trim()
  const { subject, unit, method } = readLabel(column.label, topic)
  const remark = method === "" ? "" : `, method of the reports of ${method}`
  return mapIndicator({
    publisherId: WORLD_BANK,
    code: businessCode(column),
    name: `${topic}: ${subject}${remark}`,
    unit,
    topics: ["Private Sector"],
    category: CATEGORIES[topic] ?? "economy",
    // Ranks and scores of a report, and times and costs of a case: nothing to add up.
    aggregation: unit === "rank" ? "last" : "average",
    definition: /score/.test(subject)
      ? "Distance to frontier: 0 is the worst performance of any economy and 100 the best."
      : "",
    notes: NOTES,
  })
}

/** The parts of a label: its subject, its unit and the reports whose method it follows. */
function readLabel(
  published: string,
  topic: string,
): { subject: string; unit: string; method: string } {
  const text = published.replace(/\s+/g, " ").trim()
  const method = expandYears(/\(DB([\d-]+) methodology\)/.exec(text)?.[1] ?? "")
  const plain = text.replace(/ ?\(DB[^()]*\)/g, "").trim()
  if (/^Rank\b/.test(plain)) return { subject: "rank", unit: "rank", method }
  const score = /^DTF ?-? ?(.*)$/.exec(plain)?.[1]
  if (score !== undefined) {
    const part = mapSubject(score)
    const isWhole = part === "" || part === "global" || isTopic(part, topic)
    return { subject: isWhole ? "score" : `score for ${part}`, unit: "score (0 to 100)", method }
  }
  return { subject: mapSubject(plain), unit: mapUnit(plain), method }
}

/** `17-18` are the reports of 2017-2018. */
function expandYears(reports: string): string {
  return reports
    .split("-")
    .filter((year) => year !== "")
    .map((year) => `20${year}`)
    .join("-")
}

function isTopic(part: string, topic: string): boolean {
  const name = topic.toLowerCase()
  return part === name || `${part}s` === name
}

/** `Procedures - Men (number)` is "procedures, men". */
function mapSubject(label: string): string {
  const text = label
    .replace(
      / ?\((?:-?[\d]+ ?- ?\d+|number[^()]*|[^()]*days|[^()]*hours[^()]*|weeks|years|USD|US\$[^()]*|%[^()]*|in minutes|cents[^()]*)\)/g,
      "",
    )
    .replace(" - ", ", ")
    .replace(/ with Gender\b/, " with gender")
    .trim()
  return lowerFirstWord(text).replace(/, (Men|Women)$/, (end) => end.toLowerCase())
}

function mapUnit(label: string): string {
  const bracket = Array.from(label.matchAll(/\(([^()]*)\)/g), ([, text = ""]) => text).at(-1) ?? ""
  const [, low, high] = /^(-?\d+) ?- ?(\d+)$/.exec(bracket) ?? []
  if (low !== undefined) return `index (${low} to ${String(high)})`
  if (/^number/.test(bracket)) return mapCountUnit(label, bracket)
  if (bracket === "USD") return "US$"
  if (bracket === "in minutes") return "minutes"
  if (/total score$/.test(label.trim())) return "score"
  if (/SAIDI/.test(label)) return "hours per customer and year"
  if (/SAIFI/.test(label)) return "outages per customer and year"
  return /^0 as/.test(bracket) ? "1 = going concern, 0 = piecemeal sale" : bracket
}

/** What is counted is the first word of the label. */
function mapCountUnit(label: string, bracket: string): string {
  const noun = /^\w+/.exec(label)?.[0].toLowerCase() ?? ""
  return /per year/.test(bracket) ? `${noun} per year` : noun
}
