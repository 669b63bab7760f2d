import { exact } from "./exact.ts"
import { FRACTION_WORD, readFraction, readMagnitude, readNumberWords } from "./number-words.ts"
import type { RawQuantity } from "./raw-quantity.ts"

const COUNT = "one|two|three|four|five|six|seven|eight|nine|ten|\\d+"
/** "one in twenty", "one in four hundred": what a share is counted by. */
const WHOLE = `(?:${COUNT}|eleven|twelve|fifteen|(?:twen|thir|for|fif)ty|sixty|eighty)(?:[\\s-]+(?:hundred|thousand|${COUNT}))?`
const PERSON =
  "person|people|persons|woman|women|man|men|adults?|child|children|citizens?|inhabitants?|residents?|workers?|employees?|households?|families|family|jobs?|girls?|boys?|pupils?|voters?"
const FRACTIONS = new RegExp(
  [
    `\\b(?:(?<upper>an?|one|two|three|four|five|six|seven|eight|nine|\\d+)[\\s-]+)?(?<lower>${FRACTION_WORD})\\b`,
    `\\b(?<![\\d.,])(?<part>${COUNT})\\s+(?:(?<who>(?:\\p{L}{4,}\\s+)?(?:${PERSON})|\\p{L}{4,})\\s+)?(?:in|out of)\\s+(?:every\\s+)?(?<whole>${WHOLE})\\b`,
    `\\bevery\\s+second\\s+(?<second>\\p{L}+)`,
    `(?<glyph>\\d*[½¼¾⅓⅔])`,
  ].join("|"),
  "giu",
)
const GLYPHS: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
}

/** "a third of a billion", "half a million", "three-quarters of a million", "a quarter-million". */
const OF_SIZE = /^(?:\s+of\s+an?\s+|\s+an?\s+|-)(?<size>thousand|million|billion|trillion)\b/i

/** Shares in words: "a third", "two in five", "every second", "of every five, one". */
export function findFractions(text: string): RawQuantity[] {
  return [...text.matchAll(FRACTIONS)].flatMap((match) => {
    const { glyph, lower, part, second, upper, who, whole } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    const value =
      glyph !== undefined
        ? Number(glyph.replace(/\D/g, "") || "0") + (GLYPHS[glyph.at(-1) ?? ""] ?? 0)
        : second !== undefined
          ? readSecond(second)
          : lower !== undefined
            ? readLower(upper, lower, text.slice(end))
            : computeShare(part, whole, who)
    if (value === undefined) return []
    const size = OF_SIZE.exec(text.slice(end, end + 24))
    if (size?.groups?.["size"] !== undefined) {
      const amount = exact(value * readMagnitude(size.groups["size"]))
      return { start, end: end + size[0].length, value: amount, step: amount * 0.1, currency: null }
    }
    return { start, end, value, step: 0, currency: null, share: true, whole: readNumber(whole) }
  })
}

/** "half" alone is a share; "third" and "quarter" alone are an ordinal and a season. */
function readLower(upper: string | undefined, lower: string, after: string): number | undefined {
  if (upper === undefined && !/^(?:half|halves)$/i.test(lower)) return undefined
  if (/^half$/i.test(lower) && /^\s*(?:million|billion|trillion|thousand|dozen)/i.test(after))
    return undefined
  if (
    /^\s*(?:of|quarter|time|year|place|consecutive|straight|successive|month|term|week|day|decade|child|son|daughter|party|wave|round|attempt|season|largest|biggest|highest|lowest)/i.test(
      after,
    ) &&
    /^(?:a|an)?$/i.test(upper ?? "") &&
    !/^\s*of\b/i.test(after)
  )
    return undefined
  if (
    /^(?:half|quarter)$/i.test(lower) &&
    /^\s*of\s+(?:the\s+)?(?:\d{4}(?!\s+(?:level|figure|rate|value|total))|year)/i.test(after)
  )
    return undefined
  if (
    upper === undefined &&
    /^\s*(?:a\s+(?:century|decade|dozen)|year|century|decade)/i.test(after)
  )
    return undefined
  return readFraction(upper ?? "", lower)
}

/** "every second Kenyan", "every second household"; "every second year" is a time. */
function readSecond(who: string): number | undefined {
  return isOfPeople(who) ? 1 / 2 : undefined
}

/** Whether words name people: a noun for them, or the people of a country. */
function isOfPeople(words: string): boolean {
  return new RegExp(`(?:^|\\s)(?:${PERSON})$`, "i").test(words) || /^\p{Lu}/u.test(words)
}

function computeShare(
  part: string | undefined,
  whole: string | undefined,
  who: string | undefined,
): number | undefined {
  if (who !== undefined && !isOfPeople(who)) return undefined
  const above = readNumber(part)
  const below = readNumber(whole)
  if (above === undefined || below === undefined || below <= above || below > 1000) return undefined
  return above / below
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^\d+$/.test(text) ? Number(text) : readNumberWords(text)?.value
}
