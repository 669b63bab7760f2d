/** A text of at most `longest` characters; a longer one is cut and ends in "…". */
export function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
}
