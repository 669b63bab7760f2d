/** Where the last match of a global pattern begins in a text; -1 where there is none. */
export function lastIndex(form: RegExp, text: string): number {
  return [...text.matchAll(form)].at(-1)?.index ?? -1
}
