import { getPlaceNames, type NameMeaning } from "./place-names.ts"
import { makeMark, tidy } from "./marks.ts"

type Word = { text: string; start: number; end: number }

/** A text with marks for the places named in it, the longest name at a spot; `from` counts those found before. */
export function markPlaces(text: string, from = 0): { text: string; names: NameMeaning[] } {
  const words = splitWords(text)
  const names: NameMeaning[] = []
  let marked = ""
  let copied = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    const entry = word && findLongest(words, at)
    if (!word || !entry) continue
    marked += text.slice(copied, word.start) + makeMark("@", from + names.length)
    copied = words[entry.last]?.end ?? word.end
    names.push(entry.meaning)
    at = entry.last
  }
  return { text: tidy(marked + text.slice(copied)), names }
}

/** Words between spaces, hyphens and points; those of marks are left out, and articles within names. */
function splitWords(text: string): Word[] {
  return [...text.matchAll(/\{[^}]*\}|[\p{L}\p{N}]+/gu)]
    .filter(([word]) => word !== "the")
    .map((match) => ({
      text: match[0] === "st" ? "saint" : match[0],
      start: match.index,
      end: match.index + match[0].length,
    }))
}

type Fit = { meaning: NameMeaning; last: number }

function findLongest(words: readonly Word[], at: number): Fit | undefined {
  const first = words[at]
  if (!first || isPronoun(words, at)) return undefined
  for (const entry of getPlaceNames().get(first.text) ?? []) {
    const last = findEnd(entry.words, words, at)
    if (last !== undefined) return { meaning: entry.meaning, last }
  }
  return undefined
}

/** Where a name ends that begins at a word; "and" within it counts for nothing, as in the table of names. */
function findEnd(name: readonly string[], words: readonly Word[], at: number): number | undefined {
  let next = at
  for (const [k, wanted] of name.entries()) {
    if (k > 0 && words[next]?.text === "and") next += 1
    if (words[next]?.text !== wanted) return undefined
    next += 1
  }
  return next - 1
}

/** "Tell us": the United States are meant anywhere else. */
function isPronoun(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? ""
  return words[at]?.text === "us" && /^(?:tell|give|show|let)$/.test(before)
}
