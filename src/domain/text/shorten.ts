/** A text of at most `longest` characters; a longer one is cut and ends in "…". */
export function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}

/** The same length, cut behind a whole word: for sentences, where half a word would be read as another one. */
export function shortenAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, " ")}…`
}
