const PREFERENCE: readonly string[] = ["world-bank", "imf", "un", "oecd", "who", "fao", "ilo"]

/** The rank of a publisher among those that use one name: the lowest keeps it. Publishers not listed share the last rank. */
export function publisherRank(publisherId: string): number {
  const rank = PREFERENCE.indexOf(publisherId)
  return rank === -1 ? PREFERENCE.length : rank
}
