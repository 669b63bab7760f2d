import { nameKey } from "#domain/indicator.ts"

import { publisherRank } from "./publisher-preference.data.ts"

/** What an indicator's unique name is made from. */
export type Nameable = {
  id: string
  publisherId: string
  publisher: string
  code: string
  publishedName: string
}

/**
 * The unique name of each indicator, by id. Of those whose published names differ in symbols and case only, the
 * publisher first in the order of preference has the plain name; the others carry their publisher in brackets, and
 * their code where that is not enough. The order of the input does not matter.
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
  // Plain names first, so that no bracketed one can take a name that somebody publishes.
  for (const { key, group } of groups) {
    const [first] = group
    if (!first) continue
    const name = plainName(first)
    // Blanks and their number make no difference to the key: only a name made up for none has another.
    taken.add(name === first.id ? nameKey(name) : key)
    names.set(first.id, name)
  }
  for (const { group } of groups.filter(isShared).sort(byFirst)) {
    const [first, ...others] = group
    for (const other of others) {
      const { publisher, code } = other
      const plain = plainName(other)
      const withCode = [`${plain} (${code})`, `${plain} (${publisher}, ${code})`]
      const isOwn = other.publisherId === first?.publisherId
      const candidates = isOwn ? withCode : [`${plain} (${publisher})`, ...withCode]
      const name = candidates.find((candidate) => !taken.has(nameKey(candidate))) ?? other.id
      taken.add(nameKey(name))
      names.set(other.id, name)
    }
  }
  return names
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
