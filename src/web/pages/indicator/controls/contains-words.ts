/** Whether every space-separated word of a filter is contained in the text, in any case; an empty filter fits all. */
export function containsWords(text: string, filter: string): boolean {
  const key = text.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => key.includes(word))
}
