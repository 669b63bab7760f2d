import { nameKey } from "#domain/indicators/indicator.ts"

import { publisherRank } from "../publisher-preference.data.ts"
import { PUBLISHER_SHORT_NAMES } from "./publisher-short-names.data.ts"

/** What an indicator's unique name is made from. */
export type Nameable = {
  id: string
  publisherId: string
  publisher: string
  code: string
  publishedName: string
  unit?: string
  sourceTitle?: string
}

/**
 * Gives each indicator a unique name, by id. Where published names differ only in symbols and case, the preferred
 * publisher gets the plain name and the others get their publisher in brackets. Indicators of one publisher are kept
 * apart by being shares, by their unit, by the title of their source, or as a last resort by their code. The order of
 * the input does not matter.
 */
export function assignNames(indicators: readonly Nameable[]): Map<string, string> {
  const sharing = new Map<string, Nameable[]>()
  for (const indicator of indicators) {
    const key = nameKey(indicator.publishedName)
    const others = sharing.get(key)
    if (others) others.push(indicator)
    else sharing.set(key, [indicator])
  }
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const groups = [...sharing].map(([key, group]) => ({ key, group: group.sort(byPreference) }))
  // Plain names first, so that no name with brackets takes a name that is published.
  for (const { key, group } of groups) {
    const [first] = group
    if (!first) continue
    const name = plainName(first)
    // Collapsing blanks does not change the key; only an id that replaces a missing name has another key.
    taken.add(name === first.id ? nameKey(name) : key)
    names.set(first.id, name)
  }
  for (const { group } of groups.filter(isShared).sort(byFirst)) {
    const [first, ...others] = group
    for (const other of others) {
      const name =
        listCandidates(other, first).find((candidate) => !taken.has(nameKey(candidate))) ?? other.id
      taken.add(nameKey(name))
      names.set(other.id, name)
    }
  }
  return names
}

/** Lists names for an indicator that shares its name with `first`, the most readable one first. */
function listCandidates(other: Nameable, first: Nameable | undefined): string[] {
  const { publisherId, code } = other
  const publisher = PUBLISHER_SHORT_NAMES[publisherId] ?? other.publisher
  const plain = plainName(other)
  const isOwn = publisherId === first?.publisherId
  const source = isOwn ? findDifference(other.sourceTitle, first.sourceTitle) : ""
  return [
    ...(isOwn ? listOwnCandidates(plain, other.unit ?? "", first.unit ?? "") : []),
    ...(isOwn ? [] : [`${plain} (${publisher})`]),
    ...(source === "" ? [] : [`${plain} (${source})`]),
    `${plain} (${code})`,
    `${plain} (${publisher}, ${code})`,
  ]
}

/** Names that say what is counted: "Teachers (% female)" beside "Teachers, female" becomes "Teachers, share (% female)". */
function listOwnCandidates(plain: string, unit: string, firstUnit: string): string[] {
  if (unit === "" || unit === firstUnit) return []
  if (!unit.includes("%")) return [`${plain} (${unit})`]
  const bracket = / \([^()]*\)$/.exec(plain)?.[0] ?? ""
  return [`${plain.slice(0, plain.length - bracket.length)}, share${bracket}`]
}

/** The words of a title that differ from another title, without the common beginning and end: "females". */
function findDifference(title = "", other = ""): string {
  const words = title.split(/[\s()]+/).filter((word) => word !== "")
  const others = other.split(/[\s()]+/).filter((word) => word !== "")
  if (title === "" || other === "") return ""
  let start = 0
  while (start < words.length && words[start] === others[start]) start += 1
  let end = 0
  while (end < words.length - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const different = words.slice(start, words.length - end).join(" ")
  return different.replace(/^[\s–:,-]+|[\s–:,-]+$/g, "")
}

function plainName({ publishedName, id }: Nameable): string {
  return publishedName.replace(/\s+/g, " ").trim() || id
}

function byPreference(a: Nameable, b: Nameable): number {
  return publisherRank(a.publisherId) - publisherRank(b.publisherId) || (a.id < b.id ? -1 : 1)
}

type Group = { group: readonly Nameable[] }

function isShared({ group }: Group): boolean {
  return group.length > 1
}

function byFirst({ group: [a] }: Group, { group: [b] }: Group): number {
  return (a?.id ?? "") < (b?.id ?? "") ? -1 : 1
}
