/** What stands before an item of a list: "- ", "• ", "* ", "1) ", "2. ", "(a) ", "iv) ". */
const MARKER =
  /^\s*(?:[-–—*•●▪‣◦·o✓➤►](?=\s+[\p{L}\p{N}(“"'*_])|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\)(?=\s+\S)|(?:\d{1,2}|[a-zA-Z])\.(?=\s+[\p{L}“"'*_]))\s+/u

/** How many characters of a line are the marker of a list's item; 0 where it has none. */
export function markerLength(line: string): number {
  const found = MARKER.exec(line.slice(0, 12))?.[0]
  // "A. Smith said" and "I. Introduction" begin with a letter that is part of the line.
  return found === undefined || /^\s*[A-Z]\./.test(found) ? 0 : found.length
}

const NUMBERED = /(?:^|[\s;,/:])\(?(?<number>\d{1,2})\)\s+(?=[\p{L}“"'])/gu

/** Where the items of a list within one line begin and where their numbers do: "1) inflation 2% 2) growth 3%". */
export function findInlineItems(line: string): { start: number; body: number }[] {
  const items = [...line.matchAll(NUMBERED)].map(({ index, 0: whole, groups }) => ({
    number: Number(groups?.["number"]),
    start: index,
    body: index + whole.length,
  }))
  const isCounted = items.every(({ number }, k) => number === k + 1)
  return items.length > 1 && isCounted ? items : []
}
