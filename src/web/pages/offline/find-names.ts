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
