import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { LINE_MEASURES, partName, PLAIN_MEASURES, type PipMeasure } from "./columns.data.ts"

export const POVERTY_PLATFORM: Source = {
  id: "wb-pip",
  publisherId: "world-bank",
  publisher: "World Bank",
  title: "Poverty and Inequality Platform",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "The World Bank: Poverty and Inequality Platform; compiled by Our World in Data",
  redistribute: "yes",
  url: "https://pip.worldbank.org/",
}

/** Which surveys a figure is of: of income or consumption, of a whole country or its towns or villages. */
export type Survey = { welfare: string; level: string }

/** A column of a table: what it measures, in which words. */
export type PipColumn = { column: string; measure: PipMeasure; line: string }

/** The column of a name; `undefined` for those that describe the survey. */
export function pipColumn(column: string): PipColumn | undefined {
  const [, base = "", lower = "", upper] = /^([a-z_]+?)_(\d+)(?:_(\d+|median))?$/.exec(column) ?? []
  const atLine = LINE_MEASURES[base]
  if (atLine && !REPEATED.test(column))
    return { column, measure: atLine, line: lineWords(lower, base === "median" ? base : upper) }
  const measure = PLAIN_MEASURES[column] ?? partMeasure(column)
  return measure && { column, measure, line: "" }
}

/** Groups beyond the lowest or highest line, which other columns count too. */
const REPEATED = /_stacked_(?:below_100|below_40_median|above_4000)$/

/** `$2.15 a day`, `$2.15 and $10 a day`, `40% of the median`. */
function lineWords(lower: string, upper: string | undefined): string {
  if (upper === "median") return `${lower}% of the median`
  const from = dollars(lower)
  return upper === undefined ? `${from} a day` : `${from} and ${dollars(upper)} a day`
}

/** Poverty lines are given in cents. */
function dollars(cents: string): string {
  return `$${(Number(cents) / 100).toFixed(2).replace(/\.00$/, "")}`
}

/** Columns of tenths and fifths: `decile3_share`, `quintile1_share`, `decile5_thr`, `decile10_avg`. */
function partMeasure(column: string): PipMeasure | undefined {
  const [, kind, number, what] = /^(decile|quintile)(\d+)_(share|thr|avg)$/.exec(column) ?? []
  if (kind === undefined) return undefined
  const part = partName(Number(number), kind === "quintile" ? 5 : 10)
  if (what === "share") return { name: `Share of %welfare% held by the ${part}`, unit: "%" }
  const unit = "2017 international $ a day"
  return what === "avg"
    ? { name: `Mean %welfare% a day of the ${part}`, unit }
    : { name: `Upper limit of %welfare% a day of the ${part}`, unit }
}

/** Our code of a column and kind of survey: `PIP.headcount_ratio_215.consumption`, and `.urban` behind it. */
export function pipCode({ column }: PipColumn, { welfare, level }: Survey): string {
  return ["PIP", column, welfare, ...(level === "national" ? [] : [level])].join(".")
}

/** The indicator of a column and kind of survey. Income and consumption are never compared. */
export function mapPip(column: PipColumn, survey: Survey, definition: string): ImportedIndicator {
  const { measure, line } = column
  const { welfare, level } = survey
  const words = measure.name.replace("%line%", line).replaceAll("%welfare%", welfare)
  const isMoneyLine = line.startsWith("$")
  const parts = [
    isMoneyLine ? `${words} (2017 PPP)` : words,
    ...(measure.name.includes("%welfare%") ? [] : [`${welfare} surveys`]),
    ...(level === "national" ? [] : [`${level} areas`]),
  ]
  return mapIndicator({
    publisherId: POVERTY_PLATFORM.publisherId,
    code: pipCode(column, survey),
    name: parts.join(", "),
    unit: measure.unit,
    definition,
    notes: `Surveys of ${welfare}: not comparable with those of ${welfare === "income" ? "consumption" : "income"}. Spells of comparable surveys within a country are not marked.`,
    topics: ["Poverty", "Inequality"],
    category: "population",
    aggregation: measure.aggregation ?? "average",
  })
}
