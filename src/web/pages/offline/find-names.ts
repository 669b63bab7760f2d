/** A name and the path of its page. */
export type OfflineName = [name: string, path: string]

const SHOWN = 20

/** The names that contain every word, in any case; none for an empty question. */
export function findNames(names: readonly OfflineName[], query: string): readonly OfflineName[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return names
    .filter(([name]) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, SHOWN)
}

/** Countries by their names first, then what ranking finds; until it has answered, and where it finds nothing, all by their names. */
export function chooseNames(
  byName: readonly OfflineName[],
  ranked: readonly OfflineName[] | undefined,
): readonly OfflineName[] {
  if (ranked === undefined || ranked.length === 0) return byName
  const countries = byName.filter(([, path]) => path.startsWith("/countries/"))
  return [...countries, ...ranked]
}
