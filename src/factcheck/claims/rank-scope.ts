import { joinNames } from "#domain/format/join-names.ts"
import { COUNTRIES, countryByCode } from "#domain/places/find-country.ts"

import { COUNTRY_GROUPS } from "../grammar/groups.data.ts"

const JOIN = "+"
const SIZED = /^(?<size>\d+)\//

/** The countries among which a text ranks one: all of `codes`, or `size` of them where it does not say which. */
export type NamedScope = { codes: readonly string[]; size: number }

/** The scope of a rank among countries that a text names itself. */
export function scopeOfCountries({ codes, size }: NamedScope): string {
  const names = codes.toSorted().join(JOIN)
  return size === codes.length ? names : `${String(size)}/${names}`
}

/** The countries that a text named itself; `null` for a scope that is a group. */
export function readNamedScope(scope: string): NamedScope | null {
  if (!scope.includes(JOIN)) return null
  const codes = scope.replace(SIZED, "").split(JOIN)
  const size = SIZED.exec(scope)?.groups?.["size"]
  return { codes, size: size === undefined ? codes.length : Number(size) }
}

/** Whether a country belongs to the scope of a rank; `undefined` where its members are not settled. */
export function selectMembers(scope: string): ((code: string) => boolean) | undefined {
  const named = readNamedScope(scope)
  if (named) return (code) => named.codes.includes(code)
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

/** A group of which a text counts another number of countries than it has: who belongs to it is not settled. */
export function scopeOfSize(group: string, size: number): string {
  const isMember = selectMembers(group)
  const codes = COUNTRIES.map(({ code }) => code).filter((code) => isMember?.(code) === true)
  return codes.length === 0 || codes.length === size ? group : scopeOfCountries({ codes, size })
}

/** "in Africa", "among Chile, Colombia and Peru", "among 3 of Chile, Colombia, Ecuador and Peru". */
export function writeScope(scope: string): string {
  const named = readNamedScope(scope)
  if (named) {
    const { codes, size } = named
    const of = size === codes.length ? "" : `${String(size)} of `
    return `among ${of}${joinNames(codes.map((code) => countryByCode(code)?.name ?? code))}`
  }
  return `in ${COUNTRY_GROUPS.find(({ code }) => code === scope)?.name ?? "the world"}`
}
