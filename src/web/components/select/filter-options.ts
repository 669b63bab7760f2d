import { foldAccents } from "#domain/text/fold-accents.ts"

/** A choice of a select. `code2` shows a flag before the label. */
export type SelectOption = { value: string; label: string; code2?: string | null }

/** The options whose label contains every space-separated word of the filter, in any case and with or without diacritics. */
export function filterOptions(
  options: readonly SelectOption[],
  filter: string,
): readonly SelectOption[] {
  const words = foldAccents(filter).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label }) => {
    const key = foldAccents(label)
    return words.every((word) => key.includes(word))
  })
}
