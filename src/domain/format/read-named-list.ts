/** A name may hold so many commas: "Korea, Dem. People's Rep." has one, names of indicators have several. */
const MOST_PARTS = 12

/**
 * Reads names separated by commas where a name may hold commas itself: of the readings that begin at a part the longest
 * that is known counts. Names that are not known are given as they stand between two commas.
 */
export async function readNamedList<T>(
  text: string,
  find: (name: string) => Promise<T | undefined> | T | undefined,
): Promise<{ found: T[]; unknown: string[] }> {
  const parts = text.split(",")
  const found: T[] = []
  const unknown: string[] = []
  let at = 0
  while (at < parts.length) {
    const known = await findLongest(parts.slice(at, at + MOST_PARTS), find)
    const name = (parts[at] ?? "").trim()
    if (known) found.push(known.value)
    else if (name !== "") unknown.push(name)
    at += known?.length ?? 1
  }
  return { found, unknown }
}

async function findLongest<T>(
  parts: readonly string[],
  find: (name: string) => Promise<T | undefined> | T | undefined,
): Promise<{ value: T; length: number } | undefined> {
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join(",").trim()
    const value = name === "" ? undefined : await find(name)
    if (value !== undefined) return { value, length }
  }
  return undefined
}
