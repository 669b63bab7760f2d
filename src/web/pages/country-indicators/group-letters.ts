import { isNamedByCode } from "#domain/indicators/named-by-code.ts"

/** Stands for names that begin with no letter of A to Z. */
export const OTHER_LETTER = "#"

/** Stands for indicators of which only the code is known. */
export const CODES_ONLY = "codes"

/** Things in groups by the first letter of their names, in order; what begins otherwise comes last but for codes. */
export function groupLetters<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): { letter: string; things: T[] }[] {
  const groups = Map.groupBy(things, (thing) => getLetter(nameOf(thing)))
  return [...groups]
    .map(([letter, found]) => ({ letter, things: found }))
    .sort((a, b) => getOrder(a.letter) - getOrder(b.letter))
}

/** The letter of an address such as `g` or `other`; `undefined` when it is none. */
export function parseLetter(text: string): string | undefined {
  if (text === "other") return OTHER_LETTER
  if (text === CODES_ONLY) return CODES_ONLY
  const letter = text.toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : undefined
}

/** How a letter is written in an address. */
export function letterKey(letter: string): string {
  return letter === OTHER_LETTER ? "other" : letter.toLowerCase()
}

function getLetter(name: string): string {
  if (isNamedByCode(name)) return CODES_ONLY
  const first = name.normalize("NFKD").replace(/^[^\p{L}\p{N}]+/u, "")
  const letter = first.charAt(0).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : OTHER_LETTER
}

function getOrder(letter: string): number {
  if (letter === CODES_ONLY) return Infinity
  return letter === OTHER_LETTER ? Number.MAX_VALUE : letter.charCodeAt(0)
}
