import { getMeasure } from "#factcheck/read-text.ts"

import { REFUSALS } from "../../present/refusals.ts"
import { readLetter, type Marked } from "../marks.ts"
import type { Refusal } from "../question.ts"
import { refuse } from "../refuse.ts"

/** Measures of people as such: beside another measure they only say whose share it is. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["population"])
/** Measures that an adjective alone may have meant, where the question names a measure in full. */
const ADJECTIVES: ReadonlySet<string> = new Set(["gdp-per-head", "growth"])

/** The one measure that marks name, with why there is none. */
export function chooseMeasure({ text, quantities }: Marked): string | Refusal {
  const ids = [...new Set([...text.matchAll(/\{m:([\w-]+)\}/g)].map(([, id]) => id ?? ""))]
  const [only] = ids
  if (only === undefined) return guessMeasure(text, quantities)
  if (ids.length === 1) return only
  const joined = joinMeasures(ids, text)
  if (joined !== undefined) return joined
  const others = ids.filter((id) => !OF_PEOPLE.has(id))
  const [other] = others
  if (others.length === 1 && other !== undefined && isOfPeople(other) && !PEOPLE_ASKED.test(text))
    return other
  const [named, second] = others.filter((id) => !ADJECTIVES.has(id))
  if (named !== undefined && second === undefined && isNamedLast(text, named)) return named
  const labels = ids.map((id) => getMeasure(id)?.label ?? id)
  return {
    ...refuse(REFUSALS.severalMeasures(labels)),
    state: "ambiguous",
  }
}

/** "More people than in Ghana": people are asked about themselves. */
const PEOPLE_ASKED = /\{m:population\} \{(?:above|below|highest|lowest|most|least)\}/

/** "The richest country by GDP" names its measure after the adjective; "the GDP of the richest country" asks for two things. */
function isNamedLast(text: string, named: string): boolean {
  const last = Math.max(...[...ADJECTIVES].map((id) => text.lastIndexOf(`{m:${id}}`)))
  // People beside a bound are refused later, with a better reason than that there are two measures.
  if (last === -1) return /\{(?:above|below)\}/.test(text)
  return text.lastIndexOf(`{m:${named}}`) > last
}

/** One measure that two together mean: "share of agriculture in GDP". */
function joinMeasures(ids: readonly string[], text: string): string | undefined {
  if (ids.length !== 2) return undefined
  if (ids.includes("population") && ids.includes("growth")) return "population-growth"
  // "What growth rate did Ghana's industry post?"
  const [grown] = ids.includes("growth") ? ids.filter((id) => id !== "growth") : []
  if (grown !== undefined && getMeasure(`${grown}-growth`) !== undefined) return `${grown}-growth`
  return ids.includes("gdp") && text.includes("{share}")
    ? ids.find((id) => isShareOfGdp(id))
    : undefined
}

function isShareOfGdp(id: string): boolean {
  const measure = getMeasure(id)
  return measure?.kind === "share" && measure.label.includes("GDP")
}

/** Shares and rates that describe people: "the literacy rate of the population". */
function isOfPeople(id: string): boolean {
  const kind = getMeasure(id)?.kind
  return kind === "share" || kind === "rate"
}

/** "More than 3 million people" and "how many people live in Kenya" name no measure but people. */
function guessMeasure(text: string, quantities: Marked["quantities"]): string | Refusal {
  if (quantities.some(({ unit }) => unit === "people")) return "population"
  const isOfPeopleAlone = /\b(?:people|persons|inhabitants|residents|population|citizens)\b/.test(
    text,
  )
  if (isOfPeopleAlone && !hasSmallBound(text, quantities)) return "population"
  if (text.includes("{size}")) return refuseSize()
  return refuse(REFUSALS.noMeasure)
}

/** "People above 70" are compared with an age or a share: no country has so few. */
function hasSmallBound(text: string, quantities: Marked["quantities"]): boolean {
  const letter = /\{(?:above|below)\}[^{]*\{%(\w)\}/.exec(text)?.[1]
  const quantity = letter === undefined ? undefined : quantities[readLetter(letter)]
  return quantity !== undefined && quantity.value < MIN_PEOPLE
}

/** The Pitcairn Islands and the Vatican have fewer; nobody asks which countries have more than that. */
const MIN_PEOPLE = 1000

function refuseSize(): Refusal {
  return {
    ...refuse(REFUSALS.sizeByWhat),
    state: "ambiguous",
  }
}
