import type { Span } from "../claims/claim-types.ts"

import { findInlineItems, markerLength } from "./list-markers.ts"
import { splitLines } from "./split-lines.ts"

/** The longest sentence in characters. Longer ones are cut, so that a text without full stops takes no longer to match. */
const LONGEST_SENTENCE = 600

const ABBREVIATIONS = new Set([
  "mr",
  "mrs",
  "ms",
  "dr",
  "prof",
  "st",
  "vs",
  "no",
  "nos",
  "approx",
  "fig",
  "figs",
  "e.g",
  "i.e",
  "cf",
  "etc",
  "al",
  "jan",
  "feb",
  "mar",
  "apr",
  "jun",
  "jul",
  "aug",
  "sep",
  "sept",
  "oct",
  "nov",
  "dec",
  "inc",
  "ltd",
  "co",
  "corp",
  "gov",
  "gen",
  "sen",
  "rep",
  "hon",
  "p.c",
  "p.a",
  "ca",
  "est",
  "vol",
  "ch",
  "sec",
  "pp",
  "p.p",
  "rs",
  "sh",
  "u.s",
  "u.k",
  "u.n",
  "u.a.e",
  "e.u",
  "d.c",
  "jr",
  "sr",
  "ave",
  "min",
  "max",
  "bn",
  "mn",
])

/**
 * Sentences with their offsets. Lines and items of lists end sentences too; stops after abbreviations and inside numbers
 * do not. The marker of an item, "1)" or "-", belongs to no sentence.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  for (const line of splitLines(text)) {
    const [first, ...items] = findInlineItems(line.text)
    const body = line.start + (first?.start === 0 ? first.body : markerLength(line.text))
    const starts = first && first.start > 0 ? [first, ...items] : items
    let start = body
    for (const item of starts) {
      pushSentences(text, start, line.start + item.start, spans)
      start = line.start + item.body
    }
    pushSentences(text, start, line.end, spans)
  }
  return spans
}

function pushSentences(text: string, from: number, to: number, spans: Span[]): void {
  let start = from
  const stops = /[.!?…]+["”’')\]]*(?=\s|$)|[。]/g
  for (const match of text.slice(from, to).matchAll(stops)) {
    const at = from + match.index
    const end = at + match[0].length
    if (!endsSentence(text, start, at, end)) continue
    pushPieces(text, start, end, spans)
    start = end
  }
  pushPieces(text, start, to, spans)
}

function endsSentence(text: string, start: number, stop: number, end: number): boolean {
  if (text[stop] !== ".") return true
  const after = text.slice(end, end + 12).trimStart()
  if (after === "") return true
  // "grew by 3.5 per cent. it" is rare; "approx. 3 million" and "U.S. growth" are not.
  const word = lastWord(text, start, stop)
  if (word === "") return true
  if (ABBREVIATIONS.has(word.toLowerCase())) return isEndAfterAbbreviation(word, after)
  if (/^[A-Z]$/.test(word)) return false
  return /^["“‘'([A-Z0-9\u00C0-\u024F…[]/.test(after) || after.startsWith("\n")
}

/** Only abbreviations that often end a sentence do so, and only before a word that can begin one. */
function isEndAfterAbbreviation(word: string, after: string): boolean {
  // "imported $16.8bn. Money sent home": an amount is followed by no name.
  if (/^(?:bn|mn)$/i.test(word)) return /^["“‘'(]?\p{Lu}/u.test(after)
  if (!/^(?:u\.s|u\.k|etc|p\.c|p\.a|e\.u)$/i.test(word)) return false
  return /^(?:The|It|Its|In|By|This|That|But|And|However|They|We|A|An|On|For|At|As|Meanwhile)\b/.test(
    after,
  )
}

function lastWord(text: string, start: number, stop: number): string {
  const before = text.slice(Math.max(start, stop - 20), stop)
  return /([\p{L}][\p{L}.]*)$/u.exec(before)?.[1] ?? (/\d$/.test(before) ? "#" : "")
}

function pushPieces(text: string, from: number, to: number, spans: Span[]): void {
  let start = from
  while (start < to) {
    while (start < to && /\s/.test(text[start] ?? "")) start += 1
    if (start >= to) return
    const end = to - start > LONGEST_SENTENCE ? cutAt(text, start) : to
    spans.push({ start, end: trimEnd(text, start, end) })
    start = end
  }
}

function cutAt(text: string, start: number): number {
  const limit = start + LONGEST_SENTENCE
  const space = text.lastIndexOf(" ", limit)
  return space > start + LONGEST_SENTENCE / 2 ? space : limit
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end
  while (at > start && /\s/.test(text[at - 1] ?? "")) at -= 1
  return at
}
