import { EXPLORE_KEYS } from "./explore-spec.ts"

/** Keys by which addresses of compositions name what others name otherwise. */
const ALIASES: Readonly<Record<string, (typeof EXPLORE_KEYS)[number]>> = {
  as: "layout",
  indicator: "i",
  indicators: "i",
  country: "c",
  countries: "c",
}

/** Every key that an address of a composition is read by: page, embed, card and files take the same. */
export const EXPLORE_ADDRESS_KEYS = [...EXPLORE_KEYS, ...Object.keys(ALIASES)]

/** Every key of a composition once under its own name: values of several fields of a form are one list. */
export function withExploreKeys(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of given) {
    const own = ALIASES[key] ?? key
    if (value.trim() === "") continue
    // Each note stands in a key of its own.
    if (own === "note") {
      query.append(own, value)
      continue
    }
    const before = query.get(own)
    query.set(own, before === null || !["i", "c"].includes(own) ? value : `${before},${value}`)
  }
  return query
}
