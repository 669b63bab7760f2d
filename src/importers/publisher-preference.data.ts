const PREFERENCE: readonly string[] = ["world-bank", "imf", "un", "oecd", "who", "fao", "ilo"]

/** Place of a publisher when several use one name: the lowest keeps it; publishers not listed come last, alike. */
export function publisherRank(publisherId: string): number {
  const rank = PREFERENCE.indexOf(publisherId)
  return rank === -1 ? PREFERENCE.length : rank
}
