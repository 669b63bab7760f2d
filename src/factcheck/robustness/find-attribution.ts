import { listConceptIndicators, findConceptByCode } from "#domain/indicators/concepts.ts"

import type { Measure } from "../grammar/measure.ts"
import { NAMED_PUBLISHERS } from "./named-publishers.data.ts"

/** Whom a text names as the source of a figure. */
export type NamedSource = { name: string; publisherId: string }

/** The forms in which a sentence names each publisher as its source. */
const FORMS = NAMED_PUBLISHERS.map(({ name, publisherId, says }) => {
  const who = `(?:[Tt]he\\s+)?(?:${says})(?:['’]s?)?`
  const named = [
    `\\b(?:[Aa]ccording\\s+to|[Aa]s\\s+reported\\s+by|reported\\s+by|published\\s+by|estimated\\s+by|[Dd]ata\\s+(?:from|of|by)|[Ff]igures\\s+(?:from|of|by)|[Ee]stimates\\s+(?:from|of|by)|[Ss]ource:?)\\s+${who}(?!\\w)`,
    `${who}\\s+(?:data|figures|estimates|statistics|numbers)\\b`,
    `${who}\\s+(?:says?|said|reports?|reported|estimates?|estimated|puts?|shows?|found)\\b`,
  ]
  return {
    name,
    publisherId,
    isNamed: new RegExp(says, "u"),
    isSource: new RegExp(`(?<!\\w)(?:${named.join("|")})`, "u"),
  }
})

/** The publisher that a sentence names as its source; `undefined` where it names none that is known. */
export function findNamedSource(sentence: string): NamedSource | undefined {
  const found = FORMS.find(
    ({ isNamed, isSource }) => isNamed.test(sentence) && isSource.test(sentence),
  )
  return found && { name: found.name, publisherId: found.publisherId }
}

/** The measure with the named publisher's codes before all others; `undefined` where it has none of it. */
export function byPublisher(measure: Measure, { publisherId }: NamedSource): Measure | undefined {
  const concepts = measure.codes.flatMap(
    (code) => findConceptByCode(code.replace(/^[a-z-]+:/, "")) ?? [],
  )
  const own = [...new Set(concepts)]
    .flatMap((concept) => listConceptIndicators(concept))
    .filter((id) => id.startsWith(`${publisherId}:`))
  return own.length === 0 ? undefined : { ...measure, codes: [...own, ...measure.codes] }
}
