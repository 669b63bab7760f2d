import { escapePattern } from "#domain/text/escape-pattern.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import type { TextFile } from "./list-texts.ts"

/** Where a statement stands in its file; lines and columns count from 1. */
export type PlaceInFile = { line: number; column: number; endLine: number; endColumn: number }

/** Where a statement stands. A file whose text has been taken out of its markup is searched for the words. */
export function locateClaim(
  { content, hasPlaces }: Pick<TextFile, "content" | "hasPlaces">,
  { start, end, originalText }: Pick<CheckedClaim, "start" | "end" | "originalText">,
): PlaceInFile {
  if (hasPlaces) return spanPlace(content, start, end)
  const words = originalText.split(/\s+/).map(matchWord)
  const found = new RegExp(words.join(BETWEEN)).exec(content)
  return spanPlace(content, found?.index ?? 0, (found?.index ?? 0) + (found?.[0].length ?? 0))
}

/** What may stand between two words of a page. */
const BETWEEN = "(?:\\s|<[^<>]*>|&nbsp;)+"
const APOSTROPHE = "(?:['’]|&(?:#39|#x27|#8217|apos|rsquo);)"

function matchWord(word: string): string {
  return escapePattern(word).replace(/['’]/g, APOSTROPHE)
}

function spanPlace(content: string, start: number, end: number): PlaceInFile {
  const [first, last] = [position(content, start), position(content, end)]
  return { ...first, endLine: last.line, endColumn: last.column }
}

function position(content: string, offset: number): { line: number; column: number } {
  const before = content.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}
