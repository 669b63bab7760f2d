import { foldAccents } from "#domain/text/fold-accents.ts"

/** A piece of a text, and whether it is what the visitor typed. */
export type TextPart = { text: string; isMatch: boolean }

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * Cuts a text where words begin with what was typed, in any case, with or without diacritics.
 * The parts joined are the text; without a match there is one part.
 */
export function highlightMatches(text: string, typed: string): TextPart[] {
  const letters = Array.from(text)
  const matched = matchedLetters(letters, splitWords(typed))
  const parts: TextPart[] = []
  for (const [k, letter] of letters.entries()) {
    const isMatch = matched[k] ?? false
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  }
  return joinAcrossSpaces(parts)
}

function matchedLetters(letters: readonly string[], words: readonly string[]): boolean[] {
  // One folded letter may be several (ß, ﬁ) or none, so each remembers the letter it came from.
  const folded: string[] = []
  const origin: number[] = []
  for (const [k, letter] of letters.entries()) {
    for (const piece of foldAccents(letter)) {
      folded.push(piece)
      origin.push(k)
    }
  }
  const matched = letters.map(() => false)
  for (const word of words) {
    const wanted = Array.from(word)
    for (let at = 0; at + wanted.length <= folded.length; at += 1) {
      const startsWord = at === 0 || !LETTER_OR_DIGIT.test(folded[at - 1] ?? "")
      if (!startsWord || !wanted.every((piece, k) => folded[at + k] === piece)) continue
      for (let k = 0; k < wanted.length; k += 1) matched[origin[at + k] ?? 0] = true
    }
  }
  return matched
}

function splitWords(typed: string): string[] {
  return foldAccents(typed).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Two matches with only a space between them read as one. */
function joinAcrossSpaces(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const [k, part] of parts.entries()) {
    const last = joined.at(-1)
    const isBridge = part.text === " " && last?.isMatch === true && parts[k + 1]?.isMatch === true
    if (last && (isBridge || (part.isMatch && last.isMatch))) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
