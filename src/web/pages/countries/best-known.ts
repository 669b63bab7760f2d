import type { PickedCountry } from "./country-lines.ts"

const SHOWN = 16

/** The addresses of a continent's countries of which most is known; `null` where all of them are few enough to be shown. */
export function bestKnown(
  countries: readonly Pick<PickedCountry, "slug" | "count">[],
): ReadonlySet<string> | null {
  if (countries.length <= SHOWN) return null
  const known = countries.toSorted((a, b) => b.count - a.count)
  return new Set(known.slice(0, SHOWN).map(({ slug }) => slug))
}
