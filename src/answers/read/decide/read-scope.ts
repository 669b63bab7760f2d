import { listNeighbours, type CountryGroup } from "#domain/places/groups.ts"

import { readLetter } from "../marks.ts"
import type { AskedScope, QuestionParts } from "../parts.ts"
import type { NameMeaning } from "../place-names.ts"
import type { Bound } from "../question.ts"
import { asksWhether, isPlural } from "./decide-operation.ts"
import { findReference } from "./find-bound.ts"

/** Countries and groups of the question, the place that figures are compared with left out. */
export function readScope({ text, names }: QuestionParts, bound: Bound | null): AskedScope {
  const scope: AskedScope = { places: [], groups: [], without: [] }
  const referenceCode = bound?.against.kind === "place" ? bound.against.code : null
  for (const match of text.matchAll(/(\{(?:without|neighbours|than)\} )?\{@(\w)\}/g)) {
    const [, lead = "", letter = ""] = match
    const name = names[readLetter(letter)]
    if (name === undefined) continue
    if (lead.includes("than") && findReference(name) === referenceCode) continue
    if (lead.includes("without")) scope.without.push(...listCodes(name))
    else if (lead.includes("neighbours")) scope.groups.push(...listNeighbourGroups(name))
    else addName(scope, name)
  }
  // "How many times the GDP of Kenya is that of Ghana?" divides the second by the first.
  if (DIVIDES_SECOND.test(text)) scope.places.reverse()
  return scope
}

/** A group as one place where its own figure is asked about, and countries as a group where their sum is. */
export function joinScope(
  parts: QuestionParts,
  scope: AskedScope,
  bound: Bound | null,
): AskedScope {
  const { places, groups } = scope
  const [group] = groups
  if (places.length === 0 && groups.length === 1 && group !== undefined)
    return asksWhether(parts) && bound !== null && group.place !== null && !isPlural(parts)
      ? { ...scope, places: [{ code: group.place, name: group.name }], groups: [] }
      : scope
  const isSummed = parts.has("sum") && places.length > 1 && groups.length === 0 && bound === null
  return isSummed ? { ...scope, places: [], groups: [makeGroup(places)] } : scope
}

function makeGroup(places: AskedScope["places"]): CountryGroup {
  return {
    id: `countries-${places
      .map(({ code }) => code)
      .sort()
      .join("-")}`,
    name: new Intl.ListFormat("en-GB").format(places.map(({ name }) => name)),
    says: [],
    members: places.map(({ code }) => code),
    place: null,
    source: "Countries named in the question",
    asOf: "2026-11",
  }
}

const DIVIDES_SECOND = /^[^@]*\{times\}[^@]*\{@\w\}[^@]*\b(?:is|was|are|were)\b[^@]*\{@\w\}[^@]*$/

function addName({ groups, places }: AskedScope, name: NameMeaning): void {
  if (name.kind === "group") groups.push(name.group)
  if (name.kind !== "country" && name.kind !== "aggregate") return
  if (!places.some(({ code }) => code === name.code))
    places.push({ code: name.code, name: name.name })
}

function listCodes(name: NameMeaning): readonly string[] {
  if (name.kind === "group") return name.group.members
  return name.kind === "country" ? [name.code] : []
}

function listNeighbourGroups(name: NameMeaning): CountryGroup[] {
  if (name.kind !== "country") return []
  return [
    {
      id: `neighbours-${name.code}`,
      name: `the neighbours of ${name.name}`,
      says: [],
      members: listNeighbours(name.code),
      place: null,
      source: "Country table: borders on land",
      asOf: "2026-11",
    },
  ]
}
