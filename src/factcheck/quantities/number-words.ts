const ONES: Readonly<Record<string, number>> = {
  zero: 0,
  nought: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** What words and letters after a number multiply it by. */
export const MAGNITUDES: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  thousands: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  mio: 1e6,
  billion: 1e9,
  billions: 1e9,
  b: 1e9,
  bn: 1e9,
  bln: 1e9,
  trillion: 1e12,
  trillions: 1e12,
  t: 1e12,
  tn: 1e12,
  trn: 1e12,
  tln: 1e12,
  quadrillion: 1e15,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  dozen: 12,
  dozens: 12,
}

/** Counting words up to trillions as one pattern, without anchors. */
export const NUMBER_WORD = [
  ...Object.keys(ONES),
  ...Object.keys(TENS),
  "hundred",
  "thousand",
  "million",
  "billion",
  "trillion",
  "lakh",
  "crore",
  "dozen",
].join("|")

type Counting = { total: number; group: number; step: number; isEmpty: boolean }

/** Reads "two hundred and ten million", "twenty-five", "a million", "one and a half billion"; `undefined` for other words. */
export function readNumberWords(text: string): { value: number; step: number } | undefined {
  const words = text
    .toLowerCase()
    .replace(/-/g, " ")
    .split(/[\s,]+/)
    .filter((word) => word !== "and" && word !== "")
  const counting: Counting = { total: 0, group: 0, step: 1, isEmpty: true }
  for (let at = 0; at < words.length;) {
    const used = takeWord(words, at, counting)
    if (used === 0) return undefined
    at += used
  }
  const { total, group, step, isEmpty } = counting
  if (isEmpty) return undefined
  return { value: total + group, step: total !== 0 && group !== 0 ? 1 : step }
}

/** Takes the word at a position and gives how many words that used; 0 for a word that counts nothing. */
function takeWord(words: readonly string[], at: number, counting: Counting): number {
  const word = words[at] ?? ""
  if (word === "a" || word === "an") return takeArticle(words[at + 1], counting)
  if (word === "point") return takeDecimals(words.slice(at + 1), counting)
  const unit = ONES[word] ?? TENS[word]
  const size = MAGNITUDES[word]
  if (unit === undefined && size === undefined) return 0
  counting.isEmpty = false
  if (unit !== undefined) {
    counting.group += unit
    counting.step = Math.min(counting.step, 1)
  } else if (size !== undefined) takeSize(size, counting)
  return 1
}

function takeArticle(next: string | undefined, counting: Counting): number {
  if (next !== "half") {
    if (counting.group === 0) counting.group = 1
    return 1
  }
  counting.group += 0.5
  counting.step = 0.1
  counting.isEmpty = false
  return 2
}

function takeDecimals(words: readonly string[], counting: Counting): number {
  const stop = words.findIndex((word) => (ONES[word] ?? 10) > 9)
  const digits = (stop === -1 ? words : words.slice(0, stop)).map((word) => ONES[word])
  if (digits.length === 0) return 0
  counting.group += Number(`0.${digits.join("")}`)
  counting.step = 10 ** -digits.length
  counting.isEmpty = false
  return digits.length + 1
}

function takeSize(size: number, counting: Counting): void {
  if (size === 100 || size === 12) {
    counting.group = Math.max(counting.group, 1) * size
    return
  }
  const isWhole = counting.group % 1 === 0
  counting.total += (counting.group === 0 ? 1 : counting.group) * size
  counting.step = (isWhole ? 1 : 0.1) * size
  counting.group = 0
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
}

/** "first" to "twentieth", in their order. */
export const ORDINAL_WORDS: readonly string[] = Object.keys(ORDINALS)

/** Pattern of ordinals, without anchors. */
export const ORDINAL = `(?:${ORDINAL_WORDS.join("|")}|\\d{1,3}(?:st|nd|rd|th))`

/** "third", "21st": the place in an order. */
export function readOrdinal(text: string): number | undefined {
  const word = text.toLowerCase()
  return (
    ORDINALS[word] ?? (/^\d+(?:st|nd|rd|th)$/.test(word) ? Number.parseInt(word, 10) : undefined)
  )
}

const FRACTION_WORDS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
}

/** Pattern of the lower part of fractions, without anchors. */
export const FRACTION_WORD = Object.keys(FRACTION_WORDS).join("|")

/** "two-thirds", "a quarter", "half" as a share of one. */
export function readFraction(upper: string, lower: string): number | undefined {
  const below = FRACTION_WORDS[lower.toLowerCase()]
  if (below === undefined) return undefined
  const word = upper.toLowerCase()
  const above = word === "" || word === "a" || word === "an" ? 1 : (ONES[word] ?? Number(word))
  return Number.isFinite(above) ? above / below : undefined
}

/** The size that words of magnitude multiply by: "hundred thousand" is 100,000; 1 without any. */
export function readMagnitude(text: string | undefined): number {
  if (text === undefined) return 1
  return text
    .toLowerCase()
    .split(/\s+/)
    .reduce((size, word) => size * (MAGNITUDES[word] ?? 1), 1)
}
