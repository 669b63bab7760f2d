import { foldAccents } from "#domain/text/fold-accents.ts"

import { orderMatches } from "../order-matches.ts"

/** A choice of a select. `code2` shows a flag before the label. */
export type SelectOption = { value: string; label: string; code2?: string | null }

/**
 * The options whose label contains every space-separated word of the filter, in any case and with or without diacritics;
 * those that begin with it first.
 */
export function filterOptions(
  options: readonly SelectOption[],
  filter: string,
): readonly SelectOption[] {
  const words = foldAccents(filter).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const found = options.filter(({ label }) => {
    const key = foldAccents(label)
    return words.every((word) => key.includes(word))
  })
  return orderMatches(found, filter, ({ label }) => label)
}
