import { capitalize } from "../format/capitalize.ts"

/** The twelve categories of the tab list, in the order shown. Every indicator has exactly one. */
export const CATEGORIES = [
  "agriculture",
  "economy",
  "education",
  "health",
  "infrastructure",
  "labour",
  "monetary",
  "price",
  "population",
  "tax",
  "tourism",
  "trade",
] as const

export type Category = (typeof CATEGORIES)[number]

/** The nine to which filters narrow first, as specified; Finance is a part of Monetary. */
const PRESET = [
  "agriculture",
  "economy",
  "finance",
  "health",
  "labour",
  "monetary",
  "population",
  "tax",
  "trade",
]

/** The choices of a filter: the preset, then the other categories. */
export const CATEGORY_FILTERS: readonly { value: string; label: string }[] = [
  ...new Set([...PRESET, ...CATEGORIES]),
].map((value) => ({ value, label: capitalize(value) }))

/** The tab name of a category: `Agriculture`. */
export function categoryLabel(category: Category): string {
  return capitalize(category)
}

/** Reads a category in any case; `finance` is an alias inside Monetary. `undefined` when unknown. */
export function parseCategory(text: string): Category | undefined {
  const key = text.trim().toLowerCase()
  if (key === "finance") return "monetary"
  return CATEGORIES.find((category) => category === key)
}
