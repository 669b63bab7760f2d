/** Asks the server for indicators of a country by words of their names; `undefined` when it cannot be asked. */
export async function findIndicators(
  words: string,
  country: string,
  signal?: AbortSignal,
): Promise<string[] | undefined> {
  const query = new URLSearchParams({ name: words.trim(), country })
  try {
    const response = await fetch(
      `/api/v1/indicator/filter?${query.toString()}`,
      signal ? { signal } : {},
    )
    return response.ok ? readNames(await response.json()) : undefined
  } catch {
    // Without a connection, or when the next letter came first, the list that is there stays.
    return undefined
  }
}

/** The names in the server's answer; `undefined` when it has another shape. */
export function readNames(body: unknown): string[] | undefined {
  const data = readField(body, "data")
  const list = readField(data, "indicator")
  if (!Array.isArray(list)) return undefined
  return list.map((item) => readField(item, "name")).filter((name) => typeof name === "string")
}

function readField(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : undefined
}
