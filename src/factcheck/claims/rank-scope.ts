import { joinNames } from "#domain/format/join-names.ts"
import { COUNTRIES, countryByCode } from "#domain/places/find-country.ts"

import { COUNTRY_GROUPS } from "../grammar/groups.data.ts"

const JOIN = "+"

/** The scope of a rank among countries that a text names itself. */
export function scopeOfCountries(codes: readonly string[]): string {
  return codes.toSorted().join(JOIN)
}

/** The countries that a text named itself; `null` for a scope that is a group. */
export function readNamedScope(scope: string): readonly string[] | null {
  return scope.includes(JOIN) ? scope.split(JOIN) : null
}

/** Whether a country belongs to the scope of a rank; `undefined` where its members are not settled. */
export function selectMembers(scope: string): ((code: string) => boolean) | undefined {
  const named = readNamedScope(scope)
  if (named) return (code) => named.includes(code)
  const group = COUNTRY_GROUPS.find(({ code }) => code === scope)
  if (!group) return undefined
  const { members } = group
  if (members === null) return () => true
  if ("continent" in members) {
    const codes = new Set(
      COUNTRIES.filter(({ continent }) => continent === members.continent).map(({ code }) => code),
    )
    for (const code of members.without ?? []) codes.delete(code)
    return (code) => codes.has(code)
  }
  const codes = new Set(members)
  return codes.size === 0 ? undefined : (code) => codes.has(code)
}

/** "in Africa", "among Chile, Colombia and Peru". */
export function writeScope(scope: string): string {
  const named = readNamedScope(scope)
  if (named) return `among ${joinNames(named.map((code) => countryByCode(code)?.name ?? code))}`
  return `in ${COUNTRY_GROUPS.find(({ code }) => code === scope)?.name ?? "the world"}`
}
