import { shortenAtWord } from "#domain/text/shorten.ts"

/** Search engines show no more of a description. */
const LONGEST_DESCRIPTION = 160

/** What a page says of itself in results of search engines, of the length that they show. */
export function pageDescription(text: string): string {
  return shortenAtWord(text, LONGEST_DESCRIPTION)
}
