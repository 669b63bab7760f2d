import { MAX_PLACES } from "#charts/explore/explore-spec.ts"
import { readNamedList } from "#domain/format/read-named-list.ts"
import type { Country } from "#domain/places/country.ts"
import { COUNTRIES, countryByCode, findCountry, placeKey } from "#domain/places/find-country.ts"
import { findGroup } from "#domain/places/groups.ts"

import type { ComposedPlace } from "../composition.ts"

/** The places that an address names. */
export type PlaceRequest = {
  /** As they stand in the address: codes of countries, ids of groups, `all`. */
  tokens: readonly string[]
  /** Countries and regions that are named one by one. */
  singles: readonly Country[]
  places: readonly ComposedPlace[]
  /** Name of the only group, as it stands in a sentence. */
  groupName: string | null
  /** Whether there are more than can be told apart by colours. */
  isMany: boolean
  unknown: readonly string[]
}

/** One name of an address with the countries that it stands for. */
type Named = { token: string; countries: readonly Country[]; group: string | null }

/** Reads names, codes and groups with commas between. Members of a group that are named themselves stand out. */
export function readPlaces(text: string): PlaceRequest {
  const { found, unknown } = readNamedList(text, findPlaces)
  const named = [...new Map(found.map((one) => [one.token, one])).values()]
  const singles = named.flatMap(({ group, countries }) => (group === null ? countries : []))
  const all = [...new Set([...singles, ...named.flatMap(({ countries }) => countries)])]
  const isMany = all.length > MAX_PLACES
  const groups = named.flatMap(({ group }) => group ?? [])
  return {
    tokens: named.map(({ token }) => token),
    singles,
    places: all.map((country, k) => ({
      country,
      at: !isMany || singles.includes(country) ? k : null,
    })),
    groupName: groups.length === 1 ? (groups[0] ?? null) : null,
    isMany,
    unknown,
  }
}

/** The places that one name stands for; `undefined` where nothing has that name. */
export function findPlaces(name: string): Named | undefined {
  if (placeKey(name) === "all")
    return { token: "all", countries: COUNTRIES, group: "all countries" }
  const byCode = countryByCode(name)
  if (byCode) return { token: byCode.code, countries: [byCode], group: null }
  const place = findCountry(name)
  const group = place?.kind === "country" ? undefined : findGroup(name)
  // The world is one place: its members are "all".
  if (group && group.id !== "world") {
    const countries = group.members.flatMap((code) => countryByCode(code) ?? [])
    return { token: group.id, countries, group: group.name }
  }
  return place && { token: place.code, countries: [place], group: null }
}
