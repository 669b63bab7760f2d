/** The longest text by which names are filtered; what is longer is cut. */
export const LONGEST_FILTER = 60

/** What stands in place of a list that a filter leaves empty. */
export const NO_NAME_WITH_WORDS = "No indicator has these words in its name."

/** Whether each word of a filter, in any order and case, stands in a name; an empty filter fits every name. */
export function hasWords(name: string, words: string): boolean {
  const text = name.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
