import { conceptSlug } from "../addresses/page-paths.ts"
import { CONCEPTS, SHORT_NAMES } from "./concepts.data.ts"
import type { IndicatorId } from "./indicator.ts"

const IDS: ReadonlyMap<string, readonly IndicatorId[]> = new Map(CONCEPTS)
const BY_INDICATOR: ReadonlyMap<IndicatorId, string> = new Map(
  CONCEPTS.flatMap(([concept, ids]) => ids.map((id) => [id, concept] as const)),
)
const BY_CODE: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap(([concept, ids]) => ids.map((id) => [codeKey(id), concept] as const)),
)
const BY_SLUG: ReadonlyMap<string, string> = new Map(
  CONCEPTS.map(([concept]) => [conceptSlug(concept), concept] as const),
)

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...CONCEPTS.map(([concept]) => [concept.toLowerCase(), concept] as const),
  ...SHORT_NAMES,
])

/** All measures by their names. */
export function listConcepts(): readonly string[] {
  return CONCEPTS.map(([concept]) => concept)
}

/** The names of all measures, short ones that people use included, each with its measure. */
export function listConceptNames(): readonly (readonly [name: string, concept: string])[] {
  return [...CONCEPTS.map(([concept]) => [concept, concept] as const), ...SHORT_NAMES]
}

/** The measure that an indicator shares with others, `undefined` where no other is known to share it. */
export function findConcept(id: IndicatorId): string | undefined {
  return BY_INDICATOR.get(id)
}

/** The measure of a publisher's code without the publisher, in any case; `undefined` where none is known. */
export function findConceptByCode(code: string): string | undefined {
  return BY_CODE.get(code.toLowerCase())
}

/** The measure of a plain name such as "gdp growth", in any case; `undefined` where it names none. */
export function findConceptByName(name: string): string | undefined {
  return BY_NAME.get(name.trim().replaceAll(/\s+/g, " ").toLowerCase())
}

/** The indicators of a concept in no particular order; empty for an unknown concept. */
export function listConceptIndicators(concept: string): readonly IndicatorId[] {
  return IDS.get(concept) ?? []
}

/** The concept of an address, `undefined` where there is none. */
export function findConceptBySlug(slug: string): string | undefined {
  return BY_SLUG.get(slug.toLowerCase())
}

/** Codes, in lower case, of other publishers' indicators of the same measure. */
export function listCodesAlike(code: string): readonly string[] {
  const own = code.toLowerCase()
  const concept = findConceptByCode(own)
  const codes = concept === undefined ? [] : listConceptIndicators(concept).map(codeKey)
  return codes.filter((other) => other !== own)
}

function codeKey(id: IndicatorId): string {
  return id.slice(id.indexOf(":") + 1).toLowerCase()
}
