/** A text in small letters without accents, for comparison: `Côte` is `cote`. */
export function foldAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
}
