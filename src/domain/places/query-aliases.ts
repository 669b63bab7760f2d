const OWN_NAMES = [
  ["color", "colour"],
  ["color2", "colour2"],
] as const

const YEAR = String.raw`(\d{4})(?:-\d\d){0,2}`
const TIME = new RegExp(`^(?:${YEAR}|earliest)?(\\.\\.(?:${YEAR}|latest)?)?$`)

/**
 * A query in this site's own keys where it holds the ones that users of other chart sites write: `color`,
 * `time=2000..2010` for years, `country=NGA~GHA` for one indicator in two countries. `undefined` where it holds none.
 */
export function withOwnKeys(query: URLSearchParams): URLSearchParams | undefined {
  const own = new URLSearchParams(query)
  for (const [alias, name] of OWN_NAMES) rename(own, alias, name)
  readTime(own)
  readCountries(own)
  return own.toString() === query.toString() ? undefined : own
}

/** What the address already says in our own key stands. */
function rename(query: URLSearchParams, alias: string, name: string): void {
  const value = query.get(alias)
  query.delete(alias)
  if (value !== null) setNew(query, name, value)
}

function setNew(query: URLSearchParams, name: string, value: string | undefined): void {
  if (value !== undefined && !query.has(name)) query.set(name, value)
}

/** `2000..2010`, `2000..latest`, `earliest..2010` or one year; other words are not ours to guess. */
function readTime(query: URLSearchParams): void {
  const match = TIME.exec(query.get("time") ?? "none")
  if (!match) return
  const [, first, range, last] = match
  query.delete("time")
  setNew(query, "startYear", first)
  setNew(query, "endYear", range === undefined ? first : last)
}

function readCountries(query: URLSearchParams): void {
  const [first = "", second, ...others] = (query.get("country") ?? "").replace(/^~/, "").split("~")
  if (first === "" || others.length > 0) return
  query.set("country", first)
  if (second === undefined || query.has("country2")) return
  query.set("country2", second)
  setNew(query, "indicator2", query.get("indicator") ?? undefined)
}
