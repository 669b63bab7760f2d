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
  const give = (indicator: Nameable, candidates: readonly string[]) => {
    const name = candidates.find((candidate) => !taken.has(nameKey(candidate))) ?? indicator.id
    taken.add(nameKey(name))
    names.set(indicator.id, name)
  }
  const groups = [...sharing.values()].map((group) => group.sort(byPreference))
  // Plain names first, so that no bracketed one can take a name that somebody publishes.
  for (const [first] of groups) if (first) give(first, [plainName(first)])
  for (const [first, ...others] of groups.sort(byFirst)) {
    for (const other of others) {
      const { publisher, code } = other
      const plain = plainName(other)
      const withCode = [`${plain} (${code})`, `${plain} (${publisher}, ${code})`]
      const isOwn = other.publisherId === first?.publisherId
      give(other, isOwn ? withCode : [`${plain} (${publisher})`, ...withCode])
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

function byFirst([a]: readonly Nameable[], [b]: readonly Nameable[]): number {
  return (a?.id ?? "") < (b?.id ?? "") ? -1 : 1
}
