import { readLetter, type Marked } from "./marks.ts"

/** Marks that say of a balance the opposite of what they say of a deficit. */
const OPPOSITE: Readonly<Record<string, string>> = {
  above: "below",
  below: "above",
  highest: "lowest",
  lowest: "highest",
  most: "least",
  least: "most",
  up: "down",
  down: "up",
}
const TURNED = new RegExp(`\\{(${Object.keys(OPPOSITE).join("|")})\\}`, "g")

/**
 * Figures are of balances, in which a deficit is less than nothing: "a deficit above 5%" is a balance below −5%, and the
 * largest deficit is the lowest balance. The smallest of a deficit or a surplus is not read: the balances next to it are
 * of the other kind.
 */
export function turnDeficits<T extends Marked>(marked: T): T {
  const kind = /\{(deficit|surplus)\}/.exec(marked.text)?.[1]
  if (kind === undefined) return marked
  if (/\{(?:lowest|least)\}/.test(marked.text))
    return { ...marked, text: `${marked.text} {unknown:smallest ${kind}}` }
  if (kind === "surplus") return marked
  const limits = new Set(
    [...marked.text.matchAll(/\{%(\w)\}/g)]
      .filter(({ index }) =>
        /(?:\{(?:above|below)\}|\bbetween)[^{]*$/.test(textBefore(marked, index)),
      )
      .map(([, letter = ""]) => readLetter(letter)),
  )
  return {
    ...marked,
    text: marked.text.replace(TURNED, (mark, word: string) => `{${OPPOSITE[word] ?? mark}}`),
    quantities: marked.quantities.map((quantity, k) =>
      limits.has(k) ? { ...quantity, ...negate(quantity) } : quantity,
    ),
  }
}

function textBefore({ text }: Marked, index: number): string {
  return text.slice(0, index).replace(/\{equal\} ?/g, "")
}

function negate({ value, upper }: { value: number; upper: number | null }) {
  return upper === null ? { value: -value, upper } : { value: -upper, upper: -value }
}
