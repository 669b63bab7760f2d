import { KNOWN_WORDS, type Formula, type NamedFormula, type Sign } from "./formula.ts"

export type ParsedFormula = NamedFormula | { problem: string }

/** A longer formula is not read. */
const LONGEST_FORMULA = 300
/** Deeper brackets are not read. */
const DEEPEST = 20
const NAME = /^\s*([^():*/+=]{2,60})\s*[:=]\s*(.+)$/s

/** Reads `a/b`, `per(a, population)` or `Debt per head: a/population`. Never throws: what cannot be read is named. */
export function parseFormula(text: string): ParsedFormula {
  if (text.length > LONGEST_FORMULA)
    return { problem: `A formula has at most ${String(LONGEST_FORMULA)} characters.` }
  const named = NAME.exec(text)
  const name = named?.[1]?.trim() ?? null
  const reader = createReader(named?.[2] ?? text)
  try {
    const formula = readSum(reader, 0)
    reader.skip()
    if (reader.rest() !== "")
      throw new Unreadable(`“${reader.rest().slice(0, 30)}” is not expected here.`)
    return { text: text.trim(), name, formula }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

/** What is wrong with a formula, for its author. */
class Unreadable extends Error {}

/** A function has fewer parts than it takes. */
class MissingPart extends Unreadable {}

type Reader = ReturnType<typeof createReader>

function createReader(text: string) {
  let at = 0
  const skip = () => {
    while (/\s/.test(text.charAt(at))) at += 1
  }
  return {
    skip,
    rest: () => text.slice(at),
    /** Takes the text that a pattern matches here. */
    take: (pattern: RegExp): string | undefined => {
      skip()
      const found = new RegExp(pattern.source, "iy")
      found.lastIndex = at
      const taken = found.exec(text)?.[0]
      at += taken?.length ?? 0
      return taken
    },
  }
}

function readSum(reader: Reader, depth: number): Formula {
  let left = readProduct(reader, depth)
  for (;;) {
    const sign = reader.take(/[+\-−]/)
    if (sign === undefined) return left
    const right = readProduct(reader, depth)
    left = { kind: "operation", sign: sign === "+" ? "+" : "-", left, right }
  }
}

function readProduct(reader: Reader, depth: number): Formula {
  let left = readPart(reader, depth)
  for (;;) {
    const sign = reader.take(/[*/×÷]/)
    if (sign === undefined) return left
    const right = readPart(reader, depth)
    const own: Sign = sign === "*" || sign === "×" ? "*" : "/"
    left = { kind: "operation", sign: own, left, right }
  }
}

function readPart(reader: Reader, depth: number): Formula {
  if (depth > DEEPEST) throw new Unreadable("The brackets are nested too deeply.")
  if (reader.take(/\(/) !== undefined) {
    const inside = readSum(reader, depth + 1)
    expect(reader, /\)/, "A bracket is not closed.")
    return inside
  }
  const number = reader.take(/\d+(?:\.\d+)?/)
  if (number !== undefined) return { kind: "number", value: Number(number) }
  const word = reader.take(/[a-z]+/)?.toLowerCase()
  if (word === undefined) {
    const rest = reader.rest().slice(0, 20)
    throw new Unreadable(rest === "" ? "The formula ends too early." : `“${rest}” cannot be read.`)
  }
  return reader.take(/\(/) === undefined ? readInput(word) : readCall(reader, word, depth + 1)
}

function readInput(word: string): Formula {
  if (isInput(word)) return { kind: "input", name: word }
  throw new Unreadable(
    `“${word}” is not a known input: use a to d for the indicators in order, or ${KNOWN_WORDS.join(", ")}.`,
  )
}

function isInput(word: string): boolean {
  return /^[a-d]$/.test(word) || KNOWN_WORDS.some((known) => known === word)
}

const CALLS: Readonly<Record<string, (reader: Reader, input: Formula, depth: number) => Formula>> =
  {
    per: (reader, input, depth) => ({
      kind: "operation",
      sign: "/",
      left: input,
      right: readNext(reader, depth),
    }),
    real: (reader, input, depth) => ({
      kind: "real",
      input,
      deflator: readNext(reader, depth),
      year: readYear(reader),
    }),
    index: (reader, input) => ({ kind: "index", input, year: readYear(reader) }),
    share: readShare,
    growth: (_reader, input) => ({ kind: "call", name: "growth", input }),
    change: (_reader, input) => ({ kind: "call", name: "change", input }),
    ytd: (_reader, input) => ({ kind: "call", name: "ytd", input }),
    cagr: (reader, input) => ({
      kind: "cagr",
      input,
      from: readYear(reader),
      to: readYear(reader),
    }),
    ma: (reader, input) => {
      expectComma(reader)
      const count = Number(reader.take(/\d+/))
      if (!(count >= 2 && count <= 60))
        throw new Unreadable("ma takes 2 to 60 periods, as in ma(a, 3).")
      return { kind: "average", input, periods: count }
    },
    sum: (reader, input) => {
      expect(reader, /over\b/, "sum needs a group, as in sum(a over ecowas).")
      return { kind: "sum", input, group: readPlaceName(reader) }
    },
  }

function readCall(reader: Reader, word: string, depth: number): Formula {
  const call = CALLS[word]
  if (!call)
    throw new Unreadable(
      `There is no function “${word}”. The functions are ${Object.keys(CALLS).join(", ")}.`,
    )
  try {
    const formula = call(reader, readSum(reader, depth), depth)
    expect(reader, /\)/, `${word}( is not closed, or has too many parts.`)
    return formula
  } catch (error) {
    const example = error instanceof MissingPart ? EXAMPLES[word] : undefined
    throw example === undefined ? error : new Unreadable(`${word} needs more, as in ${example}.`)
  }
}

/** Of the functions that take more than one part. */
const EXAMPLES: Readonly<Record<string, string>> = {
  per: "per(a, population)",
  real: "real(a, deflator, 2015)",
  index: "index(a, 2010)",
  share: "share(a, World)",
  cagr: "cagr(a, 2000, 2020)",
  ma: "ma(a, 3)",
}

/** A share of another input, or of the same in a place. */
function readShare(reader: Reader, input: Formula): Formula {
  expectComma(reader)
  const text = readPlaceName(reader)
  const word = text.toLowerCase()
  return isInput(word)
    ? { kind: "share", input, of: { kind: "input", name: word } }
    : { kind: "place-share", input, place: text }
}

function readPlaceName(reader: Reader): string {
  const text = reader.take(/[^(),]+/)?.trim() ?? ""
  if (text === "") throw new Unreadable("The name of a place is missing.")
  return text
}

function readNext(reader: Reader, depth: number): Formula {
  expectComma(reader)
  return readSum(reader, depth)
}

function readYear(reader: Reader): number {
  expectComma(reader)
  const year = reader.take(/[12]\d{3}(?!\d)/)
  if (year === undefined) throw new Unreadable("A year such as 2015 is missing.")
  return Number(year)
}

function expectComma(reader: Reader): void {
  if (reader.take(/,/) === undefined) throw new MissingPart("A part after a comma is missing.")
}

function expect(reader: Reader, pattern: RegExp, problem: string): void {
  if (reader.take(pattern) === undefined) throw new Unreadable(problem)
}
