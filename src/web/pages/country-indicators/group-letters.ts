/** Stands for names that begin with no letter of A to Z. */
export const OTHER_LETTER = "#"

/** Things in groups by the first letter of their names, in order; what begins otherwise comes last. */
export function groupLetters<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): { letter: string; things: T[] }[] {
  const groups = Map.groupBy(things, (thing) => letterOf(nameOf(thing)))
  return [...groups]
    .map(([letter, found]) => ({ letter, things: found }))
    .sort((a, b) => orderOf(a.letter) - orderOf(b.letter))
}

/** The letter of an address such as `g` or `other`; `undefined` when it is none. */
export function parseLetter(text: string): string | undefined {
  if (text === "other") return OTHER_LETTER
  const letter = text.toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : undefined
}

/** How a letter is written in an address. */
export function letterKey(letter: string): string {
  return letter === OTHER_LETTER ? "other" : letter.toLowerCase()
}

function letterOf(name: string): string {
  const first = name.normalize("NFKD").replace(/^[^\p{L}\p{N}]+/u, "")
  const letter = first.charAt(0).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : OTHER_LETTER
}

function orderOf(letter: string): number {
  return letter === OTHER_LETTER ? Infinity : letter.charCodeAt(0)
}
