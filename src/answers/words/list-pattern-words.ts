/**
 * The whole words that a pattern may match, stems with each of their endings: `chang(?:e|ed)` is change and changed. Pieces
 * of words are left out.
 */
export function listPatternWords(pattern: string): string[] {
  const plain = pattern.replace(/\\[a-zA-Z]/g, " ").replace(/[^a-z()?:|[\]]/g, " ")
  const words = [...listEndings(plain), ...listWholeWords(plain)]
  return [...new Set(words)].filter((word) => word.length > 2)
}

function listEndings(plain: string): string[] {
  return [...plain.matchAll(/([a-z]{2,})\(\?:([a-z|]+)\)(\??)/g)].flatMap(
    ([, stem = "", endings = "", isOptional = ""]) => [
      ...endings.split("|").map((ending) => stem + ending),
      ...(isOptional === "" ? [] : [stem]),
    ],
  )
}

/** `members?` is both; of `neighbou?rs` and `chang(` the pieces are left out. */
function listWholeWords(plain: string): string[] {
  return [...plain.matchAll(/([a-z]+)(\??)/g)].flatMap((match) => {
    const [whole, word = "", isOptional = ""] = match
    const before = plain[match.index - 1] ?? " "
    const after = plain[match.index + whole.length] ?? " "
    if (isOptional !== "") return /[a-z(]/.test(after) ? [] : [word, word.slice(0, -1)]
    return /[([]/.test(after) || /[)?\]]/.test(before) ? [] : [word]
  })
}
