import { lowerFirst } from "#domain/format/lower-first.ts"
import { dayText } from "#domain/time/day-text.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

/** What is known of a publisher's series that may explain why it differs from another's. */
export type SeriesFacts = {
  publisher: string
  name: string
  unit: string
  definition: string
  notes: string
  /** `YYYY-MM-DD` */
  vintage: string
  /** The year from which figures are forecasts. */
  forecastFrom: number | null
  isCompilation: boolean
}

/** Properties that the words of a publisher tell, with what is said of a series that has them while the other has not. */
const PROPERTIES: readonly (readonly [form: RegExp, sentence: string])[] = [
  [/model(?:l?ed)?\b|\bimputed\b/i, "Its figures are modelled, so that all countries have one."],
  [
    /\bnational(?:ly)? (?:estimate|reported|definition|source)/i,
    "Its figures are the national office's own.",
  ],
  [/end of (?:the )?(?:period|year)|year[- ]end/i, "It is measured at the end of the year."],
  [
    /period average|annual average|average of the year|mid-?year/i,
    "It is the average or the middle of the year.",
  ],
  [/\bfiscal year/i, "It uses fiscal years for some countries."],
  [/\bgeneral government/i, "It covers all of government."],
  [/\bcentral government/i, "It covers central government alone."],
  [/seasonally adjusted/i, "It is seasonally adjusted."],
  [/\bharmoni[sz]ed/i, "It is harmonised across countries."],
  [/\bexclud(?:es|ing)\b/i, "Its definition says what it leaves out."],
]
const BASE = /\b(?:constant|base)\D{0,12}((?:19|20)\d\d)|\b((?:19|20)\d\d)\s*=\s*100/i
const MANY_MONTHS = 6

/** Why the figures of one series may differ from another's, as far as their own descriptions tell. */
export function explainDifferences(first: SeriesFacts, other: SeriesFacts): string[] {
  return [
    ...(other.isCompilation ? ["It compiles the figures of other publishers."] : []),
    ...explainUnit(first, other),
    ...PROPERTIES.filter(([form]) => hasProperty(other, form) && !hasProperty(first, form)).map(
      ([, say]) => say,
    ),
    ...PROPERTIES.filter(([form]) => hasProperty(first, form) && !hasProperty(other, form)).map(
      ([, say]) => `${first.publisher}, by comparison: ${lowerFirst(say)}`,
    ),
    ...explainVintage(first, other),
    ...(other.forecastFrom !== null && first.forecastFrom === null
      ? [`From ${String(other.forecastFrom)} on its figures are forecasts.`]
      : []),
  ]
}

function hasProperty({ name, unit, definition, notes }: SeriesFacts, form: RegExp): boolean {
  // A name says what a series is; a definition may speak of others as well.
  const named = PROPERTIES.filter(([other]) => other.test(name)).map(([other]) => other)
  if (named.length > 0) return named.includes(form)
  return [name, unit, definition, notes].some((text) => form.test(text))
}

function explainUnit(first: SeriesFacts, other: SeriesFacts): string[] {
  const [own, found] = [readBase(first), readBase(other)]
  if (own !== null && found !== null && own !== found)
    return [`Its prices are those of ${found}, the other's those of ${own}.`]
  return countAlike(first.unit, other.unit)
    ? []
    : [`It is in ${quote(other.unit)}, the other in ${quote(first.unit)}.`]
}

/** Millions are shown in ones, and a bare "%" is of whatever the name says. */
function countAlike(first: string, other: string): boolean {
  const [own, found] = [first, other].map((unit) =>
    (unitScale(unit)?.unit ?? unit)
      .toLowerCase()
      .replace(/\blabour\b/g, "labor")
      .replace(/\btotal /g, ""),
  )
  const isBare = (unit?: string) => unit === "%"
  const isShare = (unit?: string) => unit?.startsWith("%") === true
  return own === found || ((isBare(own) || isBare(found)) && isShare(own) && isShare(found))
}

function readBase({ unit, name }: SeriesFacts): string | null {
  const found = BASE.exec(unit) ?? BASE.exec(name)
  return found?.[1] ?? found?.[2] ?? null
}

function explainVintage(first: SeriesFacts, other: SeriesFacts): string[] {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const apart = months(other.vintage) - months(first.vintage)
  if (Math.abs(apart) < MANY_MONTHS) return []
  return [
    apart < 0
      ? `It is older: from ${dayText(other.vintage)}, the other from ${dayText(first.vintage)}. Figures are revised over time.`
      : `It is newer: from ${dayText(other.vintage)}, the other from ${dayText(first.vintage)}. Figures are revised over time.`,
  ]
}

function quote(unit: string): string {
  return unit === "" ? "a unit that is not named" : `“${unit}”`
}
