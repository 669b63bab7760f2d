/** The most pieces between commas that one name may have: "Korea, Dem. People's Rep." has two, indicators have more. */
const MAX_PARTS = 12

/**
 * Reads names separated by commas where a name may hold commas itself: of the readings that begin at a part the longest
 * that is known counts. Names that are not known are given as they stand between two commas.
 */
export function readNamedList<T>(
  text: string,
  find: (name: string) => T | undefined,
): { found: T[]; unknown: string[] } {
  const parts = text.split(",")
  const found: T[] = []
  const unknown: string[] = []
  let at = 0
  while (at < parts.length) {
    const known = findLongest(listFrom(parts, at), find)
    const name = (parts[at] ?? "").trim()
    if (known) found.push(known.value)
    else if (name !== "") unknown.push(name)
    at += known?.length ?? 1
  }
  return { found, unknown }
}

/** Every text of a list that may be a name, for callers that must look them up before they are read. */
export function listSplits(text: string): string[] {
  const parts = text.split(",")
  return [...new Set(parts.flatMap((_, at) => listFrom(parts, at).map(({ name }) => name)))]
}

type Split = { name: string; length: number }

/** The readings that begin at a part, the longest first. */
function listFrom(parts: readonly string[], at: number): Split[] {
  const most = Math.min(MAX_PARTS, parts.length - at)
  return Array.from({ length: most }, (_, k) => ({
    name: parts
      .slice(at, at + most - k)
      .join(",")
      .trim(),
    length: most - k,
  })).filter(({ name }) => name !== "")
}

function findLongest<T>(
  splits: readonly Split[],
  find: (name: string) => T | undefined,
): { value: T; length: number } | undefined {
  for (const { name, length } of splits) {
    const value = find(name)
    if (value !== undefined) return { value, length }
  }
  return undefined
}
