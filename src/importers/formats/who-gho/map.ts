import { nameFromCode } from "#domain/indicators/named-by-code.ts"
import { parseUnit } from "#domain/units/parse-unit.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { legendSentence, type AnswerCodes } from "./answer-codes.ts"
import { CLEARER_NAMES, MISSING_NAMES, SUBJECTS } from "./indicator-names.data.ts"
import { CODE_BEGINNINGS, GHO_LABELS } from "./labels.data.ts"

export const GHO_SOURCE: Source = {
  id: "who-gho",
  publisherId: "who",
  publisher: "World Health Organization",
  title: "Global Health Observatory",
  licence: "CC BY-NC-SA 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by-nc-sa/3.0/igo/",
  attribution: "World Health Organization: Global Health Observatory",
  redistribute: "non-commercial",
  url: "https://www.who.int/data/gho",
}

/** A value of a dimension that divides an indicator's figures: SEX, FMLE. */
export type DimensionPart = { dimension: string; value: string }

/** The publisher's code with the codes of its parts: `WHOSIS_000001.FMLE`. */
export function makeCode(code: string, parts: readonly DimensionPart[]): string {
  return [code, ...parts.map(({ value }) => value)].join(".")
}

/** What else is known about an indicator: `codes` are the answers that its numbers mean. */
type Described = {
  labels: ReadonlyMap<string, string>
  hasRanges: boolean
  codes?: AnswerCodes | undefined
}

/** The indicator of a code or a part of it; `labels` are the names of the list of indicators. */
export function mapGhoIndicator(
  code: string,
  parts: readonly DimensionPart[],
  { labels, hasRanges, codes }: Described,
): ImportedIndicator {
  const listed = CLEARER_NAMES[code] ?? labels.get(code) ?? MISSING_NAMES[code] ?? ""
  const published = listed === code ? "" : tidyName(listed)
  const unit = mapUnit(published)
  return mapIndicator({
    publisherId: GHO_SOURCE.publisherId,
    code: makeCode(code, parts),
    name:
      published === ""
        ? nameFromCode(makeCode(code, parts), mapSubject(code))
        : mapName(published, parts.map(mapLabel)),
    ...(codes ? { unit: "code", aggregation: "last" } : unit === "" ? {} : { unit }),
    topics: ["Health"],
    notes: [
      ...(codes ? [legendSentence(codes)] : []),
      ...(hasRanges ? ["A figure for several years stands at the last of them."] : []),
    ].join(" "),
  })
}

function mapSubject(code: string): string {
  return SUBJECTS.find(([beginning]) => code.startsWith(beginning))?.[1] ?? ""
}

/** The list of indicators is written for web pages and not always evenly: `&#8805;`, `<sub>10</sub>`, `12 months, (%)`. */
function tidyName(published: string): string {
  return published
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/<\/?su[bp]>/g, "")
    .replace(/\)\(/g, ") (")
    .replace(/\s+\)/g, ")")
    .replace(/,(?=\s*(?:\(|$))/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** Puts the parts before the unit: "Life expectancy at birth, female (years)". */
function mapName(published: string, labels: readonly string[]): string {
  if (labels.length === 0) return published
  const unit = / \([^()]*\)$/.exec(published)?.[0] ?? ""
  return [published.slice(0, published.length - unit.length), ...labels].join(", ") + unit
}

function mapUnit(published: string): string {
  const unit = parseUnit(published)
  if (unit !== "") return unit
  return /\bin (US\$|PPP int\$)$/.exec(published)?.[1] ?? ""
}

function mapLabel({ dimension, value }: DimensionPart): string {
  const label = GHO_LABELS[`${dimension}:${value}`]
  if (label !== undefined) return label
  if (dimension === "AGEGROUP") return ageLabel(value)
  if (dimension === "ENVCAUSE") return `cause ${value.replace(/^ENVCAUSE0*/, "")}`
  const words = value.replace(CODE_BEGINNINGS, "").replace(/[_-]+/g, " ").trim().toLowerCase()
  return words === "" ? value : words
}

/** `YEARS15-19` is 15-19, `AGE25-PLUS` and `AGE25+` are 25+. */
function ageLabel(value: string): string {
  const ages = value.replace(/^(YEARS|AGE)/, "").replace(/-?PLUS$/, "+")
  return /^\d/.test(ages)
    ? ages
    : ages === "Unspecified"
      ? "age not specified"
      : value.toLowerCase()
}
