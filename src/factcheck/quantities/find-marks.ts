import { readCurrencySuffix } from "./currency-suffix.ts"
import { MARK, readHedge } from "./hedges.ts"
import { NUMBER_WORD, readMagnitude, readNumberWords } from "./number-words.ts"
import type { RawQuantity } from "./raw-quantity.ts"

const AMOUNT = new RegExp(
  `\\b(?:the|a|its|their)\\s+(?<amount>(?:(?<count>\\d+(?:\\.\\d+)?|half|${NUMBER_WORD})[\\s-]+)?(?<size>million|billion|trillion)[\\s-]+(?<currency>\\p{L}+))(?=[\\s-]+(?:${MARK})\\b)`,
  "giu",
)

/** Round amounts of money that are passed, said as one word: "the trillion-dollar barrier". */
export function findMarks(text: string): RawQuantity[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const { amount = "", count = "one", size, currency = "" } = match.groups ?? {}
    const code = readCurrencySuffix(` ${currency}`)?.code
    const times = readCount(count)
    if (code === undefined || times === undefined) return []
    const by = readMagnitude(size)
    const end = match.index + match[0].length
    const start = end - amount.length
    // A mark that is only reached for, or in sight, states no figure.
    if (readHedge(text.slice(0, start), text.slice(end, end + 20)) === null) return []
    return { start, end, value: times * by, step: by, currency: code }
  })
}

function readCount(count: string): number | undefined {
  if (/^half$/i.test(count)) return 0.5
  return /^\d/.test(count) ? Number(count) : readNumberWords(count)?.value
}
