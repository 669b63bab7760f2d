/** Words of a page where they stand: the lower left corner, the width and the size of the letters. */
export type PlacedWords = { text: string; x: number; y: number; width: number; size: number }

type Line = { text: string; y: number; right: number; size: number; isRow: boolean }

/** A gap between words of a line this many letters wide is one between cells. */
const CELL_GAP = 2
/** Lines further apart than this many usual distances begin a new paragraph. */
const PARAGRAPH_GAP = 1.3
const SHORT_LINE = 0.8
/** Lines of one paragraph are at most two of their letters apart. */
const MAX_SPACED = 2

/** The paragraphs and rows of a page: lines that only wrap are joined, for a line end would end the sentence. */
export function joinLines(words: readonly PlacedWords[]): string[] {
  const lines = placeLines(words)
  const distance = usualDistance(lines)
  const right = Math.max(...lines.map((line) => line.right), 0)
  const paragraphs: string[] = []
  lines.forEach((line, k) => {
    const before = lines[k - 1]
    const last = paragraphs.at(-1)
    if (
      before === undefined ||
      last === undefined ||
      isNewParagraph(before, line, { distance, right })
    )
      paragraphs.push(line.text)
    else paragraphs[paragraphs.length - 1] = joinWrapped(last, line.text)
  })
  return paragraphs
}

function placeLines(words: readonly PlacedWords[]): Line[] {
  const lines: (PlacedWords & { cells: string[] })[] = []
  for (const word of words) {
    if (word.text.trim() === "") continue
    const line = lines.at(-1)
    const isSame = line && Math.abs(line.y - word.y) < line.size / 2 && word.x >= line.x
    if (!line || !isSame) {
      lines.push({ ...word, cells: [word.text] })
      continue
    }
    const gap = word.x - (line.x + line.width)
    if (gap > CELL_GAP * word.size) line.cells.push(word.text)
    else {
      const space = gap > word.size / 10 && !/\s$/.test(line.cells.at(-1) ?? "") ? " " : ""
      line.cells.push(`${line.cells.pop() ?? ""}${space}${word.text}`)
    }
    line.width = word.x + word.width - line.x
  }
  return lines.map(({ cells, x, y, width, size }) => {
    const tidy = cells.map((cell) => cell.replace(/\s+/g, " ").trim())
    const isRow = tidy.length > 1
    return {
      text: isRow ? `| ${tidy.join(" | ")} |` : (tidy[0] ?? ""),
      y,
      right: x + width,
      size,
      isRow,
    }
  })
}

function usualDistance(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map(({ y }, k) => (lines[k]?.y ?? y) - y)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b)
  const size = Math.max(...lines.map((line) => line.size), 0)
  return Math.min(gaps[Math.floor(gaps.length / 4)] ?? 0, size * MAX_SPACED)
}

function isNewParagraph(
  before: Line,
  line: Line,
  { distance, right }: { distance: number; right: number },
): boolean {
  if (before.isRow || line.isRow) return true
  const gap = before.y - line.y
  if (gap < 0 || gap > distance * PARAGRAPH_GAP) return true
  if (Math.abs(before.size - line.size) > 0.5) return true
  if (/^(?:[•‣▪–-]|\d+[.)])\s/.test(line.text)) return true
  return before.right < right * SHORT_LINE && /[.!?:]["”’)]?$/.test(before.text)
}

/** A hyphen at the end of a line is one of the setting or of the word: "infla-tion", but "under-five" and "debt-to-GDP". */
function joinWrapped(first: string, second: string): string {
  const [, word] = /(?:^|[\s(["“‘'])([\p{L}\d'’-]*\p{L})-$/u.exec(first) ?? []
  if (word === undefined || !/^[\p{L}\d]/u.test(second)) return `${first} ${second}`
  const isOfWord = word.includes("-") || ENDS_COMPOUND.test(second) || !/^\p{Ll}/u.test(second)
  return (isOfWord ? first : first.slice(0, -1)) + second
}

/** Words that stand behind a hyphen of their own in texts about figures: "second-largest", "year-on-year", "low-income". */
const ENDS_COMPOUND =
  /^(?:account|adjusted|average|based|biggest|by|called|capita|digit|driven|earning|economy|employed|ever|exchange|fed|fifths?|fives?|fold|fourths?|growing|half|highest|income|largest|led|level|lived|lowest|market|most|month|old|olds|on|point|poorest|populous|price|quarters?|rate|related|richest|run|skilled|smallest|tenths?|term|than|thirds?|time|to|weighted|wide|worst|year)(?![\p{L}])/u

/** How many pages must begin or end alike before that is their header or footer. */
const REPEATED = 3

/** Pages without the lines that stand at the head or the foot of all of them, whatever their number. */
export function withoutHeadersAndFooters(pages: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>()
  const key = (line: string | undefined) => (line ?? "").replace(/\d+/g, "#")
  for (const lines of pages)
    for (const one of new Set([key(lines[0]), key(lines.at(-1))]))
      counts.set(one, (counts.get(one) ?? 0) + 1)
  const isRepeated = (line: string | undefined) =>
    line !== undefined && line.length < 200 && (counts.get(key(line)) ?? 0) >= REPEATED
  return pages.map((lines) => {
    const from = isRepeated(lines[0]) ? 1 : 0
    const to = lines.length > from && isRepeated(lines.at(-1)) ? lines.length - 1 : lines.length
    return lines.slice(from, to)
  })
}
