import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"

import type { ComposedMeasure } from "../composition.ts"
import type { PlaceRequest } from "../read/read-places.ts"

const MAX_NAMED = 3

/** The measures as they stand in a title. */
export function nameMeasures(measures: readonly ComposedMeasure[]): string {
  return capitalize(joinNames(measures.map(({ name }) => name)))
}

/** The places as they stand in a title: their names, the group, or how many they are. */
export function describePlaces({ places, groupName, singles }: PlaceRequest): string {
  if (groupName !== null && singles.length === 0) return groupName
  const names = places.map(({ country }) => country.name)
  return names.length <= MAX_NAMED ? joinNames(names) : `${String(names.length)} countries`
}
