const LONGEST_WORD = 64
const before = new Uint8Array(LONGEST_WORD + 1)
const above = new Uint8Array(LONGEST_WORD + 1)
const row = new Uint8Array(LONGEST_WORD + 1)

/**
 * Edits that turn a text into a word: letters added, left out, replaced, or two neighbours swapped.
 * `whole` compares with the whole word, `prefix` with the beginning of it that fits best.
 * Texts above 64 letters are never near anything.
 */
export function prefixDistance(text: string, word: string): { whole: number; prefix: number } {
  if (text.length > LONGEST_WORD || word.length > LONGEST_WORD)
    return { whole: Infinity, prefix: Infinity }
  for (let column = 0; column <= word.length; column += 1) above[column] = column
  for (let line = 1; line <= text.length; line += 1) {
    row[0] = line
    for (let column = 1; column <= word.length; column += 1) {
      row[column] = cheapestEdit(text, word, { line, column })
    }
    before.set(above)
    above.set(row)
  }
  let prefix = Infinity
  for (let column = 0; column <= word.length; column += 1) {
    prefix = Math.min(prefix, above[column] ?? Infinity)
  }
  return { whole: above[word.length] ?? Infinity, prefix }
}

function cheapestEdit(text: string, word: string, at: { line: number; column: number }): number {
  const { line, column } = at
  const letter = text.charCodeAt(line - 1)
  const other = word.charCodeAt(column - 1)
  const replaced = (above[column - 1] ?? 0) + (letter === other ? 0 : 1)
  const least = Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1)
  const swapped =
    line > 1 &&
    column > 1 &&
    letter === word.charCodeAt(column - 2) &&
    text.charCodeAt(line - 2) === other
  return swapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least
}
